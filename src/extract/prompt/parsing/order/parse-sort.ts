import { matchConcept } from "../../lexicon/match-concept.ts";
import { isThing } from "../../lexicon/things.ts";
import { asksCount } from "../figures/parse-aggregate.ts";
import { takeHighestFirst } from "./parse-extreme.ts";
import { bests, mayHoldBest } from "./bests.ts";
import type { Draft } from "../prompt-text.ts";
import { type Pattern, whereSaid } from "../where-said.ts";
import {
  type AskedSort,
  type Direction,
  directionOfEnd,
  first,
  sortOn,
  sortOnConcept,
  spans,
  stop,
  namedSpans,
  unknownSpan,
} from "./superlatives.ts";

const down = [
  "(?:de )?(?:mayor|mejor) a (?:la )?(?:menor|peor)",
  "de mas a menos",
  "(?:from )?most to least",
  "(?:from )?best to worst",
  "(?:descendente|descending|desc)(?: order)?",
  "(?:from )?high(?:est)? to low(?:est)?",
  "(?:highest|newest|latest|largest|biggest) first",
].join("|");
const up = [
  "(?:de )?(?:menor|peor) a (?:la )?(?:mayor|mejor)",
  "de menos a mas",
  "(?:from )?least to most",
  "(?:from )?worst to best",
  "(?:ascendente|ascending|asc)(?: order)?",
  "(?:from )?low(?:est)? to high(?:est)?",
  "(?:lowest|oldest|smallest|cheapest) first",
].join("|");
const ways = `${down}|${up}`;
const way = `(?:en orden |de forma |in )?(?:${ways})`;
const downwards = new RegExp(down, "u");
const directionOf = (said: string | undefined): Direction => (downwards.test(said ?? "") ? "descending" : "ascending");

const ordered =
  "(?:y\\s+|and\\s+)?(?:(?:se\\s+|que\\s+(?:este|esten|vengan?)\\s+|(?:que\\s+)?me\\s+(?:lo|los|las|la)\\s+)?(?:ordene[ns]?(?!\\p{L})|ordena(?:d[oa]s?|ndo|r|los|las|me|melo)?|clasificad[oa]s?|orden(?!\\p{L})|sort(?:ed|ing)?|order(?:ed)?(?!\\p{L})|rank(?:ed)?))";
const orderWords = "orden|clasificad|sort|order|rank";
/** `en orden de precio`, `in order of price`. */
const inOrder = whereSaid(
  "orden|order",
  "(?<!\\p{L})(?:en|por|in) (?:orden|order) (?:de|of) (?<fields>\\p{L}+)(?=\\s*(?:[.,;:]|$))",
);
const alphabet =
  "alfabeticamente|(?:(?:en|por) )?orden alfabetico|alphabetical(?:ly)?(?: order)?|in alphabetical order|(?:de )?la a a la z|a-z|from a to z";
const backwards =
  "(?:de )?la z a la a|z-a|(?:from )?z to a|(?:(?:en|por) )?orden alfabetico (?:inverso|descendente)|(?:in )?reverse alphabetical(?:ly)?(?: order)?";
const ofLetters = (words: string): Pattern =>
  whereSaid(words, `(?<!\\p{L})(?:y )?(?:(?:ordena\\p{L}*|sort\\p{L}*|order\\p{L}*)\\s+)?(?:${words})(?!\\p{L})`);
