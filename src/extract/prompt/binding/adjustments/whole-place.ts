import type { Field } from "../../../../domain/survey.ts";
import { isBound } from "../bindings.ts";
import { meanLength } from "../samples.ts";
import type { Adjustment } from "./adjustment.ts";

/** Longer lines hold more than a place. */
const maxLineLength = 60;

/** A town that is the same in every record tells less than the line that it is cut from: `San Isidro, Lima`. So it does where a place was asked for and not a town. */
export const wholePlace: Adjustment = {
  name: "the line around a town that never changes, or where a place was asked for",
  adjust: (bindings, { set, asked }) =>
    bindings.map((binding, i) => {
      const { path, distinct } = binding.field ?? {};
      if (!path?.endsWith("|city") || distinct === undefined) return binding;
      const whole = set.fields.find((field) => `${field.path}|city` === path && field.distinct > 1);
      if (!whole || isBound(whole, bindings)) return binding;
      const isPlace = asked[i]?.concept?.id === "location" && isLine(whole);
      return distinct <= 1 || isPlace ? { ...binding, field: whole } : binding;
    }),
};

const isLine = (field: Field): boolean => meanLength(field) <= maxLineLength;
