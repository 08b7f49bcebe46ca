import type { BestOf } from "../../../domain/plan.ts";
import type { Field, RecordSet } from "../../../domain/survey.ts";
import { bindColumns } from "../binding/bind.ts";
import { bindInFull } from "../binding/bind-in-full.ts";
import type { AskedBestOf } from "../parsing/order/parse-best-of.ts";
import { type BoundSort, planSort } from "./plan-sort.ts";

export type BoundBestOf = {
  readonly group: { readonly field: Field; readonly words: string };
  readonly by: BoundSort | null;
  readonly count: BestOf["count"];
};

/** The groups that a set can be cut into and what makes the best of each; null where it tells one of both not. */
export function planBestOf(set: RecordSet, { group, sort, count }: AskedBestOf): BoundBestOf | null {
  const field = bindColumns(set, [group])[0]?.field ?? bindInFull(set, [group])[0]?.field;
  const [by = null] = planSort(set, sort);
  return field && (by || sort.length === 0) ? { group: { field, words: group.title }, by, count } : null;
}
