import type { Concept } from "../../lexicon/concept.ts";
import { isNumeric } from "../amounts.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { conceptOf } from "../../lexicon/match-concept.ts";
import { falling, rising } from "../conditions/parse-changes.ts";

export type Direction = "ascending" | "descending";
export type AskedSort = {
  readonly text: string;
  readonly concept: Concept | null;
  readonly direction: Direction;
  /** What else the order may be of, where the page has nothing of the first: the longest book has the most pages. */
  readonly others?: readonly Concept[];
  /** Whether words are in no such order: "the best rated" by "good" and "excellent". */
  readonly isOfFigures?: boolean;
};

/** An order of which the first few are meant: "los 3 más caros", "the cheapest"; no limit where all are. */
export type AskedBest = { readonly sort: AskedSort; readonly limit: number | null };

/** An order by the first of some concepts that a page has. */
export const sortOnConcept = (ids: string, direction: Direction): AskedSort => {
  const [concept = null, ...others] = ids.split(" ").map(findConceptById);
  return {
    text: concept?.words[0] ?? ids,
    concept,
    direction,
    ...(concept && isNumeric(concept) ? { isOfFigures: true } : {}),
    ...(others.length > 0 ? { others: others.filter((one) => one !== null) } : {}),
  };
};

type Superlative = readonly [words: string, concepts: string, direction: Direction];

const plain: readonly Superlative[] = [
  [
    "mas (?:barat[oa]s?|economic[oa]s?|asequibles?)|(?:de )?(?:menor|mas bajo) precio|cheapest|least expensive|lowest[ -]priced?|most affordable",
    "price",
    "ascending",
  ],
  [
    "mas (?:car[oa]s?|costos[oa]s?)|(?:de )?(?:mayor|mas alto) precio|most expensive|priciest|highest[ -](?:priced?|paid|paying)|best paid|mejor pagad[oa]s?",
    "price",
    "descending",
  ],
  [
    "mas (?:recientes?|nuev[oa]s?|actual(?:es)?)|ultim[oa]s? publicad[oa]s?|most recent|newest|latest",
    "date",
    "descending",
  ],
  ["mas (?:antigu[oa]s?|viej[oa]s?)|oldest|earliest", "date", "ascending"],
  ["mas proxim[oa]s?|soonest", "date", "ascending"],
  [
    "(?:(?:que )?(?:venc|venz|cierr|caduc|termin)[ae]n? |(?:closing|ending|expiring|due) )(?:mas pronto|antes(?! del? | que )|soonest)",
    "deadline date",
    "ascending",
  ],
  [
    "(?:mejor(?:es)?|mas) (?:valorad[oa]s?|puntuad[oa]s?|calificad[oa]s?)|(?:best|top|highest)[ -]rated|con mejor (?:valoracion|nota|puntuacion)",
    "rating",
    "descending",
  ],
  [
    "(?:peor(?:es)?|menos) (?:valorad[oa]s?|puntuad[oa]s?|calificad[oa]s?)|(?:worst|lowest)[ -]rated",
    "rating",
    "ascending",
  ],
  [
    "mas (?:comentad[oa]s?|opinad[oa]s?|resenad[oa]s?)|most (?:reviewed|commented|popular)|mas populares",
    "reviews",
    "descending",
  ],
  ["mas (?:grandes?|ampli[oa]s?|espacios[oa]s?)|largest|biggest", "size", "descending"],
  ["mas (?:pequen[oa]s?|chic[oa]s?)|smallest", "size", "ascending"],
  ["mas vendid[oa]s?|best[ -]?selling", "quantity", "descending"],
  ["mas larg[oa]s?|longest", "duration size pages", "descending"],
  ["mas cort[oa]s?|shortest", "duration size pages", "ascending"],
  ["mas lent[oa]s?|slowest", "duration", "descending"],
  ["mas rapid[oa]s?|quickest|fastest", "duration", "ascending"],
  ["mas pesad[oa]s?|heaviest", "weight", "descending"],
  ["mas (?:liger[oa]s?|livian[oa]s?)|lightest", "weight", "ascending"],
  [`(?:que )?mas (?:${rising})`, "variacion", "descending"],
  [`(?:que )?mas (?:${falling})`, "variacion", "ascending"],
  ["most (?:starred|liked)|con mas estrellas de github", "stars", "descending"],
  ["mas citad[oa]s?|most cited", "cited", "descending"],
  ["mas descargad[oa]s?|most downloaded", "descargas", "descending"],
  ["mas votad[oa]s?|most (?:voted|upvoted)", "votos", "descending"],
  ["mas (?:vist[oa]s?|leid[oa]s?)|most (?:viewed|read|watched)", "views", "descending"],
];

