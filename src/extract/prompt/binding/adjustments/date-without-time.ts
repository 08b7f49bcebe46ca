import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { type Binding, isBound } from "../bindings.ts";
import { sharesLine } from "../fit/place-weight.ts";
import type { Adjustment } from "./adjustment.ts";

/** A date written with its time of day is the date alone where the time was asked for by itself, and whole where it was not. */
export const dateWithoutTime: Adjustment = {
  name: "a date without the time that was asked for by itself",
  adjust: (bindings, { set }) =>
    bindings.map((binding) => {
      const better = binding.field?.type === "date" ? betterDate(binding.field, bindings, set) : undefined;
      return better && !isBound(better, bindings) ? { ...binding, field: better } : binding;
    }),
};

function betterDate({ path }: Field, bindings: readonly Binding[], set: RecordSet): Field | undefined {
  const whole = path.replace(/\|date$/, "");
  const isTimeAsked = bindings.some(({ field }) => field?.path === `${whole}|time`);
  const wanted = isTimeAsked ? `${whole}|date` : whole;
  const better = set.fields.find((field) => field.path === wanted && field.type === "date");
  return better && (isTimeAsked || !sharesLine(better, set)) ? better : undefined;
}
