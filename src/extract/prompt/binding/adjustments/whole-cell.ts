import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { isBound } from "../bindings.ts";
import { isLineOf, isPlain } from "../field-path.ts";
import type { Adjustment } from "./adjustment.ts";

const nearlyAll = 0.9;
/** Below this share of the values of the whole cell, its first line says what several records have in common. */
const maxShared = 0.5;

/** Under a heading, `Reactivos` above `Lipasa` is a cell of two lines: the first alone would make many records read the same. */
export const wholeCell: Adjustment = {
  name: "the whole cell under a heading where its first line recurs",
  adjust: (bindings, { set }) =>
    bindings.map((binding) => {
      const whole = binding.field ? cellAround(binding.field, set) : undefined;
      if (!whole || isBound(whole, bindings)) return binding;
      const isParted = bindings.some(
        ({ field }) => field && field !== binding.field && isLineOf(field.path, whole.path),
      );
      return isParted ? binding : { ...binding, field: whole };
    }),
};

function cellAround(line: Field, { fields }: RecordSet): Field | undefined {
  if (line.nameFrom !== "header" || line.type !== "text" || !isPlain(line.path)) return undefined;
  const goesOn = fields.some(({ path, fill }) => path === `${line.path}:line` && fill >= nearlyAll * line.fill);
  if (!goesOn) return undefined;
  return fields.find(
    ({ path, type, distinct }) => path === `${line.path}=` && type === "text" && line.distinct < maxShared * distinct,
  );
}
