/** What a cell of a spreadsheet holds. A day is its number, counted as spreadsheets count. */
export type SheetCell = string | number | boolean | null;

/** How the numbers of a column are shown; null as they come. */
export type NumberFormat = { readonly type: "DATE" } | { readonly type: "NUMBER"; readonly pattern: string } | null;

export type SheetColumn = { readonly title: string; readonly format: NumberFormat };

export type Sheet = {
  readonly title: string;
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly (readonly SheetCell[])[];
};

export const plainColumn = (title: string): SheetColumn => ({ title, format: null });

const sampleRows = 200;
const fittingShare = 0.9;

/** Characters that are enough for most cells of a column, and for the longest word of its title, which wraps. */
export function fittingCharacters({ columns, rows }: Sheet, column: number): number {
  const lengths = rows.slice(0, sampleRows).map((row) => String(row[column] ?? "").length);
  lengths.sort((a, b) => a - b);
  const most = lengths[Math.floor(lengths.length * fittingShare)] ?? 0;
  return Math.max(most, ...columns[column]!.title.split(/\s+/).map((word) => word.length));
}
