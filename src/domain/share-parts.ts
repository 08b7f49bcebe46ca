export type Holder = { readonly name: string; readonly value: number | null };

export type ShareParts<T extends Holder> = {
  /** The largest, by value. */
  readonly leaders: readonly (T & { readonly value: number; readonly share: number })[];
  /** All other holders with a value, together. */
  readonly others: { readonly count: number; readonly value: number; readonly share: number };
  /** How many have no value: they are in no share. */
  readonly withoutValue: number;
};

/** Parts a total among its largest holders and the rest; null where no total is known. */
export function shareParts<T extends Holder>(
  holders: readonly T[],
  total: number | null,
  most: number,
): ShareParts<T> | null {
  if (total === null || total <= 0) return null;
  const valued = holders
    .filter((holder): holder is T & { value: number } => holder.value !== null && holder.value > 0)
    .toSorted((a, b) => b.value - a.value);
  const [first, rest] = [valued.slice(0, most), valued.slice(most)];
  const left = rest.reduce((sum, { value }) => sum + value, 0);
  return {
    leaders: first.map((holder) => ({ ...holder, share: holder.value / total })),
    others: { count: rest.length, value: left, share: left / total },
    withoutValue: holders.filter(({ value }) => value === null).length,
  };
}
