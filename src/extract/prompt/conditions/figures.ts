import { isOwnText } from "../binding/field-path.ts";
import type { Field, ValueType } from "../../../domain/survey.ts";

/** Types whose values are compared as figures. */
export const figures: ReadonlySet<ValueType> = new Set(["number", "price", "rating", "percentage", "measure", "date"]);

/** Whether the text of a field is one figure per record with a word or two around it: "1,204 reviews". */
export const isWrittenFigure = ({ type, samples, path }: Field): boolean =>
  (type === "text" || type === "identifier") &&
  isOwnText(path) &&
  samples.length > 0 &&
  samples.every((sample) => /^[^\p{L}\d]{0,4}\d[\d.,' ]*\D{0,30}$|^\d{1,3}\s?[-–]\s?\d{1,3}$/u.test(sample));

export const isFigure = (field: Field): boolean => figures.has(field.type) || isWrittenFigure(field);

/** The field as its figures are compared. */
export const asFigure = (field: Field): Field => (figures.has(field.type) ? field : { ...field, type: "measure" });