const ofMore = /^mas (?<adjectives>\(\?:[^()]*\)|[^|()]+)/u;

/** "menos caros": the other end of "más caros". */
function turnedRound([words, concepts, direction]: Superlative): Superlative[] {
  const adjectives = ofMore.exec(words)?.groups?.adjectives;
  const other = direction === "ascending" ? "descending" : "ascending";
  return adjectives === undefined ? [] : [[`menos ${adjectives}`, concepts, other]];
}

/** Adjectives whose order needs no field named: cheapest, más recientes, mejor valorados, menos caros. */
export const superlatives: readonly Superlative[] = [...plain, ...plain.flatMap(turnedRound)];
const anySuperlative = new RegExp(superlatives.map(([words]) => words).join("|"));
/** Whether a folded text has one of them at all, which is seen much sooner than which and how. */
export const mayHoldSuperlative = (text: string): boolean => anySuperlative.test(text);

const ends = "(?:el |l[oa]s? )?";
const from = `(?:del? )?${ends}`;
const to = `(?:al |a ${ends})`;

/** Both ends of an order: "del más caro al más barato", "de las más nuevas a las más viejas". */
export const spans: readonly (readonly [string, string, Direction])[] = [
  [`${from}mas barat[oa]s? ${to}mas car[oa]s?|cheapest to (?:most expensive|priciest)`, "price", "ascending"],
  [`${from}mas car[oa]s? ${to}mas barat[oa]s?|most expensive to cheapest`, "price", "descending"],
  [
    `${from}mas (?:reciente|nuevo|nueva)s? ${to}mas (?:antigu|viej)[oa]s?|newest to oldest|latest to oldest`,
    "date",
    "descending",
  ],
  [`${from}mas (?:antigu|viej)[oa]s? ${to}mas (?:reciente|nuevo|nueva)s?|oldest to newest`, "date", "ascending"],
  [`${from}mas rapid[oa]s? ${to}mas lent[oa]s?|(?:quickest|fastest) to slowest`, "duration", "ascending"],
  [`${from}mas grandes? ${to}mas pequen[oa]s?|(?:largest|biggest) to smallest`, "size", "descending"],
  [`${from}mas pequen[oa]s? ${to}mas grandes?|smallest to (?:largest|biggest)`, "size", "ascending"],
];

/** Words of the upper and the lower end of an order, whose field is named beside them: "con mayor precio", "lowest rent first". */
export const most = "mayor(?:es)?|mas|highest|most|largest|greatest|biggest|mejor(?:es)?|best";
export const least = "menor(?:es)?|menos|lowest|fewest|least|smallest|peor(?:es)?|worst";
const wholeLeast = new RegExp(`^(?:${least}|baj)$`);
export const directionOfEnd = (end: string): Direction => (wholeLeast.test(end) ? "ascending" : "descending");

/** An order by what words of a prompt name. */
export const sortOn = (text: string, direction: Direction): AskedSort => ({
  text: text.trim(),
  concept: conceptOf(text),
  direction,
});

/** What ends the name of a field behind an order. */
export const stop = "(?=\\s*(?:[,.;:]|$)|\\s+(?:y|and|con|with|solo|only|para|e)\\s)";
export const first = "(?:primero|first|arriba|al principio|at the top|al inicio)";
