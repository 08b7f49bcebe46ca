import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Binding } from "../bindings.ts";
import { sharesLine } from "../fit/place-weight.ts";
import { type Adjustment, replaceEach } from "./adjustment.ts";

/** A date written with its time of day is the date alone where the time was asked for by itself, and whole where it was not. */
export const dateWithoutTime: Adjustment = {
  name: "a date without the time that was asked for by itself",
  adjust: (bindings, { set }) =>
    replaceEach(bindings, (field) => (field.type === "date" ? betterDate(field, bindings, set) : undefined)),
};

function betterDate({ path }: Field, bindings: readonly Binding[], set: RecordSet): Field | undefined {
  const whole = path.replace(/\|date$/, "");
  const isTimeAsked = bindings.some(({ field }) => field?.path === `${whole}|time`);
  const wanted = isTimeAsked ? `${whole}|date` : whole;
  const better = set.fields.find((field) => field.path === wanted && field.type === "date");
  return better && (isTimeAsked || !sharesLine(better, set)) ? better : undefined;
}
