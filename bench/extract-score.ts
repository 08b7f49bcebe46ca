import { fold, lastSegment } from "./label-text.ts";

/** A row of any engine, reduced to what is compared: its text and its addresses. */
export type Row = { readonly text: string; readonly links: readonly string[] };

export type Truth = {
  /** Values of the field that tells the records apart, one per record. */
  readonly keys: readonly string[];
  readonly kind: "text" | "url";
};

/**
 * F1 of rows against labelled records, 0 to 1. A row is right when it contains the key of exactly one record (a key within a longer
 * key of the same row does not count), and each record counts once.
 */
export function rowF1(rows: readonly Row[], truth: Truth): number {
  const keys = truth.keys.map((key) => fold(truth.kind === "url" ? lastSegment(key) : key));
  const distinct = [...new Set(keys.filter(Boolean))];
  const free = new Map<string, number>();
  for (const row of rows) {
    const key = onlyKey(
      truth.kind === "url" ? row.links.map((link) => fold(lastSegment(link))).join("\0") : fold(row.text),
      distinct,
    );
    if (key !== null) free.set(key, (free.get(key) ?? 0) + 1);
  }
  let hits = 0;
  for (const key of keys) {
    const left = free.get(key) ?? 0;
    if (left > 0) {
      hits++;
      free.set(key, left - 1);
    }
  }
  return rows.length + keys.length === 0 ? 1 : (2 * hits) / (rows.length + keys.length);
}

function onlyKey(text: string, keys: readonly string[]): string | null {
  const present = keys.filter((key) => text.includes(key));
  const outer = present.filter((key) => !present.some((other) => other !== key && other.includes(key)));
  return outer.length === 1 ? (outer[0] ?? null) : null;
}
