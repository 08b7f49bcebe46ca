import type { TypedDraft } from "./column.ts";

const minShared = 3;
const minTypes = 2;

/**
 * Places whose class says only that something stands there: elements of one kind, three or more in a record, that hold values of
 * different types (`li.day` around a date, a time and a name).
 */
export function findSharedClasses(columns: readonly TypedDraft[]): ReadonlySet<string> {
  const types = new Map<string, string[]>();
  for (const { draft, type } of columns) {
    if (/[@=|]/.test(draft.key)) continue;
    const own = placeOf(draft.key);
    for (const place of [own, own.slice(0, Math.max(0, own.lastIndexOf(">")))])
      if (isClassed(place)) types.set(place, [...(types.get(place) ?? []), type]);
  }
  const shared = [...types].filter(([, held]) => held.length >= minShared && new Set(held).size >= minTypes);
  return new Set(shared.map(([place]) => place));
}

/** A place without the numbers of its occurrences. */
export const placeOf = (key: string): string => (key.split("@")[0] ?? "").replace(/#\d+/g, "");

const isClassed = (place: string): boolean => (place.split(">").at(-1) ?? "").includes(".");
