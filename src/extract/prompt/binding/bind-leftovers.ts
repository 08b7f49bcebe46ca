import type { Field, RecordSet } from "../../../domain/survey.ts";
import { settleConcepts } from "./settle-concepts.ts";
import { isPartOfHeading } from "./adjustments/whole-heading.ts";
import { wholePlace } from "./adjustments/whole-place.ts";
import type { Asked, Binding, Bound } from "./bindings.ts";
import type { Progress } from "./leftovers/leftover.ts";
import { leftovers } from "./leftovers/leftovers.ts";

/**
 * Second thoughts for what nothing answered by name, type and shape: what is left over goes to what it could be. Weak: between sets
 * such columns count as served, not by how well they are.
 */
export function bindLeftovers(
  set: RecordSet,
  asked: readonly Asked[],
  { bindings, common }: Bound,
): readonly Binding[] {
  const told = [...bindings.flatMap(({ field }) => field ?? []), ...common];
  const isTold = (field: Field): boolean =>
    told.some((other) => other.id === field.id || isPartOfHeading(field, other));
  const used = new Set(set.fields.filter(isTold).map(({ id }) => id));
  const first: Progress = { bindings, used };
  const everything = settleConcepts(asked);
  const given = leftovers.reduce((progress, { give }) => give(progress, { set, asked: everything, common }), first);
  return wholePlace.adjust(given.bindings, { set, asked: everything, told: asked.length, pairs: [] });
}