const alphabetical = ofLetters(alphabet);
const alphabeticalBackwards = ofLetters(backwards);
const sortBy = whereSaid(
  orderWords,
  `(?<!\\p{L})${ordered}\\s*:?\\s+(?:(?<way1>${way})\\s*,?\\s*)?(?:por(?: orden de)?|segun|by|on|de acuerdo a)\\s+(?<fields>[^.;:]+?)(?:\\s*[,(]?\\s*(?<way2>${way})\\)?)?(?=\\s*(?:[.;:]|$|,(?!\\s*(?:y\\s+)?(?:luego|despues|then))))`,
);
/** `ranking de productos por volumen`: the most come first. */
const ranking = whereSaid(
  "ranking",
  `(?<!\\p{L})(?:(?:el|un|the|a)\\s+)?ranking(?=\\s+(?:de|of)\\s+(?:l[oa]s\\s+|the\\s+)?\\p{L}+(?<rest>\\s+(?:por|segun|by)\\s+(?<field>\\p{L}+(?:\\s+(?:de\\s+)?\\p{L}+)?))${stop})(?:\\s+(?:de|of))`,
);
const sortColon = whereSaid(
  "(?:orden|order|sort)\\s*:",
  `(?<!\\p{L})(?:orden|order|sort)\\s*:\\s*(?<fields>\\p{L}+(?:\\s\\p{L}+)??)\\s*(?<way2>${way})?(?=\\s*(?:[,.;]|$))`,
);
const directed = whereSaid(
  ways,
  `(?<!\\p{L})(?:${ordered}\\s+)?(?<way>${way})\\s+(?:(?:por|segun|by|de|en|of)\\s+)?(?<field>\\p{L}+(?:\\s+(?:de\\s+)?\\p{L}+)?(?:\\s+(?:19|20)\\d{2})?)${stop}`,
);
const bare = whereSaid(ways, `(?<!\\p{L})${ordered}\\s+(?<way>${way})${stop}`);
/** `de mayor a menor` after the columns: by the last of them that has figures. */
const trailing = whereSaid(ways, `(?<!\\p{L})(?<way>${way})(?=\\s*(?:[.;:]|$))`);
/** `precio de mayor a menor`, `price high to low`: the column stays one. */
const fieldThenWay = whereSaid(
  ways,
  `(?<![\\p{L}])(?<field>(?!ordena|ordered|sort)\\p{L}+)\\s+(?<way>${way})(?!\\p{L})`,
);
const ownWay = new RegExp(`\\s*,?\\s*(${way})\\s*$`, "u");
const byField = whereSaid(ways, `(?<!\\p{L})por\\s+(?:orden de\\s+)?(?<field>\\p{L}+)\\s*,?\\s*(?<way>${way})${stop}`);

/** Finds the order asked for and takes it out of the prompt, outer order first. */
export function takeSort(draft: Draft): AskedSort[] | null {
  const known = takeAlphabet(draft);
  if (known) return known;
  const top = takeFirstWords(draft);
  return (
    takeRanking(draft) ??
    takeFields(draft, top?.direction) ??
    takeDirected(draft) ??
    takeFieldThenWay(draft) ??
    takeHighestFirst(draft) ??
    takeWay(draft) ??
    (top ? [top] : null)
  );
}

const bothEnds = spans.map(({ hint, words, concepts, direction }) => ({
  pattern: whereSaid(hint, `(?<!\\p{L})(?:${ordered}\\s+)?(?:por precio\\s*,?\\s*)?(?:${words})(?!\\p{L})`),
  concepts,
  direction,
}));

/** `del más caro al más barato`, with what stands before it: `ordenado`. */
export function takeSpan(draft: Draft): AskedSort[] | null {
  for (const pattern of namedSpans) {
    const { field, way: end = "" } = draft.take(pattern)?.groups ?? {};
    if (field) return [sortOn(field, directionOfEnd(end))];
  }
  if (mayHoldBest(draft.text())) {
    const found = bothEnds.find(({ pattern }) => draft.take(pattern));
    if (found) return [sortOnConcept(found.concepts, found.direction)];
  }
  const { field, way: end = "" } = draft.take(unknownSpan)?.groups ?? {};
  return field ? [sortOn(field, directionOfEnd(end))] : null;
}

function takeAlphabet(draft: Draft): AskedSort[] | null {
  if (draft.take(alphabeticalBackwards)) return [sortOnConcept("title", "descending")];
  return draft.take(alphabetical) ? [sortOnConcept("title", "ascending")] : null;
}

/** `ordenado por ciudad y precio descendente`: each field has its own way, or that of all (of the last behind "y luego"), or what comes first says it. */
function takeFields(draft: Draft, ofTop: Direction | undefined): AskedSort[] | null {
  const { fields, way1, way2 } = (draft.take(sortColon) ?? draft.take(sortBy) ?? draft.take(inOrder))?.groups ?? {};
  if (!fields) return null;
  const isInTurn = inTurn.test(fields);
  return splitFields(fields).map((field, i, all) => {
    const own = ownWay.exec(field);
    const said = own?.[1] ?? way1 ?? (isInTurn && i + 1 < all.length ? undefined : way2);
    return sortOn(own ? field.slice(0, own.index) : field, said === undefined && ofTop ? ofTop : directionOf(said));
  });
}

