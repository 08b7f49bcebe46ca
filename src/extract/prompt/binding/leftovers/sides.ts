import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { coversExactly, wordsOfPhrase } from "../../lexicon/words.ts";
import type { Asked } from "../bindings.ts";
import { isPlainInRecord, kindOfPlace } from "../field-path.ts";
import { wordsOfField } from "../names/field-words.ts";
import { isToldByPage } from "../samples.ts";
import { type Leftover, minFill, type Progress, take } from "./leftover.ts";

/** What was asked for of each side, by the words that all have in common: "team" of "home team" and "away team". */
type Sides = { readonly columns: readonly number[]; readonly noun: readonly string[] };

export const sides: Leftover = {
  name: "what stands once for each side, in order, for what was asked for of each: team 1 and team 2",
  give: (progress, { set, asked }) =>
    sidesAsked(
      asked.map((_, column) => column).filter((column) => !progress.bindings[column]?.field),
      asked,
    ).reduce((bound, { columns, noun }) => {
      const groups = groupsOf(set, bound).filter((group) => group.length === columns.length);
      const said = groups.filter((group) => group.every((field) => isSaidBy(field, noun)));
      const group = said[0] ?? (groups.length === 1 ? groups[0] : undefined);
      return group ? columns.reduce((next, column, i) => take(next, column, group[i]), bound) : bound;
    }, progress),
};

const isSaidBy = (field: Field, noun: readonly string[]): boolean =>
  coversExactly(noun, [...wordsOfField(field).place, ...wordsOfField(field).name]);

/** Those of `columns` whose words are the same but for one. */
export function sidesAsked(columns: readonly number[], asked: readonly Asked[]): readonly Sides[] {
  const found = new Map<string, number[]>();
  for (const column of columns) {
    const words = wordsOfPhrase(asked[column]?.title ?? "");
    for (const word of words.length > 1 ? words : []) {
      const noun = words.filter((other) => other !== word).join(" ");
      found.set(noun, [...(found.get(noun) ?? []), column]);
    }
  }
  return [...found]
    .filter(([, alike]) => alike.length > 1)
    .map(([noun, alike]) => ({
      columns: alike.toSorted((a, b) => numberIn(asked[a]) - numberIn(asked[b])),
      noun: noun.split(" "),
    }));
}

const numberIn = (column: Asked | undefined): number => Number(/\d+/.exec(column?.title ?? "")?.[0] ?? 0);

/** Visible words or figures of one type in places that are alike. */
function groupsOf({ fields }: RecordSet, { used }: Progress): readonly (readonly Field[])[] {
  const left = fields.filter(
    (field) =>
      isPlainInRecord(field.path) &&
      field.fill >= minFill &&
      (field.type === "text" || field.type === "number") &&
      !isToldByPage(field) &&
      !used.has(field.id),
  );
  const groups: Field[][] = [];
  for (const field of left) {
    const group = groups.find(([first]) => first && first.type === field.type && areAlike(first.path, field.path));
    if (group) group.push(field);
    else groups.push([field]);
  }
  return groups.filter((group) => group.some(({ distinct }) => distinct > 1));
}

/** The same elements, where each step has the classes of the other one and perhaps one more: `.team` and `.team.right`. */
function areAlike(path: string, other: string): boolean {
  const steps = kindOfPlace(path).split(">");
  const others = kindOfPlace(other).split(">");
  return (
    steps.length === others.length && steps.every((step, i) => areKin(step.split("."), (others[i] ?? "").split(".")))
  );
}

const areKin = ([tag, ...classes]: readonly string[], [otherTag, ...others]: readonly string[]): boolean =>
  tag === otherTag &&
  (classes.every((word) => others.includes(word)) || others.every((word) => classes.includes(word))) &&
  Math.abs(classes.length - others.length) <= 1 &&
  Math.min(classes.length, others.length) * 2 >= Math.max(classes.length, others.length);
