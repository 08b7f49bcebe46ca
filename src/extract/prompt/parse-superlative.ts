import { countOf, countPattern } from "./amounts.ts";
import type { Draft } from "./prompt-text.ts";
import { type AskedSort, mayHoldSuperlative, sortOnConcept, superlatives } from "./superlatives.ts";
import { isThing } from "./things.ts";

const notNouns = /^(?:y|and|de|con|que|solo|only|los|las|el|la|por|sean|son|the|cuales|which)$/u;
const following = new RegExp(`^\\s+(?:${countPattern}\\s+)?(?<thing>\\p{L}+)`, "u");
const late = countPattern.replace("(", "(?<late>");

const patterns = superlatives.map(([words, id, direction]) => ({
  pattern: new RegExp(
    `(?<![\\p{L}\\d])(?<article>(?:los|las|el|la|lo|the)\\s+)?(?:${countPattern}\\s+)?(?<noun>\\p{L}+\\s+)??(?:${late}\\s+)?(?:que (?:sean|son)\\s+)?(?:${words})(?!\\p{L})`,
    "u",
  ),
  id,
  direction,
}));

/** `los 3 productos más caros`, `the cheapest product`, `latest 2 opinions`: the things named stay, the rest is cut out. */
export function takeSuperlative(draft: Draft, count: (limit: number | null) => void): AskedSort[] | null {
  if (!mayHoldSuperlative(draft.text())) return null;
  for (const { pattern, id, direction } of patterns) {
    const match = pattern.exec(draft.text());
    if (!match) continue;
    const { article = "", noun = "", late: lateCount } = match.groups ?? {};
    const end = match.index + match[0].length;
    const isNoun = noun !== "" && !notNouns.test(noun.trim());
    const nounAt = noun === "" ? -1 : match.index + match[0].indexOf(noun, article.length);
    const after = following.exec(draft.text().slice(end));
    if (after?.[1]) draft.cut(end, end + after[0].lastIndexOf(after[1]) + after[1].length);
    if (noun === "") draft.cut(match.index, end);
    else {
      draft.cut(nounAt + noun.length, end);
      if (isNoun) draft.cut(match.index, nounAt);
    }
    count(countOf(match[2]) ?? countOf(lateCount) ?? countOf(after?.[1]) ?? (isOne() ? 1 : null));
    return [sortOnConcept(id, direction)];

    function isOne(): boolean {
      if (/^(?:el|la|lo)\s/.test(article)) return true;
      const thing = isNoun ? noun.trim() : (after?.groups?.thing ?? "");
      return article !== "" && isThing(thing) && !thing.endsWith("s");
    }
  }
  return null;
}
