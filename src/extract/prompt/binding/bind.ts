import type { Field, RecordSet } from "../../../domain/survey.ts";
import { bindingScore } from "./field-fit.ts";
import { withBackground } from "./background.ts";
import { namedForOther } from "./named-for-other.ts";
import { linkFit } from "./role-fit.ts";
import type { Concept } from "../concept.ts";
import { nameFit } from "./name-fit.ts";
import { sharesLine } from "./place-weight.ts";
import { preferPersonAsHeading } from "./prefer-person.ts";
import { remember } from "../../remember.ts";
import { wordsOf } from "../words.ts";

export const minBinding = 0.3;

export type Asked = { readonly title: string; readonly concept: Concept | null };
export type Binding = { readonly field: Field | null; readonly score: number };

/** The same words for every set, so that what is known of a name and them is found again. */
const wordsOfTitle = remember((title): readonly string[] => wordsOf(title));

/** What each thing asked for is bound to, and the fields that tell what is common in records and was not asked for. */
export type Bound = { readonly bindings: Binding[]; readonly common: readonly Field[] };

/** Gives each thing asked for the field that serves it best; a field serves one column, best pairs first. */
export const bindColumns = (set: RecordSet, asked: readonly Asked[]): Binding[] => bindAmongCommon(set, asked).bindings;

/** The same, and what else of common things the record tells. */
export function bindAmongCommon(set: RecordSet, asked: readonly Asked[]): Bound {
  const everything = withBackground(asked);
  const all = bindApart(set, everything, asked.length);
  const common = all.slice(asked.length).flatMap(({ field }, i) => {
    const concept = everything[asked.length + i]?.concept;
    return field && concept && isClearly(field, concept) ? [field] : [];
  });
  return { bindings: all.slice(0, asked.length), common };
}

/** A title, or a value of the very type: a bare number may be a price and may be anything else. */
const isClearly = (field: Field, { role, types }: Concept): boolean => role === "title" || field.type === types[0];

function bindApart(set: RecordSet, asked: readonly Asked[], told: number): Binding[] {
  const words = asked.map(({ title }) => wordsOfTitle(title));
  const isOfOther = namedForOther(asked.slice(0, told), words);
  const pairs: Pair[] = [];
  const firstTitle = asked.findIndex(({ concept }) => concept?.role === "title");
  asked.forEach(({ concept }, column) =>
    set.fields.forEach((field, order) => {
      const isSecond = concept?.role === "title" && column !== firstTitle;
      if (isSecond && isCalledOtherwise(field, concept, words[column] ?? [])) return;
      const fit = bindingScore(field, set, concept, words[column] ?? [], order);
      if (fit < minBinding) return;
      const score = fit * (isOfOther(field, concept, words[column] ?? []) ? otherWeight : 1);
      if (score >= minBinding) pairs.push({ column, field, score });
    }),
  );
  pairs.sort((a, b) => b.score - a.score || a.column - b.column);
  const bindings = bestApart(pairs, asked);
  preferWholeHeading(set, asked, bindings);
  preferDateAlone(set, bindings);
  preferWholePlace(set, bindings);
  preferPersonAsHeading(set, asked, bindings);
  return preferLinkOfTitle(set, asked, preferPartOfTitle(set, asked, preferDistinctTitle(set, asked, bindings), pairs));
}

const otherWeight = 0.6;

type Pair = { readonly column: number; readonly field: Field; readonly score: number };

/** The best pairs first, a field for one column; what holds the answer to another question is none itself where there is another, or where it holds two. */
function bestApart(pairs: readonly Pair[], asked: readonly Asked[]): Binding[] {
  const first = takeBest(pairs, asked.length);
  const fields = first.flatMap(({ field }) => field ?? []);
  const answersIn = ({ path }: Field): number => fields.filter((part) => isWithin(part.path, path)).length;
  const isTitle = ({ column }: Pair): boolean => asked[column]?.concept?.role === "title";
  const apart = pairs.filter((pair) => isTitle(pair) || !pair.field.path.endsWith("=") || answersIn(pair.field) === 0);
  if (apart.length === pairs.length) return first;
  const second = takeBest(apart, asked.length);
  const isBetter = first.every(({ field }, column) => !field || second[column]?.field || answersIn(field) > 1);
  return isBetter ? second : first;
}

