import { countNamed, countOf, countPattern, isMeasured } from "../amounts.ts";
import type { Draft } from "../prompt-text.ts";
import { whereSaid } from "../where-said.ts";
import { bests, mayHoldBest } from "./bests.ts";
import { isThing } from "../../lexicon/things.ts";
import { type AskedBest, isPlural, sortOnConcept } from "./superlatives.ts";

const notNouns = /^(?:y|and|de|con|que|solo|only|los|las|el|la|por|sean|son|the|cuales|which|orden|order)$/u;
/** What ends the name of the thing after an adjective: "the best rated HP laptop | in stock". */
const nounPhrase =
  /^\s+(?<phrase>(?:(?!(?:of|in|with|and|by|for|from|at|on|that|which|first|y|con|de|en|por|que|primero)(?!\p{L}))[\p{L}\d-]+\s*)+)/u;
/** What is said of all records at once is no name of one: "latest data". */
const masses = /^(?:data|info|information|informacion|news|stock|series|inventory)$/u;
const following = new RegExp(`^\\s+(?:${countPattern}\\s+)?(?<thing>\\p{L}+)`, "u");

const patterns = bests.map(({ words, sort }) => ({
  pattern: whereSaid(
    words,
    `(?<![\\p{L}\\d])(?<article>(?:los|las|el|la|lo|the)\\s+)?(?:top\\s+)?(?:${countPattern}\\s+)?(?<noun>\\p{L}+\\s+)??(?:${countNamed("late")}\\s+)?(?:que (?:sean|son)\\s+)?(?:${words})(?!\\p{L})`,
  ),
  sort,
}));

/** Whether a word names one thing rather than several, or what is measured of them. */
export const isOneThing = (word: string): boolean =>
  word !== "" && !isPlural(word) && !isMeasured(word) && !masses.test(word) && !/\d/.test(word);

/** Whether "el más caro", "reloj más barato" or "the best rated HP laptop" is about a single record. */
function namesOne(said: string, article: string, noun: string, rest: string): boolean {
  if (/^(?:el|la|lo)\s/.test(article)) return true;
  if (/^l[oa]s\s/.test(article)) return false;
  if (noun !== "") return isOneThing(noun.trim());
  const phrase = nounPhrase.exec(rest)?.groups?.phrase ?? "";
  return !/[aoe]s$/u.test(said) && isOneThing(phrase.trim().split(/\s+/).at(-1) ?? "");
}

/** "última vacante", "la última oferta publicada", "el último modificado": the newest, where a thing is named so. */
const lastOne = whereSaid(
  "ultim|last|latest",
  `(?<=^[^\\p{L}]*|(?:la|el|the|de|of)\\s+)(?:(?:el|la|the)\\s+)?(?:ultim[oa]|last|latest)(?:\\s+(?<noun>\\p{L}+))?(?:\\s+(?<done>(?:publicad|modificad|anadid|agregad|subid|registrad|actualizad)[oa]|published|posted|added|updated))?(?=\\s*(?:[,.;:?]|$)|\\s+(?:con|with|y|and|de|of)\\s)`,
);

export function takeLastOne(draft: Draft): AskedBest | null {
  const match = lastOne.exec(draft.text());
  const { noun = "", done } = match?.groups ?? {};
  const isDone =
    done !== undefined || /^(?:publicad|modificad|anadid|agregad|subid|registrad|actualizad)[oa]$/u.test(noun);
  const isNamed = noun !== "" && isThing(noun) && isOneThing(noun);
  if (!match || !(isNamed || (isDone && (noun === "" || isThing(noun) || done === undefined)))) return null;
  const at = isNamed ? match.index + match[0].lastIndexOf(noun) : match.index + match[0].length;
  draft.cut(match.index, at);
  if (isNamed) draft.cut(at + noun.length, match.index + match[0].length);
  return { sort: sortOnConcept("date", "descending"), limit: 1 };
}

/** What is left of "cuál vence primero" names no column. */
const questionLeft = /^[^\p{L}]*(?:cual(?:es)?|quien(?:es)?|which(?: ones?)?|who)(?:\s+(?:es|son|is|are))?(?=\s{4})/u;

/** "which hotel is the most expensive". */
function asksWhichOne(left: string): boolean {
  const thing = /^[^\p{L}]*(?:which|what|que|cual)\s+(?<thing>\p{L}+)\s+(?:is|es|was|fue)(?!\p{L})/u.exec(left)?.groups
    ?.thing;
  return thing !== undefined && isOneThing(thing);
}

/** `los 3 productos más caros`, `the cheapest product`, `latest 2 opinions`: the things named stay, the rest is cut out. */
export function takeSuperlative(draft: Draft): AskedBest | null {
  if (!mayHoldBest(draft.text())) return null;
  for (const { pattern, sort } of patterns) {
    const match = pattern.exec(draft.text());
    if (!match) continue;
    const { article = "", noun = "", late: lateCount } = match.groups ?? {};
    const end = match.index + match[0].length;
    const isNoun = noun !== "" && !notNouns.test(noun.trim());
    const nounAt = noun === "" ? -1 : match.index + match[0].indexOf(noun, article.length);
    const rest = draft.text().slice(end);
    const after = following.exec(rest);
    if (after?.[1]) draft.cut(end, end + after[0].lastIndexOf(after[1]) + after[1].length);
    if (noun === "") draft.cut(match.index, end);
    else {
      draft.cut(nounAt + noun.length, end);
      if (isNoun) draft.cut(match.index, nounAt);
    }
    draft.take(questionLeft);
    const limit = countOf(match[2]) ?? countOf(lateCount) ?? countOf(after?.[1]);
    const isOfSeveral =
      isNoun &&
      (/\p{L}{3,}s\s*$/u.test(draft.text().slice(0, match.index)) ||
        /[oa]s\s*$/.test(match[0].replace(/\s(?:mas|menos)$/u, "")));
    const isOne = !isOfSeveral && (asksWhichOne(draft.text()) || namesOne(match[0], article, isNoun ? noun : "", rest));
    return { sort, limit: limit ?? (isOne ? 1 : null) };
  }
  return null;
}
