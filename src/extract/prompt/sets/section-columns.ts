import type { Field, RecordSet } from "../../../domain/survey.ts";
import type { ValuesOf } from "../conditions/bound-filter.ts";
import { sameStem, wordsOf } from "../lexicon/words.ts";
import { askedColumn, type AskedColumn } from "../parsing/asked.ts";
import type { Section } from "./choose-set.ts";

const minNamed = 2;
const minWordLength = 4;

/** The list of a section that a prompt means, and what it asks of each of its items. */
type SectionAsked = { readonly set: RecordSet; readonly columns: readonly AskedColumn[] };

/**
 * What is asked for of a section of the page: what it is called leaves none of its records out ("casos de uso"), means each of its
 * items as a whole where the list holds them so, and what names two of the groups that they stand in means the group ("indicando si
 * son para la masa o para el relleno").
 */
export function askOfSection(
  { set, wholes, isWhole }: Section,
  columns: readonly AskedColumn[],
  valuesOf: ValuesOf,
): SectionAsked {
  const [first, ...rest] = columns.map(({ narrowed, ...column }, i) =>
    i === 0 || !narrowed ? column : { ...column, narrowed },
  );
  const [item, group] = wholes?.fields ?? [];
  const groups = group?.path.startsWith("^") ? valuesOf(group) : [];
  const ofGroup = rest.find((column) => namesGroups(column, groups));
  if (!first || !wholes || !item || (set !== wholes && !ofGroup))
    return { set, columns: first ? [first, ...rest] : [] };
  const others = rest.map((column) => (group && column === ofGroup ? calledBy(group, column) : column));
  return { set: wholes, columns: [calledBy(item, first), ...(isWhole ? [] : others)] };
}

const calledBy = ({ name }: Field, { called, title }: AskedColumn): AskedColumn => ({
  ...askedColumn(name),
  called: called ?? title,
});

function namesGroups({ title }: AskedColumn, groups: readonly string[]): boolean {
  const asked = wordsOf(title);
  const isNamed = (group: string): boolean =>
    wordsOf(group).some(
      (word) => word.length >= minWordLength && word !== "para" && asked.some((other) => sameStem(word, other)),
    );
  return groups.filter(isNamed).length >= minNamed;
}
