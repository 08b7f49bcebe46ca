import type { RecordSet } from "../../../domain/survey.ts";
import { findConceptById } from "../lexicon/lexicon.ts";
import type { AskedColumn, Restriction } from "../parsing/asked.ts";
import { matchValues } from "../lexicon/value-words.ts";
import { type BoundFilter, type ValuesOf, isWordy } from "./bound-filter.ts";
import { isFieldName } from "./field-names.ts";

type KindsAsked = {
  readonly columns: readonly AskedColumn[];
  readonly restrictions: readonly Restriction[];
  readonly filters: readonly BoundFilter[];
};

/** What a word has to be of the values that show it, unless these begin with it. */
const minShare = 0.3;

/** Several kinds of things named first ("oficinas y naves, con precio") are no columns but what one field is to say, where the page shows them all in it. */
export function takeKinds(
  set: RecordSet,
  asked: readonly AskedColumn[],
  prompt: string,
  valuesOf: ValuesOf,
): KindsAsked {
  const end = asked.findIndex((column) => !mayBeKind(set, column));
  const kinds = end < 0 ? asked : asked.slice(0, end);
  const others = asked.slice(kinds.length);
  const names = kinds.map(nameOf);
  const filter = names.some(isPlural) ? filterOf(set, names, saidOf(prompt, names), valuesOf) : null;
  if (kinds.length < 2 || !filter) return { columns: asked, restrictions: [], filters: [] };
  const isTitled = others.some(({ concept }) => concept?.role === "title");
  return {
    columns: isTitled ? others : [{ title: filter.asked, concept: findConceptById("title") }, ...others],
    restrictions: kinds.flatMap(({ narrowed }) => narrowed?.restrictions ?? []),
    filters: [filter],
  };
}

const nameOf = ({ title, narrowed }: AskedColumn): string => narrowed?.title ?? title;
const isPlural = (name: string): boolean => /\p{L}{3,}s$/iu.test(name);

/** Words that name things, or nothing that the lexicon or the page knows. */
const mayBeKind = (set: RecordSet, column: AskedColumn): boolean => {
  const { concept, called } = column;
  const name = nameOf(column);
  const isOfThings = concept === null || (concept.role === "title" && concept.id !== "title");
  return isOfThings && called === undefined && name !== "" && !isFieldName(set, name);
};

/** One field that shows each of the kinds as its value or at its beginning. */
function filterOf(set: RecordSet, names: readonly string[], asked: string, valuesOf: ValuesOf): BoundFilter | null {
  for (const field of set.fields.filter(isWordy)) {
    const values = valuesOf(field);
    const shown = names.map((name) => matchValues(name, values));
    if (shown.every((match) => match !== null && match.share >= minShare))
      return { asked, field, op: "contains", value: shown.flatMap((match) => match?.values ?? []) };
    if (shown.every((match) => match?.values.every((part) => isBeginning(part, values))))
      return { asked, field, op: "starts", value: shown.flatMap((match) => match?.values ?? []) };
  }
  return null;
}

/** The words of the prompt from the first name to the last. */
function saidOf(prompt: string, names: readonly string[]): string {
  const [first = "", last = ""] = [names[0], names.at(-1)];
  const from = prompt.indexOf(first);
  const to = prompt.indexOf(last, from + first.length);
  return from < 0 || to < 0 ? names.join(", ") : prompt.slice(from, to + last.length);
}

const isBeginning = (part: string, values: readonly string[]): boolean =>
  values.every((value) => !value.includes(part) || value.startsWith(part));
