import type { Features } from "./features.ts";
import { carryGroupCells } from "./group-cells.ts";
import { findRowsSetApart } from "./set-apart-rows.ts";
import { glossesOf } from "./heading-gloss.ts";
import { headingText, maxHeadingLength } from "./heading-text.ts";
import { findRepeatedHeadings, isLabelRow, looksLikeHeader } from "./header-rows.ts";
import { isCell, tableTag } from "./table-tags.ts";
import { rowGroups } from "./tag-rules.ts";
import { childrenOf, type Tree } from "./tree.ts";

type GridCell = { readonly node: number; readonly column: number };
type GridRow = {
  readonly node: number;
  readonly cells: readonly GridCell[];
  readonly isHeader: boolean;
  readonly isHeading: boolean;
  /** It stands in the table's foot: totals and remarks. */
  readonly isFoot: boolean;
};

/** A table with spans resolved: every row has the cells that cover it, each under its column. */
type Grid = {
  readonly rows: readonly GridRow[];
  readonly headers: readonly string[];
  /** What the tooltips of each heading spell out. */
  readonly glosses: readonly (readonly string[])[];
  readonly columns: number;
};

const maxSpan = 200;
/** Rows of a single cell (a pager, a title) that may stand above the header row. */
const maxLeadRows = 3;
/** Rows at the end that may sum up those above them. */
const maxTotals = 3;
/** Rows of a header whose cells reach down over several. */
const maxHeaderDepth = 3;
const maxWrappers = 4;

/** Grids by table, read once; `rowOf` finds the grid row of a `tr`. */
export type GridReader = {
  grid(table: number): Grid;
  row(tr: number): { readonly grid: Grid; readonly row: GridRow } | null;
};

export function createGridReader(tree: Tree, features: Features, read: (node: number) => string): GridReader {
  const grids = new Map<number, Grid>();
  const rows = new Map<number, GridRow>();
  const grid = (table: number): Grid => {
    let found = grids.get(table);
    if (!found) {
      found = readGrid(tree, features, table, read);
      grids.set(table, found);
      for (const row of found.rows) rows.set(row.node, row);
    }
    return found;
  };
  const row = (tr: number): { grid: Grid; row: GridRow } | null => {
    let table = tree.parents[tr] ?? -1;
    for (let up = 0; up < maxWrappers && table > 0 && isWrapper(tree, table); up++) table = tree.parents[table] ?? -1;
    if (tableTag(tree, table) !== "table") return null;
    const owner = grid(table);
    const found = rows.get(tr);
    return found ? { grid: owner, row: found } : null;
  };
  return { grid, row };
}

/** Between a table and its rows: a group of rows; elements that only wrap them where `role` says what is a row. */
const isWrapper = (tree: Tree, node: number): boolean =>
  rowGroups.has(tableTag(tree, node)) || tableTag(tree, node) === "div";

function span(value: string | undefined): number {
  const count = Number.parseInt(value ?? "1", 10);
  return Number.isFinite(count) && count > 0 ? Math.min(count, maxSpan) : 1;
}

type RawRow = { node: number; cells: GridCell[]; own: number[]; group: string; widest: number; deepest: number };
/** A cell that reaches down into so many more rows. */
type Carried = GridCell & { readonly left: number };

