import type { Concept } from "../../lexicon/concept.ts";
import { isNumeric } from "../amounts.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { conceptOf } from "../../lexicon/match-concept.ts";
import { falling, rising } from "../conditions/parse-changes.ts";
import { whereSaid } from "../where-said.ts";

export type Direction = "ascending" | "descending";
export type AskedSort = {
  readonly text: string;
  readonly concept: Concept | null;
  readonly direction: Direction;
  /** What else the order may be of, where the page has nothing of the first: the longest book has the most pages. */
  readonly others?: readonly Concept[];
  /** Whether words are in no such order: "the best rated" by "good" and "excellent". */
  readonly isOfFigures?: boolean;
  /** Whether it is of the amount where nothing else is measured so: "la licitación más grande". */
  readonly isOfAmount?: boolean;
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
    ...(ids.endsWith(" amount") ? { isOfAmount: true } : {}),
  };
};

type Superlative = readonly [words: string, concepts: string, direction: Direction];

const area = "(?:el )?(?:metro(?: cuadrado)?|m2|square (?:met(?:er|re)|foot)|sqm|sq ?ft)";

const plain: readonly Superlative[] = [
  [`mas barat[oa]s? por ${area}|cheapest (?:per|by) ${area}`, "areaPrice", "ascending"],
  [`mas car[oa]s? por ${area}|most expensive (?:per|by) ${area}`, "areaPrice", "descending"],
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
  ["mas (?:antigu[oa]s?|viej[oa]s?)|oldest", "date", "ascending"],
  ["mas proxim[oa]s?(?: a (?:vencer|cerrar|caducar|terminar))?|soonest", "date", "ascending"],
  ["mas (?:tempran[oa]s?|temprano)|earliest", "date time", "ascending"],
  ["mas tard(?:i[oa]s?|e)", "date time", "descending"],
  ["mas urgentes?|most urgent", "deadline date", "ascending"],
  [
    "(?:(?:que )?(?:venc|venz|cierr|caduc|termin)[ae]n? |(?:closing|ending|expiring|due) )(?:mas pronto|primero|antes(?! del? | que )|soonest|first)",
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
  ["mas (?:grandes?|ampli[oa]s?|espacios[oa]s?)|largest|biggest", "size amount", "descending"],
  ["mas (?:pequen[oa]s?|chic[oa]s?)|smallest", "size amount", "ascending"],
  ["mas vendid[oa]s?|best[ -]?selling", "quantity", "descending"],
  ["mas larg[oa]s?|longest", "duration size pages", "descending"],
  ["mas cort[oa]s?|shortest", "duration size pages", "ascending"],
  ["mas lent[oa]s?|slowest", "duration", "descending"],
  ["mas rapid[oa]s?|quickest|fastest", "duration", "ascending"],
  ["mas pesad[oa]s?|heaviest", "weight size", "descending"],
  ["mas (?:liger[oa]s?|livian[oa]s?)|lightest", "weight size", "ascending"],
  [`(?:que )?mas (?:${rising})`, "variacion", "descending"],
  [`(?:que )?mas (?:${falling})`, "variacion", "ascending"],
  ["mas (?:poblad[oa]s?|habitad[oa]s?)|most (?:populous|populated)", "population", "descending"],
  ["least (?:populous|populated)", "population", "ascending"],
  ["mas (?:rebajad[oa]s?|descontad[oa]s?)|most discounted", "discount", "descending"],
  ["most (?:starred|liked)|con mas estrellas de github", "stars", "descending"],
  ["mas citad[oa]s?|most cited", "cited", "descending"],
  ["mas descargad[oa]s?|most downloaded", "descargas", "descending"],
  ["mas votad[oa]s?|most (?:voted|upvoted)", "votos", "descending"],
  ["mas (?:vist[oa]s?|leid[oa]s?)|most (?:viewed|read|watched)", "views", "descending"],
];

const otherEnd = (direction: Direction): Direction => (direction === "ascending" ? "descending" : "ascending");

const ofMore = /^mas (?<adjectives>\(\?:[^()]*\)|[^|()]+)/u;

/** "menos caros": the other end of "más caros". */
function turnedRound([words, concepts, direction]: Superlative): Superlative[] {
  const adjectives = ofMore.exec(words)?.groups?.adjectives;
  return adjectives === undefined ? [] : [[`menos ${adjectives}`, concepts, otherEnd(direction)]];
}

/** Adjectives whose order needs no field named: cheapest, más recientes, mejor valorados, menos caros. */
export const superlatives: readonly Superlative[] = [...plain, ...plain.flatMap(turnedRound)];
const farEnd =
  "(?:al?|hasta|to)\\s+(?:el\\s+|l[oa]s?\\s+|the\\s+)?(?:(?:mas|menos)(?:\\s+(?!solo|para|pero)\\p{L}{4,})?|(?:most|least)\\s+\\p{L}+|(?:mejor(?:es)?|peor(?:es)?|worst)(?:\\s+(?:valor|puntu|calific)\\p{L}+|\\s+rated)?|\\p{L}{2,}est)";
const nearEnd = "(?:from\\s+|desde\\s+)?(?:del?\\s+)?(?:el\\s+|l[oa]s?\\s+|the\\s+)?";

/** An order from one end to the other: "del más caro al más barato", "de más nuevo a más viejo", "smallest to largest". */
export type Span = {
  readonly hint: string;
  readonly words: string;
  readonly concepts: string;
  readonly direction: Direction;
};

/** The end that is named first says the order; of "de menos a más caro" the one that is named. */
export const spans: readonly Span[] = [
  ...superlatives.map(([words, concepts, direction]) => ({
    hint: words,
    words: `${nearEnd}(?:${words})\\s+${farEnd}`,
    concepts,
    direction,
  })),
  ...plain.flatMap(([words, concepts, direction]) => {
    const adjectives = ofMore.exec(words)?.groups?.adjectives;
    if (adjectives === undefined) return [];
    return [
      { hint: adjectives, words: `de\\s+mas\\s+a\\s+menos\\s+${adjectives}`, concepts, direction },
      { hint: adjectives, words: `de\\s+menos\\s+a\\s+mas\\s+${adjectives}`, concepts, direction: otherEnd(direction) },
    ];
  }),
];

const ends = "mejor(?:es)?|peor(?:es)?|mayor(?:es)?|menor(?:es)?|best|worst|highest|lowest|largest|smallest";
const article = "(?:(?:el|l[oa]s?|the)\\s+)?";
const sideOfScale = "alt[oa]s?|baj[oa]s?|elevad[oa]s?|reducid[oa]s?|grandes?|pequen[oa]s?";
const whereFrom = `(?<!\\p{L})(?:(?:ordenad[oa]s?|orden|ordena|sorted|from|desde)\\s+)*(?:del?\\s+)?${article}`;

/** An order by what is named between its ends: "de la mejor nota a la peor", "del precio más bajo al más alto". */
export const namedSpans = [
  whereSaid(
    `(?:${ends})\\s`,
    `${whereFrom}(?<way>${ends})\\s+(?<field>(?!valorad|puntuad|calificad|pagad|rated)\\p{L}{3,}(?:\\s+de\\s+\\p{L}{3,})?)\\s+(?:al?|hasta|to)\\s+${article}(?:${ends})(?!\\p{L})`,
  ),
  whereSaid(
    `mas\\s+(?:${sideOfScale})`,
    `${whereFrom}(?<field>\\p{L}{3,}(?:\\s+de\\s+\\p{L}{3,})?)\\s+mas\\s+(?<way>${sideOfScale})\\s+(?:al?|hasta)\\s+${article}mas\\s+(?:${sideOfScale})(?!\\p{L})`,
  ),
] as const;

/** The same by an adjective that no order is known for: "de más salado a menos". */
export const unknownSpan = whereSaid(
  "(?:mas|menos|most|least)\\s",
  `(?<!\\p{L})(?:(?:del?|from)\\s+)?(?:el\\s+|l[oa]s?\\s+|the\\s+)?(?<way>mas|menos|most|least)\\s+(?<field>\\p{L}{4,})(?:\\s+a\\s+\\p{L}+)?\\s+${farEnd}(?!\\p{L})`,
);

/** Words of the upper and the lower end of an order, whose field is named beside them: "con mayor precio", "lowest rent first". */
export const most = "mayor(?:es)?|mas|highest|most|largest|greatest|biggest|mejor(?:es)?|best";
export const least = "menor(?:es)?|menos|lowest|fewest|least|smallest|peor(?:es)?|worst";
const wholeLeast = new RegExp(`^(?:${least}|baj[oa]?s?|reducid[oa]s?|pequen[oa]s?)$`);
export const directionOfEnd = (end: string): Direction => (wholeLeast.test(end) ? "ascending" : "descending");

/** "número de opiniones": pages call it by what is counted. */
const countOfThem = /^(?:numero|nro\.?|num\.?|n[.º°o]{1,2}|cantidad|number|count)\s+(?:de|of)\s+(?=\p{L}+s$)/u;

/** An order by what words of a prompt name. */
export const sortOn = (text: string, direction: Direction): AskedSort => {
  const named = text.trim().replace(countOfThem, "");
  return { text: named, concept: conceptOf(named), direction };
};

/** What ends the name of a field behind an order. */
export const stop = "(?=\\s*(?:[,.;:]|$)|\\s+(?:y|and|con|with|solo|only|para|e)\\s)";
export const first = "(?:primero|first|arriba|al principio|at the top|al inicio)";

const endsInS =
  /^(?:pais|mes|bus|autobus|omnibus|gas|campus|virus|analisis|tesis|crisis|sintesis|series|news|lunes|martes|miercoles|jueves|viernes)$|ss$/u;
/** Whether a folded word means several of its kind: "hoteles", not "país". */
export const isPlural = (word: string): boolean => word.endsWith("s") && !endsInS.test(word);
