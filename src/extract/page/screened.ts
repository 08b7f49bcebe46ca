import type { Tree } from "./tree.ts";

/** Of all the text of a page. */
const mostOfText = 2 / 3;
/** Of all its elements and texts: sooner seen than what they say, and no two parts can be so large. */
const mostOfNodes = 0.5;
/** Fewer characters are a note, whatever little else a page says. */
const leastLength = 2_000;

type Parts = Pick<Tree, "parents" | "ends" | "tags" | "texts">;

/**
 * The element that a page hides until a script opens it, with nearly all that the page says in it and its heading, if it has one; -1
 * where there is none. A browser would show what stands there.
 */
export function findScreened({ parents, ends, tags, texts }: Parts, hidden: readonly boolean[]): number {
  const isLarge = (node: number): boolean => (ends[node] ?? node) - node > hidden.length * mostOfNodes;
  const screened = hidden.findIndex((isHidden, node) => isHidden && !hidden[parents[node] ?? -1] && isLarge(node));
  if (screened < 0) return -1;
  const end = ends[screened] ?? 0;
  const lengths = texts.map((text) => text.trim().length);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  const inside = lengths.slice(screened, end).reduce((sum, length) => sum + length, 0);
  const heading = tags.indexOf("h1");
  const isBeside = heading >= 0 && (heading < screened || heading >= end);
  return inside >= leastLength && inside > all * mostOfText && !isBeside ? screened : -1;
}
