import { isBound } from "../bindings.ts";
import type { Adjustment } from "./adjustment.ts";

/** A town that is the same in every record tells less than the line that it is cut from: `San Isidro, Lima`. */
export const wholePlace: Adjustment = {
  name: "the line around a town that never changes",
  adjust: (bindings, { set }) =>
    bindings.map((binding) => {
      const { path, distinct } = binding.field ?? {};
      if (!path?.endsWith("|city") || distinct === undefined || distinct > 1) return binding;
      const whole = set.fields.find((field) => `${field.path}|city` === path && field.distinct > 1);
      return whole && !isBound(whole, bindings) ? { ...binding, field: whole } : binding;
    }),
};
