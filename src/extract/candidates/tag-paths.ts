import { compareNodes } from "../similarity.ts";
import type { GridReader } from "../table-grid.ts";
import { type Candidate, type PageContext, wholeNode } from "./candidate.ts";

const minSimilarity = 0.3;

/** Rows and items alternate their classes: for them the tag alone is the step of the path. */
const plainSteps = new Set(["table", "tbody", "tr", "td", "th", "li"]);
const stepOf = (tag: string, signature: string): string => (plainSteps.has(tag) ? tag : signature);

/** The first node of the shape that most nodes of the group have. */
function mostUsual(features: PageContext["features"], group: readonly number[]): number {
  const shapes = new Map<number, { node: number; count: number }>();
  let best = { node: group[0] ?? 0, count: 0 };
  for (const node of group) {
    const entry = shapes.get(features.shapes[node] ?? 0) ?? { node, count: 0 };
    entry.count++;
    shapes.set(features.shapes[node] ?? 0, entry);
    if (entry.count > best.count) best = entry;
  }
  return best.node;
}

/** Elements with one tag path and signature under different parents: rows of a grid, one table per group. */
export function findTagPathGroups({ tree, features }: PageContext, grids: GridReader): Candidate[] {
  const pathNumbers = new Map<string, number>();
  const pathOf = new Array<number>(tree.size).fill(0);
  const groups = new Map<number, number[]>();
  for (let node = 0; node < tree.size; node++) {
    if (tree.tags[node]?.startsWith("#")) continue;
    const key = `${pathOf[tree.parents[node] ?? -1] ?? -1} ${stepOf(tree.tags[node] ?? "", features.signatures[node] ?? "")}`;
    let path = pathNumbers.get(key);
    if (path === undefined) pathNumbers.set(key, (path = pathNumbers.size + 1));
    pathOf[node] = path;
    if ((features.leaves[node] ?? 0) === 0) continue;
    if (tree.tags[node] === "tr") {
      const row = grids.row(node)?.row;
      if (row?.isHeader || row?.isHeading) continue;
    }
    const group = groups.get(path);
    if (group) group.push(node);
    else groups.set(path, [node]);
  }
  const found: Candidate[] = [];
  for (const group of groups.values()) {
    if (group.length < 3) continue;
    const parents = new Set(group.map((node) => tree.parents[node]));
    if (parents.size < 2) continue;
    const first = mostUsual(features, group);
    const richest = group.reduce((a, b) => ((features.leaves[b] ?? 0) > (features.leaves[a] ?? 0) ? b : a), first);
    const members = group.filter(
      (node) =>
        compareNodes(tree, features, node, first) >= minSimilarity ||
        compareNodes(tree, features, node, richest) >= minSimilarity,
    );
    if (members.length < 3) continue;
    found.push({
      kind: tree.tags[first] === "tr" ? "table" : "repeat",
      by: "tag-path",
      records: members.map((node) => wholeNode(tree, node)),
      coherence: null,
    });
  }
  return found;
}
