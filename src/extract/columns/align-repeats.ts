import { textsOf } from "./cells.ts";
import { commonestOf, countEach } from "../counts.ts";
import { alignByAnchors, unitOf } from "./align-anchors.ts";
import type { ColumnDraft, RawCell } from "./column.ts";

const minShapeShare = 0.6;

/**
 * Puts figures that stand one after the other in elements alike under the column of their unit: where a record leaves out its
 * bedrooms, its area is no number of bedrooms. Takes and gives the columns of a record set; those without units stay as they are.
 */
export function alignRepeats(drafts: readonly ColumnDraft[]): readonly ColumnDraft[] {
  const texts = drafts.filter(({ key }) => !/[@=~]/.test(key));
  const groups = Map.groupBy(texts, ({ key }) => key.replace(/#\d+$/, ""));
  for (const group of groups.values()) {
    if (group.length < 2) continue;
    alignByAnchors(group);
    alignGroup(group);
  }
  return drafts;
}

function alignGroup(group: readonly ColumnDraft[]): void {
  const units = group.map(usualUnit);
  if (!units.some((unit, i) => unit !== null && units.indexOf(unit) === i && units.lastIndexOf(unit) === i)) return;
  const records = group[0]?.cells.length ?? 0;
  for (let record = 0; record < records; record++) {
    const cells = group.flatMap(({ cells }) => cells[record] ?? []);
    const placed = placeByUnit(cells, units);
    if (placed) group.forEach((draft, i) => (draft.cells[record] = placed[i] ?? null));
  }
}

function usualUnit({ cells }: ColumnDraft): string | null {
  const texts = textsOf(cells);
  const [unit, count] = commonestOf(countEach(texts.map(unitOf))) ?? [null, 0];
  return count >= texts.length * minShapeShare ? unit : null;
}

/** One record's values in the columns of their units, the others in order in what is left; null when all stand right already. */
function placeByUnit(cells: readonly RawCell[], units: readonly (string | null)[]): (RawCell | null)[] | null {
  const homes = cells.map(({ raw }) => {
    const unit = unitOf(raw);
    return unit === null ? -1 : units.indexOf(unit);
  });
  if (homes.every((home, i) => home === -1 || home === i)) return null;
  const placed = units.map((): RawCell | null => null);
  const rest: RawCell[] = [];
  cells.forEach((cell, i) => {
    const home = homes[i] ?? -1;
    if (home >= 0 && !placed[home]) placed[home] = cell;
    else rest.push(cell);
  });
  for (const [i, unit] of units.entries()) if (!placed[i] && unit === null) placed[i] = rest.shift() ?? null;
  return rest.length === 0 ? placed : null;
}
