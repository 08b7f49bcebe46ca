import { fold } from "../../../../domain/text.ts";
import type { Field, RecordSet, ValueType } from "../../../../domain/survey.ts";
import { isBarcode } from "../../../values/check-digits.ts";
import { type Dimension, quantityOf } from "../../../values/units.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { isPlain } from "../field-path.ts";
import { isCalledBy, meaningOf } from "../names/meaning.ts";
import { areMostly, isToldByPage, once } from "../samples.ts";
import { isOld } from "./prices.ts";
import { isClock } from "./type-fit.ts";

/** Whether values cannot be what was asked for. */
type Impossible = (field: Field, set: RecordSet, concept: Concept) => boolean;

const most = 0.8;
/** Marks are seldom given on longer scales, and never on one above a hundred. */
const usualScale = 10;
const longestScale = 100;

const areOfType =
  (type: ValueType): Impossible =>
  (field) =>
    field.type === type;

const areAbove =
  (scale: number): Impossible =>
  ({ type, samples }) =>
    type === "number" &&
    samples.some((sample) => Number(/\d+(?:[.,]\d+)?/.exec(sample)?.[0].replace(",", ".")) > scale);

/** Bare numbers, units of another kind (16 GB for a screen) and counts of things (`3 habitaciones`). */
const areNotIn =
  (...dimensions: readonly Dimension[]): Impossible =>
  (field, set) => {
    if (field.type !== "measure") return field.type === "number" && !dimensions.includes("time");
    const dimension = dimensionOf(field, set);
    return dimension === null ? areCounts(field, set) : !dimensions.includes(dimension);
  };

const limit =
  /(?<!\p{L})(?:hasta|antes|vence|cierra|cierre|plazo|until|by|before|due|closes?|ends?|bis|até|jusqu)(?!\p{L})/iu;
const postcode =
  /^(?:\d{5}(?:-\d{3,4})?|\d{3}-\d{4}|\d{4}-\d{3}|\d{4}\s?[A-Z]{2}|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d{4}[A-Z]{0,3})$/;
/** Seven figures at least, a letter or two and a few signs. */
const taxNumber = /^[A-Z]{0,4}[-\s]?(?:\d[-.\s/]?){7,}[A-Z\d]{0,4}$/i;
const tariffCode = /^\d{2}(?:[.\s]?\d{2}){2,4}$/;

const never: Impossible = () => true;

/** Values that are hardly ever written in another way. */
const areNotLike =
  (pattern: RegExp): Impossible =>
  (field) =>
    !areMostly(most, field, (sample) => pattern.test(sample));

const areNotShaped: Impossible = (field, set, concept) =>
  concept.shape !== undefined && areNotLike(concept.shape)(field, set, concept);

/** What values cannot be, by concept, unless the page names them so. */
const unlessNamed: Readonly<Record<string, Impossible>> = {
  fax: ({ name }) => !/^f(?!\p{L})/iu.test(name),
  whatsapp: never,
  time: (field, set, concept) =>
    field.type === "date" || (field.type === "identifier" && areNotShaped(field, set, concept)),
  deadline: (field, set, concept) => isOnlyDate(set) && areNotLike(limit)(field, set, concept),
  quantity: (field, set) => field.type === "number" || dimensionOf(field, set) !== null,
  postcode: areNotLike(postcode),
  taxId: areNotLike(taxNumber),
  tariff: areNotLike(tariffCode),
  domain: areNotShaped,
  reviews: (_, { fields }) => !fields.some((other) => other.type === "rating" || meaningOf(other) === "rating"),
  installments: areNotShaped,
  rank: (field) => !countUp(field),
  rating: areAbove(usualScale),
  barcode: (field, { count }) => !(count > 1 ? areLongNumbers(field) : areBarcodes(field)),
  year: (field) => field.type === "number" && !areYears(field),
  discount: areOfType("price"),
  areaPrice: areOfType("price"),
  size: areNotIn("length", "area", "volume"),
  height: areNotIn("length"),
  width: areNotIn("length"),
  length: areNotIn("length"),
  mileage: areNotIn("length"),
  weight: areNotIn("mass"),
  duration: (field, set, concept) =>
    field.type === "number" ? !isClock(field, concept) && !isToldByPage(field) : areNotIn("time")(field, set, concept),
  hours: areNotIn("time"),
};

const figures: ReadonlySet<ValueType> = new Set([
  "number",
  "measure",
  "price",
  "percentage",
  "rating",
  "date",
  "phone",
]);
const areFigures: Impossible = ({ type }) => figures.has(type);

/** Figures, and words that begin with a small letter as no name does: `en obras`. */
const areNoNames: Impossible = (field, set, concept) =>
  areFigures(field, set, concept) || areMostly(most, field, (sample) => /^\p{Ll}+(?:\s|$)/u.test(sample));

