import type { Field } from "../../../../domain/survey.ts";
import type { Leftover } from "./leftover.ts";

/** A text without the code at its beginning or end is for those who ask for that code too; else it stays whole: `1147 - Malecón`. */
export const wholeCodes: Leftover = {
  name: "the code of a name that it stands before, where it was not asked for by itself",
  give: ({ bindings, used }, { set }) => ({
    used,
    bindings: bindings.map((binding) => {
      const line = lineWithCode(binding.field, set.fields);
      const isAlone = bindings.every(({ field }) => field === binding.field || !isOf(field, line));
      return line && isAlone ? { ...binding, field: line } : binding;
    }),
  }),
};

/** The line that a text was cut from, where what was cut off is a code. */
function lineWithCode(text: Field | null, fields: readonly Field[]): Field | undefined {
  const place = /^(.*[^=])\|text\d$/.exec(text?.path ?? "")?.[1];
  const hasCode = place !== undefined && fields.some(({ path }) => path === `${place}|code`);
  return hasCode ? fields.find(({ path }) => path === place) : undefined;
}

const isOf = (field: Field | null, line: Field | undefined): boolean =>
  field !== null && line !== undefined && (field.path === line.path || field.path.startsWith(`${line.path}|`));
