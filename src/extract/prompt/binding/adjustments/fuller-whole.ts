import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { isBound } from "../bindings.ts";
import { isPlain } from "../field-path.ts";
import type { Adjustment } from "./adjustment.ts";

/** `<p class="seller"><b>ACME</b></p>` beside `<p class="seller">Casa Ruiz</p>`: the own words of the element miss who is in bold. */
export const fullerWhole: Adjustment = {
  name: "the whole of an element whose own words some records lack",
  adjust: (bindings, { set }) =>
    bindings.map((binding) => {
      const whole = binding.field ? fullerThan(binding.field, set) : undefined;
      return whole && !isBound(whole, bindings) ? { ...binding, field: whole } : binding;
    }),
};

const sameName = ({ name }: Field, other: Field): boolean =>
  name.replace(/ \d+$/, "") === other.name.replace(/ \d+$/, "");

const fullerThan = (own: Field, { fields }: RecordSet): Field | undefined =>
  own.nameFrom === "class" && own.type === "text" && isPlain(own.path)
    ? fields.find(
        (field) =>
          field.path === `${own.path}=` &&
          field.type === "text" &&
          field.nameFrom === "class" &&
          sameName(field, own) &&
          field.fill > own.fill,
      )
    : undefined;
