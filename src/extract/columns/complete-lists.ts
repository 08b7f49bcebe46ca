import type { ColumnDraft, RawCell } from "./column.ts";

const stepSigns = new Set([">", "#", ":", "/", ""]);
const isPartOf = (key: string, place: string): boolean =>
  key.startsWith(place) && stepSigns.has(key.charAt(place.length));

/** The one cell that a record has in several columns. */
function onlyCell(drafts: readonly ColumnDraft[], record: number): RawCell | null {
  let only: RawCell | null = null;
  for (const { cells } of drafts) {
    const cell = cells[record];
    if (cell && only) return null;
    only ??= cell ?? null;
  }
  return only;
}

/** The cell of an element within that holds all that a record has of several: its only paragraph where others have more. */
function wholeWithin(wholes: readonly ColumnDraft[], parts: readonly ColumnDraft[], record: number): RawCell | null {
  let longest: RawCell | null = null;
  for (const { cells } of wholes) {
    const cell = cells[record];
    if (cell && cell.raw.length > (longest?.raw.length ?? 0)) longest = cell;
  }
  const raw = longest?.raw ?? "";
  return parts.every(({ cells }) => !cells[record] || raw.includes(cells[record].raw)) ? longest : null;
}

/** Fills in where a record has one of the values that others list, or one line or paragraph where others have more: `Ruiz; Vega` and `Soto` are one column of names. */
export function completeLists(drafts: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const wholes = drafts.filter(({ key }) => key.endsWith("="));
  const partsOf = new Map(wholes.map(({ key }): [string, ColumnDraft[]] => [key.slice(0, -1), []]));
  for (const draft of wholes.length > 0 ? drafts : []) {
    if (/[@=|]/.test(draft.key)) continue;
    for (const [place, parts] of partsOf) if (isPartOf(draft.key, place)) parts.push(draft);
  }
  for (const whole of wholes) {
    const parts = partsOf.get(whole.key.slice(0, -1)) ?? [];
    if (parts.length < 2) continue;
    const place = whole.key.slice(0, -1);
    const within = wholes.filter(({ key }) => key.startsWith(`${place}>`));
    whole.cells.forEach((cell, i) => {
      if (!cell) whole.cells[i] = onlyCell(parts, i) ?? wholeWithin(within, parts, i);
    });
  }
  return drafts;
}
