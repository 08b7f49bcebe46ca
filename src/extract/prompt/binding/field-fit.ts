import type { Field, RecordSet, ValueType } from "../../../domain/survey.ts";
import type { Concept } from "../concept.ts";
import { findConceptById } from "../lexicon.ts";
import { linkSays, onlyNamesLink } from "./link-saying.ts";
import { isMeasuredOtherwise, isOnlyPrice, isOtherFigure } from "./other-figures.ts";
import { isNamedExactly, isOfKinds, isToldApart, meaningOf, nameFit } from "./name-fit.ts";
import { placeWeight } from "./place-weight.ts";
import { meanLength, once, roleFit, shapeFit } from "./role-fit.ts";
import { covers, wordsOf } from "../words.ts";

const minNamed = 0.85;
/** Longer texts are no price, date or number, whatever stands before them. */
const maxValueLength = 60;
/** A class that says just what was asked. */
const minPlaced = 0.5;
/** Counts that say what they count, in their name or in each value: `3 habitaciones`. */
const counts = new Set(["rooms", "baths", "hours", "seats", "pages", "mileage", "staff"]);
/** Figures that are often written with their own word: `4.2 avg rating`, `196 opiniones`. */
const figures = new Set(["rating", "reviews", "views", "points", ...counts]);
const minSaid = 0.95;
/** A link that says just what was asked for is it, whatever else those words can mean: `Orden del día`. */
const namedByLink = 0.9;
/** Whether the page's own name for a field means a concept. */
const isToldBy = (field: Field, concept: Concept | null): boolean => meaningOf(field) === concept?.id;

/** Less than a name of its own, enough to be told from the other links. */
const saidByLink = 0.6;

const wordsOfSamples = once((field) => field.samples.map(wordsOf));

function typeFit(type: ValueType, concept: Concept | null): number {
  if (!concept || concept.types.length === 0) return type === "url" || type === "image" ? 0 : 0.4;
  const rank = concept.types.indexOf(type);
  return rank < 0 ? 0 : rank === 0 ? 1 : 0.6;
}

/** A column that few records fill serves less: a title hardly, an optional detail somewhat. */
const fillWeight = (field: Field, concept: Concept | null): number =>
  concept?.role === "title" ? 0.2 + 0.8 * field.fill : 0.6 + 0.4 * Math.min(1, 2 * field.fill);

const minToldApart = 0.5;

/** What few values say of many records is hardly what these are called, unless a heading or label calls it so. */
function distinctWeight({ nameFrom, distinct, fill }: Field, { count }: RecordSet, concept: Concept | null): number {
  if (concept?.id !== "title" || count < 3 || nameFrom === "header" || nameFrom === "label") return 1;
  return 0.3 + 0.7 * Math.min(1, distinct / (count * fill * minToldApart));
}

/** Whether the numbers grow from record to record, as places in a ranking do. */
const countsUp = ({ samples }: Field): boolean => {
  const numbers = samples.map((sample) => Number(/\d+/.exec(sample)?.[0] ?? Number.NaN));
  return numbers.every((number, i) => i === 0 || number >= (numbers[i - 1] ?? 0));
};

/** Whether no figure is above the scale that marks are given on. */
const isUpTo = (most: number, { samples }: Field): boolean =>
  samples.every((sample) => Number(/\d+(?:[.,]\d+)?/.exec(sample)?.[0].replace(",", ".")) <= most);

const isSeveral = (sample: string): boolean => (sample.match(/\d[\d.,]*/g)?.length ?? 0) > 1;

const knownPhrases = new WeakMap<Concept, Concept["phrases"]>();

/** The phrases of a concept that are long enough to be told in a value. */
function sayingPhrases(concept: Concept): Concept["phrases"] {
  let phrases = knownPhrases.get(concept);
  if (!phrases) {
    const least = counts.has(concept.id) ? 2 : 3;
    phrases = concept.phrases.filter((phrase) => phrase.join("").length >= least);
    knownPhrases.set(concept, phrases);
  }
  return phrases;
}

