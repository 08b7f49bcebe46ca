import type { RawCell } from "./column.ts";

/** The cells of a column that hold something. */
export function filledCells(cells: readonly (RawCell | null)[]): RawCell[] {
  const filled: RawCell[] = [];
  for (const cell of cells) if (cell) filled.push(cell);
  return filled;
}

/** How many cells of a column hold something. */
export const countFilled = (cells: readonly (RawCell | null)[]): number =>
  cells.reduce((count, cell) => count + (cell ? 1 : 0), 0);

/** What the cells of a column say, without the empty ones. */
export function textsOf(cells: readonly (RawCell | null)[]): string[] {
  const texts: string[] = [];
  for (const cell of cells) if (cell) texts.push(cell.raw);
  return texts;
}
