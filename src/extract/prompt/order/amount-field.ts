import { fold } from "../../../domain/text.ts";
import type { Field, RecordSet } from "../../../domain/survey.ts";
import { isFigure } from "../conditions/figures.ts";
import { type AskedColumn, askedColumn } from "../parsing/asked.ts";

/** What headings call amounts of money, and amounts of goods. */
const ofMoney =
  /(?<!\p{L})(?:importes?|montos?|valor|presupuestos?|cuantia|ventas|ingresos|gastos?|facturacion|inversion|exportaciones|importaciones|fob|cif|amount|value|budget|revenue|sales|turnover|spending)(?!\p{L})/u;
const ofGoods =
  /(?<!\p{L})(?:volumen|cantidad|unidades|toneladas|peso neto|volume|quantity|units|tonnes|tons)(?!\p{L})/u;
/** What one unit costs, or an average, is of no record as a whole. */
const perUnit =
  /(?<!\p{L})(?:precio|price|promedio|medi[oa]|average|avg|mean|unitari[oa]|unit)(?!\p{L})|\/\s?(?:kg|g|t|l|m2|m²|u|unit)/u;

/** The one field that says how much a record is of, by what the page calls it; null where none does. */
export function amountField({ fields }: RecordSet): Field | null {
  const named = fields.filter((field) => isFigure(field) && field.type !== "date" && !perUnit.test(fold(field.name)));
  return [ofMoney, ofGoods].flatMap((words) => named.filter(({ name }) => words.test(fold(name))))[0] ?? null;
}

/** Columns in which the amount of each record is called as the page calls it. */
export function nameAmounts(set: RecordSet, columns: readonly AskedColumn[]): readonly AskedColumn[] {
  const field = columns.some(({ isAmount }) => isAmount) ? amountField(set) : null;
  return field ? columns.map((column) => (column.isAmount ? askedColumn(field.name) : column)) : columns;
}
