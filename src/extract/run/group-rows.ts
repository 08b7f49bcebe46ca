import type { Cell } from "../../domain/extraction.ts";

/** Records by what a cell of theirs says, in the order in which each group first comes. */
export const groupRows = (rows: readonly number[], read: (row: number) => Cell): Map<string, number[]> =>
  Map.groupBy(rows, (row) => nameOf(read(row)));

/** What a group is called: as the page writes it, or as it was judged. */
const nameOf = ({ raw, value, basis }: Cell): string => (basis === "inferred" ? String(value ?? "") : raw);
