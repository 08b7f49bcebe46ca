import { type Bag, bagOf, compareBags, containment } from "./bag.ts";
import type { Features } from "./features.ts";
import { remember } from "../remember.ts";
import type { Tree } from "./tree.ts";

const minContained = 0.7;
/** What a name in common makes of a similarity: from 0.3 on, up to 1. */
const raised = 0.3;
const raisedShare = 0.75;

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
  return sameName ? Math.min(1, raisedShare * similarity + raised) : similarity;
}

const minSharedWords = 3;
const minSharedShare = 0.5;

/** One kind of record in several states: `product type-product instock` and `product type-product outofstock`. */
function sharesMostClasses(tree: Tree, a: number, b: number): boolean {
  const { shared, share } = sharedClasses(tree, a, b);
  return shared >= minSharedWords && share >= minSharedShare;
}

const none: readonly string[] = [];
const splitClasses = remember((classes): readonly string[] => classes.split(/\s+/));

function classWordsOf(tree: Tree, node: number): readonly string[] {
  const classes = tree.attributes[node]?.class;
  return classes === undefined ? none : splitClasses(classes);
}

/** How many class words two elements share, and the share of those of the one with fewer. */
export function sharedClasses(tree: Tree, a: number, b: number): { shared: number; share: number } {
  const words = classWordsOf(tree, a);
  const others = classWordsOf(tree, b);
  const shared = words.filter((word) => others.includes(word)).length;
  return { shared, share: shared / Math.max(1, Math.min(words.length, others.length)) };
}

/** Bag of the node signatures of a run of siblings, for comparing records that span several of them. */
export const runBag = ({ kinds }: Features, nodes: readonly number[]): Bag =>
  bagOf(Int32Array.from(nodes, (node) => kinds[node] ?? 0));
