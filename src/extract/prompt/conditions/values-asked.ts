import type { Field, RecordSet } from "../../../domain/survey.ts";
import type { AskedColumn, Restriction } from "../parsing/asked.ts";
import { matchValues } from "../lexicon/value-words.ts";
import { wordsOfPhrase } from "../lexicon/words.ts";
import { type ValuesOf, isWordy } from "./bound-filter.ts";

type ValuesAsked = { readonly columns: readonly AskedColumn[]; readonly restrictions: readonly Restriction[] };

type Part = { readonly words: string; readonly field: Field };

/** "Bosch en stock" is two conditions in a row. */
const joints = /\s+(?=(?:de|del|en|con|in|from|by|with)\s)/iu;
const either = /\s(?:o|u|or)\s/iu;
/** What sorts records has few values: each of these stands in two records or more on the whole. */
const leastRecordsPerValue = 2;

/** Names that are no columns but whole values of one that sorts the records ("Bosch", "Bosch y Makita en stock"): which records are meant. */
export function takeValues(set: RecordSet, asked: readonly AskedColumn[], valuesOf: ValuesOf): ValuesAsked {
  const found = asked.map((column) => (mayBeValue(set, column) ? partsOf(set, column, valuesOf) : []));
  const parts = found.flat();
  const byField = Map.groupBy(parts, ({ field }) => field.id);
  return {
    columns: asked.filter((_, i) => found[i]?.length === 0),
    restrictions: [...byField.values()].map((of) => {
      const words = of.map((part) => part.words).join(" o ");
      return { asked: of.map((part) => part.words).join(", "), words, isNegated: false, isSure: true };
    }),
  };
}

const mayBeValue = (set: RecordSet, { title, called, followedBy, narrowed, isQuoted }: AskedColumn): boolean =>
  called === undefined && (!followedBy || followedBy === "condition") && !narrowed && !isQuoted && !isNamed(set, title);

const isNamed = ({ fields }: RecordSet, title: string): boolean =>
  fields.some(({ name }) => wordsOfPhrase(name).join(" ") === wordsOfPhrase(title).join(" "));

/** The conditions that the words are, one after the other; none where some of them are none, or all say what a column is called. */
function partsOf(set: RecordSet, { title, concept }: AskedColumn, valuesOf: ValuesOf): Part[] {
  const words = title.split(joints);
  if (concept !== null && words.length === 1) return [];
  const parts = words.flatMap((part) => {
    const field = fieldOfValue(set, part, valuesOf);
    return field ? [{ words: part, field }] : [];
  });
  return parts.length === words.length ? parts : [];
}

/** The field of which the words, or each of several with "or" between them, are whole values. */
function fieldOfValue(set: RecordSet, words: string, valuesOf: ValuesOf): Field | undefined {
  return set.fields.find((field) => {
    if (!isWordy(field) || field.distinct * leastRecordsPerValue > set.count) return false;
    const matches = words.split(either).map((option) => matchValues(option, valuesOf(field)));
    return matches.every((match) => match !== null && match.share === 1 && match.among < 1);
  });
}
