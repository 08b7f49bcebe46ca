import { remember } from "./remember.ts";
import type { Tree } from "./tree.ts";

/** What is known of each node after one pass up and one pass down. Lengths are in characters without surrounding space. */
export type Features = {
  readonly textLength: Int32Array;
  readonly linkLength: Int32Array;
  /** Texts and images below the node. */
  readonly leaves: Int32Array;
  /** Tag and steady class words: `li.card.featured`. */
  readonly signatures: readonly string[];
  /** Inside a menu, header, footer, breadcrumb or pager. */
  readonly chrome: readonly boolean[];
  /** Equal for subtrees of equal shape. */
  readonly shapes: readonly number[];
  /** Relative tag paths below the node, to a depth of five, with damped counts; emphasis is no step of them. */
  bag(node: number): ReadonlyMap<number, number>;
};

const stateWords =
  /^(odd|even|first|last|active|selected|current|alt|open|closed|hover|visible|hidden|collapsed|expanded)$/i;
const rowNumber = /^(row|item|views-row|even-row|odd-row|post|node|product|col)[-_]?(\d.*|first|last|odd|even)$/i;
/** Components of shops are called by their whole path: `vtex-product-summary-2-x-productBrandContainer`. */
const maxClassLength = 64;
const isSteady = (word: string): boolean =>
  word !== "" &&
  word.length < maxClassLength &&
  !word.includes(":") &&
  !/\d{2}/.test(word) &&
  !stateWords.test(word) &&
  !rowNumber.test(word);

/** The class words that the same component carries on every page load, whatever the width or state: at most three, sorted. */
function steadyClasses(classes: string | undefined): string[] {
  if (!classes) return [];
  const words = classes.split(/\s+/).filter(isSteady);
  return words.sort().slice(0, 3);
}

const linkListWords =
  /(^|[\s_-])(nav|navbar|navigation|menu|submenu|megamenu|breadcrumbs?|pagination|paginator|pager|(site|page)?footer(nav|links|menu|list|[\d-])*)([\s_-]|$)/i;
const bannerWords = /(^|[\s_-])(header|topbar|toolbar|cookies?|masthead)([\s_-]|$)/i;
const contentWords =
  /(^|[\s_-])(main|content|results?|article|list-header|card|post|entry|product|products)([\s_-]|$)/i;
/** Elements with more of the page's text than this are not banners, nor, unless made of links, menus. */
const maxBannerShare = 0.12;
const maxChromeShare = 0.35;
const minMenuLinkShare = 0.5;

/** What the class and id of an element say it is: content, a banner or a list of links. */
const partNamed = remember((written) => {
  const names = written.replace(/(?<=[a-z])(?=[A-Z])/g, "-");
  return {
    isContent: contentWords.test(names),
    isBanner: bannerWords.test(names),
    isLinkList: linkListWords.test(names),
  };
});

function isChrome(tree: Tree, node: number, textShare: number, linkShare: number): boolean {
  const tag = tree.tags[node] ?? "";
  const attributes = tree.attributes[node];
  const isMenu = textShare < maxChromeShare || linkShare > 0.8;
  if (tag === "header" || tag === "footer") return (tree.depths[node] ?? 0) < 8 && !insideItem(tree, node) && isMenu;
  if (tag === "nav") return true;
  if (!attributes || tag === "body" || tag === "main" || tag === "html") return false;
  if (attributes.role === "navigation" || attributes.role === "menu" || attributes.role === "menubar") return true;
  if (attributes.class === undefined && attributes.id === undefined) return false;
  const written = `${attributes.class ?? ""} ${attributes.id ?? ""}`;
  if (written.length < 2 || written.length > 200) return false;
  const named = partNamed(written);
  if (named.isContent) return false;
  if (named.isBanner && textShare < maxBannerShare) return true;
  return named.isLinkList && isMenu && (linkShare >= minMenuLinkShare || textShare < maxBannerShare);
}

function insideItem(tree: Tree, node: number): boolean {
  for (let up = tree.parents[node] ?? -1; up > 0; up = tree.parents[up] ?? -1) {
    const tag = tree.tags[up];
    if (tag === "article" || tag === "li" || tag === "td" || tag === "section") return true;
  }
  return false;
}

/** A text is as emphasised in a bold link as in a link in bold. */
const emphasisTags = new Set(["b", "strong", "i", "em", "u"]);
const emphasisedText = 0x3c6ef372;
const bagDepth = 5;
const bagNodes = 600;

/** 3 counts as 3, 30 as 6.3: a longer list inside a record makes it little different from the next one. */
const damp = (count: number): number => (count <= 3 ? count : 3 + Math.log2(count / 3));

