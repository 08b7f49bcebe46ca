import { isBound } from "../bindings.ts";
import type { Field } from "../../../../domain/survey.ts";
import { shareOf } from "../samples.ts";
import type { Adjustment } from "./adjustment.ts";

const townWithRegion = /^\p{Lu}[^\d,]+(?:, \p{Lu}{2,3})?$/u;

/** `Brisbane, CA`: nothing but a town and the letters of its region. */
const isTownWithRegion = (field: Field): boolean =>
  shareOf(field, (sample) => townWithRegion.test(sample)) === 1 && shareOf(field, (sample) => sample.includes(",")) > 0;

/** A town that is the same in every record tells less than the line that it is cut from: `San Isidro, Lima`; one with its region is shown so. */
export const wholePlace: Adjustment = {
  name: "the line around a town that never changes, or that stands with its region alone",
  adjust: (bindings, { set }) =>
    bindings.map((binding) => {
      const { path, distinct } = binding.field ?? {};
      if (!path?.endsWith("|city") || distinct === undefined) return binding;
      const isNeverOther = distinct <= 1;
      const whole = set.fields.find(
        (field) => `${field.path}|city` === path && field.distinct > 1 && (isNeverOther || isTownWithRegion(field)),
      );
      return whole && !isBound(whole, bindings) ? { ...binding, field: whole } : binding;
    }),
};