/** Whether most values themselves carry a word of the concept: "by Judge Kim" for a judge. */
function saysSo(field: Field, set: RecordSet, concept: Concept): boolean {
  const isFigure = concept.role !== "person" && (field.type === "measure" || field.type === "identifier");
  if ((field.type !== "text" && !isFigure) || field.path.endsWith("=") || meanLength(field) > 90) return false;
  if (concept.role !== "person" && !field.samples.every((sample) => sample.length <= 60 && /\d/.test(sample)))
    return false;
  if (counts.has(concept.id) && field.samples.some(isSeveral)) return false;
  const words = sayingPhrases(concept);
  const saying = wordsOfSamples(field, set).filter((said) => words.some((word) => covers(word, said)));
  return saying.length >= field.samples.length * 0.6;
}

const isHeadingOfRecord = ({ nameFrom, path }: Field): boolean =>
  nameFrom === "class" && /(?:^|>)h[1-6](?![\p{L}\d])[^>@=|]*$/u.test(path);

/** A heading is the title of its record before it is a person or a kind, "tipo de contrato" no contract, and an old price no price. */
function rivalWeight(field: Field, set: RecordSet, concept: Concept | null): number {
  if (concept?.role === "person" && /(?:^|>)h[1-6]\b/.test(field.path)) return 0.9;
  if (concept?.id === "price" && ((isOldPrice(field) && hasPresentPrice(set)) || isSometimes(field, set)))
    return oldPriceWeight;
  return concept?.role === "title" && isOfKinds(field) && !isHeadingOfRecord(field) ? 0.7 : 1;
}

/** How well a field answers to what was asked, 0 to 1: its name, its type and its role in the record. Below `minBinding` it does not. */
export function bindingScore(
  field: Field,
  set: RecordSet,
  concept: Concept | null,
  asked: readonly string[],
  order: number,
): number {
  const fit = fitScore(field, set, concept, asked, order);
  if (fit === 0) return 0;
  return (
    rivalWeight(field, set, concept) *
    placeWeight(field, set) *
    fillWeight(field, concept) *
    distinctWeight(field, set, concept) *
    fit
  );
}

/** A price that some records have, where all of them have another. */
const isSometimes = ({ fill }: Field, set: RecordSet): boolean =>
  fill < 0.8 &&
  set.fields.some(({ type, path, fill: other }) => type === "price" && other > 0.95 && !/[=@|]/.test(path));

/** The price that was struck out serves as the price where there is no other. */
const oldPriceWeight = 0.5;
const oldWords = /(?<!\p{L})(?:anterior|old|original|regular|former|previous|list|was|antes|tachado|struck)(?!\p{L})/iu;
const struckOut = /(?:^|>)(?:del|s|strike)(?![\p{L}\d-])|line-through|strike-?through/u;
const isOldPrice = ({ type, name, path }: Field): boolean =>
  type === "price" && (struckOut.test(path) || oldWords.test(name));

/** Whether a price stands by itself that nothing calls an old one. */
const hasPresentPrice = ({ fields }: RecordSet): boolean =>
  fields.some((field) => field.type === "price" && !/[=@|]/.test(field.path) && !isOldPrice(field));

/** The page itself names the column: what it holds counts less. */
const isHeading = ({ nameFrom, type }: Field): boolean => nameFrom === "header" && type !== "url" && type !== "image";

/** Its heading or label says just what was asked. */
const isCalledSo = (field: Field, asked: readonly string[]): boolean =>
  field.type !== "url" && field.type !== "image" && isNamedExactly(field, asked);

/** Types that say what a value is whatever it is called. */
const tellingTypes = new Set<ValueType>(["email", "phone", "price", "address", "image", "url"]);

/** In the record of one thing, whether a label says that a value is something else than what was asked for. */
function isLabelledOtherwise(field: Field, set: RecordSet, concept: Concept | null, asked: readonly string[]): boolean {
  if (set.count !== 1 || field.nameFrom !== "label" || tellingTypes.has(field.type)) return false;
  if (nameFit(field, concept, asked) >= minLabelFit || (concept !== null && saysSo(field, set, concept))) return false;
  return concept?.role !== "title" || isToldApart(field, concept);
}

const minLabelFit = 0.4;
const clock = /^(?:[01]?\d|2[0-3])[:.h][0-5]\d$|^\d{1,2}:[0-5]\d:[0-5]\d$/;

/** Times and durations that look like codes or numbers: `05.21`, `01:12:40`. */
const isClock = ({ type, samples, path }: Field, concept: Concept | null): boolean =>
  (concept?.id === "time" || concept?.id === "duration") &&
  (type === "number" || type === "identifier") &&
  !path.includes("|") &&
  samples.every((sample) => clock.test(sample));

