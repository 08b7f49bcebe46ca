import type { BestOf, Condition, FieldRef, Filter, Sort } from "../../domain/plan.ts";
import type { Field } from "../../domain/survey.ts";
import type { BoundCondition, BoundFilter } from "./conditions/bound-filter.ts";
import type { BoundBestOf } from "./order/plan-best-of.ts";
import type { BoundSort } from "./order/plan-sort.ts";

/** What is bound to fields, as a plan refers to them: by name, path and type, so that it runs over the page of tomorrow. */
export const reference = (field: Field): FieldRef => ({ name: field.name, path: field.path, type: field.type });

const condition = ({ field, op, value }: BoundCondition): Condition => ({ field: reference(field), op, value });
export const plannedFilter = ({ or, ...first }: BoundFilter): Filter => ({
  ...condition(first),
  ...(or ? { or: or.map(condition) } : {}),
});

export const plannedSort = ({ field, direction }: BoundSort): Sort => ({ field: reference(field), direction });
export const plannedBestOf = ({ group, by, count }: BoundBestOf): BestOf => ({
  groupBy: reference(group.field),
  by: by && plannedSort(by),
  count,
});
