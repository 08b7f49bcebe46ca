import { countOf, countPattern } from "./amounts.ts";
import { matchConcept } from "../match-concept.ts";
import type { Draft } from "./prompt-text.ts";
import { isThing } from "../things.ts";
import { takeSuperlative } from "./parse-superlative.ts";
import {
  type AskedSort,
  type Direction,
  mayHoldSuperlative,
  sortOnConcept,
  spans,
  superlatives,
} from "./superlatives.ts";

export type Order = {
  readonly sort: readonly AskedSort[];
  readonly sortAsked: string;
  readonly limit: number | null;
  /** Whether the limit counts from the top of the order ("the cheapest"): without the order it chooses nothing. */
  readonly isLimitOfSort: boolean;
};

const things =
  "(?:\\s+(?:resultados?|registros?|filas?|elementos?|results?|records?|rows?|items?|entries|de la lista))?";
/** After these a figure is one to compare with, whatever it counts. */
const compared =
  "(?:(?:menos|mas|menor|mayor|inferior|superior)(?:es)?\\s+(?:de|a|que)|less than|more than|fewer than|under|over|below|above|hasta|desde|entre)";
const limitPatterns: readonly RegExp[] = [
  new RegExp(
    `(?<![\\p{L}\\d])(?:solo |solamente |only |just )?(?:los|las|the)?\\s*(?:primer[oa]s|first|top|mejores|ultim[oa]s|best)\\s+${countPattern}(?![\\p{L}\\d])(?!\\s+(?:dias|days|semanas|weeks|mes|month|ano|year))${things}`,
    "u",
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?:solo |solamente |only |just )?(?:los|las|the)?\\s*${countPattern}\\s+(?:primer[oa]s|first|mejores|best|top)(?![\\p{L}\\d])${things}`,
    "u",
  ),
  new RegExp(
    `(?<![\\p{L}\\d])(?:limit|limite|maximo|max|como maximo|hasta|at most|up to|no more than|solo|only)\\s*:?\\s*(?:de\\s+|of\\s+|a\\s+|to\\s+)?${countPattern}\\s*(?:resultados?|registros?|filas?|elementos?|results?|records?|rows?|items?)(?!\\p{L})`,
    "u",
  ),
];
const namedLimit = new RegExp(
  `(?<![\\p{L}\\d])(?:limit(?:ed|ado|ar)?|limitar|limite)\\s*(?::\\s*)?(?:(?:a|to|de)\\s*)?${countPattern}(?![\\p{L}\\d])`,
  "u",
);
/** `dame 10 hoteles`: a figure before the thing itself, right at the start. */
const firstCount = new RegExp(
  `^[^,.;:]{0,40}?(?<![\\p{L}\\d])(?<!${compared}\\s+)(?:solo |only |just )?(?:los |las |the )?${countPattern}\\s+(?=(\\p{L}+))`,
  "u",
);

const most = "mayor(?:es)?|mas|highest|most|largest|greatest|biggest|mejor(?:es)?|best";
const least = "menor(?:es)?|menos|lowest|fewest|least|smallest|peor(?:es)?|worst";
const article = "(?:(?:el|la|los|las|the)\\s+)?";
const fieldWords = "(?<field>\\p{L}+(?:\\s+(?:de(?:l| la)?|of|a|en|in)\\s+\\p{L}+|\\s+\\p{L}+)?)";
const stop = "(?=\\s*(?:[,.;:]|$)|\\s+(?:y|and|con|with|solo|only|para|e)\\s)";

/** `en orden de precio`, `in order of price`. */
const inOrder = /(?<!\p{L})(?:en|por|in) (?:orden|order) (?:de|of) (?<fields>\p{L}+)(?=\s*(?:[.,;:]|$))/u;
const first = "(?:primero|first|arriba|al principio|at the top|al inicio)";
const alphabetical =
  /(?<!\p{L})(?:y )?(?:(?:ordena\p{L}*|sort\p{L}*|order\p{L}*)\s+)?(?:alfabeticamente|(?:en|por) orden alfabetico|alphabetical(?:ly)?(?: order)?|in alphabetical order|de la a a la z|a-z|from a to z)(?!\p{L})/u;
const ordered =
  "(?:y\\s+|and\\s+)?(?:(?:se\\s+|que\\s+(?:este|esten|vengan?)\\s+|(?:que\\s+)?me\\s+(?:lo|los|las|la)\\s+)?(?:ordene[ns]?(?!\\p{L})|ordena(?:d[oa]s?|ndo|r|los|las|me|melo)?|clasificad[oa]s?|orden(?!\\p{L})|sort(?:ed|ing)?|order(?:ed)?(?!\\p{L})|rank(?:ed)?))";
const downwards =
  /(?:mayor|mejor) a (?:la )?(?:menor|peor)|best to worst|mas \p{L}+ a|descend|desc\b|highest|newest|latest|high to low|z a a|z-a|larg|mas recientes? primero|primero l[oa]s mas (?:recientes|nuev|car|grandes)|from high|(?:de mas a|most to) (?:menos|least)|biggest|mas car/u;
const way =
  "(?:en orden |de forma |in )?(?:de (?:(?:mayor|mejor) a (?:la )?(?:menor|peor)|(?:menor|peor) a (?:la )?(?:mayor|mejor)|mas a menos|menos a mas)|mayor a menor|menor a mayor|mejor a peor|peor a mejor|(?:from )?(?:most to least|least to most)|(?:from )?best to worst|(?:from )?worst to best|(?:descendente|ascendente|descending|ascending|desc|asc)(?: order)?|(?:from )?high(?:est)? to low(?:est)?|(?:from )?low(?:est)? to high(?:est)?|(?:highest|lowest|newest|oldest|latest|largest|smallest|biggest|cheapest) first)";
const sortBy = new RegExp(
  `(?<!\\p{L})${ordered}\\s*:?\\s+(?:(?<way1>${way})\\s*,?\\s*)?(?:por(?: orden de)?|segun|by|on|de acuerdo a)\\s+(?<fields>[^.;:]+?)(?:\\s*[,(]?\\s*(?<way2>${way})\\)?)?(?=\\s*(?:[.;:]|$|,(?!\\s*(?:y\\s+)?(?:luego|despues|then))))`,
  "u",
);
const sortColon = new RegExp(
  `(?<!\\p{L})(?:orden|order|sort)\\s*:\\s*(?<fields>\\p{L}+(?:\\s\\p{L}+)??)\\s*(?<way2>${way})?(?=\\s*(?:[,.;]|$))`,
  "u",
);
const directed = new RegExp(
  `(?<!\\p{L})(?:${ordered}\\s+)?(?<way>${way})\\s+(?:(?:por|segun|by|de|en|of)\\s+)?(?<field>\\p{L}+(?:\\s+(?:de\\s+)?\\p{L}+)?)${stop}`,
  "u",
);
const bare = new RegExp(`(?<!\\p{L})${ordered}\\s+(?<way>${way})${stop}`, "u");
/** `de mayor a menor` after the columns: by the last of them that has figures. */
const trailing = new RegExp(`(?<!\\p{L})(?<way>${way})(?=\\s*(?:[.;:]|$))`, "u");
/** `precio de mayor a menor`, `price high to low`: the column stays one. */
const fieldThenWay = new RegExp(`(?<![\\p{L}])(?<field>\\p{L}+)\\s+(?<way>${way})(?!\\p{L})`, "u");
/** `highest salary first`, `mayor precio primero`. */
const highestFirst = new RegExp(
  `(?<!\\p{L})(?:con\\s+)?${article}(?<way>${most}|${least})\\s+(?<field>\\p{L}+)\\s+${first}(?!\\p{L})`,
  "u",
);
const byField = new RegExp(`(?<!\\p{L})por\\s+(?:orden de\\s+)?(?<field>\\p{L}+)\\s*,?\\s*(?<way>${way})${stop}`, "u");
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

const sortOn = (text: string, direction: Direction): AskedSort => ({
  text: text.trim(),
  concept: matchConcept(text)?.concept ?? null,
  direction,
});
export const noOrder: Order = { sort: [], sortAsked: "", limit: null, isLimitOfSort: false };

/** Finds the order and the number of records asked for, and takes both out of the prompt. */
export function takeOrder(draft: Draft): Order {
  let limit = countOf(draft.take(namedLimit)?.[1]);
  const before = draft.text();
  let isLimitOfSort = false;
  const count = (counted: number | null): void => {
    isLimitOfSort = counted !== null;
    limit ??= counted;
  };
  const sort = takeExtreme(draft, count) ?? takeSort(draft) ?? takeSuperlative(draft, count);
  const sortAsked = cutSince(draft, before);
  for (const pattern of limitPatterns) limit ??= countOf(draft.take(pattern)?.[1]);
  limit ??= takeFirstCount(draft);
  return { sort: sort ?? [], sortAsked, limit, isLimitOfSort };
}

/** What was cut since the text was `before`, as typed. */
const cutSince = (draft: Draft, before: string): string =>
  before
    .split("")
    .map((sign, i) => (sign !== " " && draft.text()[i] === " " ? (draft.original[i] ?? "") : " "))
    .join("")
    .replace(/\s+/g, " ")
    .trim();

function takeExtreme(draft: Draft, count: (limit: number | null) => void): AskedSort[] | null {
  for (const pattern of extremes) {
    const match = pattern.exec(draft.text());
    const { way: which, field, noun: thing } = match?.groups ?? {};
    if (!match || !field) continue;
    const named = matchConcept(field);
    const tail = named && named.start === 0 ? field.split(/\s+/).slice(0, named.length).join(" ") : field;
    const limit = countOf(match[1]);
    const isVague = /^(?:mas|most|menos|least)$/.test(which ?? "") && !isSingular(match[0]);
    if (limit === null && (!named || isVague)) continue;
    const end = match.index + match[0].length - (field.length - tail.length);
    const at = thing === undefined ? -1 : match[0].indexOf(thing);
    if (at >= 0) {
      draft.cut(match.index + at + (thing ?? "").length, end);
      draft.cut(match.index, match.index + at);
    } else draft.cut(match.index, end);
    count(limit ?? (isSingular(match[0]) ? 1 : null));
    return [sortOn(tail, new RegExp(`^(?:${least})$`).test(which ?? "") ? "ascending" : "descending")];
  }
  return null;
}

/** `el de mayor precio`, `the one with the lowest price`: one record. */
const isSingular = (text: string): boolean => /^\s*(?:el|la|the one)\s/.test(text);

const bothEnds = spans.map(([words, id, direction]) => ({
  pattern: new RegExp(
    `(?<!\\p{L})(?:${ordered}\\s+)?(?:from\\s+|desde\\s+|por precio\\s*,?\\s*)?(?:el\\s+|la\\s+|the\\s+)?(?:${words})(?!\\p{L})`,
    "u",
  ),
  id,
  direction,
}));

function takeSort(draft: Draft): AskedSort[] | null {
  for (const { pattern, id, direction } of bothEnds) {
    if (draft.take(pattern)) return [sortOnConcept(id, direction)];
  }
  if (draft.take(alphabetical)) return [sortOnConcept("title", "ascending")];
  const newestFirst = takeFirstWords(draft);
  const by = draft.take(sortColon) ?? draft.take(sortBy) ?? draft.take(inOrder);
  if (by?.groups?.fields) {
    const ways = by.groups.way1 ?? by.groups.way2;
    return splitFields(by.groups.fields).map((field) => {
      const own = new RegExp(`\\s*,?\\s*(${way})\\s*$`, "u").exec(field);
      const direction = own?.[1] ?? ways;
      const text = own ? field.slice(0, own.index) : field;
      if (direction === undefined && newestFirst) return { ...sortOn(text, newestFirst.direction) };
      return sortOn(text, downwards.test(direction ?? "") ? "descending" : "ascending");
    });
  }
  for (const pattern of [byField, directed]) {
    const match = pattern.exec(draft.text());
    if (!match?.groups?.field) continue;
    draft.cut(match.index, match.index + match[0].length);
    return [sortOn(match.groups.field, downwards.test(match.groups.way ?? "") ? "descending" : "ascending")];
  }
  const after = fieldThenWay.exec(draft.text());
  if (after?.groups?.field && matchConcept(after.groups.field)) {
    const { field, way: direction = "" } = after.groups;
    draft.cut(after.index + after[0].indexOf(direction, field.length), after.index + after[0].length);
    return [sortOn(field, downwards.test(direction) ? "descending" : "ascending")];
  }
  const highest = draft.take(highestFirst)?.groups;
  if (highest?.field)
    return [sortOn(highest.field, new RegExp(`^(?:${least})$`).test(highest.way ?? "") ? "ascending" : "descending")];
  const alone = draft.take(bare) ?? draft.take(trailing);
  if (alone)
    return [
      { text: "", concept: null, direction: downwards.test(alone.groups?.way ?? "") ? "descending" : "ascending" },
    ];
  return newestFirst ? [newestFirst] : null;
}

/** `ciudad y luego por precio`: one order inside another. */
const splitFields = (fields: string): string[] =>
  fields
    .split(
      /\s*,\s*(?:y\s+)?(?:luego|despues|then)?\s*(?:por\s+|by\s+)?|\s+(?:y|and)\s+(?:(?:luego|despues|then)\s+)?(?:por\s+|by\s+)?|\s+(?:luego|despues|then)\s+(?:por\s+|by\s+)?/u,
    )
    .filter((field) => field !== "")
    .map((field) => field.replace(/^(?:el|la|los|las|the|su)\s+/, ""));

const firstWords = superlatives.map(([words, id, direction]) => {
  const some = `(?:(?:empezando por |starting with )?(?:l[oa]s|el|la|the)\\s+)?(?:(?<noun>\\p{L}+)\\s+)??(?:${words})`;
  const pattern = new RegExp(
    `(?<!\\p{L})(?:(?:con|with|y|and)\\s+)?(?:${some}\\s+${first}|${first}\\s+${some}|(?:empezando por|starting with)\\s+(?:l[oa]s\\s+|the\\s+)?(?:${words}))(?!\\p{L})`,
    "u",
  );
  return { pattern, id, direction };
});

/** `los más recientes primero`, `primero los más baratos`, `cheapest first`; the things that a prompt begins with stay asked for. */
function takeFirstWords(draft: Draft): AskedSort | null {
  if (!mayHoldSuperlative(draft.text())) return null;
  for (const { pattern, id, direction } of firstWords) {
    const match = pattern.exec(draft.text());
    if (!match) continue;
    const noun = match.groups?.noun ?? "";
    const isAsked = noun !== "" && isThing(noun) && draft.text().slice(0, match.index).trim() === "";
    const from = match.index + (isAsked ? match[0].indexOf(noun) + noun.length : 0);
    draft.cut(from, match.index + match[0].length);
    return sortOnConcept(id, direction);
  }
  return null;
}

function takeFirstCount(draft: Draft): number | null {
  const match = firstCount.exec(draft.text());
  const word = match?.[2] ?? "";
  const isCounted =
    matchConcept(word)?.concept.role === "title" ||
    /^(?:resultados|registros|filas|results|records|rows|items|elementos)$/.test(word);
  if (!match || !isCounted || /^(?:un|una|uno|one)$/.test(match[1] ?? "")) return null;
  const at = match.index + match[0].lastIndexOf(match[1] ?? "");
  draft.cut(at, at + (match[1] ?? "").length);
  return countOf(match[1]);
}
