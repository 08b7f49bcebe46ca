import type { Cell, Extraction } from "../../domain/extraction.ts";
import type { Aggregate, Ground, Understood } from "../../domain/plan.ts";
import { kindName, type NameLanguage } from "../columns/field-words.ts";
import { groupRows } from "./group-rows.ts";
import { compareCells } from "./sort-rows.ts";

const computed = (value: number | string | null): Cell => ({
  value,
  raw: value === null ? "" : String(value),
  basis: "computed",
  at: null,
});

const operations: Readonly<Record<Exclude<Aggregate["op"], "count">, (values: readonly number[]) => number>> = {
  sum: (values) => values.reduce((sum, value) => sum + value, 0),
  average: (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
  minimum: (values) => values.reduce((least, value) => Math.min(least, value), Infinity),
  maximum: (values) => values.reduce((most, value) => Math.max(most, value), -Infinity),
};

/** "suma de monto", "average price". */
const ofIn: Readonly<Record<NameLanguage, string>> = { es: " de ", en: " " };

type Figure = Pick<Aggregate, "op" | "field">;
type Read = (field: Ground, row: number) => Cell;

/** A count of records, or of the values of a field, or what its numbers come to; null where it has none. */
function figureOf({ op, field }: Figure, members: readonly number[], read: Read): number | null {
  if (op === "count") return field ? members.filter((row) => read(field, row).value !== null).length : members.length;
  const numbers = field ? members.flatMap((row) => numberOf(read(field, row))) : [];
  return numbers.length === 0 ? null : operations[op](numbers);
}

/**
 * One row per group (or one row) with counts and figures computed from the numbers of fields, groups in the order asked for or in that
 * of the records; cells are marked as computed.
 */
export function aggregateRows(
  aggregate: Aggregate,
  records: readonly number[],
  read: Read,
  understood: Understood,
  language: NameLanguage,
): Pick<Extraction, "columns" | "rows"> {
  const { groupBy, order } = aggregate;
  const figures = [aggregate, ...(aggregate.more ?? [])];
  const groups = groupBy ? groupRows(records, (row) => read(groupBy, row)) : new Map([["", records]]);
  const found = [...groups].map(([name, members]) => ({
    name,
    figures: figures.map((figure) => computed(figureOf(figure, members, read))),
  }));
  const at = ({ figures: own }: { figures: readonly Cell[] }): Cell => own[order?.figure ?? 0] ?? computed(null);
  const ordered = order ? found.toSorted((a, b) => compareCells(at(a), at(b), order.direction)) : found;
  const asAsked = ({ name }: Ground): string =>
    understood.columns.find((column) => column.field === name)?.asked ?? name;
  const titleOf = ({ op, field }: Figure): string =>
    field ? `${kindName(op, language)}${ofIn[language]}${asAsked(field)}` : kindName(op, language);
  return {
    columns: [
      ...(groupBy ? [{ title: asAsked(groupBy), type: groupBy.type }] : []),
      ...figures.map((figure) => ({ title: titleOf(figure), type: "number" as const })),
    ],
    rows: ordered.map(({ name, figures: own }) => (groupBy ? [computed(name || null), ...own] : own)),
  };
}

const numberOf = (cell: Cell): number[] => (typeof cell.value === "number" ? [cell.value] : []);
