/** How often each of several things occurs, in the order in which they first do. */
export function countEach<T>(things: Iterable<T>): Map<T, number> {
  const counts = new Map<T, number>();
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1);
  return counts;
}

/** What occurs most often, the first of several such, and how often. */
export function commonestOf<T>(counts: ReadonlyMap<T, number>): readonly [thing: T, count: number] | null {
  let most: readonly [T, number] | null = null;
  for (const entry of counts) if (most === null || entry[1] > most[1]) most = entry;
  return most;
}
