import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { isPlain } from "../field-path.ts";
import { meaningOf } from "../names/meaning.ts";

const oldWords =
  /(?<!\p{L})(?:anterior|old|original|regular|former|previous|list|was|antes|tachado|struck|alter|statt|uvp|ancien|antigo|vecchio)(?!\p{L})/iu;
const struckOut = /(?:^|>)(?:del|s|strike)(?![\p{L}\d-])|line-through|strike-?through/iu;

/** A price that is struck out, or called what it was. */
const isOld = ({ type, name, path }: Field): boolean =>
  type === "price" && (struckOut.test(path) || oldWords.test(name));

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
