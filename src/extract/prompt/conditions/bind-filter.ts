import type { Field, RecordSet } from "../../../domain/survey.ts";
import { findConceptById } from "../lexicon/lexicon.ts";
import type { AskedFilter } from "../parsing/asked.ts";
import { fitOfSenses, sensesOfLabel, wholeFit } from "../lexicon/thesaurus/thesaurus.ts";
import { matchValues } from "../lexicon/value-words.ts";
import { wordsOfPhrase } from "../lexicon/words.ts";
import { type Binding, minBinding } from "../binding/bindings.ts";
import { bindInFull } from "../binding/bind-in-full.ts";
import { bindingScore } from "../binding/fit/field-fit.ts";
import { minNamed } from "../binding/fit/pairing.ts";
import { nameFit } from "../binding/names/name-fit.ts";
import { areMostly } from "../binding/samples.ts";
import { bindQuantity } from "./bind-quantity.ts";
import { isFigure } from "./figures.ts";
import { isoDay } from "./years.ts";

const unbound: Binding = { field: null, score: 0 };

/** The field that a condition is about, of those measured in its unit one that is `asked` for; none below `minBinding`. */
export function bindFilter(set: RecordSet, filter: AskedFilter, asked: readonly Field[] = []): Binding {
  const measured = filter.unit === undefined ? null : bindQuantity(set, filter, filter.unit, asked);
  if (measured) return measured;
  if (isOfPounds(filter)) {
    const { unit: _, ...plain } = filter;
    const priced = set.fields.filter(
      ({ type, samples }) => type === "price" && samples.some((one) => one.includes("£")),
    );
    return bestOf(priced, set, { ...plain, concept: findConceptById("price"), fieldWords: "" }) ?? unbound;
  }
  const best = bestOf(set.fields, set, filter);
  const isOfAll = filter.op === "present" && best?.field.fill === 1;
  if (best && !isOfAll) return best;
  return (
    bindRooms(set, filter) ?? bindStandIn(set, filter) ?? (best && isOfUsualType(best.field, filter) ? best : unbound)
  );
}

/** "menos de 100 libras" where nothing is weighed: a price. */
const isOfPounds = ({ unit }: AskedFilter): boolean => unit !== undefined && /^libras?$/.test(unit);

type Found = { readonly field: Field; readonly score: number };

function bestOf(fields: readonly Field[], set: RecordSet, filter: AskedFilter): Found | null {
  const words = wordsOfPhrase(filter.fieldWords);
  let best: Found | null = null;
  for (const field of fields) {
    if (vetoes.some(({ applies }) => applies(field, filter))) continue;
    const unit = isNumber(filter) ? saysUnit(field, words) : 0;
    const score = Math.max(bindingScore(field, set, filter.concept, words, set.fields.indexOf(field)), unit);
    if (score >= minBinding && score > (best?.score ?? 0)) best = { field, score };
  }
  return best;
}

/** What a condition is not about, for its value cannot be compared with those of a field. */
type Veto = { readonly name: string; readonly applies: (field: Field, filter: AskedFilter) => boolean };

/** The best mark in stars. */
const mostStars = 5;

export const vetoes: readonly Veto[] = [
  { name: "a number is compared with figures", applies: (field, filter) => isNumber(filter) && !isFigure(field) },
  {
    name: "a number with nothing named is compared with prices only",
    applies: (field, filter) => isNumber(filter) && isOfMoney(filter) && !isOfPrice(field),
  },
  {
    name: "a measure is compared with no price",
    applies: ({ type }, { unit }) => unit !== undefined && type === "price",
  },
  { name: "a day is compared with dates", applies: ({ type }, filter) => isDay(filter) && type !== "date" },
  {
    name: "a mark above five is none in stars",
    applies: (field, filter) => Number(firstValue(filter)) > mostStars && isNumber(filter) && isOfStars(field),
  },
];

/** Whether a condition can be on a field that answers to its name: there are values of its kind, in a unit of its own only by that. */
export const canBeMeant = (field: Field, filter: AskedFilter): boolean =>
  filter.unit === undefined &&
  !(filter.op === "present" && field.fill === 1) &&
  !vetoes.some(({ applies }) => applies(field, filter));

const firstValue = ({ value }: AskedFilter): unknown => (Array.isArray(value) ? value[0] : value);
const isNumber = (filter: AskedFilter): boolean => typeof firstValue(filter) === "number";
const isOfMoney = ({ concept, fieldWords }: AskedFilter): boolean => concept?.id === "price" && fieldWords === "";
const isOfPrice = (field: Field): boolean =>
  field.type === "price" || nameFit(field, findConceptById("price"), []) >= minNamed;

function isDay(filter: AskedFilter): boolean {
  const value = firstValue(filter);
  return typeof value === "string" && isoDay.test(value);
}

const isOfStars = ({ type, samples }: Field): boolean =>
  type === "rating" && samples.every((sample) => /^\W*[1-5]\b.{0,3}\s(?:estrellas?|stars?)|[★☆]/iu.test(sample));

const unitScore = 0.6;
const minSaying = 0.6;

/** A measure that is written with the word itself, or with another one for the same: "3 habitaciones", "6 raciones" for "6 personas". */
function saysUnit(field: Field, words: readonly string[]): number {
  if (words.length === 0 || field.samples.length === 0) return 0;
  const isSaying = (sample: string): boolean =>
    matchValues(words.join(" "), [sample]) !== null || countsSame(wordCounted.exec(sample)?.groups?.word, words);
  return areMostly(minSaying, field, isSaying) ? unitScore : 0;
}

const wordCounted = /^[^\p{L}\d]*\d[\d.,]*\s+(?<word>\p{L}{4,})$/u;

function countsSame(word: string | undefined, words: readonly string[]): boolean {
  const senses = word === undefined ? null : sensesOfLabel(wordsOfPhrase(word));
  return senses !== null && fitOfSenses(senses, null, words) >= wholeFit;
}

/** The rooms of homes are the only small number beside their area, where nothing says what it is. */
function bindRooms(set: RecordSet, filter: AskedFilter): Binding | null {
  if (filter.concept?.id !== "rooms" || !isNumber(filter)) return null;
  const columns = [filter.concept, findConceptById("size")].map((concept) => ({ title: filter.fieldWords, concept }));
  const bound = bindInFull(set, columns)[0];
  return bound?.field && isFigure(bound.field) ? bound : null;
}

/** What is there in all records tells none of them from the others. */
function bindStandIn(set: RecordSet, filter: AskedFilter): Binding | null {
  const concept = findConceptById(standInOf(filter) ?? "");
  const fields = filter.op === "present" ? set.fields.filter(({ fill }) => fill < 1) : set.fields;
  return concept ? bestOf(fields, set, { ...filter, concept, fieldWords: "" }) : null;
}

/** "1000 W", "5 V": a unit, and no money. */
const isOfLetter = (words: string): boolean =>
  /^(?:k|m)?(?:w|v|a|hz|wh|ah|hp|cv|psi|db|mah|kwh|ghz|mhz|mp|mpx|lm|rpm)$/u.test(words);

/** What a condition may be about where nothing on the page is called so. */
function standInOf({ concept, fieldWords, value }: AskedFilter): string | undefined {
  if (concept === null) return typeof value === "number" && !isOfLetter(fieldWords) ? "price" : undefined;
  return concept.id === "deadline" || concept.id === "start" ? "date" : concept.near;
}

/** "Con teléfono": what all records have is meant where it is a phone. */
const isOfUsualType = ({ type }: Field, { concept }: AskedFilter): boolean =>
  concept === null || type === concept.types[0];
