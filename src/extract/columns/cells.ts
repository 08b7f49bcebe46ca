import type { PageReader } from "../page/page-reader.ts";
import type { RawCell } from "./column.ts";

/** The cells of a column that hold something. */
export function filledCells(cells: readonly (RawCell | null)[]): RawCell[] {
  const filled: RawCell[] = [];
  for (const cell of cells) if (cell) filled.push(cell);
  return filled;
}

/** How many cells of a column hold something. */
export function countFilled(cells: readonly (RawCell | null)[]): number {
  let count = 0;
  for (let i = 0; i < cells.length; i++) if (cells[i]) count++;
  return count;
}

/** What the cells of a column say, without the empty ones. */
export function textsOf(cells: readonly (RawCell | null)[]): string[] {
  const texts: string[] = [];
  for (const cell of cells) if (cell) texts.push(cell.raw);
  return texts;
}

/** A part of what a node says. */
export const partOfText = (page: PageReader, node: number, span: readonly [number, number]): RawCell => ({
  raw: page.text(node).slice(...span),
  place: { node, attr: null, span },
});

/** All that a node says. */
export function wholeText(page: PageReader, node: number): RawCell {
  const raw = page.text(node);
  return { raw, place: { node, attr: null, span: [0, raw.length] } };
}

/** What an attribute of a node says. */
export const attributeCell = (node: number, attr: string, raw: string): RawCell => ({
  raw,
  place: { node, attr, span: null },
});
