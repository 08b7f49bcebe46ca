import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { type Binding, isBound } from "../bindings.ts";
import { isPlain } from "../field-path.ts";
import { shareOf } from "../samples.ts";
import type { Adjustment } from "./adjustment.ts";

const minFill = 0.8;

/**
 * `Open - [until 13/07/2026]`, where the date was asked for by itself too, is `Open`, and so is an address before its phone; where
 * it was not, it stays whole.
 */
export const partBesideOther: Adjustment = {
  name: "the first part of a text whose other part was asked for by itself",
  adjust: (bindings, { set, asked, told }) =>
    bindings.map((binding, i) => {
      if (!binding.field || asked[i]?.concept?.role === "title") return binding;
      const part = firstPart(binding.field, bindings.slice(0, told), set);
      return part && !isBound(part, bindings) ? { ...binding, field: part } : binding;
    }),
};

/** Where a piece at the end of a text is bound, the part at the separator before it. */
function firstPart(whole: Field, bindings: readonly Binding[], set: RecordSet): Field | undefined {
  if ((whole.type !== "text" && whole.type !== "address") || !isPlain(whole.path)) return undefined;
  const isFirst = whole.type === "address" ? /\|text1$/ : /\|\W1$/;
  const others = bindings.flatMap(({ field }) => (field?.path.startsWith(`${whole.path}|`) ? [field] : []));
  if (others.length === 0) return undefined;
  return set.fields.find(
    (part) =>
      isFirst.test(part.path) &&
      (whole.type !== "address" || part.type === "address") &&
      part.path.startsWith(`${whole.path}|`) &&
      part.fill >= minFill &&
      others.every((other) => shareOf(part, (sample) => other.samples.some((text) => sample.includes(text))) === 0),
  );
}
