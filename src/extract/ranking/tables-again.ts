import type { PageReader } from "../page/page-reader.ts";
import type { RecordRange } from "../page/record-range.ts";

const minRowsAgain = 0.8;
const minCellsAgain = 0.75;
const fewestCells = 3;

/**
 * Rows of several tables without those of tables that show again what the ones before them show: teams by conference, and once more
 * by division. Rows are the same that begin alike and have three quarters of their cells in common.
 */
export function withoutTablesAgain(page: PageReader, records: readonly RecordRange[]): readonly RecordRange[] {
  const tables = Map.groupBy(records, ({ from }) => page.grids.row(from)?.grid);
  if (tables.size < 2 || tables.has(undefined)) return records;
  const known = new Map<string, readonly string[]>();
  const own = [...tables.values()].filter((rows) => {
    const read = rows.map(({ from }) => textsOf(page, from));
    const again = read.filter((texts) => isAgain(texts, known.get(texts[0] ?? ""))).length;
    if (again >= rows.length * minRowsAgain) return false;
    for (const texts of read) if (!known.has(texts[0] ?? "")) known.set(texts[0] ?? "", texts);
    return true;
  });
  return own.length === tables.size ? records : own.flat();
}

const textsOf = (page: PageReader, row: number): readonly string[] =>
  page.grids.row(row)?.row.cells.map(({ node }) => page.text(node)) ?? [];

function isAgain(texts: readonly string[], before: readonly string[] | undefined): boolean {
  if (!before || texts[0] === "" || texts.length < fewestCells) return false;
  return texts.filter((text, i) => text === before[i]).length >= texts.length * minCellsAgain;
}
