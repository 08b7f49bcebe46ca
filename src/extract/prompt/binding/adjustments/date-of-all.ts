import type { Field } from "../../../../domain/survey.ts";
import { type Binding, boundTitle, isBound } from "../bindings.ts";
import type { Adjustment, Situation } from "./adjustment.ts";

const nearlyAll = 0.95;
/** What is cut out of words at a date, and the words before it. */
const datePiece = /\|date$/;

/**
 * A date in the words of some records, the title perhaps, gives way to the one that all of them show elsewhere: `Orden del día del
 * 3 de mayo` below `3 may 2025`. Those words are whole again.
 */
export const dateOfAll: Adjustment = {
  name: "the date of every record for one within words that some lack",
  adjust: (bindings, situation) =>
    bindings.reduce<readonly Binding[]>((bound, { field, score }, column) => {
      const other = field && fullerDate(field, column, bound, situation);
      if (!other) return bound;
      return withWholeTitle(bound.with(column, { field: other, score }), field, situation);
    }, bindings),
};

const fullerDate = (
  { type, path, fill }: Field,
  column: number,
  bindings: readonly Binding[],
  { pairs }: Situation,
): Field | undefined =>
  type === "date" && datePiece.test(path) && fill < nearlyAll
    ? pairs.find(
        (pair) =>
          pair.column === column &&
          pair.field.type === "date" &&
          pair.field.fill >= nearlyAll &&
          !isBound(pair.field, bindings),
      )?.field
    : undefined;

/** A title that was cut before the date is the whole line, where nothing else has it. */
function withWholeTitle(bindings: readonly Binding[], date: Field, { set, asked }: Situation): readonly Binding[] {
  const title = boundTitle(asked, bindings);
  const line = date.path.replace(datePiece, "");
  if (!title?.field.path.startsWith(`${line}|text`)) return bindings;
  const whole = set.fields.find(({ path }) => path === line);
  return whole && !isBound(whole, bindings)
    ? bindings.with(title.column, { field: whole, score: title.score })
    : bindings;
}
