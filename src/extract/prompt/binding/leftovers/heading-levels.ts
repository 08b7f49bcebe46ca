import type { Field } from "../../../../domain/survey.ts";
import { wordsOfPhrase, areSameWords } from "../../lexicon/words.ts";
import type { Asked } from "../bindings.ts";
import { type Leftover, takenPaths } from "./leftover.ts";
import { isHeadingLevel } from "../field-path.ts";

/** Areas and kinds, from those that hold others to those that are held. */
const ranks: readonly ReadonlySet<string>[] = [
  "continente continent",
  "pais country",
  "region comunidad autonoma estado state departamento categoria category seccion section",
  "provincia province county comarca subregion subcategoria subcategory subseccion subsection",
  "ciudad city municipio town localidad poblacion comuna canton distrito district",
  "barrio neighborhood neighbourhood parroquia colonia",
].map((words) => new Set(words.split(" ")));

const outerRank = 2;

const rankOf = ({ title }: Asked): number => {
  const [first = ""] = wordsOfPhrase(title);
  return ranks.findIndex((words) => words.has(first) || words.has(first.replace(/e?s$/, "")));
};

/**
 * What was asked for and is above the records, level by level: what a class calls just so keeps its own; the wider area stands
 * above the narrower one, otherwise the first above the next; of fewer than there are levels, the inner ones.
 */
export const headingLevels: Leftover = {
  name: "the levels of the headings above the records, each for what it is",
  give: (progress, { set, asked }) => {
    const { bindings } = progress;
    const levels = set.fields.filter(({ path }) => isHeadingLevel(path));
    const columns = asked.flatMap((_, i) => {
      const field = bindings[i]?.field;
      return field && isHeadingLevel(field.path) ? [i] : [];
    });
    if (levels.length < 2 || columns.length === 0) return progress;
    const own = new Map<number, Field>();
    for (const column of columns) {
      const called = levels.find((level) => isCalledSo(level, asked[column]) && ![...own.values()].includes(level));
      if (called) own.set(column, called);
    }
    const open = columns.filter((column) => !own.has(column));
    const left = levels.filter((level) => ![...own.values()].includes(level));
    const ranked = inOrder(open, asked);
    ranked.forEach((column, i) => {
      const isWidest = ranked.length < left.length && i === 0 && isWide(asked[column]);
      const level = isWidest ? left[0] : left[left.length - ranked.length + i];
      if (level) own.set(column, level);
    });
    const settled = bindings.map((binding, i) => ({ ...binding, field: own.get(i) ?? binding.field }));
    const before = new Set(takenPaths(set, progress));
    const released = levels.filter(
      ({ id, path }) => before.has(path) && !settled.some(({ field }) => field?.id === id),
    );
    const used = new Set([...progress.used, ...[...own.values()].map(({ id }) => id)]);
    for (const { id } of released) used.delete(id);
    return { bindings: settled, used };
  },
};

function isCalledSo({ name, nameFrom }: Field, column: Asked | undefined): boolean {
  return nameFrom === "class" && areSameWords(wordsOfPhrase(column?.title ?? ""), wordsOfPhrase(name));
}

const isWide = (column: Asked | undefined): boolean => {
  const rank = column ? rankOf(column) : -1;
  return rank >= 0 && rank <= outerRank;
};

/** The columns from the widest to the narrowest where all of them say which they are, otherwise as they were asked for. */
function inOrder(columns: readonly number[], asked: readonly Asked[]): readonly number[] {
  const known = columns.map((column) => ({ column, rank: asked[column] ? rankOf(asked[column]) : -1 }));
  if (known.some(({ rank }) => rank < 0)) return columns;
  return known.toSorted((a, b) => a.rank - b.rank || a.column - b.column).map(({ column }) => column);
}
