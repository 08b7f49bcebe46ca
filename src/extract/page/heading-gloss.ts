import { fold } from "../../domain/text.ts";
import { oneLine } from "./one-line.ts";
import type { Tree } from "./tree.ts";

/** Longer headings are no abbreviations. */
const maxShort = 8;
const maxGloss = 60;
const maxGlosses = 2;
const explaining = [
  "abbr",
  "title",
  "data-tip",
  "data-original-title",
  "data-bs-original-title",
  "data-tooltip",
  "aria-label",
];
/** What pressing the heading does is not what it means. */
const doing = /(?<!\p{L})(?:sort\p{L}*|activate|click|orden\p{L}*|pulsa|clic|sortier\p{L}*|trier|toggle)(?!\p{L})/iu;
const firstSentence = /^(?:\s*<[^<>]*>)*([^<>.;:(\n]*)/;

/**
 * What a page says in the tooltips of a short heading, as it spells out what that stands for: `Minutes Played` on `MP`. None for a
 * heading in words.
 */
export function glossesOf(tree: Tree, cell: number, text: string): readonly string[] {
  if (text === "" || text.length > maxShort) return none;
  const found = new Map<string, string>();
  for (let node = cell; node < (tree.ends[cell] ?? 0); node++) {
    const attributes = tree.attributes[node];
    if (!attributes) continue;
    for (const name of explaining) {
      const said = attributes[name];
      const gloss = said === undefined ? "" : oneLine(firstSentence.exec(said)?.[1] ?? "");
      if (gloss.length > text.length && gloss.length <= maxGloss && !doing.test(gloss)) found.set(fold(gloss), gloss);
    }
  }
  const all = [...found.values()];
  const goesOn = (gloss: string): boolean => all.some((other) => other !== gloss && gloss.startsWith(other));
  return all.filter((gloss) => !goesOn(gloss)).slice(0, maxGlosses);
}

const none: readonly string[] = [];
