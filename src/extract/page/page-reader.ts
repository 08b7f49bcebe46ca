import { type AttributeLeaf, readAttributeLeaves } from "./attribute-leaves.ts";
import { computeFeatures, type Features } from "./features.ts";
import { FieldPath } from "./field-path.ts";
import { type FixedWidth, readFixedWidth } from "./fixed-width.ts";
import { createPathWriter } from "./node-path.ts";
import { createGridReader, type GridReader } from "./table-grid.ts";
import { blockTags } from "./tag-rules.ts";
import { type PageText, readText } from "./tree-text.ts";
import type { Tree } from "./tree.ts";

/** A parsed page with what every later step asks of it, each computed once. */
export type PageReader = {
  readonly tree: Tree;
  readonly features: Features;
  readonly grids: GridReader;
  readonly words: PageText;
  readonly fixedWidth: FixedWidth;
  text(node: number): string;
  attributeLeaves(node: number): readonly AttributeLeaf[];
  /** What a link says, where that is a few words. */
  said(node: number): string | null;
  /** The empty place, of which all places of values in records are made. */
  readonly root: FieldPath;
  path(node: number): string;
  /** The first `h1`, or -1. */
  readonly mainHeading: number;
  /** Whether an element contains block elements. */
  hasBlocks(node: number): boolean;
};

const maxSaidLength = 30;

function readSaid({ tags }: Tree, { textLength }: Features, words: PageText, node: number): string | null {
  if (tags[node] !== "a" || (textLength[node] ?? 0) > maxSaidLength) return null;
  const text = words.of(node);
  return /\p{L}/u.test(text) && !/\d/.test(text) ? text : null;
}

export function createPageReader(tree: Tree): PageReader {
  const features = computeFeatures(tree);
  const words = readText(tree);
  const attributeLeaves = new Array<readonly AttributeLeaf[] | undefined>(tree.size);
  const said = new Array<string | null | undefined>(tree.size);
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
    grids: createGridReader(tree, features, words.of),
    words,
    fixedWidth: readFixedWidth(tree),
    text: words.of,
    attributeLeaves: (node) => (attributeLeaves[node] ??= readAttributeLeaves(tree, node)),
    said(node) {
      let known = said[node];
      if (known === undefined) said[node] = known = readSaid(tree, features, words, node);
      return known;
    },
    root: FieldPath.root(),
    path: createPathWriter(tree),
    mainHeading: tree.tags.indexOf("h1"),
    hasBlocks,
  };
}
