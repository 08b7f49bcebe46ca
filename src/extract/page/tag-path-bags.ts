import { type Bag, bagOf } from "./bag.ts";
import type { Tree } from "./tree.ts";

/** A text is as emphasised in a bold link as in a link in bold. */
const emphasisTags = new Set(["b", "strong", "i", "em", "u"]);
const emphasisedText = 0x3c6ef372;
const bagDepth = 5;
const bagNodes = 600;

/** Reads the bag of tag paths below a node, each once, and once for all elements of one tag, shape and size. */
export function createBagReader(
  tree: Tree,
  tagNumbers: Int32Array,
  leaves: Int32Array,
  shapes: readonly number[],
): (root: number) => Bag {
  const bags = new Map<number, Bag>();
  const byShape = new Map<number, number[]>();
  const paths = new Int32Array(bagNodes);
  const sizeOf = (node: number): number => (tree.ends[node] ?? node) - node;
  return (root) => {
    let bag = bags.get(root);
    if (!bag) bags.set(root, (bag = bagOfTwin(root) ?? bagOf(paths.subarray(0, readPaths(root)))));
    return bag;
  };

  function bagOfTwin(root: number): Bag | undefined {
    if (sizeOf(root) > bagNodes) return undefined;
    const shape = shapes[root] ?? 0;
    const alike = byShape.get(shape);
    const twin = alike?.find((node) => tagNumbers[node] === tagNumbers[root] && sizeOf(node) === sizeOf(root));
    if (twin !== undefined) return bags.get(twin);
    if (alike) alike.push(root);
    else byShape.set(shape, [root]);
    return undefined;
  }

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