export function computeFeatures(tree: Tree): Features {
  const { size, tags, parents, texts, attributes } = tree;
  const textLength = new Int32Array(size);
  const linkLength = new Int32Array(size);
  const leaves = new Int32Array(size);
  const shapes = new Array<number>(size).fill(17);
  const signatures = new Array<string>(size).fill("#text");
  const chrome = new Array<boolean>(size).fill(false);
  const tagNumbers = new Map<string, number>();
  const tagNumber = new Int32Array(size);
  const known = new Map<string, string>();

  const insideLink = new Array<boolean>(size).fill(false);
  for (let node = 0; node < size; node++) {
    const tag = tags[node] ?? "";
    insideLink[node] = tag === "a" || (insideLink[parents[node] ?? -1] ?? false);
    let number = tagNumbers.get(tag);
    if (number === undefined) tagNumbers.set(tag, (number = tagNumbers.size + 1));
    tagNumber[node] = Math.imul(number, 0x9e3779b1);
    if (tag.startsWith("#")) continue;
    const name = `${tag} ${attributes[node]?.class ?? ""}`;
    let signature = known.get(name);
    if (signature === undefined) {
      signature = [tag, ...steadyClasses(attributes[node]?.class)].join(".");
      known.set(name, signature);
    }
    signatures[node] = signature;
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

  const bags = new Map<number, ReadonlyMap<number, number>>();
  const bag = (root: number): ReadonlyMap<number, number> => {
    const found = bags.get(root);
    if (found) return found;
    const counts = new Map<number, number>();
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
      counts.set(hash, (counts.get(hash) ?? 0) + 1);
    }
    for (const [path, count] of counts) counts.set(path, damp(count));
    bags.set(root, counts);
    return counts;
  };

  return { textLength, linkLength, leaves, signatures, chrome, shapes, bag };
}

/** Weighted Jaccard index of two bags: 1 for equal, 0 for disjoint. */
export function compareBags<K>(a: ReadonlyMap<K, number>, b: ReadonlyMap<K, number>): number {
  let shared = 0;
  let all = 0;
  for (const [key, count] of a) {
    const other = b.get(key) ?? 0;
    shared += Math.min(count, other);
    all += Math.max(count, other);
  }
  for (const [key, count] of b) if (!a.has(key)) all += count;
  return all === 0 ? 1 : shared / all;
}

/** Share of the bag `inner` that `outer` has too, 0 to 1. */
function containment<K>(inner: ReadonlyMap<K, number>, outer: ReadonlyMap<K, number>): number {
  let shared = 0;
  let all = 0;
  for (const [key, count] of inner) {
    shared += Math.min(count, outer.get(key) ?? 0);
    all += count;
  }
  return all === 0 ? 0 : shared / all;
}

const minContained = 0.7;

/** Whether an element has two class words of a richer one and little that the richer one lacks: a card without its options. */
export function isPlainerKind(tree: Tree, features: Features, node: number, richer: number): boolean {
  if (tree.tags[node] !== tree.tags[richer] || sharedClasses(tree, node, richer).shared < 2) return false;
  return containment(features.bag(node), features.bag(richer)) >= minContained;
}

/** Structural similarity of two elements, 0 to 1: equal classes raise it, different tags make it 0. */
export function compareNodes(tree: Tree, features: Features, a: number, b: number): number {
  if (tree.tags[a] !== tree.tags[b]) return 0;
  const sameSignature = features.signatures[a] === features.signatures[b];
  if (sameSignature && features.shapes[a] === features.shapes[b]) return 1;
  const similarity = compareBags(features.bag(a), features.bag(b));
  const isNamed = (features.signatures[a] ?? "").includes(".");
  const sameName = sameSignature ? isNamed : isNamed && sharesMostClasses(tree, a, b);
  return sameName ? Math.min(1, 0.75 * similarity + 0.3) : similarity;
}

const minSharedWords = 3;
const minSharedShare = 0.5;

/** One kind of record in several states: `product type-product instock` and `product type-product outofstock`. */
function sharesMostClasses(tree: Tree, a: number, b: number): boolean {
  const { shared, share } = sharedClasses(tree, a, b);
  return shared >= minSharedWords && share >= minSharedShare;
}

/** How many class words two elements share, and the share of those of the one with fewer. */
export function sharedClasses(tree: Tree, a: number, b: number): { shared: number; share: number } {
  const words = tree.attributes[a]?.class?.split(/\s+/) ?? [];
  const others = tree.attributes[b]?.class?.split(/\s+/) ?? [];
  const shared = words.filter((word) => others.includes(word)).length;
  return { shared, share: shared / Math.max(1, Math.min(words.length, others.length)) };
}

/** Bag of the node signatures of a run of siblings, for comparing records that span several of them. */
export function runBag(features: Features, nodes: readonly number[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const node of nodes) {
    const signature = features.signatures[node] ?? "";
    counts.set(signature, (counts.get(signature) ?? 0) + 1);
  }
  for (const [signature, count] of counts) counts.set(signature, damp(count));
  return counts;
}
