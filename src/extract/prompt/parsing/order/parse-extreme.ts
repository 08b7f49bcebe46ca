import { countOf, countPattern } from "../amounts.ts";
import { matchConcept } from "../../lexicon/match-concept.ts";
import { isThing } from "../../lexicon/things.ts";
import type { Draft } from "../prompt-text.ts";
import { type AskedBest, type AskedSort, directionOfEnd, first, least, most, sortOn, stop } from "./superlatives.ts";

const article = "(?:(?:el|la|los|las|the)\\s+)?";
const fieldWords = "(?<field>\\p{L}+(?:\\s+(?:de(?:l| la)?|of|a|en|in)\\s+\\p{L}+|\\s+\\p{L}+)?)";
const counted = `(?:${countPattern}\\s+)?`;
const noun = "(?:(?<noun>\\p{L}+)\\s+)?";
const extremes: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d])${article}${counted}${noun}(?:con|de|with)\\s+${article}(?<way>${most}|${least})\\s+${fieldWords}${stop}`,
    "u",
  ),
  new RegExp(
    `(?<![\\p{L}\\d])${article}(?:top|mejores|best)\\s+${countPattern}\\s+${noun}(?:por|segun|by|en|in)\\s+${fieldWords}${stop}`,
    "u",
  ),
];

/** `highest salary first`, `mayor precio primero`. */
const highestFirst = new RegExp(
  `(?<!\\p{L})(?:con\\s+)?${article}(?<way>${most}|${least})\\s+(?<field>\\p{L}+)\\s+${first}(?!\\p{L})`,
  "u",
);
/** `los 3 con mayor precio`, `the one with the lowest rent`: the things named stay, the rest is cut out. */
export function takeExtreme(draft: Draft): AskedBest | null {
  for (const pattern of extremes) {
    const match = pattern.exec(draft.text());
    const { way: which, field, noun: thing } = match?.groups ?? {};
    if (!match || !field) continue;
    const named = matchConcept(field);
    const tail = named && named.start === 0 ? field.split(/\s+/).slice(0, named.length).join(" ") : field;
    const limit = countOf(match[1]);
    const isOne = isSingular(match[0]) || (thing !== undefined && !thing.endsWith("s") && isThing(thing));
    const isVague = /^(?:mas|most|menos|least)$/.test(which ?? "") && !isOne;
    if (limit === null && (!named || isVague)) continue;
    const end = match.index + match[0].length - (field.length - tail.length);
    const at = thing === undefined ? -1 : match[0].indexOf(thing);
    if (at >= 0) {
      draft.cut(match.index + at + (thing ?? "").length, end);
      draft.cut(match.index, match.index + at);
    } else draft.cut(match.index, end);
    return { sort: sortOn(tail, directionOfEnd(which ?? "")), limit: limit ?? (isOne ? 1 : null) };
  }
  return null;
}

/** `el de mayor precio`, `the one with the lowest price`: one record. */
const isSingular = (text: string): boolean => /^\s*(?:el|la|the one)\s/.test(text);

export function takeHighestFirst(draft: Draft): AskedSort[] | null {
  const { field, way = "" } = draft.take(highestFirst)?.groups ?? {};
  return field ? [sortOn(field, directionOfEnd(way))] : null;
}
