import { wordsOfPhrase } from "../../lexicon/words.ts";
import type { Asked } from "../bindings.ts";
import { isHeadingLevel } from "../field-path.ts";
import type { Leftover } from "./leftover.ts";

/** Areas and kinds, from those that hold others to those that are held. */
const ranks: readonly ReadonlySet<string>[] = [
  "continente continent",
  "pais country",
  "region comunidad autonoma estado state departamento categoria category seccion section",
  "provincia province county comarca subregion subcategoria subcategory subseccion subsection",
  "ciudad city municipio town localidad poblacion comuna canton distrito district",
  "barrio neighborhood neighbourhood parroquia colonia",
].map((words) => new Set(words.split(" ")));

const rankOf = (column: Asked | undefined): number => {
  const [first = ""] = wordsOfPhrase(column?.title ?? "");
  return ranks.findIndex((words) => words.has(first) || words.has(first.replace(/e?s$/, "")));
};

/** The wider area stands above the narrower one, otherwise what was asked for first above the next; of fewer than there are levels, the inner ones are meant. */
export const headingLevels: Leftover = {
  name: "the levels of the headings above the records, each for what it is",
  give: ({ bindings, used }, { set, asked }) => {
    const levels = set.fields.filter(({ path }) => isHeadingLevel(path));
    const columns = [...bindings.keys()].filter((column) => isHeadingLevel(bindings[column]?.field?.path ?? ""));
    const inner = levels.slice(levels.length - columns.length);
    const settled = inOrder(columns, asked).reduce(
      (bound, column, i) => bound.with(column, { score: bindings[column]?.score ?? 0, field: inner[i] ?? null }),
      bindings,
    );
    return { bindings: settled, used };
  },
};

/** The columns from the widest to the narrowest where all of them say which they are, otherwise as they were asked for. */
function inOrder(columns: readonly number[], asked: readonly Asked[]): readonly number[] {
  const isKnown = columns.every((column) => rankOf(asked[column]) >= 0);
  return isKnown ? columns.toSorted((a, b) => rankOf(asked[a]) - rankOf(asked[b])) : columns;
}