function takeBest(pairs: readonly Pair[], columns: number): Binding[] {
  const bindings: Binding[] = Array.from({ length: columns }, () => ({ field: null, score: 0 }));
  const used = new Set<string>();
  for (const { column, field, score } of pairs) {
    if (bindings[column]?.field || used.has(field.id)) continue;
    bindings[column] = { field, score };
    used.add(field.id);
  }
  return bindings;
}

const minCalled = 0.4;
/** A record has one title: what else is asked for as one has to be called so, where the page calls its fields something. */
const isCalledOtherwise = (field: Field, concept: Concept, words: readonly string[]): boolean =>
  (field.nameFrom === "header" || field.nameFrom === "label") && nameFit(field, concept, words) < minCalled;

/** A date written with its time of day is the date alone where the time was asked for by itself, and whole where it was not. */
function preferDateAlone(set: RecordSet, bindings: Binding[]): void {
  for (const [i, { field, score }] of bindings.entries()) {
    if (field?.type !== "date") continue;
    const whole = field.path.replace(/\|date$/, "");
    const isTimeAsked = bindings.some((other) => other.field?.path === `${whole}|time`);
    const wanted = isTimeAsked ? `${whole}|date` : whole;
    const better = set.fields.find(({ path, type }) => path === wanted && type === "date");
    if (better && (isTimeAsked || !sharesLine(better, set)) && !bindings.some((other) => other.field === better))
      bindings[i] = { field: better, score };
  }
}

/** A town that is the same in every record tells less than the line that it is cut from: `San Isidro, Lima`. */
function preferWholePlace(set: RecordSet, bindings: Binding[]): void {
  for (const [i, { field, score }] of bindings.entries()) {
    if (!field?.path.endsWith("|city") || field.distinct > 1) continue;
    const whole = set.fields.find(({ path, distinct }) => `${path}|city` === field.path && distinct > 1);
    if (whole && !bindings.some((other) => other.field === whole)) bindings[i] = { field: whole, score };
  }
}

const maxRecurring = 0.7;
const minTold = 0.5;

/** A text that recurs is no title where every record begins with a code of its own. */
function preferDistinctTitle(set: RecordSet, asked: readonly Asked[], bindings: Binding[]): Binding[] {
  const title = asked.findIndex(({ concept }, i) => concept?.role === "title" && bindings[i]?.field);
  const current = bindings[title];
  if (!current?.field || current.field.distinct > set.count * current.field.fill * maxRecurring) return bindings;
  const used = new Set(bindings.flatMap(({ field }) => field?.id ?? []));
  const code = set.fields.find(
    ({ id, type, path, nameFrom, fill, distinct }) =>
      type === "identifier" &&
      !used.has(id) &&
      !/[@=|^]/.test(path) &&
      nameFrom !== "header" &&
      nameFrom !== "label" &&
      fill >= 0.9 &&
      distinct >= set.count * 0.9,
  );
  if (code) bindings[title] = { field: code, score: current.score };
  return bindings;
}

const headingStep = /(?:^|>)h[1-6]\b/;

/**
 * A heading in parts around a slash, or over several lines, is one title, not one of them: `acme / rockets`. Who owns it, where that
 * was asked for and stands nowhere else, is what comes before the slash.
 */
function preferWholeHeading(set: RecordSet, asked: readonly Asked[], bindings: Binding[]): void {
  const title = asked.findIndex(({ concept }, i) => concept?.role === "title" && bindings[i]?.field);
  const current = bindings[title];
  const path = current?.field?.path;
  if (!current || path === undefined || !headingStep.test(path)) return;
  const wholes = set.fields.filter(
    (field) =>
      field.path.endsWith("=") &&
      (isWithin(path, field.path) || isLineOf(path, field.path)) &&
      set.fields.some((part) => part.path === `${field.path}|/1` || isFurtherLine(part, field, set)) &&
      set.fields.every((part) => !isWithin(part.path, field.path) || headingStep.test(part.path)),
  );
  const whole = wholes.toSorted((a, b) => b.path.length - a.path.length)[0];
  if (!whole) return;
  const owner = asked.findIndex(({ concept }, i) => concept?.id === "owner" && !bindings[i]?.field);
  const isSlashed = set.fields.some((part) => part.path === `${whole.path}|/1`);
  const first = isSlashed ? set.fields.find(({ path: own }) => isWithin(own, whole.path)) : undefined;
  if (owner >= 0 && first) bindings[owner] = { field: first, score: minBinding };
  bindings[title] = { field: whole, score: current.score };
}

