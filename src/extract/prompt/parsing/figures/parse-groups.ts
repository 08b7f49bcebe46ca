import { matchConcept } from "../../lexicon/match-concept.ts";
import { isThing } from "../../lexicon/things.ts";
import { countOf, countPattern, isNumeric, rowWord } from "../amounts.ts";
import type { AskedAggregate } from "./parse-aggregate.ts";
import type { AskedLimit } from "../order/parse-order.ts";
import type { Draft } from "../prompt-text.ts";
import { type Pattern, whereSaid } from "../where-said.ts";
import { type AskedSort, type Direction, directionOfEnd, isPlural } from "../order/superlatives.ts";

/** An order of groups by one of their figures, counted from 0. */
export type GroupOrder = { readonly figure: number; readonly direction: Direction };
export type TopGroups = {
  /** By what the records are grouped, where the order says so too. */
  readonly group?: string;
  readonly direction: Direction;
  readonly limit: AskedLimit | null;
};

const who = `(?:(?:cual(?:es)?|que|which|what)\\s+(?:(?:es|son|is|are)\\s+)?)?(?<article>(?:el|la|los|las|the)\\s+)?(?:top\\s+)?(?:${countPattern}\\s+)?(?<group>\\p{L}+)`;
const ends = "mas|menos|most|fewest|least|more|mayor|menor|highest|largest|biggest|lowest|smallest";
const end = `(?<way>${ends})`;
const number = "(?:numero|cantidad|number|count|amount)\\s+(?:de|of)";
const start = "(?<![\\p{L}\\d])";
/** "los 5 distritos con más colegios", "which brand has the most products", "top 3 cities by number of hotels". */
const counting: readonly Pattern[] = [
  whereSaid(
    ends,
    `${start}${who}\\s+(?:con|with|que\\s+tienen?|that\\s+ha(?:s|ve)|tienen?|ha(?:s|ve))\\s+(?:(?:el|la|the)\\s+)?${end}(?:\\s+${number})?\\s+(?=(?<counted>\\p{L}+))`,
  ),
  whereSaid(
    ends,
    `${start}(?:cual(?:es)?|que|which|what)\\s+(?<group>\\p{L}+)\\s+\\p{L}+\\s+(?:(?:the)\\s+)?${end}\\s+(?=(?<counted>\\p{L}+))`,
  ),
  whereSaid(number, `${start}${who}\\s+(?:por|segun|by)\\s+(?:(?:el|the)\\s+)?${number}\\s+(?=(?<counted>\\p{L}+))`),
];
const averagely = "en promedio|de media|on average";
/** "la marca con el precio medio más alto", "la marca más cara de media", "the city with the lowest average price". */
const averaging: readonly Pattern[] = [
  whereSaid(
    "promedio|medi[oa]",
    `${start}${who}\\s+con\\s+(?:(?:el|la)\\s+)?(?:(?<way>mayor|menor)\\s+)?(?<field>\\p{L}+)\\s+(?:promedio|medi[oa])(?:\\s+mas\\s+(?<late>alt|baj|car|barat)[oa])?(?!\\p{L})`,
  ),
  whereSaid(
    "promedio|average|mean",
    `${start}${who}\\s+(?:con|with)\\s+(?:(?:el|la|the)\\s+)?(?<way>mayor|menor|highest|lowest)\\s+(?:promedio|average|mean)\\s+(?:de\\s+|of\\s+)?(?<field>\\p{L}+)`,
  ),
  whereSaid(averagely, `${start}${who}\\s+mas\\s+(?<late>car|barat|economic)[oa]s?\\s+(?:${averagely})`),
  whereSaid(averagely, `${start}(?:the\\s+)?(?<late>cheapest|most expensive)\\s+(?<group>\\p{L}+)\\s+(?:${averagely})`),
];

/** "el organismo con mayor importe total", "the agency with the highest total amount". */
const summing: readonly Pattern[] = [
  whereSaid(
    "total",
    `${start}${who}\\s+con\\s+(?:(?:el|la)\\s+)?(?<way>mayor|menor|mas|menos)\\s+(?<field>\\p{L}+)\\s+total(?!\\p{L})`,
  ),
  whereSaid(
    "total",
    `${start}${who}\\s+with\\s+(?:the\\s+)?(?<way>highest|lowest|largest|most|least)\\s+total\\s+(?<field>\\p{L}+)`,
  ),
];

const ofFigures = [
  ...averaging.map((pattern) => [pattern, "promedio"] as const),
  ...summing.map((pattern) => [pattern, "suma"] as const),
];

const twoWords = (text: string): string => text.trim().split(/\s+/, 2).join(" ");

