export type CellPlace = { readonly row: number; readonly column: number };

export type TableSize = { readonly rows: number; readonly columns: number; readonly rowsInSight: number };

type Press = {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
};

type Step = (from: CellPlace, size: TableSize) => CellPlace;

const steps: Partial<Record<string, Step>> = {
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  Home: ({ row }) => ({ row, column: 0 }),
  End: ({ row }, { columns }) => ({ row, column: columns - 1 }),
  PageUp: ({ row, column }, { rowsInSight }) => ({ row: row - rowsInSight, column }),
  PageDown: ({ row, column }, { rowsInSight }) => ({ row: row + rowsInSight, column }),
};

const stepsWithControl: Partial<Record<string, Step>> = {
  Home: () => ({ row: 0, column: 0 }),
  End: (_, { rows, columns }) => ({ row: rows - 1, column: columns - 1 }),
};

const within = (place: number, count: number): number => Math.max(0, Math.min(place, count - 1));

/** Where a key leads from a cell, as in a spreadsheet; null where it leads nowhere else. */
export function cellAfter(press: Press, from: CellPlace, size: TableSize): CellPlace | null {
  if (press.altKey || press.shiftKey) return null;
  const step = (press.ctrlKey || press.metaKey ? stepsWithControl : steps)[press.key];
  if (!step) return null;
  const wanted = step(from, size);
  const next = { row: within(wanted.row, size.rows), column: within(wanted.column, size.columns) };
  return next.row === from.row && next.column === from.column ? null : next;
}
