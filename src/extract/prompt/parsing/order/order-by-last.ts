import { isNumeric } from "../amounts.ts";
import type { AskedColumn, AskedFilter } from "../asked.ts";
import type { AskedSort } from "./superlatives.ts";

/** Gives an order that names nothing ("de mayor a menor") what it is by. */
export const orderByLast = (
  sorts: readonly AskedSort[],
  columns: readonly AskedColumn[],
  filters: readonly AskedFilter[],
): AskedSort[] => sorts.map((sort) => (sort.text === "" ? { ...sort, ...lastFigure(columns, filters) } : sort));

/** What "de mayor a menor" without more orders by: the column named last that has an order of its own, or what a figure was asked of. */
function lastFigure(
  columns: readonly AskedColumn[],
  filters: readonly AskedFilter[],
): Pick<AskedSort, "text" | "concept"> {
  const last = columns.findLast(({ concept }) => concept && (isNumeric(concept) || concept.types[0] === "date"));
  const compared = filters.find(
    ({ concept, fieldWords, value }) => (concept || fieldWords !== "") && typeof value === "number",
  );
  if (!last && compared) return { text: compared.fieldWords, concept: compared.concept };
  return { text: last?.title ?? columns[0]?.title ?? "", concept: last?.concept ?? columns[0]?.concept ?? null };
}
