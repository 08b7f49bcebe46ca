import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { boundTitle, minBinding } from "../bindings.ts";
import { isInHeading, isLineOf, isWhole, isWithin } from "../field-path.ts";
import { areMostly } from "../samples.ts";
import type { Adjustment } from "./adjustment.ts";
import { maxRecurring } from "./distinct-title.ts";

const minGoingOn = 0.5;

/**
 * A heading in parts around a slash, or over several lines, is one title, not one of them: `acme / rockets`. Who owns it, where that
 * was asked for and stands nowhere else, is what comes before the slash.
 */
export const wholeHeading: Adjustment = {
  name: "the whole of a heading in parts or lines",
  adjust: (bindings, { set, asked }) => {
    const title = boundTitle(asked, bindings);
    const whole = title ? (wholeOf(title.field, set) ?? lineAround(title.field, set)) : undefined;
    if (!title || !whole) return bindings;
    const owner = asked.findIndex(({ concept }, i) => concept?.id === "owner" && !bindings[i]?.field);
    const first = isSlashed(whole, set) ? set.fields.find(({ path }) => isWithin(path, whole.path)) : undefined;
    const titled = bindings.with(title.column, { field: whole, score: title.score });
    return owner >= 0 && first ? titled.with(owner, { field: first, score: minBinding }) : titled;
  },
};

/** Whether a text is part of a heading that is shown whole. */
export const isPartOfHeading = ({ path }: Field, { path: whole }: Field): boolean =>
  isWhole(whole) && isInHeading(whole) && isIn(path, whole);

const isIn = (path: string, whole: string): boolean => isWithin(path, whole) || isLineOf(path, whole);

/** The innermost whole heading that a part of one belongs to. */
function wholeOf({ path }: Field, set: RecordSet): Field | undefined {
  if (!isInHeading(path)) return undefined;
  return set.fields
    .filter((whole) => isWhole(whole.path) && isIn(path, whole.path) && isOneTitle(whole, set))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** What is left of a line of which words stand in bold is that whole line: `<b>Flat</b> with terrace`. */
function lineAround({ path }: Field, set: RecordSet): Field | undefined {
  if (!isInHeading(path) || !path.endsWith("/plain")) return undefined;
  return set.fields
    .filter((whole) => isWhole(whole.path) && path.startsWith(`${whole.path.slice(0, -1)}>`) && isInHeading(whole.path))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

const isOneTitle = (whole: Field, set: RecordSet): boolean =>
  (isSlashed(whole, set) || set.fields.some((part) => isFurtherLine(part, whole, set) || goesOn(part, whole))) &&
  set.fields.every(({ path }) => !isWithin(path, whole.path) || isInHeading(path));

/** The own words of a heading that go on in lower case after what is set apart in it. */
const goesOn = ({ path, samples }: Field, whole: Field): boolean =>
  `${path}=` === whole.path &&
  areMostly(minGoingOn, whole, (sample) =>
    samples.some((own) => own.length < sample.length && sample.endsWith(own) && /^\p{Ll}/u.test(own)),
  );

const isSlashed = ({ path: whole }: Field, { fields }: RecordSet): boolean =>
  fields.some(({ path }) => path === `${whole}|/1`);

/** A further line of a heading that each record has its own one of: what recurs says where a record belongs. */
const isFurtherLine = ({ path }: Field, { path: whole }: Field, { fields, count }: RecordSet): boolean =>
  /:line(?:#\d+)?$/.test(path) &&
  (path.startsWith(`${whole.slice(0, -1)}>`) || isLineOf(path, whole)) &&
  fields.every((part) => !isIn(part.path, whole) || part.distinct > count * maxRecurring);
