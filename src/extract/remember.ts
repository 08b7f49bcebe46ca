const maxKept = 10_000;

/** A reading of names, classes and places, which recur from record to record and from page to page: each is read once. Too many are forgotten. */
export function remember<T>(read: (text: string) => T): (text: string) => T {
  const kept = new Map<string, T>();
  return (text) => {
    let known = kept.get(text);
    if (known === undefined && !kept.has(text)) {
      known = read(text);
      if (kept.size >= maxKept) kept.clear();
      kept.set(text, known);
    }
    return known as T;
  };
}
