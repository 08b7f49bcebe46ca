import { commonestOf } from "../counts.ts";
import type { Leaf } from "../leaves/leaf.ts";

const maxRows = 12;
const maxSampled = 20;
const rowKey = /^([^>@:#=|/~]+)(?:~(\d+))?(?=[>=@:/|]|$)(.*)$/;

type Row = ReadonlySet<string>;
type Rows = { readonly base: string; readonly rows: readonly Row[] };

/**
 * The leaves of records in several rows (siblings of one kind) with the rows of the shorter records counted as those of the longest:
 * a row that only some records have does not move the places of the rows after it.
 */
export function alignRows(read: readonly (readonly Leaf[])[]): readonly (readonly Leaf[])[] {
  const base = commonBase(read);
  if (base === null) return read;
  const all = read.map((leaves) => rowsOf(leaves, base));
  const most = all.reduce((length, { rows }) => Math.max(length, rows.length), 0);
  if (most < 3 || most > maxRows || all.every(({ rows }) => rows.length === most)) return read;
  const longest = all.find(({ rows }) => rows.length === most)?.rows ?? [];
  return read.map((leaves, i) => {
    const rows = all[i]?.rows ?? [];
    if (rows.length === most || rows.length === 0) return leaves;
    const places = place(rows, longest);
    if (places.every((at, nth) => at === nth)) return leaves;
    return leaves.map((leaf) => {
      const [, own, nth = "1", rest = ""] = rowKey.exec(leaf.key) ?? [];
      if (own !== base) return leaf;
      const at = (places[Number(nth) - 1] ?? 0) + 1;
      return { ...leaf, key: `${base}${at > 1 ? `~${at}` : ""}${rest}` };
    });
  });
}

/** The element that stands several times in most records. */
function commonBase(read: readonly (readonly Leaf[])[]): string | null {
  const counts = new Map<string, number>();
  const step = Math.ceil(read.length / maxSampled);
  const sample = read.filter((_, i) => i % step === 0);
  for (const leaves of sample) {
    let own: Set<string> | null = null;
    for (const { key } of leaves) {
      if (!key.includes("~")) continue;
      const [, base, nth] = rowKey.exec(key) ?? [];
      if (base !== undefined && nth !== undefined) (own ??= new Set()).add(base);
    }
    for (const base of own ?? []) counts.set(base, (counts.get(base) ?? 0) + 1);
  }
  const [base, count] = commonestOf(counts) ?? ["", 0];
  return count > sample.length / 2 ? base : null;
}

/** What each row of a record holds: the places of its values in the row. */
function rowsOf(leaves: readonly Leaf[], base: string): Rows {
  const rows: Set<string>[] = [];
  for (const { key } of leaves) {
    const [, own, nth = "1", rest = ""] = rowKey.exec(key) ?? [];
    if (own !== base) continue;
    const at = Number(nth) - 1;
    if (at >= maxRows + 1) continue;
    for (let missing = rows.length; missing <= at; missing++) rows.push(new Set());
    rows[at]?.add(rest.replace(/#\d+$/, ""));
  }
  return { base, rows };
}

/** Where each of some rows stands among more: in order, so that they are as much alike as can be; the first of equals. */
function place(rows: readonly Row[], among: readonly Row[]): number[] {
  const best: number[][] = Array.from({ length: rows.length + 1 }, () => new Array<number>(among.length + 1).fill(0));
  for (let i = rows.length - 1; i >= 0; i--)
    for (let j = among.length - 1; j >= 0; j--) {
      const skipped = among.length - j > rows.length - i ? (best[i]?.[j + 1] ?? 0) : -1;
      const taken = likeness(rows[i], among[j]) + (best[i + 1]?.[j + 1] ?? 0);
      const line = best[i];
      if (line) line[j] = Math.max(taken, skipped);
    }
  const places: number[] = [];
  let j = 0;
  for (let i = 0; i < rows.length; i++) {
    while (
      among.length - j > rows.length - i &&
      (best[i]?.[j + 1] ?? 0) > likeness(rows[i], among[j]) + (best[i + 1]?.[j + 1] ?? 0)
    )
      j++;
    places.push(j++);
  }
  return places;
}

function likeness(a: Row | undefined, b: Row | undefined): number {
  if (!a || !b) return 0;
  let shared = 0;
  for (const key of a) if (b.has(key)) shared++;
  return shared / Math.max(1, a.size + b.size - shared);
}
