import type { Cell, CellPlace } from "../../domain/extraction.ts";
import type { ValueType } from "../../domain/survey.ts";
import type { RawCell, TableColumn } from "../columns/column.ts";
import type { MinedSet } from "../mined-set.ts";
import type { PageLocale } from "../page/page-locale.ts";
import { rememberOf } from "../remember.ts";
import type { Page } from "../survey.ts";
import { decideDecimalMark, type DecimalMark } from "../values/number.ts";
import { plainText } from "../values/plain-text.ts";
import { readValue } from "../values/read-value.ts";
import { yearsTold } from "./year-told.ts";

export const emptyCell: Cell = { value: null, raw: "", basis: "page", at: null };

/** Makes the cells of a set: figures are read as their column writes them where that leaves no doubt, otherwise as the page does; days without a year are of the one that stands above them. */
export function cellsOf(page: Page, set: MinedSet): (column: TableColumn | null, row: number, type: ValueType) => Cell {
  const yearOf = yearsTold(page, set);
  const localeOf = (column: TableColumn, row: number, type: ValueType): PageLocale => {
    if (type === "date") return { ...page.locale, yearOf: yearOf(row) ?? unknownYear };
    const decimalMark = figureTypes.has(type) ? markOf(column) : null;
    return decimalMark === null ? page.locale : { ...page.locale, decimalMark };
  };
  return (column, row, type) => {
    const cell = column?.cells[row] ?? null;
    return column && cell ? makeCell(page, cell, type, localeOf(column, row, type)) : emptyCell;
  };
}

const unknownYear = (): null => null;

const figureTypes = new Set<ValueType>(["number", "price", "measure", "percentage", "rating"]);

const markOf = rememberOf(({ cells }: TableColumn): DecimalMark | null =>
  decideDecimalMark(cells.flatMap((cell) => cell?.raw ?? [])),
);

/** The cell as it leaves the engine: typed value, the characters on the page, and where they stand. */
export function makeCell(page: Page, cell: RawCell | null, type: ValueType, locale: PageLocale = page.locale): Cell {
  if (!cell) return emptyCell;
  const { node, attr, span, pointer } = cell.place;
  const value = cell.entries && type === "text" ? [...cell.entries] : readValue(cell.raw, type, locale);
  const at: CellPlace = {
    path: pointer === undefined ? page.reader.path(node) : `${page.reader.path(node)}#${pointer}`,
  };
  if (attr !== null) at.attr = attr;
  if (span !== null) at.span = [span[0], span[1]];
  return {
    value: pointer !== undefined && typeof value === "string" ? plainText(value) : value,
    raw: cell.raw,
    basis: "page",
    at,
  };
}
