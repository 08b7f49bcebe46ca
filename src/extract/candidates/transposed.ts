import { wholeText } from "../columns/cells.ts";
import { finishColumns, withPieces } from "../columns/columns.ts";
import type { ColumnDraft, RawCell } from "../columns/column.ts";
import { tableTag } from "../page/table-tags.ts";
import type { MinedSet } from "../mined-set.ts";
import type { PageLocale } from "../page/page-locale.ts";
import type { PageReader } from "../page/page-reader.ts";
import { isBold } from "../page/header-rows.ts";
import { worthOf } from "../ranking/score.ts";
import { detectType } from "../values/detect-type.ts";

/** The names of the fields and two records. */
const minColumns = 3;
const minFields = 3;
const maxFields = 60;
const maxLabelLength = 60;
const maxCellLength = 400;

/**
 * Tables that hold a record per column: every row begins with a heading cell that names a field, values agree in type along the
 * rows and never down the columns. The cells of a header row are the first field.
 */
export function findTransposed(page: PageReader, locale: PageLocale): MinedSet[] {
  const { tree } = page;
  const found: MinedSet[] = [];
  for (let table = 0; table < tree.size; table++) {
    if (tableTag(tree, table) !== "table") continue;
    const drafts = readFields(page, table);
    const count = drafts[0]?.cells.length ?? 0;
    if (count < 2 || !agreesAlongRows(drafts, locale)) continue;
    const columns = finishColumns(
      drafts.flatMap((draft) => withPieces(draft, locale)),
      count,
      locale.nameLanguage,
    );
    const share = (page.features.textLength[table] ?? 0) / Math.max(1, page.features.textLength[0] ?? 1);
    found.push({
      kind: "table",
      name: null,
      count,
      score: worthOf(count, drafts.length, share),
      node: table,
      signature: "transposed",
      records: null,
      columns,
    });
  }
  return found;
}

/** One draft per row, its cells those of the records, without rows of pictures or buttons that have no name; empty unless the table is one of fields by records. */
function readFields(page: PageReader, table: number): ColumnDraft[] {
  const { rows, columns } = page.grids.grid(table);
  const data = rows.filter((row) => !row.isHeading && row.cells.length > 1);
  if (columns < minColumns || data.length < minFields || data.length > maxFields) return [];
  const cellOf = (node: number | undefined): RawCell | null =>
    node === undefined || page.text(node) === "" ? null : wholeText(page, node);
  const drafts: ColumnDraft[] = [];
  for (const [order, row] of data.entries()) {
    const byColumn = new Map(row.cells.map((cell) => [cell.column, cell.node]));
    const label = cellOf(byColumn.get(0));
    if (!label && !row.isHeader) continue;
    const isNamed = row.isHeader || isHeadingCell(page, byColumn);
    if (!isNamed || (label?.raw.length ?? 0) > maxLabelLength) return [];
    const cells = Array.from({ length: columns - 1 }, (_, i) => cellOf(byColumn.get(i + 1)));
    if (cells.some((cell) => (cell?.raw.length ?? 0) > maxCellLength)) return [];
    const name = label?.raw.replace(/\s*:$/, "") ?? null;
    drafts.push({ key: `r${order + 1}`, cells, label: null, header: name, order });
  }
  return drafts.length >= minFields ? drafts : [];
}

/** A heading cell by its tag, or the only one of its row that is set in bold. */
function isHeadingCell({ tree }: PageReader, byColumn: ReadonlyMap<number, number>): boolean {
  const [first = 0, ...others] = [...byColumn.values()];
  return tableTag(tree, first) === "th" || (isBold(tree, first) && !others.some((cell) => isBold(tree, cell)));
}

function agreesAlongRows(drafts: readonly ColumnDraft[], locale: PageLocale): boolean {
  const isTyped = (cells: readonly (RawCell | null)[]): boolean => {
    const values = cells.flatMap((cell) => cell?.raw ?? []);
    return values.length > 1 && detectType(values, null, locale) !== "text";
  };
  const count = drafts[0]?.cells.length ?? 0;
  const typedColumns = Array.from({ length: count }, (_, i) => drafts.slice(1).map(({ cells }) => cells[i] ?? null));
  return drafts.filter(({ cells }) => isTyped(cells)).length >= 2 && !typedColumns.some(isTyped);
}
