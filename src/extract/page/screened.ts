import type { Tree } from "./tree.ts";

/** Of all the text of a page. */
const mostOfText = 2 / 3;
/** Fewer characters are a note, whatever little else a page says. */
const leastLength = 2_000;

type Parts = Pick<Tree, "parents" | "ends" | "tags" | "texts">;

/**
 * The element that a page hides until a script opens it, with nearly all that the page says in it and its heading, if it has one; -1
 * where there is none. A browser would show what stands there.
 */
export function findScreened({ parents, ends, tags, texts }: Parts, hidden: readonly boolean[]): number {
  const lengths = texts.map((text) => text.trim().length);
  const all = lengths.reduce((sum, length) => sum + length, 0);
  for (let node = 0; node < hidden.length; node++) {
    if (!hidden[node] || hidden[parents[node] ?? -1]) continue;
    let length = 0;
    for (let inner = node; inner < (ends[node] ?? 0); inner++) length += lengths[inner] ?? 0;
    const heading = tags.indexOf("h1");
    const isBeside = heading >= 0 && (heading < node || heading >= (ends[node] ?? 0));
    if (length >= leastLength && length > all * mostOfText) return isBeside ? -1 : node;
  }
  return -1;
}
