import type { Cell, Extraction } from "../../domain/extraction.ts";
import type { Aggregate, Ground, Understood } from "../../domain/plan.ts";
import { kindName } from "../columns/field-words.ts";
import { groupRows } from "./group-rows.ts";
import type { Measure } from "./measures.ts";
import { compareCells } from "./sort-rows.ts";
import type { NameLanguage } from "../page/page-locale.ts";

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
type MeasureField = (field: Ground, rows: readonly number[]) => readonly Measure[];

/** Of the figures that a field has in several currencies or units, those in one. */
type Part = Figure & { readonly figure: number; readonly measure: Measure | null };

/** A figure for each currency or kind of unit that its field is in; one where it is in none. */
function partsOf(figure: Figure, at: number, records: readonly number[], measure: MeasureField): Part[] {
  const measures = figure.field && figure.op !== "count" ? measure(figure.field, records) : [];
  return (measures.length === 0 ? [null] : measures).map((one) => ({ ...figure, figure: at, measure: one }));
}

/** A count of records, or of the values of a field, or what its numbers come to; null where it has none. */
function figureOf({ op, field, measure }: Part, members: readonly number[], read: Read): number | null {
  if (op === "count") return field ? members.filter((row) => read(field, row).value !== null).length : members.length;
  const numbers = members.flatMap((row) => measure?.amounts.get(row) ?? []);
  return numbers.length === 0 ? null : operations[op](numbers);
}

const lengthOf: Readonly<Record<NonNullable<Aggregate["per"]>, number>> = {
  year: "2026".length,
  month: "2026-03".length,
};
const afterAllDays = "\uffff";
const isoDay = /^\d{4}-\d{2}-\d{2}/;

/** The year or month of a day (`2026-03`); nothing where no day was read. */
function periodOf(cell: Cell, per: NonNullable<Aggregate["per"]>): Cell {
  const { value } = cell;
  const period = typeof value === "string" && isoDay.test(value) ? value.slice(0, lengthOf[per]) : null;
  return { ...cell, value: period, raw: period ?? "" };
}

/** Records in the order of their days where groups are periods; those without a day last. */
function inOrderOfTime({ per, groupBy }: Aggregate, records: readonly number[], read: Read): readonly number[] {
  if (!per || !groupBy) return records;
  const dayOf = (row: number): string => {
    const { value } = read(groupBy, row);
    return typeof value === "string" && isoDay.test(value) ? value : afterAllDays;
  };
  return records.toSorted((a, b) => (dayOf(a) < dayOf(b) ? -1 : dayOf(a) > dayOf(b) ? 1 : 0));
}

/**
 * One row per group (or one row) with counts and figures computed from the numbers of fields, each currency and kind of unit apart,
 * groups in the order asked for or in that of the records; cells are marked as computed.
 */
export function aggregateRows(
  aggregate: Aggregate,
  records: readonly number[],
  { read, measure }: { readonly read: Read; readonly measure: MeasureField },
  understood: Understood,
  language: NameLanguage,
): Pick<Extraction, "columns" | "rows"> {
  const { groupBy, order } = aggregate;
  const parts = [aggregate, ...(aggregate.more ?? [])].flatMap((figure, at) => partsOf(figure, at, records, measure));
  const inPeriod = (cell: Cell): Cell => (aggregate.per ? periodOf(cell, aggregate.per) : cell);
  const groups = groupBy
    ? groupRows(inOrderOfTime(aggregate, records, read), (row) => inPeriod(read(groupBy, row)))
    : new Map([["", records]]);
  const found = [...groups].map(([name, members]) => ({
    name,
    figures: parts.map((part) => computed(figureOf(part, members, read))),
  }));
  const ordering = order ? [...parts.keys()].filter((i) => parts[i]?.figure === order.figure).toReversed() : [];
  for (const i of ordering) {
    found.sort((a, b) =>
      compareCells(a.figures[i] ?? computed(null), b.figures[i] ?? computed(null), order?.direction ?? "ascending"),
    );
  }
  const asAsked = ({ name }: Ground): string =>
    understood.columns.find((column) => column.field === name)?.asked ?? name;
  const measureOf = ({ measure: own, figure }: Part): string => {
    if (own?.name) return ` (${own.name})`;
    return parts.filter((part) => part.figure === figure).length > 1 ? ` (${kindName("no measure", language)})` : "";
  };
  const titleOf = (part: Part): string =>
    part.field
      ? `${kindName(part.op, language)}${ofIn[language]}${asAsked(part.field)}${measureOf(part)}`
      : kindName(part.op, language);
  return {
    columns: [
      ...(groupBy ? [{ title: asAsked(groupBy), type: aggregate.per ? ("text" as const) : groupBy.type }] : []),
      ...parts.map((part) => ({ title: titleOf(part), type: "number" as const })),
    ],
    rows: found.map(({ name, figures: own }) => (groupBy ? [computed(name || null), ...own] : own)),
  };
}
