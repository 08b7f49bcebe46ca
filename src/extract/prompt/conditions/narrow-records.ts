import type { RecordSet } from "../../../domain/survey.ts";
import { linkSays, wordsOfLinkAsked } from "../binding/link-saying.ts";
import { bindRestriction, joints, partsUnread, placeField } from "./bind-restriction.ts";
import { matchConcept } from "../lexicon/match-concept.ts";
import { isAbout, isAboutInWords } from "../sets/name-things.ts";
import { isNumeric } from "../parsing/amounts.ts";
import type { AskedColumn, Restriction } from "../parsing/asked.ts";
import { matchValues } from "../lexicon/value-words.ts";
import { isToldByPage } from "../binding/samples.ts";
import { coverage, wordsOfPhrase } from "../lexicon/words.ts";
import type { Filter } from "../../../domain/plan.ts";
import { bindKind } from "./bind-kind.ts";
import type { BoundFilter, ValuesOf } from "./bound-filter.ts";
import { isFieldName } from "./field-names.ts";
import { joinExclusive } from "./join-exclusive.ts";

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
  pageSays: string,
): Narrowed {
  const filters: BoundFilter[] = [];
  const notFound: string[] = [];
  const apply = (restriction: Restriction): boolean => {
    const found = restriction.isKind
      ? bindKind(set, restriction, valuesOf, pageSays)
      : bindRestriction(set, restriction, valuesOf);
    const bound = found && isWherePageIs(set, restriction, found, valuesOf, pageTitle) ? [] : found;
    if (bound) {
      filters.push(...bound);
      if (bound.length > 0)
        notFound.push(...partsUnread(set, restriction, valuesOf).filter((part) => !isAbout(pageTitle, part)));
    } else if (restriction.isSure || (restriction.isOfThings && isTelling(restriction, pageTitle)))
      notFound.push(restriction.asked);
    return bound !== null || restriction.isSure || isAbout(pageTitle, restriction.words);
  };
  for (const restriction of restrictions) apply(restriction);
  const columns = asked.flatMap((column, i) => {
    const kind = i === 0 && (asked.length === 1 || isSeveral(column)) ? kindOf(set, column) : null;
    if (kind) apply(kind);
    const grown = i > 0 ? withOneMore(filters.at(-1), set, column, valuesOf) : null;
    if (grown) {
      filters.splice(-1, 1, grown);
      return [];
    }
    if (!column.narrowed || (column.title !== column.narrowed.title && isFieldName(set, column.title))) return column;
    const { title, restrictions: own } = column.narrowed;
    if (own.some(({ words }) => !words.includes(" ") && isFieldName(set, words))) return column;
    if (column.concept?.role === "link" && own.some(({ words }) => isSaidByLink(set, words))) return column;
    const { length } = filters;
    const bound = own.map(apply);
    const { narrowed: _, ...plain } = column;
    if (filters.length === length && column.title.endsWith(` ${title}`) && isAbout(pageTitle, column.title))
      return plain;
    if (bound.length > 0 && !bound.includes(true)) {
      if (asked.length === 1 && column.concept && isNumeric(column.concept))
        notFound.push(...own.flatMap((one) => (isOfOneThing(one) && isTelling(one, pageTitle) ? one.asked : [])));
      return column;
    }
    notFound.push(...own.flatMap((one, i) => (bound[i] === false && isTelling(one, pageTitle) ? one.asked : [])));
    const concept =
      column.concept?.id === "title" ? column.concept : (matchConcept(title)?.concept ?? conceptOfThings(column));
    const isHead =
      i === 0 && concept === null && /s$/iu.test(title) && asked.some((other) => other.concept?.id === "title");
    return title === "" || isHead ? [] : [{ ...plain, title, concept }];
  });
  return { columns, filters: joinExclusive(filters, valuesOf), notFound };
}