function takeRanking(draft: Draft): AskedSort[] | null {
  const { index = 0, 0: said = "", groups } = draft.take(ranking) ?? {};
  const { rest = "", field } = groups ?? {};
  if (!field) return null;
  const from = draft.text().indexOf(rest, index + said.length);
  draft.cut(from, from + rest.length);
  return [sortOn(field, "descending")];
}

/** "precio medio por marca, de mayor a menor": what stands after "por" are the groups. */
const figurePerGroup =
  /(?<!\p{L})(?:suma|sum|total|promedio|medi[oa]|average|avg|mean|minim[oa]|minimum|maxim[oa]|maximum)(?!\p{L})[^,;.]*\s(?:por|per|by)\s/u;
const asksGroups = (text: string): boolean => asksCount(text) || figurePerGroup.test(text);

function takeDirected(draft: Draft): AskedSort[] | null {
  const match = (asksGroups(draft.text()) ? null : draft.take(byField)) ?? draft.take(directed);
  const { field, way: said } = match?.groups ?? {};
  return field ? [sortOn(field, directionOf(said))] : null;
}

function takeFieldThenWay(draft: Draft): AskedSort[] | null {
  const match = fieldThenWay.exec(draft.text());
  const { field = "", way: said = "" } = match?.groups ?? {};
  if (!match || !matchConcept(field) || isGroup(draft.text(), match.index)) return null;
  draft.cut(match.index + match[0].indexOf(said, field.length), match.index + match[0].length);
  return [sortOn(field, directionOf(said))];
}

/** "cuántos hay por ciudad de mayor a menor": what stands before the order is what they are counted by. */
const isGroup = (text: string, at: number): boolean =>
  asksGroups(text) && /\s(?:por|per|by|cada|each|every)\s+(?:l[oa]s?\s+|the\s+)?$/u.test(text.slice(0, at));

function takeWay(draft: Draft): AskedSort[] | null {
  const match = draft.take(bare) ?? draft.take(trailing);
  return match ? [{ text: "", concept: null, direction: directionOf(match.groups?.way) }] : null;
}

const inTurn = /\s(?:luego|despues|then)\s/u;

/** `ciudad y luego por precio`: one order inside another. */
const splitFields = (fields: string): string[] =>
  fields
    .split(
      /\s*,\s*(?:y\s+)?(?:luego|despues|then)?\s*(?:por\s+|by\s+)?|\s+(?:y|and)\s+(?:(?:luego|despues|then)\s+)?(?:por\s+|by\s+)?|\s+(?:luego|despues|then)\s+(?:por\s+|by\s+)?/u,
    )
    .filter((field) => field !== "")
    .map((field) => field.replace(/^(?:el|la|los|las|the|su)\s+/, ""));

const firstWords = bests.map(({ words, sort }) => {
  const some = `(?:(?:empezando por |starting with )?(?:l[oa]s|el|la|the)\\s+)?(?:(?<noun>\\p{L}+)\\s+)??(?:${words})(?:\\s+(?<after>(?!con\\s|with\\s|y\\s|and\\s)\\p{L}+))??`;
  const pattern = whereSaid(
    words,
    `(?<!\\p{L})(?:(?:con|with|y|and)\\s+)?(?:${some}\\s+${first}|${first}\\s+${some}|(?:empezando por|starting with)\\s+(?:l[oa]s\\s+|the\\s+)?(?:${words}))(?!\\p{L})`,
  );
  return { pattern, sort };
});

/** `los más recientes primero`, `primero los más baratos`, `cheapest first`; the things that a prompt begins with stay asked for. */
function takeFirstWords(draft: Draft): AskedSort | null {
  if (!mayHoldBest(draft.text())) return null;
  for (const { pattern, sort } of firstWords) {
    const match = pattern.exec(draft.text());
    if (!match) continue;
    const noun = match.groups?.noun ?? "";
    const isAsked = noun !== "" && isThing(noun) && draft.text().slice(0, match.index).trim() === "";
    const from = match.index + (isAsked ? match[0].indexOf(noun) + noun.length : 0);
    const after = match.groups?.after ?? "";
    const to = match.index + match[0].length;
    const at = after === "" || !isThing(after) ? to : match.index + match[0].lastIndexOf(after);
    draft.cut(from, at);
    draft.cut(at + after.length, to);
    return sort;
  }
  return null;
}