/** Values of a type that says what they are, and cannot be what was asked for: an address for a time. */
const isTypeApart = ({ type, nameFrom }: Field, concept: Concept | null): boolean =>
  nameFrom === "label" && tellingTypes.has(type) && concept?.shape !== undefined && concept.types.length > 0;

/** Whether nothing else in the records is of the type or shape that a constant has: all sessions begin at `10:30`. */
function isOnlyOfType(field: Field, set: RecordSet, concept: Concept | null): boolean {
  if (concept?.role !== "any") return false;
  const isSo = (other: Field): boolean =>
    (other.type !== "text" && other.type === concept.types[0]) ||
    (concept.id === "time" && shapeFit(other, concept) > 0);
  return isSo(field) && !set.fields.some((other) => other.distinct > 1 && isSo(other));
}

function fitScore(
  field: Field,
  set: RecordSet,
  concept: Concept | null,
  asked: readonly string[],
  order: number,
): number {
  const type = typeFit(field.type, concept);
  if (
    set.count >= 3 &&
    field.distinct < 2 &&
    field.fill > 0.9 &&
    field.nameFrom !== "header" &&
    field.nameFrom !== "label" &&
    !(concept === null && nameFit(field, concept, asked) >= minPlaced) &&
    !isOnlyOfType(field, set, concept)
  )
    return 0;
  if (concept === null && onlyNamesLink(field, set, asked)) return 0;
  const role = roleFit(field, set, concept, order);
  if (isCalledSo(field, asked) && !(type === 0 && isTypeApart(field, concept)))
    return 0.75 + 0.1 * type + 0.1 * role + 0.05 * Math.min(1, field.distinct / set.count);
  if (field.type === "url" && isNamedExactly(field, asked)) return namedByLink;
  if (field.type === "url" && concept !== null && asked.length > 1 && linkSays(field, set, asked)) return saidByLink;
  const isOtherType = type === 0 && (concept?.types.length ?? 0) > 0 && !isClock(field, concept);
  if (isOtherType && field.type !== "text" && field.type !== "identifier" && !isHeading(field)) return 0;
  const called = nameFit(field, concept, asked);
  const isConstant = set.count >= 3 && field.distinct < 2;
  if (concept?.role === "title" && (role === 0 || (isConstant && (called < minNamed || !isHeading(field))))) return 0;
  if (isLabelledOtherwise(field, set, concept, asked)) return 0;
  const shape = shapeFit(field, concept);
  const named = shape > 0 ? Math.max(called, shape + 0.2 * called) : called * (concept?.shape ? 0.7 : 1);
  const said = concept !== null && figures.has(concept.id) && saysSo(field, set, concept);
  const name = said ? Math.max(named, minSaid) : named;
  if (isOtherType && (name < minNamed || meanLength(field) > maxValueLength)) return 0;
  if (concept && counts.has(concept.id) && name < 0.4) return 0;
  if (name < 0.4 && (isOtherFigure(field, concept) || isMeasuredOtherwise(field, set, concept))) return 0;
  if (isOnlyPrice(field, set, concept) && !isToldBy(field, concept)) return 0;
  if (concept?.id === "time" && field.type === "date" && name < 0.4) return 0;
  if (concept?.id === "rank" && name < 0.4 && !countsUp(field)) return 0;
  if (concept?.id === "rating" && field.type === "number" && !isUpTo(name < 0.4 ? 10 : 100, field)) return 0;
  if (
    field.type === "number" &&
    concept?.id !== "year" &&
    name < minNamed &&
    shapeFit(field, findConceptById("year")) > 0
  )
    return 0;
  if (concept === null || concept.types.length === 0 || concept.role === "person") {
    if (name >= 0.4) return 0.8 * name + 0.1 * type + 0.1 * role;
    if (concept === null && field.type === "url" && linkSays(field, set, asked)) return saidByLink;
    return concept && saysSo(field, set, concept) ? 0.4 + 0.1 * role : 0;
  }
  if (concept.role === "summary" && name < 0.4)
    return role >= 0.4 && !field.path.includes("|") && !isToldApart(field, concept) ? 0.2 + 0.3 * role : 0;
  if (concept.types.includes("text") && concept.role === "any" && name < 0.4 && field.type === "text") return 0;
  if (concept.role === "identifier" && name < 0.4 && field.type !== "identifier") return 0;
  return 0.4 * name + 0.3 * type + 0.3 * role;
}
