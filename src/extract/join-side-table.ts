import { dataRows } from "./candidates/tables.ts";
import { textsOf } from "./columns/cells.ts";
import { buildColumns } from "./columns/columns.ts";
import type { TableColumn } from "./columns/column.ts";
import { uniqueName } from "./columns/unique-name.ts";
import type { MinedSet } from "./mined-set.ts";
import type { PageLocale } from "./page/page-locale.ts";
import type { PageReader } from "./page/page-reader.ts";
import { type RecordRange, wholeNode } from "./page/record-range.ts";
import { tableTag } from "./page/table-tags.ts";
import { recordTextLength } from "./ranking/measures.ts";
import { worthOf } from "./ranking/score.ts";

const minRows = 3;
const minNameShare = 0.8;

/**
 * A set of figures from tables that are cut in two, so that the names of their rows stay in place while the figures are moved, with
 * the columns of the other halves before its own; any other set as it is. Halves follow each other without a word between and have as
 * many rows each, and only the first tells them apart by name.
 */
export function joinSideTable(page: PageReader, locale: PageLocale, set: MinedSet): MinedSet {
  if (set.kind !== "table" || set.records?.length !== set.count || set.count < minRows) return set;
  if (namesRows(set.columns, set.count)) return set;
  const names = rowsBeside(page, set.records);
  if (!names) return set;
  const before = buildColumns(page, names, locale);
  return namesRows(before, set.count) ? joinColumns(page, set, names, before) : set;
}

const namesRows = (columns: readonly TableColumn[], count: number): boolean =>
  columns.some(
    ({ key, type, cells, distinct }) =>
      type === "text" &&
      !/[@^]/.test(key) &&
      distinct >= count * minNameShare &&
      textsOf(cells).filter((text) => /\p{L}{3}/u.test(text)).length >= count * minNameShare,
  );

/** For each row the one of the same number in the table right before its own; null where there are none or not as many. */
function rowsBeside(page: PageReader, records: readonly RecordRange[]): RecordRange[] | null {
  const counts = new Map<number, number>();
  for (const { from } of records) {
    const table = tableAround(page, from, from + 1);
    counts.set(table, (counts.get(table) ?? 0) + 1);
  }
  const beside: RecordRange[] = [];
  for (const [table, count] of counts) {
    const other = tableBefore(page, table);
    const rows = other === 0 ? [] : dataRows(page, page.grids.grid(other).rows);
    if (rows.length !== count) return null;
    beside.push(...rows.map((row) => wholeNode(page.tree, row)));
  }
  return beside;
}

/** The innermost table around a node that ends before another one, 0 for none. */
function tableAround({ tree }: PageReader, node: number, limit: number): number {
  let table = node;
  while (table > 0 && !(tableTag(tree, table) === "table" && (tree.ends[table] ?? 0) >= limit))
    table = tree.parents[table] ?? 0;
  return table;
}

/** The table that the last words before another one stand in, 0 for none. */
function tableBefore(page: PageReader, table: number): number {
  const { tree, words } = page;
  let last = table - 1;
  while (last > 0 && words.spanOf(last) === null) last--;
  const before = tableAround(page, last, last);
  return (tree.ends[before] ?? 0) <= table ? before : 0;
}

function joinColumns(
  page: PageReader,
  set: MinedSet,
  names: readonly RecordRange[],
  before: readonly TableColumn[],
): MinedSet {
  const { tree, features } = page;
  const width = Math.max(0, ...before.map(({ key }) => columnNumber(key)));
  const used = new Set(before.map(({ name }) => name.toLowerCase()));
  const after = set.columns.map((column): TableColumn => ({
    ...column,
    name: uniqueName(column.name, used),
    key: column.key.replace(startsInColumn, (_, nth: string) => `c${width + Number(nth)}`),
  }));
  const columns = [...before, ...after];
  const text = [...names, ...(set.records ?? [])].reduce((sum, record) => sum + recordTextLength(page, record), 0);
  const share = Math.min(1, text / Math.max(1, features.textLength[0] ?? 1));
  let node = set.node;
  while (node > (names[0]?.from ?? 0)) node = tree.parents[node] ?? 0;
  return { ...set, node, columns, score: Math.max(set.score, worthOf(set.count, columns.length, share)) };
}

/** Values of tables stand in `c1`, `c2` and so on. */
const startsInColumn = /^c(\d+)(?=[>=@:#|/~]|$)/;
const columnNumber = (key: string): number => Number(startsInColumn.exec(key)?.[1] ?? 0);
