import type { Cell } from "../../domain/extraction.ts";

/** Records by what a cell of theirs says, in the order in which each group first comes. */
export function groupRows(rows: readonly number[], read: (row: number) => Cell): Map<string, number[]> {
  const groups = new Map<string, number[]>();
  for (const row of rows) {
    const name = nameOf(read(row));
    const group = groups.get(name);
    if (group) group.push(row);
    else groups.set(name, [row]);
  }
  return groups;
}

/** What a group is called: as the page writes it, or as it was judged. */
const nameOf = ({ raw, value, basis }: Cell): string => (basis === "inferred" ? String(value ?? "") : raw);
