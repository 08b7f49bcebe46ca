import { wordsOfPhrase } from "../../lexicon/words.ts";
import type { Asked } from "../bindings.ts";
import { isHeadingLevel } from "../field-path.ts";
import { type Leftover, type Progress, take } from "./leftover.ts";

/** Areas and kinds, from those that hold others to those that are held. */
const ranks: readonly ReadonlySet<string>[] = [
  "continente continent",
  "pais country",
  "region comunidad autonoma estado state departamento categoria category seccion section",
  "provincia province county comarca subregion subcategoria subcategory subseccion subsection",
  "ciudad city municipio town localidad poblacion comuna canton distrito district",
  "barrio neighborhood neighbourhood parroquia colonia",
].map((words) => new Set(words.split(" ")));

/** Countries, states and regions: of several levels above the records they are the outer one. */
const widestRanks = 2;

const rankOf = (column: Asked | undefined): number => {
  const [first = ""] = wordsOfPhrase(column?.title ?? "");
  return ranks.findIndex((words) => words.has(first) || words.has(first.replace(/e?s$/, "")));
};

const isWide = (column: Asked | undefined): boolean => rankOf(column) >= 0 && rankOf(column) <= widestRanks;

/** The wider area stands above the narrower one, otherwise what was asked for first above the next; of fewer than there are levels, the inner ones are meant, and by a wide area the outer one. */
export const headingLevels: Leftover = {
  name: "the levels of the headings above the records, each for what it is",
  give: (progress, { set, asked }) => {
    const levels = set.fields.filter(({ path }) => isHeadingLevel(path));
    const bound = progress.bindings.flatMap(({ field }, column) =>
      field && isHeadingLevel(field.path) ? [column] : [],
    );
    const columns = inOrder(bound, asked);
    const inner = levels.slice(levels.length - columns.length);
    const meant = isWide(asked[columns[0] ?? -1]) ? [...levels.slice(0, 1), ...inner.slice(1)] : inner;
    const free = {
      ...progress,
      used: new Set([...progress.used].filter((id) => !levels.some((level) => level.id === id))),
    };
    return columns.reduce<Progress>(
      (settled, column, i) => take(settled, column, meant[i], progress.bindings[column]?.score),
      free,
    );
  },
};

/** The columns from the widest to the narrowest where all of them say which they are, otherwise as they were asked for. */
function inOrder(columns: readonly number[], asked: readonly Asked[]): readonly number[] {
  const isKnown = columns.every((column) => rankOf(asked[column]) >= 0);
  return isKnown ? columns.toSorted((a, b) => rankOf(asked[a]) - rankOf(asked[b])) : columns;
}
