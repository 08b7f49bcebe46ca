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
  const named = nameApart([...headings].sort(([a], [b]) => a - b));
  return new Map(
    drafts.flatMap((draft) => {
      const cell = cellOf(draft);
      const name = cell === null || draft.header !== headings.get(cell) ? undefined : named.get(cell);
      return name === undefined ? [] : [[draft, name]];
    }),
  );
}

type Headings = readonly (readonly [cell: number, heading: string])[];
type Occurrence = { readonly cell: number; readonly before: string | null };

function nameApart(cells: Headings): ReadonlyMap<number, string> {
  const named = new Map<number, string>();
  for (const [heading, places] of recurringHeadings(cells)) {
    const before = new Set(places.map((place) => place.before));
    if (heading.length > maxHeading || before.size < places.length || before.has(null)) continue;
    for (const place of places) named.set(place.cell, `${heading} (${place.before})`);
  }
  return named;
}

/** Where each heading that recurs stands, with the nearest one before it that does not. */
function recurringHeadings(cells: Headings): ReadonlyMap<string, readonly Occurrence[]> {
  const counts = new Map<string, number>();
  for (const [, heading] of cells) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  const recurring = new Map<string, Occurrence[]>();
  let before: string | null = null;
  for (const [cell, heading] of cells) {
    if (counts.get(heading) === 1) {
      before = heading;
      continue;
    }
    const places = recurring.get(heading) ?? [];
    places.push({ cell, before });
    recurring.set(heading, places);
  }
  return recurring;
}
