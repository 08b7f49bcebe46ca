import type { Field, RecordSet, ValueType } from "../../../../domain/survey.ts";
import type { Binding } from "../bindings.ts";
import { isPlain } from "../field-path.ts";
import { withoutNumber } from "../names/field-words.ts";
import { isToldByPage } from "../samples.ts";
import type { Adjustment, Situation } from "./adjustment.ts";

/** What records often have several of, of which each may stand where another one does. */
const oftenSeveral: ReadonlySet<ValueType> = new Set(["date", "price"]);
/** Two fields that answer so nearly as well are as good. */
const nearlyAsGood = 0.8;

/** Of two dates or prices that the page does not tell apart, what was asked for first is the one that stands first. */
export const inOrderAsked: Adjustment = {
  name: "two dates or prices that nothing tells apart, in the order in which they were asked for",
  adjust: (bindings, situation) =>
    bindings
      .slice(0, situation.told)
      .reduce<readonly Binding[]>(
        (bound, _, first) =>
          bound.reduce<readonly Binding[]>(
            (settled, __, second) =>
              second > first && second < situation.told ? inOrder(settled, first, second, situation) : settled,
            bound,
          ),
        bindings,
      ),
};

function inOrder(
  bindings: readonly Binding[],
  first: number,
  second: number,
  { set, pairs }: Situation,
): readonly Binding[] {
  const [one, other] = [bindings[first], bindings[second]];
  if (!one?.field || !other?.field || !areAlike(one.field, other.field)) return bindings;
  if (placeIn(set, one.field) < placeIn(set, other.field)) return bindings;
  const scoreOf = (column: number, field: Field): number =>
    pairs.find((pair) => pair.column === column && pair.field.id === field.id)?.score ?? 0;
  const [firstScore, secondScore] = [scoreOf(first, other.field), scoreOf(second, one.field)];
  if (firstScore < one.score * nearlyAsGood || secondScore < other.score * nearlyAsGood) return bindings;
  return bindings
    .with(first, { field: other.field, score: firstScore })
    .with(second, { field: one.field, score: secondScore });
}

const placeIn = ({ fields }: RecordSet, field: Field): number => fields.findIndex(({ id }) => id === field.id);

const areAlike = (one: Field, other: Field): boolean =>
  one.type === other.type &&
  oftenSeveral.has(one.type) &&
  [one, other].every((field) => isPlain(field.path) && !isToldByPage(field)) &&
  withoutNumber(one.name) === withoutNumber(other.name);