/** A further line of a heading that each record has its own one of: what recurs says where a record belongs. */
const isFurtherLine = (part: Field, whole: Field, set: RecordSet): boolean =>
  (part.path.startsWith(`${whole.path.slice(0, -1)}>`) || isLineOf(part.path, whole.path)) &&
  /:line(?:#\d+)?$/.test(part.path) &&
  set.fields.every(
    ({ path, distinct }) =>
      !(isWithin(path, whole.path) || isLineOf(path, whole.path)) || distinct > set.count * maxRecurring,
  );

/** Whether a text is part of a heading that is shown whole. */
export const isPartOfHeading = (part: Field, whole: Field): boolean =>
  whole.path.endsWith("=") &&
  headingStep.test(whole.path) &&
  (isWithin(part.path, whole.path) || isLineOf(part.path, whole.path));

/** Whether a text is the first line or a further one of an element whose whole text is a field of its own. */
const isLineOf = (path: string, whole: string): boolean =>
  path === whole.slice(0, -1) || path.startsWith(`${whole.slice(0, -1)}:line`);

/** Whether a visible part of a record stands within one whose whole text is a field of its own. */
const isWithin = (path: string, whole: string): boolean =>
  path.startsWith(`${whole.slice(0, -1)}>`) && !/[@=|]/.test(path);

/**
 * A title that is made of several parts, one of which was asked for by itself, is the largest of the others; where they recur, what
 * stands elsewhere.
 */
function preferPartOfTitle(
  set: RecordSet,
  asked: readonly Asked[],
  bindings: Binding[],
  pairs: readonly Pair[],
): Binding[] {
  const title = asked.findIndex(({ concept }, i) => concept?.role === "title" && bindings[i]?.field);
  const current = bindings[title];
  const path = current?.field?.path;
  if (!current || path === undefined || path.includes("|")) return bindings;
  const isPart = (other: string): boolean =>
    path.endsWith("=") ? isWithin(other, path) : other.startsWith(`${path}|(`);
  const inside = (field: Field | null | undefined): field is Field =>
    field !== null && field !== undefined && isPart(field.path);
  const used = new Set(bindings.flatMap(({ field }) => (inside(field) ? field.id : [])));
  if (used.size === 0) return bindings;
  const parts = set.fields.filter((field) => inside(field) && !used.has(field.id));
  const best = parts.toSorted((a, b) => b.distinct * b.fill - a.distinct * a.fill)[0];
  const elsewhere = pairs.find(
    ({ column, field }) =>
      column === title &&
      field !== current.field &&
      !isPart(field.path) &&
      bindings.every((other) => other.field !== field) &&
      bindings.every(({ field: part }) => !part || !isWithin(part.path, field.path)),
  );
  if (best && best.fill >= 0.8 && (!elsewhere || best.distinct >= set.count * best.fill * minTold))
    bindings[title] = { field: best, score: current.score };
  else if (elsewhere && path.endsWith("=")) bindings[title] = elsewhere;
  return bindings;
}

const linkAttribute = /@(?:href|onclick)(?=#\d+$|$)/;

/** A link that was asked for without more is the one on the title, unless another link is a document. */
function preferLinkOfTitle(set: RecordSet, asked: readonly Asked[], bindings: Binding[]): Binding[] {
  const title = asked.findIndex(({ concept }, i) => concept?.role === "title" && bindings[i]?.field);
  const link = asked.findIndex(({ concept }) => concept?.role === "link");
  const place = bindings[title]?.field?.path.replace(/[|=:].*$/, "");
  const current = bindings[link];
  if (place === undefined || !current?.field || linkFit(current.field, 0, 0) - 0.25 * current.field.fill >= 0.2)
    return bindings;
  const isAround = (base: string): boolean => base === "" || `${place}>`.startsWith(`${base}>`);
  const own = set.fields.filter(
    ({ type, path }) => type === "url" && linkAttribute.test(path) && isAround(path.replace(linkAttribute, "")),
  );
  const best = own.find((field) => field.fill >= (current.field?.fill ?? 0) - 0.05 && field.distinct > 1);
  if (best) bindings[link] = { field: best, score: current.score };
  return bindings;
}
