import { conceptOf, matchConcept, namesConcept } from "../../lexicon/match-concept.ts";
import { isThing } from "../../lexicon/things.ts";
import { countOf, countPattern, figureOrNumber, isMeasured, isNumeric } from "../amounts.ts";
import type { AskedColumn } from "../asked.ts";
import { bests } from "./bests.ts";
import { takeExtreme } from "./parse-extreme.ts";
import { takeSuperlative } from "./parse-superlative.ts";
import { cutSince, type Draft } from "../prompt-text.ts";
import { whereSaid } from "../where-said.ts";
import { type AskedSort, least, most, sortOnConcept } from "./superlatives.ts";

/** "los 2 más baratos de cada marca": so many records of each group, by an order or as the page has them. */
export type AskedBestOf = {
  readonly asked: string;
  readonly group: AskedColumn;
  readonly sort: readonly AskedSort[];
  readonly count: number;
};

const article = "(?:(?:el|la|lo|los|las|the)\\s+)";
const ofEach = new RegExp(
  "(?<!\\p{L})(?:" +
    "(?:de|del|para|por|en|of|for|from|in|by|within)\\s+(?:cada|every|each)\\s+(?:(?:un[oa]|one)\\s+(?:de|of)\\s+(?:l[oa]s|the)\\s+)?(?<each>\\p{L}+(?:\\s+(?:de|of)\\s+\\p{L}+)?)" +
    "|(?:por|per)\\s+(?<per>\\p{L}+))(?!\\p{L})",
  "gu",
);
/** What a person calls the records themselves: of each of them there is one. */
const recordWords =
  /^(?:un[oa]|one|registro|elemento|resultado|fila|linea|ficha|entrada|pagina|record|item|row|line|result|entry|page)$/u;

const best = bests.map(({ words }) => words).join("|");
const extreme = `(?<!\\s(?:o|or|u)\\s+)(?:${most}|${least})\\s+\\p{L}+(?:\\s+(?:de|del|of)\\s+\\p{L}+)?`;
const thing = "(?:\\s+(?:(?:de|of)\\s+(?:l[oa]s|the)\\s+)?(?!(?:y|e|and|con|with|el|la|los|las|the)\\s)\\p{L}+){0,2}";
const anyBest = `${best}|${most}|${least}`;
const bestBefore = whereSaid(anyBest, `(?<!\\p{L})(?:${best}|${extreme})${thing}\\s*$`);
const bestAfter = whereSaid(
  anyBest,
  `^\\s*,?\\s*(?:\\p{L}+\\s+){0,2}?${article}[^,;.]*?(?<!\\p{L})(?:${best}|${extreme})(?!\\p{L})(?!\\s+(?:primero|first))`,
);
/** "el último", "the first offer", "2 hoteles", "one". */
const counted = whereSaid(
  `${figureOrNumber}|primer|first|ultim|last|latest`,
  `(?<![\\p{L}\\d])(?:(?:solo|only|just)\\s+)?(?:${article}(?:${countPattern}\\s+)?(?<end>primer[oa]?s?|first|ultim[oa]s?|last|latest)(?:\\s+${countPattern})?|${countPattern})(?:\\s+(?<noun>\\p{L}+))?\\s*$`,
);

/** "quién ganó", "the winners": who stands first in each group. */
const winnerBefore =
  /(?<!\p{L})(?:(?:quien(?:es)?|who|(?:que|which) \p{L}+)\s+(?:gano|ganaron|gana|won|wins?)|(?:(?:el|la|los|las|the)\s+)?(?:ganador(?:es|as?)?|campeon(?:es|as?)?|winners?|champions?))\s*$/u;

/** Finds the best, the first or any of each group and takes it out of the prompt; the things named stay. */
export function takeBestOf(draft: Draft, namesFigure: (words: string) => boolean): AskedBestOf | null {
  for (const match of draft.text().matchAll(ofEach)) {
    const group = groupOf(match.groups?.each, match.groups?.per);
    if (group === null) continue;
    const end = match.index + match[0].length - (match.groups?.each ?? match.groups?.per ?? "").length + group.length;
    const before = draft.text().slice(0, match.index);
    const isFronted = /^[^\p{L}]*(?:\p{L}+\s+){0,2}$/u.test(before) || /[,;:.]\s*$/u.test(before);
    const winner = winnerBefore.exec(before);
    if (winner) {
      const untouched = draft.text();
      const typed = draft.original.slice(end - group.length, end);
      draft.cut(winner.index, end);
      return {
        asked: cutSince(draft, untouched),
        group: { title: typed, concept: conceptOf(group) },
        sort: [],
        count: 1,
      };
    }
    const isBest = bestBefore.test(before) || (isFronted && bestAfter.test(draft.text().slice(end)));
    const some = isBest ? null : countedBefore(before);
    if (!isBest && !some) continue;
    const untouched = draft.text();
    const typed = draft.original.slice(end - group.length, end);
    draft.cut(match.index, end);
    const first = some ? takeCounted(draft, some) : takeBest(draft, namesFigure);
    if (!first) return null;
    return {
      asked: cutSince(draft, untouched),
      group: { title: typed, concept: conceptOf(group) },
      ...first,
    };
  }
  return null;
}

/** The words that name the groups: after "por" alone only what is a place, a firm, a kind. */
function groupOf(each: string | undefined, per: string | undefined): string | null {
  const words = each ?? per ?? "";
  const [first = ""] = words.split(" ");
  const name = namesConcept(words) ? words : first;
  if (recordWords.test(first) || recordWords.test(first.replace(/s$/, ""))) return null;
  const concept = conceptOf(name);
  if (concept && isNumeric(concept) && concept.types[0] !== "text") return null;
  if (each !== undefined) return name;
  const isNamed = (matchConcept(name)?.nearness ?? 0) > 0;
  return isNamed && concept && (concept.types[0] === "text" || isThing(name)) && !isMeasured(name) ? name : null;
}

type FirstOfGroup = Pick<AskedBestOf, "sort" | "count">;

/** "el más caro", "los 2 con mayor precio". */
function takeBest(draft: Draft, namesFigure: (words: string) => boolean): FirstOfGroup | null {
  const best = takeExtreme(draft, namesFigure) ?? takeSuperlative(draft);
  return best && { sort: [best.sort], count: best.limit ?? 1 };
}

function takeCounted(draft: Draft, { from, to, sort, count }: Counted): FirstOfGroup {
  draft.cut(from, to);
  return { sort, count };
}

type Counted = { readonly from: number; readonly to: number; readonly count: number; readonly sort: AskedSort[] };

function countedBefore(before: string): Counted | null {
  const match = counted.exec(before);
  const { end, noun } = match?.groups ?? {};
  if (!match || (noun !== undefined && !isThing(noun))) return null;
  const to = match.index + match[0].length - (noun === undefined ? 0 : match[0].length - match[0].lastIndexOf(noun));
  const isLast = end !== undefined && /^(?:ultim|last|latest)/.test(end);
  return {
    from: match.index,
    to,
    count: countOf(match[1] ?? match[3] ?? match[4]) ?? 1,
    sort: isLast ? [sortOnConcept("date", "descending")] : [],
  };
}
