import { isOwnText } from "../binding/field-path.ts";
import type { Field, RecordSet } from "../../../domain/survey.ts";
import type { AskedFilter } from "../parsing/asked.ts";
import type { BoundFilter, ValuesOf } from "./bound-filter.ts";
import { answers, matchValues } from "../lexicon/value-words.ts";
import { translateValues } from "../lexicon/translations/translate-values.ts";
import { wordsOf } from "../lexicon/words.ts";
import { bindFilter, canBeMeant } from "./bind-filter.ts";
import { valueFor } from "./bind-quantity.ts";
import { timeFilter } from "./time-filter.ts";
import { asFigure, figures } from "./figures.ts";
import { headingYears, inShownYear, yearFilter } from "./years.ts";

/** The condition as the executor tests it, on the field of the column that it names as well where that can be, or one of those `shown`; null when no field of the set can be meant. */
export function filterFor(
  set: RecordSet,
  filter: AskedFilter,
  valuesOf: ValuesOf,
  ofColumn: Field | null = null,
  shown: readonly Field[] = [],
): BoundFilter | null {
  const { asked, op } = filter;
  if (filter.isTime) return timeFilter(set, filter);
  const field = ofColumn && canBeMeant(ofColumn, filter) ? ofColumn : bindFilter(set, filter, shown).field;
  if (op === "present" || op === "absent") return presenceFilter(set, filter, field, valuesOf);
  if (field && isOutOfReach(field, filter)) return null;
  const ofHeading = field && headingYears(set, filter, field, valuesOf);
  if (ofHeading) return ofHeading;
  if (field) {
    const dated = filter.isYearOpen ? { ...filter, value: inShownYear(filter, valuesOf(field)) } : filter;
    return { asked, field: isComparison(filter) ? asFigure(field) : field, op, value: valueFor(field, dated) };
  }
  return yearFilter(set, filter) ?? textFilter(set, filter, valuesOf);
}

/** That something is there, or that some text shows its word. */
function presenceFilter(
  set: RecordSet,
  { asked, op, fieldWords, state }: AskedFilter,
  field: Field | null,
  valuesOf: ValuesOf,
): BoundFilter | null {
  const isPresent = op === "present";
  const so = field && state !== undefined ? matchValues(state, valuesOf(field)) : null;
  if (field && so) return { asked, field, op: isPresent ? "contains" : "lacks", value: [...so.values] };
  if (field) return { asked, field, ...presenceOf(field, isPresent, valuesOf) };
  const free = isPresent || !foods.test(fieldWords) ? null : fieldFreeOf(set, fieldWords, valuesOf);
  if (free) return { asked, ...free, op: "contains" };
  const shown = fieldShowing(set, fieldWords, valuesOf);
  if (!shown) return null;
  const said = valuesOf(shown).filter((value) => matchValues(fieldWords, [value]) !== null);
  const affirmed = said.filter((value) => !isDenied(fieldWords, value));
  if (affirmed.length < said.length) return { asked, field: shown, op: isPresent ? "in" : "ne", value: affirmed };
  const written = matchValues(fieldWords, said)?.values ?? [fieldWords];
  return { asked, field: shown, op: isPresent ? "contains" : "lacks", value: [...written] };
}

/** What food and cosmetics are said to be free of: "sin gluten" is a kind of them. */
const foods =
  /^(?:gluten|azucar|lactosa|alcohol|conservantes|parabenos|colorantes|cafeina|aceite de palma|grasa|carne|sugar|lactose|caffeine|dairy|meat|preservatives|parabens)(?:es|s)?$/;

function fieldFreeOf(
  set: RecordSet,
  words: string,
  valuesOf: ValuesOf,
): { readonly field: Field; readonly value: string[] } | null {
  for (const field of textsOf(set)) {
    const said = matchValues(`sin ${words}`, valuesOf(field)) ?? translateValues(`sin ${words}`, valuesOf(field));
    if (said) return { field, value: [...said.values] };
  }
  return null;
}

const denying =
  /(?:^|\s)(?:sin|no|without|not|ni)(?:\s+(?:tiene|incluye|hay|cuenta con|has|include|el|la|un|una|a|any))?$/;

/** "Exterior sin ascensor": a value that says of something that it is not there. */
function isDenied(words: string, value: string): boolean {
  const text = wordsOf(value).join(" ");
  const at = text.indexOf(wordsOf(words).join(" "));
  return at > 0 && denying.test(text.slice(0, at).trimEnd());
}

/** Whether words are looked for in a column of bare figures, where none can stand. */
const isOutOfReach = ({ type, samples }: Field, { op, value }: AskedFilter): boolean =>
  figures.has(type) &&
  (op === "contains" || op === "starts") &&
  /\p{L}/u.test(String(value)) &&
  !samples.some((sample) => /\p{L}/u.test(sample));

const isComparison = ({ value }: AskedFilter): boolean => typeof [value].flat()[0] === "number";

/** The shortest text that has the words; else the first that tells the records apart. */
function textFilter(set: RecordSet, { asked, op, value }: AskedFilter, valuesOf: ValuesOf): BoundFilter | null {
  if (op !== "contains" && op !== "lacks") return null;
  const telling = textsOf(set).toSorted((a, b) => b.distinct * b.fill - a.distinct * a.fill)[0];
  const field = fieldShowing(set, String(value), valuesOf) ?? telling;
  return field ? { asked, field, op, value } : null;
}

const textsOf = ({ fields }: RecordSet): readonly Field[] =>
  fields.filter(({ type, path }) => (type === "text" || type === "address") && isOwnText(path));

const length = ({ samples }: Field): number => samples.reduce((sum, sample) => sum + sample.length, 0);

const fieldShowing = (set: RecordSet, words: string, valuesOf: ValuesOf): Field | null =>
  textsOf(set)
    .filter((field) => matchValues(words, valuesOf(field)) !== null)
    .toSorted((a, b) => length(a) - length(b))[0] ?? null;

/** What "that have" and "without" mean for a field: a value that is there, or a yes. */
function presenceOf(field: Field, isPresent: boolean, valuesOf: ValuesOf): Pick<BoundFilter, "op" | "value"> {
  const values = answers(valuesOf(field), isPresent);
  return values ? { op: "in", value: values } : { op: isPresent ? "present" : "absent", value: null };
}
