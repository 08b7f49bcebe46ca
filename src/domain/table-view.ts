import { z } from "zod";

export const columnWidthPx = { least: 64, most: 900 } as const;

/** A width in whole pixels that a column may have, the nearest to the one wanted. */
export const withinWidths = (px: number): number =>
  Math.round(Math.min(columnWidthPx.most, Math.max(columnWidthPx.least, px)));

const key = z.string().max(2_000);

const ColumnChoice = z.object({
  key,
  hidden: z.boolean(),
  /** In place of the column's own. */
  title: z.string().trim().min(1).max(200).optional(),
  widthPx: z.number().int().min(columnWidthPx.least).max(columnWidthPx.most).optional(),
});
export type ColumnChoice = z.infer<typeof ColumnChoice>;

/** How a person arranged one result. It changes what is shown and exported, never the result. */
export const TableView = z.object({
  /** In the order shown; a column that is not named comes after these, as it came. */
  columns: z.array(ColumnChoice).max(500),
  sort: z.object({ key, descending: z.boolean() }).nullable(),
});
export type TableView = z.infer<typeof TableView>;

/** The columns of a result in the order of a view: what nobody chose is shown, unless only later rows have it. */
export function arrangeColumns<Column extends { readonly key: string; readonly isLater: boolean }>(
  columns: readonly Column[],
  view: TableView,
): { column: Column; choice: ColumnChoice }[] {
  const places = new Map(view.columns.map((choice, place) => [choice.key, { choice, place }]));
  const placeOf = (column: Column): number => places.get(column.key)?.place ?? places.size;
  return columns
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .map((column) => ({
      column,
      choice: places.get(column.key)?.choice ?? { key: column.key, hidden: column.isLater },
    }));
}

/** One column put where another stands, the ones between moved up. */
export function moveColumn(choices: readonly ColumnChoice[], from: number, to: number): ColumnChoice[] {
  const moved = choices[from];
  if (!moved || to < 0 || to >= choices.length) return [...choices];
  return choices.toSpliced(from, 1).toSpliced(to, 0, moved);
}
