import { type Bag, bagOf } from "./bag.ts";
import type { Tree } from "./tree.ts";

/** A text is as emphasised in a bold link as in a link in bold. */
const emphasisTags = new Set(["b", "strong", "i", "em", "u"]);
const emphasisedText = 0x3c6ef372;
const bagDepth = 5;
const bagNodes = 600;

/** Reads the bag of tag paths below a node, each once. */
export function createBagReader(tree: Tree, tagNumbers: Int32Array, leaves: Int32Array): (root: number) => Bag {
  const bags = new Map<number, Bag>();
  const paths = new Int32Array(bagNodes);
  return (root) => {
    let bag = bags.get(root);
    if (!bag) bags.set(root, (bag = bagOf(paths.subarray(0, readPaths(root)))));
    return bag;
  };

  function readPaths(root: number): number {
    let count = 0;
    const rootDepth = tree.depths[root] ?? 0;
    const end = Math.min(tree.ends[root] ?? root, root + bagNodes);
    const hashes = new Array<number>(bagDepth + 1).fill(0);
    const emphasised = new Array<boolean>(bagDepth + 1).fill(false);
    for (let node = root; node < end; node++) {
      const depth = (tree.depths[node] ?? 0) - rootDepth;
      const tag = tree.tags[node] ?? "";
      if (depth >= bagDepth || (tag === "#text" && leaves[node] === 0)) continue;
      const above = depth === 0 ? 7 : (hashes[depth - 1] ?? 0);
      const isEmphasis = depth > 0 && emphasisTags.has(tag);
      emphasised[depth] = isEmphasis || (depth > 0 && (emphasised[depth - 1] ?? false));
      const number = tag === "#text" && emphasised[depth] ? emphasisedText : (tagNumbers[node] ?? 0);
      const hash = isEmphasis ? emphasisedText : Math.imul(above ^ number, 0x85ebca6b);
      hashes[depth] = isEmphasis ? above : hash;
      paths[count++] = hash;
    }
    return count;
  }
}
