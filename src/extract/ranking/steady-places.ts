import { withoutClasses } from "../columns/field-place.ts";
import type { ColumnTally } from "./column-tally.ts";

/** The two inner steps of a place: what stands around them differs where some cards have a banner. */
function innerPlace(key: string): string | null {
  const last = key.lastIndexOf(">");
  const around = last < 1 ? -1 : key.lastIndexOf(">", last - 1);
  return around < 0 ? null : key.slice(around + 1);
}

/**
 * In how many records a column has a value, together with those of the same inner place that stand in the others: cards of two builds
 * in one list, one among the other, not two lists.
 */
export function spreadOf(columns: readonly ColumnTally[]): (column: ColumnTally) => number {
  let byPlace: ReadonlyMap<string, Spread> | null = null;
  return ({ key, records }) => {
    const place = isInterrupted(records) ? innerPlace(key) : null;
    if (place === null) return records.length;
    const known = (byPlace ??= sumUp(columns)).get(place);
    return known && known.values === known.records.size ? known.values : records.length;
  };
}

type Spread = { readonly records: Set<number>; values: number };

function sumUp(columns: readonly ColumnTally[]): ReadonlyMap<string, Spread> {
  const byPlace = new Map<string, Spread>();
  for (const { key, records } of columns) {
    const place = innerPlace(key);
    if (place === null) continue;
    let known = byPlace.get(place);
    if (!known) byPlace.set(place, (known = { records: new Set(), values: 0 }));
    for (const record of records) known.records.add(record);
    known.values += records.length;
  }
  return byPlace;
}

const isInterrupted = (records: readonly number[]): boolean =>
  (records.at(-1) ?? 0) - (records[0] ?? 0) >= records.length;

/** Columns of places that differ by their classes only and that no record has two of, as one: each section of a front page styles its cards. */
export function joinBuilds(columns: readonly ColumnTally[]): readonly ColumnTally[] {
  const joined: ColumnTally[] = [];
  const byPlace = new Map<string, ColumnTally[]>();
  for (const column of columns) {
    const alike = byPlace.get(withoutClasses(column.key)) ?? [];
    const at = alike.findIndex(({ records }) => !records.some((record) => column.records.includes(record)));
    const other = alike[at];
    if (!other) {
      const own = { ...column, raws: [...column.raws], records: [...column.records] };
      joined.push(own);
      byPlace.set(withoutClasses(column.key), [...alike, own]);
      continue;
    }
    other.raws.push(...column.raws);
    other.records.push(...column.records);
  }
  return joined;
}
