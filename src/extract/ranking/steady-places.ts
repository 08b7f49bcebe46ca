import { withoutClasses } from "../columns/field-place.ts";
import type { ColumnTally } from "./column-tally.ts";

const innerSteps = 2;

/** The inner steps of a place: what stands around them differs where some cards have a banner. */
function innerPlace(key: string): string | null {
  const steps = key.split(">");
  return steps.length > innerSteps ? steps.slice(-innerSteps).join(">") : null;
}

/**
 * In how many records a column has a value, together with those of the same inner place that stand in the others: cards of two builds
 * in one list, one among the other, not two lists.
 */
export function spreadOf(columns: readonly ColumnTally[]): (column: ColumnTally) => number {
  const byPlace = new Map<string, { readonly records: Set<number>; values: number }>();
  for (const { key, records } of columns) {
    const place = innerPlace(key);
    if (place === null) continue;
    const known = byPlace.get(place) ?? { records: new Set<number>(), values: 0 };
    for (const record of records) known.records.add(record);
    known.values += records.length;
    byPlace.set(place, known);
  }
  return ({ key, records }) => {
    const known = byPlace.get(innerPlace(key) ?? "");
    const areOfOneList = known && known.values === known.records.size && isInterrupted(records);
    return areOfOneList ? known.values : records.length;
  };
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
