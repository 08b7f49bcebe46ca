import type { RecordRange } from "../page/record-range.ts";
import type { PageReader } from "../page/page-reader.ts";
import { recordTextLength } from "./measures.ts";
import { spread } from "./sample.ts";

const minColumns = 3;
const minRows = 3;
const minHeadings = 2;
const minOfRecord = 0.8;
const minTables = 0.7;

/** Whether most records are tables with headings of their own and little else: their rows are what there is to read. */
export function areWholeTables(page: PageReader, records: readonly RecordRange[]): boolean {
  const sample = spread(records);
  return sample.filter((record) => isWholeTable(page, record)).length >= sample.length * minTables;
}

function isWholeTable(page: PageReader, record: RecordRange): boolean {
  const { tags, ends } = page.tree;
  for (let node = record.from; node < record.to; node++) {
    if (tags[node] !== "table") continue;
    const length = page.features.textLength[node] ?? 0;
    if (length < recordTextLength(page, record) * minOfRecord) return false;
    return isHeadedGrid(page, node, ends[node] ?? node);
  }
  return false;
}

function isHeadedGrid({ grids }: PageReader, table: number, end: number): boolean {
  for (let node = table + 1; node < end; node++) {
    const grid = grids.row(node)?.grid;
    if (!grid) continue;
    const headings = grid.headers.filter((text) => text !== "").length;
    const rows = grid.rows.filter(({ isHeading }) => !isHeading).length;
    return grid.columns >= minColumns && headings >= minHeadings && rows >= minRows;
  }
  return false;
}