/** "calcetines", "Bosch": what is named first and is nothing that records have may be which of them are meant. */
function kindOf(set: RecordSet, { title, concept, narrowed, called, isQuoted }: AskedColumn): Restriction | null {
  const words = narrowed ? narrowed.title : title;
  const isColumn = words === "" || (narrowed ? matchConcept(words) : concept) !== null || isFieldName(set, words);
  if (isColumn || called !== undefined || isQuoted === true || words.split(" ").length > 2) return null;
  return { asked: words, words, isNegated: false, isSure: false, isKind: true };
}

/** "calcetines, precio", "Bosch, precio": not "planta, precio", where the first column is named. */
const isSeveral = ({ title }: AskedColumn): boolean => /s$/iu.test(title) || /^\p{Lu}/u.test(title);

/** What a column is by its words but those that narrow the records down: "prendas" of "prendas de color negro" are no colour. */
const conceptOfThings = ({ concept, narrowed }: AskedColumn): AskedColumn["concept"] =>
  narrowed?.restrictions.some(({ words }) => matchConcept(words)?.concept === concept) === true ? null : concept;

/** "precio del bitcoin" and nothing more: a figure of one thing, which the page does not show. */
const isOfOneThing = ({ asked, words }: Restriction): boolean =>
  /^(?:del|de la|of the)\s+\p{Ll}+$/u.test(asked) && matchConcept(words) === null;

/** Whether words said of the records choose some of them: not what the page is about, nor "que encuentres". */
const isTelling = ({ asked, words }: Restriction, pageTitle: string): boolean =>
  !isAboutInWords(pageTitle, words) &&
  !/^(?:que|that|which|who)\s+\p{L}+$/iu.test(asked) &&
  matchConcept(words)?.isWhole !== true;

/** Part of the records that names tell apart. */
const leastTold = 0.8;

/** "cosas que hacer en Lima" or "MIT news" on a page that is about that: the names in which the town stands are no others than the rest. */
const isWherePageIs = (
  set: RecordSet,
  { asked, words, isSure }: Restriction,
  bound: readonly BoundFilter[],
  valuesOf: ValuesOf,
  pageTitle: string,
): boolean =>
  !isSure &&
  (/^(?:en|in|de|del|of|sobre|about)\s/iu.test(asked) || /^\p{Lu}/u.test(asked) || words.split(" ").length > 2) &&
  isAboutInWords(pageTitle, words) &&
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
  if (!last || !growing.has(last.op) || isSaidByField(set, title)) return null;
  const match = matchValues(title.replace(joints, ""), valuesOf(last.field));
  const isKind = concept === null || match?.share === 1;
  if (!match || !isKind) return null;
  const known = [last.value].flat().filter((value) => value !== null);
  const isAlike = whole.has(last.op) ? match.isWhole || match.share === 1 : !match.isWhole;
  if (!isAlike || match.values.some((value) => known.includes(value))) return null;
  return { ...last, asked: `${last.asked}, ${title}`, value: [...known, ...match.values] };
}

/** Whether a heading or label of the page holds just these words: "caudal" of `Caudal m3/s`. */
const isSaidByField = (set: RecordSet, title: string): boolean =>
  isFieldName(set, title) ||
  set.fields.some((field) => isToldByPage(field) && coverage(wordsOfPhrase(title), wordsOfPhrase(field.name)) === 1);

/** Conditions on words, to which a value may be added, and those of them that are on whole values. */
const growing: ReadonlySet<Filter["op"]> = new Set(["contains", "lacks", "in", "ne"]);
const whole: ReadonlySet<Filter["op"]> = new Set(["in", "ne"]);

/** "enlace de entradas", "link de la ficha": what a link of each record says, and no condition. */
const isSaidByLink = (set: RecordSet, words: string): boolean =>
  set.fields.some(
    (field) =>
      (field.type === "url" && linkSays(field, set, wordsOfLinkAsked(wordsOfPhrase(words)))) ||
      (field.distinct === 1 &&
        field.fill === 1 &&
        /(?:^|>)a[^>]*$/.test(field.path) &&
        matchValues(words, field.samples) !== null),
  );
