import type { PageReader } from "../page/page-reader.ts";
import type { RecordRange } from "../page/record-range.ts";

const minHolding = 0.25;

/**
 * Whether the outer records hold inner ones in two or more parts with names of their own, each in a quarter of them: the agenda,
 * the minutes and the recording of one session, not the entries of a group. Both in document order.
 */
export function standInNamedParts(
  { tree, features }: PageReader,
  outer: readonly RecordRange[],
  inner: readonly RecordRange[],
): boolean {
  const held = new Map<string, number>();
  let at = 0;
  for (const holder of outer) {
    while (at < inner.length && (inner[at]?.from ?? 0) < holder.from) at++;
    const parts = new Set<string>();
    let part = -1;
    for (let record = inner[at]; record && record.to <= holder.to; record = inner[++at]) {
      if (record.from < (tree.ends[part] ?? 0)) continue;
      part = partOf(holder, record.from);
      const name = features.signatures[part] ?? "";
      if (part !== record.from && name.includes(".")) parts.add(name);
    }
    for (const name of parts) held.set(name, (held.get(name) ?? 0) + 1);
  }
  return [...held.values()].filter((count) => count >= outer.length * minHolding).length > 1;

  /** The child of the outer record that a node stands in. */
  function partOf(holder: RecordRange, node: number): number {
    let up = node;
    while ((tree.parents[up] ?? -1) > holder.from) up = tree.parents[up] ?? 0;
    return up;
  }
}
