import type { Features } from "./features.ts";

type Row = { readonly own: readonly number[] };

const leastFull = 3;
const leastApart = 2;

/**
 * Rows of one text, in a first cell of a class that those of full rows never have, beside empty cells: headings of the rows below
 * them, as one cell across all columns would be.
 */
export function findRowsSetApart<T extends Row>(
  rows: readonly T[],
  { signatures, leaves }: Features,
  read: (node: number) => string,
): ReadonlySet<T> {
  const filledOf = ({ own }: T): number => own.filter((cell) => read(cell) !== "" || (leaves[cell] ?? 0) > 0).length;
  const signatureOf = ({ own: [first] }: T): string => signatures[first ?? 0] ?? "";
  const wide = rows.filter(({ own }) => own.length > 1);
  const full = wide.filter((row) => filledOf(row) > 1);
  const usual = new Set(full.map(signatureOf));
  const apart = wide.filter(
    (row) =>
      filledOf(row) === 1 &&
      read(row.own[0] ?? 0) !== "" &&
      signatureOf(row).includes(".") &&
      !usual.has(signatureOf(row)),
  );
  return new Set(full.length >= leastFull && apart.length >= leastApart ? apart : []);
}
