import type { Json } from "./json-text.ts";
import { isoDay, type TypedColumn } from "./sheet-cells.ts";
import { pageLines, reportLines, type TableSources } from "./source-lines.ts";
import { type ArrangedTable, typedColumns } from "./table-sheet.ts";

/** A table as JSON for programs: its columns, a row an object of values as data, and where they come from. */
export function writeTableJson(name: string, arranged: ArrangedTable, sources: TableSources | null): string {
  const { table, places } = arranged;
  const titles = uniqueTitles(arranged.columns.map(({ title }) => title));
  const columns = arranged.columns.map((column, i) => ({ ...column, title: titles[i]! }));
  const typed = typedColumns(arranged);
  const value = (row: number, i: number): Json => jsonValue(table.rows[row]![columns[i]!.place]!, typed[i]!, row);
  return JSON.stringify(
    {
      name,
      columns: columns.map(({ title, column }, i) => ({ title, key: column.key, unit: typed[i]!.unit })),
      rows: places.map((row) => Object.fromEntries(titles.map((title, i) => [title, value(row, i)]))),
      sources: sources && linesOf({ ...arranged, columns }, sources),
    },
    null,
    2,
  );
}

const linesOf = (arranged: ArrangedTable, sources: TableSources) =>
  sources.kind === "report"
    ? reportLines(arranged, sources.evidence)
    : pageLines(arranged.columns, sources.page, sources.plan);

/** Numbers as numbers, days as `2024-12-31`, lists as lists; what is neither stays as it came. */
function jsonValue(value: Json, { cells, format }: TypedColumn, row: number): Json {
  const cell = cells[row]!;
  if (typeof value !== "string" || typeof cell !== "number") return value;
  return format?.type === "DATE" ? isoDay(cell) : cell;
}

function uniqueTitles(titles: readonly string[]): string[] {
  const taken = new Set<string>();
  return titles.map((title) => {
    let name = title;
    for (let count = 2; taken.has(name); count++) name = `${title} (${count})`;
    taken.add(name);
    return name;
  });
}