/** Takes the groups that a prompt asks for by their figure; what is left asks for the figure alone. */
export function takeTopGroups(draft: Draft, namesFigure: (words: string) => boolean): TopGroups | null {
  for (const pattern of counting) {
    const match = pattern.exec(draft.text());
    const { group = "", counted = "", way = "mas" } = match?.groups ?? {};
    if (!match || !isGroup(group) || !isThing(counted) || sameThing(group, counted)) continue;
    if (namesFigure(counted) || namesFigure(twoWords(draft.text().slice(match.index + match[0].length)))) continue;
    draft.put(match.index, match.index + match[0].length, "cuantos");
    return { group, direction: directionOf(way), limit: limitOf(match) };
  }
  for (const [pattern, figure] of ofFigures) {
    const match = pattern.exec(draft.text());
    const { group = "", field = "precio", way, late } = match?.groups ?? {};
    const measured = matchConcept(field)?.concept;
    if (!match || !isGroup(group) || !measured || !isNumeric(measured) || !(way ?? late)) continue;
    draft.put(match.index, match.index + match[0].length, `${figure} de ${field}`);
    return { group, direction: directionOf(way ?? late ?? ""), limit: limitOf(match) };
  }
  return null;
}

/** "cuántos hoteles por ciudad, las 2 con más", "…, solo la que menos". */
const lastOfGroups = whereSaid(
  ends,
  `\\s*[,;]\\s*(?:(?:solo|only|just|y|and)\\s+)?(?:(?<article>el|la|los|las|the)\\s+)?(?:top\\s+)?(?:${countPattern}\\s+)?(?:\\p{L}+\\s+)?(?:con|with|que(?:\\s+tienen?)?)\\s+(?:(?:the|el|la)\\s+)?${end}(?:\\s+\\p{L}+)?(?=[\\s.?!]*$)`,
);

/** "how many companies per province, most first". */
const mostFirst = whereSaid(
  "first|primero",
  `\\s*[,;]\\s*(?:(?:the|los|las)\\s+)?(?:que\\s+)?${end}\\s+(?:first|primero)(?=[\\s.?!]*$)`,
);

/** Takes, from the end of a count by groups, which of the groups are asked for. */
export function takeLastOfGroups(draft: Draft): TopGroups | null {
  const match = draft.take(lastOfGroups);
  const all = match ? null : draft.take(mostFirst);
  if (all) return { direction: directionOf(all.groups?.way ?? "mas"), limit: null };
  if (!match) return null;
  const { way = "mas", article = "" } = match.groups ?? {};
  const count = countOf(match[2]) ?? (/^(?:el|la)$/.test(article) ? 1 : null);
  return { direction: directionOf(way), limit: count === null ? null : { count, isOfSort: false } };
}

const directionOf = (way: string): Direction =>
  /^(?:baj|barat|economic|cheap)/.test(way) ? "ascending" : directionOfEnd(way);

/** "la ciudad con más hoteles" is one, "ciudades con más hoteles" are all in their order. */
function limitOf(match: RegExpExecArray): AskedLimit | null {
  const count = countOf(match[2]) ?? (isPlural(match.groups?.group ?? "") ? null : 1);
  return count === null ? null : { count, isOfSort: false };
}

const rowWords = new RegExp(`^${rowWord}s?$`);
const isGroup = (word: string): boolean => {
  const concept = matchConcept(word)?.concept;
  return !rowWords.test(word) && !(concept && isNumeric(concept) && concept.types[0] !== "text");
};

const sameThing = (one: string, other: string): boolean =>
  matchConcept(one)?.concept.id === matchConcept(other)?.concept.id;

const figureWords: readonly (readonly [RegExp, string])[] = [
  [/^(?:numero|cantidad|recuento|conteo|cuenta|cuant[oa]s|count|number|amount)/, "count"],
  [/^(?:suma|total|sum)/, "sum"],
  [/^(?:promedio|medi[oa]|average|avg|mean)|(?:promedio|medi[oa])$/, "average"],
  [/^(?:minim[oa]|minimum)/, "minimum"],
  [/^(?:maxim[oa]|maximum)/, "maximum"],
];
/** "mas de 3", "3 o mas" and "at most" compare. */
const largestFirst =
  /(?<!\p{L})(?:top|mayores|principales|mejores|primer[oa]s por|(?<!at\s+)most|(?<!\so\s+)mas(?!\s+(?:de|que)(?!\p{L})))(?!\p{L})/u;

/** Which of the orders asked for is one of the groups by a figure of theirs; the others are of the records. `limitedBy` is the prompt where it has a limit. */
export function orderOfGroups(
  { figures, group }: AskedAggregate,
  sort: readonly AskedSort[],
  { limitedBy }: { limitedBy: string | null },
): { order: GroupOrder | null; sort: readonly AskedSort[] } {
  if (!group) return { order: null, sort };
  for (const one of sort) {
    const figure = figureOf(figures, one);
    if (figure >= 0)
      return { order: { figure, direction: one.direction }, sort: sort.filter((other) => other !== one) };
  }
  const isTop = sort.length === 0 && limitedBy !== null && largestFirst.test(limitedBy);
  return { order: isTop ? { figure: 0, direction: "descending" } : null, sort };
}

function figureOf(figures: AskedAggregate["figures"], { text, concept }: AskedSort): number {
  if (text === "") return 0;
  const measured = figures.findIndex((figure) => concept !== null && figure.measured?.concept?.id === concept.id);
  const op = figureWords.find(([words]) => words.test(text))?.[1];
  const named = figures.findIndex((figure) => figure.op === op);
  return named >= 0 ? named : op === "sum" || op === "count" ? 0 : measured;
}