/** The same whatever the page names them. */
const inAnyCase: Readonly<Record<string, Impossible>> = {
  city: areNoNames,
  province: areNoNames,
  country: areNoNames,
  room: areOfType("address"),
  phone: ({ type, samples }, { count }) =>
    count === 1 && type === "text" && !samples.some((sample) => /\d/.test(sample)),
  author: areFigures,
  authors: areFigures,
  judge: areFigures,
  speaker: areFigures,
  vendor: (field) => meaningOf(field) === "brand" && isToldByPage(field),
  contact: areFigures,
  areaPrice: (field, set, concept) =>
    field.type === "price" && areNotShaped(field, set, concept) && !areaWord.test(fold(field.name)),
  sku: (field) => meaningOf(field) === "postcode" || areMostly(most, field, (sample) => severalWords.test(sample)),
  rating: (field, set, concept) => areAbove(longestScale)(field, set, concept) || areNumbersOfOpinions(field),
  reviews: (field) => areMostly(most, field, (sample) => onScale.test(sample) || markAlone.test(sample)),
  oldPrice: (field, set, concept) => isOnlyPrice(field, set, concept) || isPriceNow(field, set),
  discount: (field, set, concept) => isOnlyPrice(field, set, concept) || isPriceBesideShare(field, set),
};

/** Whether the values of a field cannot be a concept, whose word may stand above them all the same. */
export function areImpossible(field: Field, set: RecordSet, concept: Concept | null, isNamed: boolean): boolean {
  if (concept === null) return false;
  const tests = isNamed ? [inAnyCase] : [inAnyCase, unlessNamed];
  return tests.some((table) => table[concept.id]?.(field, set, concept));
}

/** The only date of a record is its date, and not until when. */
const isOnlyDate = ({ fields }: RecordSet): boolean =>
  fields.filter(({ type, path }) => type === "date" && isPlain(path)).length < 2;

/** Words that no figure is among number nothing: `Fake Wounds`. */
const severalWords = /^\p{L}{3,}(?:[\s-]\p{L}{3,})+$/u;

const areaWord = /(?<!\p{L})(?:metros?|met(?:er|re)s?|m2|sqm|mq|qm|sq|square|ft2|sqft|foot|feet)(?!\p{L})/u;
const areBarcodes = (field: Field): boolean => areMostly(most, field, isBarcode);

/** The copies of a library and the like have bar codes of their own. An ISBN is written with hyphens, of which ten figures are the fewest. */
const longNumber = /^(?:\d{6,}|(?:\d[\s-]?){9,13}[\dxX])$/;
const areLongNumbers = (field: Field): boolean => areMostly(most, field, (sample) => longNumber.test(sample));

/** A year wherever it stands: `Desde el 8 de mayo de 2026`. */
const year = /(?<![\d.,])(?:1[89]|20)\d\d(?![\d]|[.,]\d)/;
const areYears = (field: Field): boolean => areMostly(most, field, (sample) => year.test(sample));

/** Whether the numbers count up from record to record, as places in a ranking do; two may share one. */
function countUp({ samples }: Field): boolean {
  const numbers = samples.map((sample) => Number(/\d+/.exec(sample)?.[0] ?? Number.NaN));
  return numbers.every(
    (number, i) => i === 0 || (number >= (numbers[i - 1] ?? 0) && number <= (numbers[i - 1] ?? 0) + 2),
  );
}

/** `4.5 out of 5`, `4,5 de 5`. */
const onScale = /\d\s?(?:out of|of|de|von|sur|su|\/)\s?\d/iu;
/** `4.7`: no whole number, as counts are. */
const markAlone = /^\d[.,]\d{1,2}$/;
/** `1,199 ratings`: a whole number, and no scale. */
const ofOpinions =
  /^\(?\d[\d.,\s]*[km]?\+?\s(?:ratings|reviews|votes|opiniones|reseñas|valoraciones|votos|avis|bewertungen)\)?$/iu;
const areNumbersOfOpinions = (field: Field): boolean => areMostly(most, field, (sample) => ofOpinions.test(sample));

/** A figure and a word that is no unit: `3 habitaciones`. */
const areCounts = once((field) =>
  areMostly(1, field, (sample) => /^\d[\d.,]*\s\p{L}{3,}/u.test(sample) && quantityOf(sample) === null),
);

const dimensionOf = once((field) => {
  const found = new Set(field.samples.map((sample) => quantityOf(sample)?.dimension));
  return found.size === 1 ? ([...found][0] ?? null) : null;
});

/** The only price of a record is its price, neither what it was nor what is saved, unless it is called so. */
function isOnlyPrice(field: Field, { fields }: RecordSet, concept: Concept): boolean {
  if (field.type !== "price" || isCalledBy(field, concept)) return false;
  return fields.filter(({ type, path }) => type === "price" && isPlain(path)).length < 2;
}

/** `799 €` in the class `discount`, beside `-20%`: what is paid after it. */
export const isPriceBesideShare = ({ type }: Field, { fields }: RecordSet): boolean =>
  type === "price" && fields.some((other) => other.type === "percentage" && isPlain(other.path));

/** What is called a price is no former one, where another is called so. */
const isPriceNow = (field: Field, { fields }: RecordSet): boolean =>
  field.type === "price" &&
  meaningOf(field) === "price" &&
  !isOld(field) &&
  fields.some((other) => isPlain(other.path) && isOld(other));
