import type { RecordSet, Field } from "../../../domain/survey.ts";
import { linkSays, wordsOfLinkAsked } from "../binding/link-saying.ts";
import { isSideWord } from "../binding/match-sides.ts";
import { type BoundFilter, bindRestriction, joints, type ValuesOf } from "./bind-restriction.ts";
import { matchConcept } from "../lexicon/match-concept.ts";
import { isAbout } from "../sets/name-things.ts";
import type { AskedColumn, Restriction } from "../parsing/asked.ts";
import { isThing } from "../lexicon/things.ts";
import { matchValues } from "../lexicon/value-words.ts";
import { coverage, wordsOf } from "../lexicon/words.ts";
import type { Filter } from "../../../domain/plan.ts";

export type Narrowed = {
  readonly columns: readonly AskedColumn[];
  readonly filters: readonly BoundFilter[];
  readonly notFound: readonly string[];
};

/** Decides by what a set shows which words of the columns narrow the records down, and by which field. */
export function narrowRecords(
  set: RecordSet,
  asked: readonly AskedColumn[],
  restrictions: readonly Restriction[],
  valuesOf: ValuesOf,
  pageTitle: string,
): Narrowed {
  const filters: BoundFilter[] = [];
  const notFound: string[] = [];
  const apply = (restriction: Restriction): boolean => {
    const bound = bindRestriction(set, restriction, valuesOf);
    if (bound) filters.push(...bound);
    else if (restriction.isSure) notFound.push(restriction.asked);
    return bound !== null || restriction.isSure || isAbout(pageTitle, restriction.words);
  };
  for (const restriction of restrictions) apply(restriction);
  const columns = asked.flatMap((column, i) => {
    if (i > 0 && goesOn(set, column, filters, valuesOf)) return [];
    if (!column.narrowed || (column.title !== column.narrowed.title && isFieldName(set, column.title))) return column;
    const { title, restrictions: own } = column.narrowed;
    if (own.some(({ words }) => !words.includes(" ") && isFieldName(set, words))) return column;
    if (column.concept?.role === "link" && own.some(({ words }) => isSaidByLink(set, words))) return column;
    const bound = own.map(apply);
    if (bound.length > 0 && !bound.includes(true)) return column;
    const concept = matchConcept(title)?.concept ?? column.concept;
    const { narrowed: _, ...plain } = column;
    return title === "" ? [] : [{ ...plain, title, concept }];
  });
  return { columns, filters, notFound };
}

/** "de HP y Asus": what follows a condition and is shown where that is, is one more value of it. */
function goesOn(set: RecordSet, { title, concept }: AskedColumn, filters: BoundFilter[], valuesOf: ValuesOf): boolean {
  const last = filters.at(-1);
  if (!last || !growing.has(last.op) || isFieldName(set, title)) return false;
  const match = matchValues(title.replace(joints, ""), valuesOf(last.field));
  const isKind = concept === null || (isThing(title) && match?.share === 1);
  if (
    !match ||
    !isKind ||
    (whole.has(last.op) ? !match.isWhole && match.share < 1 : match.isWhole) ||
    match.values.some((value) => [last.value].flat().includes(value))
  )
    return false;
  const known = [last.value].flat().filter((value) => value !== null);
  filters[filters.length - 1] = { ...last, asked: `${last.asked}, ${title}`, value: [...known, ...match.values] };
  return true;
}
const growing: ReadonlySet<Filter["op"]> = new Set(["contains", "lacks", "in", "ne"]);
const whole: ReadonlySet<Filter["op"]> = new Set(["in", "ne"]);

/** Whether a heading or label of the page says just these words. */
export const isFieldName = (set: RecordSet, title: string): boolean => {
  const words = wordsOf(title);
  return set.fields.some(
    ({ name, nameFrom }) =>
      (nameFrom === "header" || nameFrom === "label") &&
      coverage(words, wordsOf(name)) === 1 &&
      coverage(wordsOf(name), words) === 1,
  );
};

/** "enlace de entradas": what a link of each record says, and no condition. */
const isSaidByLink = (set: RecordSet, words: string): boolean =>
  set.fields.some((field) => field.type === "url" && linkSays(field, set, wordsOfLinkAsked(wordsOf(words))));

/** Conditions that the page shows nothing of, and that the field bound to the column does not say either: "relojes de Rolex". */
export function unreadOf({ narrowed }: AskedColumn, field: Field | null): string[] {
  if (!narrowed || field === null || narrowed.title === "") return [];
  const isOfThings = /s$/iu.test(narrowed.title) && (isThing(narrowed.title) || matchConcept(narrowed.title) === null);
  return narrowed.restrictions.flatMap(({ asked, words }) => {
    const isName = /^\p{Lu}/u.test(words) && /^\p{Ll}/u.test(narrowed.title);
    const isSaid = coverage(wordsOf(words), wordsOf(field.name)) > 0 || (matchConcept(words)?.nearness ?? 0) > 0;
    const isVerb = /^(?:que|that|which|who)\s+\p{L}+$/iu.test(asked);
    return isSaid || isVerb || isSideWord(words) || !(isOfThings || isName) ? [] : [asked];
  });
}
