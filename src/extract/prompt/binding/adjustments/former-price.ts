import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { isPlain } from "../field-path.ts";
import { isOld, isStruckOut } from "../fit/prices.ts";
import { type Adjustment, replaceEach } from "./adjustment.ts";

/** Shops keep the price in a place for those that are not reduced too, and call it regular there: it is the one that holds. */
export const formerPrice: Adjustment = {
  name: "the price that is struck out for a former price that is the one which holds",
  adjust: (bindings, { set, asked }) =>
    replaceEach(bindings, (field, column) =>
      asked[column]?.concept?.id === "oldPrice" && !isStruckOut(field) && holdsNow(field, set)
        ? set.fields.find((other) => other.type === "price" && isStruckOut(other) && !areSame(other, field))
        : undefined,
    ),
};

const areSame = (a: Field, b: Field): boolean =>
  a.samples.length === b.samples.length && a.samples.every((sample, i) => sample === b.samples[i]);

/** Whether another price, which nothing calls a former one, reads the same. */
const holdsNow = (field: Field, { fields }: RecordSet): boolean =>
  fields.some(
    (other) =>
      other.id !== field.id && other.type === "price" && isPlain(other.path) && !isOld(other) && areSame(other, field),
  );
