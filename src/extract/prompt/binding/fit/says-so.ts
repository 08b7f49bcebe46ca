import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { remember } from "../../../remember.ts";
import { isWhole } from "../field-path.ts";
import { meanLength, once } from "../samples.ts";
import { isCalled } from "../../lexicon/thesaurus/thesaurus.ts";
import { areSameWords, covers, wordsOf } from "../../lexicon/words.ts";

/** Counts that say what they count, in their name or in each value: `3 habitaciones`. */
export const countedFigures: ReadonlySet<string> = new Set([
  "rooms",
  "baths",
  "hours",
  "seats",
  "pages",
  "mileage",
  "staff",
]);
/** Figures that could be of anything: only what they are called tells them. */
export const figuresByName: ReadonlySet<string> = new Set([
  ...countedFigures,
  "points",
  "views",
  "experience",
  "stars",
  "cited",
  "population",
  "exchangeRate",
]);
/** Figures that are often written with their own word: `4.2 avg rating`, `196 opiniones`. */
export const spokenFigures: ReadonlySet<string> = new Set([
  "rating",
  "reviews",
  "views",
  "points",
  "discount",
  "size",
  ...countedFigures,
]);

const minSaying = 0.6;
const maxMeanLength = 90;
const maxFigureLength = 60;
const minWordLength = 3;
/** Words for counts are short: `ba`. */
const minCountLength = 2;

const wordsOfSamples = once((field) => field.samples.map(wordsOf));
const knownPhrases = new WeakMap<Concept, Concept["phrases"]>();

/** The phrases of a concept that are long enough to be told in a value. */
function sayingPhrases(concept: Concept): Concept["phrases"] {
  let phrases = knownPhrases.get(concept);
  if (!phrases) {
    const least = countedFigures.has(concept.id) ? minCountLength : minWordLength;
    knownPhrases.set(concept, (phrases = concept.phrases.filter((phrase) => phrase.join("").length >= least)));
  }
  return phrases;
}

/** A figure with a word or two; several figures count several things. */
const isFigure = ({ samples }: Field, concept: Concept): boolean =>
  samples.every((sample) => sample.length <= maxFigureLength && /\d/.test(sample)) &&
  !(countedFigures.has(concept.id) && samples.some(holdsSeveral));

/** `2 a 4 dorm.` is one figure. */
const rangeStart = /\d[\d.,]*\s?(?:a|to|bis|[-–])\s?(?=\d)/gu;
/** `21 000 km` is one too. */
const thousands = /(?<=\d)\s(?=\d{3}(?!\d))/gu;
const holdsSeveral = (sample: string): boolean =>
  (sample
    .replace(thousands, "")
    .replace(rangeStart, "")
    .match(/\d[\d.,]*/g)?.length ?? 0) > 1;

/** Whether most values themselves carry a word of the concept: "by Judge Kim" for a judge. */
export function saysSo(field: Field, set: RecordSet, concept: Concept): boolean {
  const isPerson = concept.role === "person";
  const isWordy = field.type === "text" || (!isPerson && (field.type === "measure" || field.type === "identifier"));
  if (!isWordy || isWhole(field.path) || meanLength(field) > maxMeanLength) return false;
  if (isPerson ? field.distinct < 2 && set.count > 2 : !isFigure(field, concept)) return false;
  const phrases = sayingPhrases(concept);
  const saying = wordsOfSamples(field, set).filter((said) => phrases.some((phrase) => covers(phrase, said)));
  return saying.length >= field.samples.length * minSaying;
}

/** What a figure counts; at it where words are not set apart: `3コメント`. */
const countOf = /^\(?[\d.,]+[kKmM+]?(?:\s+|(?=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]))(\p{L}.*?)\)?$/u;
const mostSaying = 0.8;
/** Words that ask how many there are of what stands beside them: `color count`, `cantidad de colores`. */
const howMany = new Set("count cantidad quantity qty total how many cuantos cuantas".split(" "));
const asksAlone = new Set(["cuantos", "cuantas"]);
/** Words that do so before a plural, and before one thing ask for what it is numbered by: `número de colores`, `número de stand`. */
const numbering = new Set("number num numero".split(" "));
const joints = new Set(["of", "de"]);

const withoutCounting = remember((title): readonly string[] => {
  const counted = wordsOf(title).filter((word) => ![howMany, numbering, joints].some((words) => words.has(word)));
  return counted.length > 0 ? counted : wordsOf(title);
});

/** Whether it was asked how many there are: "número de opiniones". */
export const asksHowMany = (asked: readonly string[]): boolean =>
  asked.length === 1
    ? asksAlone.has(asked[0] ?? "")
    : asked.some((word) => howMany.has(word)) ||
      (numbering.has(asked[0] ?? "") && asked.at(-1)?.endsWith("s") === true);

/** Whether nearly all values are a figure and the words that were asked for, in any language, and no others: `541 plazas libres`, `6 colors` for a color count, `9 pkt` for points. */
export function countsJust({ samples, type, path }: Field, asked: readonly string[]): boolean {
  if (type === "url" || type === "image" || isWhole(path) || samples.length === 0) return false;
  const counted = withoutCounting(asked.join(" "));
  const saying = samples.filter((sample) => {
    const said = wordsOf(countOf.exec(sample)?.[1] ?? "");
    return areSameWords(counted, said) || isCalled(counted, said.join(" "));
  });
  return saying.length >= samples.length * mostSaying;
}
