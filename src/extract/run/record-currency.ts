import type { Ground } from "../../domain/plan.ts";
import type { MinedSet } from "../mined-set.ts";
import { findCurrency } from "../values/price.ts";
import { matchConcept } from "../prompt/lexicon/match-concept.ts";
import type { CurrencyOf } from "./measures.ts";

/** Whether a field holds prices, or is called by a word for them: `Monto`, `Salario`. */
export const isMoney = ({ name, type }: Ground): boolean =>
  type === "price" || (type === "number" && matchConcept(name)?.concept.types.includes("price") === true);

/** The currency of each record where one column, and no other, holds nothing else: `PEN`, `USD`. */
export function recordCurrency({ columns }: MinedSet): CurrencyOf {
  const found = columns.filter(({ cells }) => {
    const written = cells.flatMap((cell) => (cell ? [cell.raw] : []));
    return written.length > 0 && written.every((raw) => !/\d/.test(raw) && findCurrency(raw) !== null);
  });
  const [only] = found;
  return (row) => (only && found.length === 1 ? findCurrency(only.cells[row]?.raw ?? "") : null);
}
