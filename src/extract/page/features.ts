import type { Bag } from "./bag.ts";
import { isChrome } from "./chrome.ts";
import { steadyClasses } from "./steady-classes.ts";
import { createBagReader } from "./tag-path-bags.ts";
import type { Tree } from "./tree.ts";

/** What is known of each node after one pass up and one pass down. Lengths are in characters without surrounding space. */
export type Features = {
  readonly textLength: Int32Array;
  readonly linkLength: Int32Array;
  /** Texts and images below the node. */
  readonly leaves: Int32Array;
  /** Line breaks below the node. */
  readonly breaks: Int32Array;
  /** Tag and steady class words: `li.card.featured`. */
  readonly signatures: readonly string[];
  /** The same as numbers. */
  readonly kinds: Int32Array;
  /** Inside a menu, header, footer, breadcrumb or pager. */
  readonly chrome: readonly boolean[];
  /** Equal for subtrees of equal shape. */
  readonly shapes: readonly number[];
  /** Relative tag paths below the node, to a depth of five, with damped counts; emphasis is no step of them. */
  bag(node: number): Bag;
};

export function computeFeatures(tree: Tree): Features {
  const { signatures, kinds } = nameKinds(tree);
  const tagNumbers = numberTags(tree);
  const { textLength, linkLength, leaves, breaks } = sumUp(tree);
  const shapes = shapesOf(tree, tagNumbers, leaves);
  return {
    textLength,
    linkLength,
    leaves,
    breaks,
    signatures,
    kinds,
    chrome: markChrome(tree, textLength, linkLength),
    shapes,
    bag: createBagReader(tree, tagNumbers, leaves, shapes),
  };
}

/** A number per tag, spread over all bits. */
function numberTags({ size, tags }: Tree): Int32Array {
  const known = new Map<string, number>();
  const numbers = new Int32Array(size);
  for (let node = 0; node < size; node++) {
    const tag = tags[node] ?? "";
    let number = known.get(tag);
    if (number === undefined) known.set(tag, (number = known.size + 1));
    numbers[node] = Math.imul(number, 0x9e3779b1);
  }
  return numbers;
}

function nameKinds({ size, tags, attributes }: Tree): Pick<Features, "signatures" | "kinds"> {
  const signatures = new Array<string>(size).fill("#text");
  const kinds = new Int32Array(size);
  const signaturesOf = new Map<string, Map<string, string>>();
  const kindOf = new Map<string, number>();
  for (let node = 0; node < size; node++) {
    const tag = tags[node] ?? "";
    if (tag.startsWith("#")) continue;
    const classes = attributes[node]?.class ?? "";
    let ofTag = signaturesOf.get(tag);
    if (!ofTag) signaturesOf.set(tag, (ofTag = new Map()));
    let signature = ofTag.get(classes);
    if (signature === undefined) ofTag.set(classes, (signature = [tag, ...steadyClasses(classes)].join(".")));
    let kind = kindOf.get(signature);
    if (kind === undefined) kindOf.set(signature, (kind = kindOf.size + 1));
    signatures[node] = signature;
    kinds[node] = kind;
  }
  return { signatures, kinds };
}

type Sums = Pick<Features, "textLength" | "linkLength" | "leaves" | "breaks">;

function sumUp({ size, tags, parents, texts }: Tree): Sums {
  const textLength = new Int32Array(size);
  const linkLength = new Int32Array(size);
  const leaves = new Int32Array(size);
  const breaks = new Int32Array(size);
  const insideLink = new Uint8Array(size);
  for (let node = 0; node < size; node++)
    insideLink[node] = tags[node] === "a" ? 1 : (insideLink[parents[node] ?? -1] ?? 0);
  for (let node = size - 1; node > 0; node--) {
    const tag = tags[node] ?? "";
    const parent = parents[node] ?? 0;
    if (tag === "#text") {
      const length = (texts[node] ?? "").trim().length;
      if (length === 0) continue;
      textLength[node] = length;
      if (insideLink[node]) linkLength[node] = length;
      leaves[node] = 1;
    } else if (tag === "img") leaves[node] = 1;
    textLength[parent] = (textLength[parent] ?? 0) + (textLength[node] ?? 0);
    linkLength[parent] = (linkLength[parent] ?? 0) + (linkLength[node] ?? 0);
    leaves[parent] = (leaves[parent] ?? 0) + (leaves[node] ?? 0);
    breaks[parent] = (breaks[parent] ?? 0) + (breaks[node] ?? 0) + (tag === "br" || tag === "#line" ? 1 : 0);
  }
  return { textLength, linkLength, leaves, breaks };
}

/** Shapes are made of tags and their order; texts of nothing but space have no part in them. */
function shapesOf({ size, tags, parents }: Tree, tagNumbers: Int32Array, leaves: Int32Array): number[] {
  const shapes = new Array<number>(size).fill(17);
  for (let node = size - 1; node > 0; node--) {
    if (tags[node] === "#text" && leaves[node] === 0) continue;
    const parent = parents[node] ?? 0;
    const shape = Math.imul((shapes[node] ?? 0) ^ (tagNumbers[node] ?? 0), 0x85ebca6b);
    shapes[parent] = Math.imul((shapes[parent] ?? 0) ^ shape, 31) + (shape >>> 13);
  }
  return shapes;
}

function markChrome(tree: Tree, textLength: Int32Array, linkLength: Int32Array): boolean[] {
  const chrome = new Array<boolean>(tree.size).fill(false);
  const pageText = Math.max(1, textLength[0] ?? 1);
  for (let node = 0; node < tree.size; node++) {
    if (tree.tags[node]?.startsWith("#")) continue;
    const length = textLength[node] ?? 0;
    chrome[node] =
      (chrome[tree.parents[node] ?? -1] ?? false) ||
      isChrome(tree, node, length / pageText, (linkLength[node] ?? 0) / Math.max(1, length));
  }
  return chrome;
}