function readGrid(tree: Tree, features: Features, table: number, read: (node: number) => string): Grid {
  const rows = readRows(tree, table);
  const columns = rows.reduce((most, { cells }) => Math.max(most, (cells.at(-1)?.column ?? -1) + 1), 0);
  const headerCount = countHeaderRows(tree, features, rows, read);
  const repeated = findRepeatedHeadings(rows, read);
  const [again] = repeated;
  const isAgain = again !== undefined && (headerCount === 0 || rows[headerCount - 1] === again);
  const levels = headingLevels(tree, isAgain ? [again] : rows.slice(0, headerCount), columns, read);
  const found = readHeaders(tree, levels, read);
  const groups = new Set(isAgain ? [...repeated].map(({ own: [first] }) => read(first ?? 0)) : []);
  const headers = groups.size > 1 ? ["", ...found.slice(1)] : found;
  const headerTexts = new Set(rows.slice(0, headerCount).map((row) => ownTexts(row, read)));
  const apart = findRowsSetApart(rows, features, read);
  const told = rows.map((row, i) => ({
    node: row.node,
    cells: row.cells,
    isHeader:
      i < headerCount ||
      repeated.has(row) ||
      repeatsHeader(tree, row, headers, read) ||
      (row.own.length > 1 && headerTexts.has(ownTexts(row, read))),
    isFoot:
      row.group === "tfoot" ||
      (i > headerCount && (i >= rows.length - maxTotals || isOfHeadings(tree, row)) && isTotal(row, read)),
    isHeading:
      apart.has(row) ||
      (columns > 1 && row.own.length === 1 && (row.widest > 1 || tableTag(tree, row.own[0] ?? 0) === "th")),
  }));
  const glosses = levels.map((cells) => {
    const [cell] = cells.slice(-1);
    return cell === undefined ? [] : glossesOf(tree, cell, read(cell));
  });
  return { columns, headers, glosses, rows: carryGroupCells(told, read) };
}

/** The rows of a table and of the groups of rows in it, each with the cells above that reach down into it. */
function readRows(tree: Tree, table: number): RawRow[] {
  const rows: RawRow[] = [];
  let carried: readonly Carried[] = [];
  const addRows = (within: number, group: string, depth: number): void => {
    for (const child of childrenOf(tree, within)) {
      const tag = tableTag(tree, child);
      if (tag === "tr") {
        const [row, next] = readRow(tree, child, group, carried);
        rows.push(row);
        carried = next;
      }
      if (depth >= maxWrappers || !isWrapper(tree, child)) continue;
      carried = [];
      addRows(child, rowGroups.has(tag) ? tag : group, depth + 1);
    }
  };
  addRows(table, "", 0);
  return rows;
}

/** One row, and the cells that reach down into the next one. */
function readRow(tree: Tree, tr: number, group: string, carried: readonly Carried[]): [RawRow, Carried[]] {
  const cells: GridCell[] = carried.map(({ node, column }) => ({ node, column }));
  const taken = new Set(cells.map((cell) => cell.column));
  const next = carried.filter((cell) => cell.left > 1).map((cell) => ({ ...cell, left: cell.left - 1 }));
  const own = childrenOf(tree, tr).filter((child) => isCell(tree, child));
  let column = 0;
  let widest = 1;
  let deepest = 1;
  for (const node of own) {
    while (taken.has(column)) column++;
    const across = span(tree.attributes[node]?.colspan);
    const down = span(tree.attributes[node]?.rowspan);
    widest = Math.max(widest, across);
    deepest = Math.max(deepest, down);
    cells.push({ node, column });
    if (down > 1) next.push({ node, column, left: down - 1 });
    column += across;
  }
  cells.sort((a, b) => a.column - b.column);
  return [{ node: tr, cells, own, group, widest, deepest }, next];
}

/** The heading cells above each column, the outermost first. */
function headingLevels(
  tree: Tree,
  rows: readonly RawRow[],
  columns: number,
  read: (node: number) => string,
): readonly (readonly number[])[] {
  const levels = Array.from({ length: columns }, (): number[] => []);
  for (const row of rows) {
    const isAbove = row.own.length < 2 || row !== rows.at(-1);
    if (isAbove && row.widest > 1 && row.own.filter((cell) => read(cell) !== "").length < 2) continue;
    for (const { node, column } of row.cells) {
      const end = Math.min(columns, column + span(tree.attributes[node]?.colspan));
      for (let under = column; under < end; under++) if (!levels[under]?.includes(node)) levels[under]?.push(node);
    }
  }
  return levels;
}

