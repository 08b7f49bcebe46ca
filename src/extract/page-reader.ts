import { createPathWriter } from "./node-path.ts";
import { computeFeatures, type Features } from "./similarity.ts";
import { createGridReader, type GridReader } from "./table-grid.ts";
import { blockTags } from "./tag-rules.ts";
import { createTextReader, type NodeText } from "./tree-text.ts";
import type { Tree } from "./tree.ts";

/** A parsed page with what every later step asks of it, each computed once. */
export type PageReader = {
  readonly tree: Tree;
  readonly features: Features;
  readonly grids: GridReader;
  text(node: number): NodeText;
  path(node: number): string;
  /** Whether an element contains block elements. */
  hasBlocks(node: number): boolean;
};

export function createPageReader(tree: Tree): PageReader {
  const features = computeFeatures(tree);
  const text = createTextReader(tree);
  const blocks = new Map<number, boolean>();
  const hasBlocks = (node: number): boolean => {
    let known = blocks.get(node);
    if (known === undefined) {
      known = false;
      for (let inner = node + 1; inner < (tree.ends[node] ?? 0) && !known; inner++) {
        const tag = tree.tags[inner] ?? "";
        known = blockTags.has(tag) && tag !== "p";
      }
      blocks.set(node, known);
    }
    return known;
  };
  return {
    tree,
    features,
    grids: createGridReader(tree, features, text),
    text,
    path: createPathWriter(tree),
    hasBlocks,
  };
}
