import type { ColumnDraft } from "./column.ts";

const maxHeading = 40;

/** The number of the table's cell that a column is of, or comes out of; null elsewhere. */
const cellOf = ({ key }: ColumnDraft): number | null => {
  const cell = /^c(\d+)(?![\p{L}\d])/u.exec(key)?.[1];
  return cell === undefined ? null : Number(cell);
};

/**
 * Headings that recur in a table, told apart by the nearest one before them that does not: `PTS (Visitor)` and `PTS (Home)` under
 * `Visitor | PTS | Home | PTS`. Only where each of them has one of its own.
 */
export function tellRecurringHeadings(drafts: readonly ColumnDraft[]): ReadonlyMap<ColumnDraft, string> {
  const headings = new Map<number, string>();
  for (const draft of drafts) {
    const cell = cellOf(draft);
    if (cell !== null && draft.header !== null && !headings.has(cell)) headings.set(cell, draft.header);
  }
  const cells = [...headings].sort(([a], [b]) => a - b);
  const named = new Map<number, string>();
  for (const [heading, places] of placesByHeading(cells)) {
    if (places.length < 2 || heading.length > maxHeading) continue;
    const before = places.map((place) => ownBefore(place, cells));
    if (new Set(before).size < places.length || before.includes(undefined)) continue;
    places.forEach((place, i) => named.set(place, `${heading} (${before[i]})`));
  }
  return new Map(
    drafts.flatMap((draft) => {
      const cell = cellOf(draft);
      const name = cell === null || draft.header !== headings.get(cell) ? undefined : named.get(cell);
      return name === undefined ? [] : [[draft, name]];
    }),
  );
}

type Headings = readonly (readonly [cell: number, heading: string])[];

function placesByHeading(cells: Headings): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>();
  for (const [cell, heading] of cells) places.set(heading, [...(places.get(heading) ?? []), cell]);
  return places;
}

/** The nearest heading before a cell that no other cell has. */
function ownBefore(place: number, cells: Headings): string | undefined {
  const places = placesByHeading(cells);
  return cells.findLast(([cell, heading]) => cell < place && places.get(heading)?.length === 1)?.[1];
}
