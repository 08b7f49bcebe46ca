import type { ColumnDraft, RawCell } from "./column.ts";

const maxColumns = 12;
const minAnchorShare = 0.3;
const minAtHome = 0.1;
const maxTwice = 0.1;

const decisive: readonly (readonly [kind: string, pattern: RegExp])[] = [
  ["email", /^\S+@[\w-]+\.[\w.]+$/],
  ["price", /^(?:[$€£]|(?:USD|EUR)\b)\s?[\d.,]+$|^[\d.,]+\s?(?:[$€£]|(?:USD|EUR)$)/],
  ["date", /^(?:\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}|\d{4}-\d\d-\d\d|\d{1,2} de \p{L}{4,10}(?: de \d{4})?)$/u],
  ["phone", /^(?:\p{L}{3,8}[.:]?\s)?\(?\+?\d[\d\s().-]{7,}\d$/u],
  ["address", /^\p{L}.*\s\d{1,4}\b.*(?<!\d)\d{5}\s\p{Lu}/u],
];
const figureWithUnit = /^\D{0,2}\d[\d.,]*\s?(\p{L}[\p{L}²³]*)/u;

/** The unit of a figure, or null: `3 hab.` → `hab`, `95 m²` → `m²`. */
export const unitOf = (raw: string): string | null => figureWithUnit.exec(raw)?.[1]?.toLowerCase() ?? null;

const maxDecisiveLength = 120;

/** What a value is beyond doubt: an e-mail, a price, a date, a phone, an address, a figure with its unit. */
function kindOf(raw: string): string | null {
  if (raw.length > maxDecisiveLength || !/[\d@]/.test(raw)) return null;
  return decisive.find(([, pattern]) => pattern.test(raw))?.[0] ?? unitOf(raw);
}

type Row = { readonly cells: readonly RawCell[]; readonly kinds: readonly (string | null)[] };

/**
 * Puts values that stand one after the other in elements alike where those of their kind stand in the records that leave out none
 * before them, and the texts between them in what is left there. Records that do not fit stay as they are.
 */
export function alignByAnchors(group: readonly ColumnDraft[]): void {
  if (group.length > maxColumns) return;
  const columns = group.toSorted((a, b) => nthOf(a) - nthOf(b));
  const rows = Array.from({ length: columns[0]?.cells.length ?? 0 }, (_, i): Row => {
    const cells = columns.flatMap(({ cells: of }) => of[i] ?? []);
    return { cells, kinds: cells.map(({ raw }) => kindOf(raw)) };
  });
  const homes = findHomes(rows);
  if (homes.size === 0) return;
  rows.forEach((row, i) => {
    const places = placesOf(row, homes, columns.length);
    if (!places || places.every((place, nth) => place === nth)) return;
    for (const { cells } of columns) cells[i] = null;
    places.forEach((place, nth) => {
      const column = columns[place];
      if (column) column.cells[i] = row.cells[nth] ?? null;
    });
  });
}

const nthOf = ({ key }: ColumnDraft): number => Number(/#(\d+)$/.exec(key)?.[1] ?? 1);

/** The place of each kind that records hold once: what is left out before it only moves it to the front. */
function findHomes(rows: readonly Row[]): ReadonlyMap<string, number> {
  const places = new Map<string, number[]>();
  const twice = new Map<string, number>();
  for (const { kinds } of rows)
    kinds.forEach((kind, nth) => {
      if (kind === null) return;
      const at = places.get(kind);
      if (kinds.indexOf(kind) < nth) twice.set(kind, (twice.get(kind) ?? 0) + 1);
      else if (at) at.push(nth);
      else places.set(kind, [nth]);
    });
  const homes = new Map<string, number>();
  for (const [kind, at] of places) {
    if (at.length < Math.max(2, rows.length * minAnchorShare)) continue;
    if ((twice.get(kind) ?? 0) > at.length * maxTwice) continue;
    const sorted = at.toSorted((a, b) => b - a);
    const home = sorted[Math.floor(sorted.length * minAtHome)] ?? 0;
    if ([...homes.values()].includes(home)) return new Map();
    homes.set(kind, home);
  }
  return homes;
}

/** Where each value of a record stands; null where its kinds come in another order, or too little room is between them. */
function placesOf({ kinds }: Row, homes: ReadonlyMap<string, number>, count: number): readonly number[] | null {
  const taken = new Set(homes.values());
  const places: number[] = [];
  let next = 0;
  for (const kind of kinds) {
    let place = kind === null ? undefined : homes.get(kind);
    if (place === undefined) for (place = next; taken.has(place);) place++;
    if (place < next || place >= count) return null;
    places.push(place);
    next = place + 1;
  }
  return places;
}
