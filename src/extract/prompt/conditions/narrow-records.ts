import type { RecordSet } from "../../../domain/survey.ts";
import { linkSays, wordsOfLinkAsked } from "../binding/link-saying.ts";
import { bindRestriction, joints, placeField } from "./bind-restriction.ts";
import { matchConcept } from "../lexicon/match-concept.ts";
import { isAbout } from "../sets/name-things.ts";
import type { AskedColumn, Restriction } from "../parsing/asked.ts";
import { isThing } from "../lexicon/things.ts";
import { matchValues } from "../lexicon/value-words.ts";
import { wordsOfPhrase } from "../lexicon/words.ts";
import type { Filter } from "../../../domain/plan.ts";
import type { BoundFilter, ValuesOf } from "./bound-filter.ts";
import { isFieldName } from "./field-names.ts";

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
    const found = bindRestriction(set, restriction, valuesOf);
    const bound = found && isWherePageIs(set, restriction, found, valuesOf, pageTitle) ? [] : found;
    if (bound) filters.push(...bound);
    else if (restriction.isSure) notFound.push(restriction.asked);
    return bound !== null || restriction.isSure || isAbout(pageTitle, restriction.words);
  };
  for (const restriction of restrictions) apply(restriction);
  const columns = asked.flatMap((column, i) => {
    const grown = i > 0 ? withOneMore(filters.at(-1), set, column, valuesOf) : null;
    if (grown) {
      filters.splice(-1, 1, grown);
      return [];
    }
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

/** Part of the records that names tell apart. */
const leastTold = 0.8;

/** "cosas que hacer en Lima" on a page that is about that: the names in which the town stands are no others than the rest. */
const isWherePageIs = (
  set: RecordSet,
  { asked, words, isSure }: Restriction,
  bound: readonly BoundFilter[],
  valuesOf: ValuesOf,
  pageTitle: string,
): boolean =>
  !isSure &&
  /^(?:en|in)\s/iu.test(asked) &&
  isAbout(pageTitle, words) &&
  bound.every(
    ({ field, value }) =>
      field.type === "text" &&
      field.distinct > leastTold * set.count &&
      field.id !== placeField(set)?.id &&
      [value].flat().every((part) => !valuesOf(field).includes(String(part))),
  );

/** "de HP y Asus": what follows a condition and is shown where that is, is one more value of it; null where it is none. */
function withOneMore(
  last: BoundFilter | undefined,
  set: RecordSet,
  { title, concept }: AskedColumn,
  valuesOf: ValuesOf,
): BoundFilter | null {
  if (!last || !growing.has(last.op) || isFieldName(set, title)) return null;
  const match = matchValues(title.replace(joints, ""), valuesOf(last.field));
  const isKind = concept === null || (isThing(title) && match?.share === 1);
  if (!match || !isKind) return null;
  const known = [last.value].flat().filter((value) => value !== null);
  const isAlike = whole.has(last.op) ? match.isWhole || match.share === 1 : !match.isWhole;
  if (!isAlike || match.values.some((value) => known.includes(value))) return null;
  return { ...last, asked: `${last.asked}, ${title}`, value: [...known, ...match.values] };
}

/** Conditions on words, to which a value may be added, and those of them that are on whole values. */
const growing: ReadonlySet<Filter["op"]> = new Set(["contains", "lacks", "in", "ne"]);
const whole: ReadonlySet<Filter["op"]> = new Set(["in", "ne"]);

/** "enlace de entradas": what a link of each record says, and no condition. */
const isSaidByLink = (set: RecordSet, words: string): boolean =>
  set.fields.some((field) => field.type === "url" && linkSays(field, set, wordsOfLinkAsked(wordsOfPhrase(words))));
