import type { Field } from "../../../../domain/survey.ts";
import { replaceEach } from "../adjustments/adjustment.ts";
import type { Leftover } from "./leftover.ts";

/** A text without the code at its beginning or end is for those who ask for that code too; else it stays whole: `1147 - Malecón`. */
export const wholeCodes: Leftover = {
  name: "the code of a name that it stands before, where it was not asked for by itself",
  give: ({ bindings, used }, { set }) => ({
    used,
    bindings: replaceEach(bindings, (text) => {
      const line = lineWithCode(text, set.fields);
      const isAlone = bindings.every(({ field }) => field === text || !isOf(field, line));
      return isAlone ? line : undefined;
    }),
  }),
};

/** The line that a text was cut from, where what was cut off is a code. */
function lineWithCode({ path }: Field, fields: readonly Field[]): Field | undefined {
  const place = /^(.*[^=])\|text\d$/.exec(path)?.[1];
  const hasCode = place !== undefined && fields.some((code) => code.path === `${place}|code`);
  return hasCode ? fields.find((line) => line.path === place) : undefined;
}

const isOf = (field: Field | null, line: Field | undefined): boolean =>
  field !== null && line !== undefined && (field.path === line.path || field.path.startsWith(`${line.path}|`));
