/** The first `count` items of a sort, equal ones in the order they came, without sorting the rest. */
export function firstOf<T>(items: Iterable<T>, count: number, compare: (a: T, b: T) => number): T[] {
  const first: T[] = [];
  for (const item of items) {
    let at = first.length;
    while (at > 0 && compare(item, first[at - 1]!) < 0) at -= 1;
    if (at >= count) continue;
    first.splice(at, 0, item);
    if (first.length > count) first.pop();
  }
  return first;
}
