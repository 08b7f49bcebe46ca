import { type Bag, bagOf } from "./bag.ts";
import { isChrome } from "./chrome.ts";
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

const stateWords =
  /^(odd|even|first|last|active|selected|current|alt|open|closed|hover|visible|hidden|collapsed|expanded)$/i;
const rowNumber = /^(row|item|views-row|even-row|odd-row|post|node|product|col)[-_]?(\d.*|first|last|odd|even)$/i;
/** Components of shops are called by their whole path: `vtex-product-summary-2-x-productBrandContainer`. */
const maxClassLength = 64;
/** Signs in words for widths, states and fractions (`md:flex`, `w-1/2`, `1/4@wide`), which also part the steps of places. */
const layoutSigns = /[:@#=|>~/[\]^&*]/;
const isSteady = (word: string): boolean =>
  word !== "" &&
  word.length < maxClassLength &&
  !layoutSigns.test(word) &&
  !/\d{2}/.test(word) &&
  !stateWords.test(word) &&
  !rowNumber.test(word);

/** The class words that the same component carries on every page load, whatever the width or state: at most three, sorted. */
function steadyClasses(classes: string | undefined): string[] {
  if (!classes) return [];
  const words = classes.split(/\s+/).filter(isSteady);
  return words.sort().slice(0, 3);
}

/** A text is as emphasised in a bold link as in a link in bold. */
const emphasisTags = new Set(["b", "strong", "i", "em", "u"]);
const emphasisedText = 0x3c6ef372;
const bagDepth = 5;
const bagNodes = 600;

export function computeFeatures(tree: Tree): Features {
  const { size, tags, parents, texts, attributes } = tree;
  const textLength = new Int32Array(size);
  const linkLength = new Int32Array(size);
  const leaves = new Int32Array(size);
  const breaks = new Int32Array(size);
  const shapes = new Array<number>(size).fill(17);
  const signatures = new Array<string>(size).fill("#text");
  const chrome = new Array<boolean>(size).fill(false);
  const tagNumbers = new Map<string, number>();
  const tagNumber = new Int32Array(size);
  const kinds = new Int32Array(size);
  const signatureOf = new Map<string, string>();
  const kindOf = new Map<string, number>();

  const insideLink = new Array<boolean>(size).fill(false);
  for (let node = 0; node < size; node++) {
    const tag = tags[node] ?? "";
    insideLink[node] = tag === "a" || (insideLink[parents[node] ?? -1] ?? false);
    let number = tagNumbers.get(tag);
    if (number === undefined) tagNumbers.set(tag, (number = tagNumbers.size + 1));
    tagNumber[node] = Math.imul(number, 0x9e3779b1);
    if (tag.startsWith("#")) continue;
    const name = `${tag} ${attributes[node]?.class ?? ""}`;
    let signature = signatureOf.get(name);
    if (signature === undefined) {
      signature = [tag, ...steadyClasses(attributes[node]?.class)].join(".");
      signatureOf.set(name, signature);
    }
    let kind = kindOf.get(signature);
    if (kind === undefined) kindOf.set(signature, (kind = kindOf.size + 1));
    signatures[node] = signature;
    kinds[node] = kind;
  }

  for (let node = size - 1; node > 0; node--) {
    const tag = tags[node] ?? "";
    const parent = parents[node] ?? 0;
    if (tag === "#text") {
      const length = (texts[node] ?? "").trim().length;
      textLength[node] = length;
      if (insideLink[node]) linkLength[node] = length;
      if (length > 0) leaves[node] = 1;
      else continue;
    } else if (tag === "img") leaves[node] = 1;
    textLength[parent] = (textLength[parent] ?? 0) + (textLength[node] ?? 0);
    linkLength[parent] = (linkLength[parent] ?? 0) + (linkLength[node] ?? 0);
    leaves[parent] = (leaves[parent] ?? 0) + (leaves[node] ?? 0);
    breaks[parent] = (breaks[parent] ?? 0) + (breaks[node] ?? 0) + (tag === "br" || tag === "#line" ? 1 : 0);
    const shape = Math.imul((shapes[node] ?? 0) ^ (tagNumber[node] ?? 0), 0x85ebca6b);
    shapes[parent] = Math.imul((shapes[parent] ?? 0) ^ shape, 31) + (shape >>> 13);
  }

  const pageText = Math.max(1, textLength[0] ?? 1);
  for (let node = 0; node < size; node++) {
    if (tags[node]?.startsWith("#")) continue;
    chrome[node] =
      (chrome[parents[node] ?? -1] ?? false) ||
      isChrome(
        tree,
        node,
        (textLength[node] ?? 0) / pageText,
        (linkLength[node] ?? 0) / Math.max(1, textLength[node] ?? 1),
      );
  }

  const bags = new Map<number, Bag>();
  const paths = new Int32Array(bagNodes);
  const bag = (root: number): Bag => {
    const known = bags.get(root);
    if (known) return known;
    let count = 0;
    const rootDepth = tree.depths[root] ?? 0;
    const end = Math.min(tree.ends[root] ?? root, root + bagNodes);
    const hashes = new Array<number>(bagDepth + 1).fill(0);
    const emphasised = new Array<boolean>(bagDepth + 1).fill(false);
    for (let node = root; node < end; node++) {
      const depth = (tree.depths[node] ?? 0) - rootDepth;
      const tag = tags[node] ?? "";
      if (depth >= bagDepth || (tag === "#text" && leaves[node] === 0)) continue;
      const above = depth === 0 ? 7 : (hashes[depth - 1] ?? 0);
      const isEmphasis = depth > 0 && emphasisTags.has(tag);
      emphasised[depth] = isEmphasis || (depth > 0 && (emphasised[depth - 1] ?? false));
      const number = tag === "#text" && emphasised[depth] ? emphasisedText : (tagNumber[node] ?? 0);
      const hash = isEmphasis ? emphasisedText : Math.imul(above ^ number, 0x85ebca6b);
      hashes[depth] = isEmphasis ? above : hash;
      paths[count++] = hash;
    }
    const found = bagOf(paths.subarray(0, count));
    bags.set(root, found);
    return found;
  };

  return { textLength, linkLength, leaves, breaks, signatures, kinds, chrome, shapes, bag };
}
