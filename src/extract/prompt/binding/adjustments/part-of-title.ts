import type { Field } from "../../../../domain/survey.ts";
import { type Binding, boundTitle, isBound } from "../bindings.ts";
import { isWhole, isWithin } from "../field-path.ts";
import type { Adjustment, Situation } from "./adjustment.ts";

const minFill = 0.8;
/** Parts that recur more give way to what stands elsewhere. */
const minTold = 0.5;
/** From these on, a part that is the same in all is a word for something: `Vídeo`. */
const fewRecords = 3;

/**
 * A title that is made of several parts, one of which was asked for by itself, is the largest of the others; where they recur, what
 * stands elsewhere.
 */
export const partOfTitle: Adjustment = {
  name: "the rest of a title of which a part was asked for by itself",
  adjust: (bindings, situation) => {
    const { set, asked } = situation;
    const title = boundTitle(asked, bindings);
    if (!title || title.field.path.includes("|")) return bindings;
    const { column, field: whole, score } = title;
    const parts = set.fields.filter(({ path }) => isPart(path, whole.path));
    const left = parts.filter((part) => !isBound(part, bindings));
    if (left.length === parts.length) return bindings;
    const telling = left.filter(({ distinct }) => distinct > 1 || set.count < fewRecords);
    const best = telling.toSorted((a, b) => b.distinct * b.fill - a.distinct * a.fill)[0];
    const elsewhere = findElsewhere(whole, column, bindings, situation);
    if (best && best.fill >= minFill && (!elsewhere || best.distinct >= set.count * best.fill * minTold))
      return bindings.with(column, { field: best, score });
    if (!isWhole(whole.path)) return bindings;
    if (elsewhere) return bindings.with(column, elsewhere);
    return left.length > 0 && telling.length === 0 ? bindings.with(column, { field: null, score: 0 }) : bindings;
  },
};

const isPart = (path: string, whole: string): boolean =>
  isWhole(whole) ? isWithin(path, whole) : path.startsWith(`${whole}|(`);

/** The next best field for the title that neither is bound nor holds what is. */
function findElsewhere(
  whole: Field,
  title: number,
  bindings: readonly Binding[],
  { pairs }: Situation,
): Binding | undefined {
  const holdsBound = ({ path }: Field): boolean =>
    bindings.some(({ field }) => field !== null && isWithin(field.path, path));
  const found = pairs.find(
    ({ column, field }) =>
      column === title && !isPart(field.path, whole.path) && !isBound(field, bindings) && !holdsBound(field),
  );
  return found && { field: found.field, score: found.score };
}
