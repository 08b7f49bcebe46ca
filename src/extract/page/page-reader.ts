import { type AttributeLeaf, readAttributeLeaves } from "./attribute-leaves.ts";
import { computeFeatures, type Features } from "./features.ts";
import { FieldPath } from "./field-path.ts";
import { type FixedWidth, readFixedWidth } from "./fixed-width.ts";
import { createPathWriter } from "./node-path.ts";
import { createGridReader, type GridReader } from "./table-grid.ts";
import { blockTags } from "./tag-rules.ts";
import { type PageText, readText } from "./tree-text.ts";
import { someBetween, type Tree } from "./tree.ts";

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
  const blocks = new Array<boolean | undefined>(tree.size);
  const isBlock = (node: number): boolean => blockTags.has(tree.tags[node] ?? "") && tree.tags[node] !== "p";
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
    hasBlocks: (node) => (blocks[node] ??= someBetween(node + 1, tree.ends[node] ?? 0, isBlock)),
  };
}
