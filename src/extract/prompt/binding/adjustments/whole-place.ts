import type { Field } from "../../../../domain/survey.ts";
import { isBound } from "../bindings.ts";
import { isCalledBy } from "../names/meaning.ts";
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
      const concept = asked[i]?.concept ?? null;
      const whole = set.fields.find((field) => `${field.path}|city` === path);
      if (!whole || isBound(whole, bindings)) return binding;
      if (isCalledBy(whole, concept) && isLine(whole)) return { ...binding, field: whole };
      const isPlace = concept?.id === "location" && isLine(whole);
      return whole.distinct > 1 && (distinct <= 1 || isPlace) ? { ...binding, field: whole } : binding;
    }),
};

const isLine = (field: Field): boolean => meanLength(field) <= maxLineLength;
