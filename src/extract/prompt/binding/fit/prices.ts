import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { isPlain, isWhole, isWithin } from "../field-path.ts";
import { meaningOf } from "../names/meaning.ts";
import { areMostly, once } from "../samples.ts";

const oldWords =
  /(?<!\p{L})(?:anterior|old|original|regular|former|previous|list|was|antes|tachado|struck|alter|statt|uvp|ancien|antigo|vecchio)(?!\p{L})/iu;
const struckOut = /(?:^|>)(?:del|s|strike)(?![\p{L}\d-])|line-through|strike-?through/iu;

export const isStruckOut = ({ path }: Field): boolean => struckOut.test(path);

/** A price that is struck out, or called what it was. */
export const isOld = (field: Field): boolean =>
  field.type === "price" && (isStruckOut(field) || oldWords.test(field.name));

/** Whether a price is what was paid before, where another one, which nothing calls so, stands by itself. */
export const isFormerPrice = (field: Field, { fields }: RecordSet): boolean =>
  isOld(field) && fields.some((other) => other.type === "price" && isPlain(other.path) && !isOld(other));

const isInstalment = (field: Field): boolean => meaningOf(field) === "installments";

/** Whether a price is one of so many instalments, where the whole price stands by itself: a class may call both a price. */
export const isOneInstalment = (field: Field, { fields }: RecordSet): boolean =>
  isInstalment(field) && fields.some((other) => other.type === "price" && isPlain(other.path) && !isInstalment(other));

const fewRecords = 0.8;
const allRecords = 0.95;

/** Whether some records have a value where all have another that is a price. */
export const isOccasionalPrice = ({ fill }: Field, { fields }: RecordSet): boolean =>
  fill < fewRecords && fields.some((other) => other.type === "price" && other.fill > allRecords && isPlain(other.path));

const mostFigures = 0.6;
const digitsOf = (text: string): string => text.replace(/\D/g, "");

function haveFiguresOf(field: Field, price: Field): boolean {
  if (price.type !== "price" || price.fill < field.fill) return false;
  const shown = new Set(price.samples.map(digitsOf));
  return areMostly(mostFigures, field, (sample) => shown.has(digitsOf(sample)));
}

/** Whether bare figures are those of a price that is shown beside them with its currency. */
export const repeatsPrice = once(
  (field, { fields }) =>
    field.type === "number" &&
    field.nameFrom === "itemprop" &&
    fields.some((other) => isPlain(other.path) && haveFiguresOf(field, other)),
);

/** Whether bare figures are those of a price whose currency stands in an element of its own beside them. */
export const areFiguresOfPrice = once(
  (field, { fields }) =>
    field.type === "number" &&
    fields.some((other) => isWhole(other.path) && isWithin(field.path, other.path) && haveFiguresOf(field, other)),
);

const mostBare = 0.8;
const mostRecords = 0.75;
const mostLetters = 8;

/** A figure, its currency and at most a short word: `desde 30 €`. */
function isBare(sample: string): boolean {
  const rest = sample.replace(/\d(?:[\d.,'’\u00a0\u202f ]*\d)?/, "");
  return !/\d/.test(rest) && rest.replace(/\P{L}/gu, "").length <= mostLetters;
}

const isBarePrice = once((field) => field.type === "price" && areMostly(mostBare, field, isBare));

/** Whether a price stands among other words or figures, where another one stands by itself: `650 € | 20 m²` beside `650 €`. */
export const isAmongOthers = once(
  (field, set) =>
    field.type === "price" &&
    !isBarePrice(field, set) &&
    set.fields.some(
      (other) => !/[@|]/.test(other.path) && other.fill >= field.fill * mostRecords && isBarePrice(other, set),
    ),
);