/** The name of each column; a heading over several columns goes before the names under it: `2025 Precio`. */
function readHeaders(
  tree: Tree,
  levels: readonly (readonly number[])[],
  read: (node: number) => string,
): readonly string[] {
  return levels.map((nodes) => {
    const texts = nodes.map((node) =>
      headingText(tree, node, read)
        .replace(/(?:\s*(?:[▲▼↑↓]|\[[\p{L}\d]{1,3}\]))+\s*$/u, "")
        .trim(),
    );
    const named = texts.filter(
      (text, i) => text !== "" && text.length <= maxHeadingLength && texts.indexOf(text) === i,
    );
    const whole = named.join(" ");
    return whole.length <= maxHeadingLength ? whole : (named.at(-1) ?? "");
  });
}

const totalWords =
  /^(?:(?:sub|gran |grand )?total(?:e?s|es)?(?: general| geral| g[ée]n[ée]ral)?|suma|summe|gesamt|insgesamt|totale)(?:\s?\(.{1,12}\))?:?$/i;

/** A row that is called the total of the others and holds figures. */
function isTotal(row: RawRow, read: (node: number) => string): boolean {
  const [first = "", ...others] = row.own.map((cell) => read(cell)).filter((text) => text !== "");
  return totalWords.test(first) && others.length > 0 && others.every((text) => /^\W*\d/.test(text));
}

/** Whether a row is set as the names of the columns are, wherever it stands: the totals above the remarks. */
const isOfHeadings = (tree: Tree, { group, own }: RawRow): boolean =>
  group === "thead" || own.every((cell) => tableTag(tree, cell) === "th");

/** What the cells of a row say, one after the other. */
const ownTexts = ({ own }: RawRow, read: (node: number) => string): string => own.map((cell) => read(cell)).join("|");

function repeatsHeader(tree: Tree, row: RawRow, headers: readonly string[], read: (node: number) => string): boolean {
  if (row.cells.length < 2) return false;
  return row.cells.every(
    (cell) => headers[cell.column] !== "" && headingText(tree, cell.node, read) === headers[cell.column],
  );
}

function countHeaderRows(
  tree: Tree,
  features: Features,
  rows: readonly RawRow[],
  read: (node: number) => string,
): number {
  const isHeader = (row: RawRow | undefined): boolean =>
    row !== undefined &&
    (row.group === "thead" || (row.own.length > 1 && row.own.every((cell) => tableTag(tree, cell) === "th")));
  const width = Math.max(0, ...rows.slice(0, 2 * maxLeadRows).map((row) => row.own.length));
  const isBlank = (row: RawRow): boolean => row.own.every((cell) => (features.textLength[cell] ?? 0) === 0);
  const isLead = (row: RawRow | undefined): boolean =>
    row !== undefined &&
    !isHeader(row) &&
    ((row.own.length < width && (row.own.length < 2 || row.deepest < 2)) || isBlank(row));
  let lead = 0;
  while (lead < maxLeadRows && isLead(rows[lead])) lead++;
  let count = isHeader(rows[lead]) ? lead : 0;
  while (count < rows.length && isHeader(rows[count])) count++;
  if (count > 0)
    return count === rows.length && rows.length > 1 && !rows.every(({ group }) => group === "thead") ? 1 : count;
  const depth = Math.min(rows[lead]?.deepest ?? 1, maxHeaderDepth);
  if (
    depth > 1 &&
    looksLikeHeader(tree, features, [...rows.slice(lead, lead + 1), ...rows.slice(lead + depth)], read, true)
  )
    return lead + depth;
  // A heading over the first group stands between the names of the columns and its rows.
  const below = rows.slice(lead).filter(({ own }, i) => i === 0 || own.length > 1);
  return looksLikeHeader(tree, features, below, read, false) && !isLabelRow(below, read) ? lead + 1 : 0;
}
