import type { Cell } from "../../domain/extraction.ts";
import type { BestOf, Ground } from "../../domain/plan.ts";
import { groupRows } from "./group-rows.ts";
import type { Measure } from "./measures.ts";
import { sortRows } from "./sort-rows.ts";

/** The best records of each group, groups in the order of the page. One whose figure is missing is the best only where no other has it. */
export const bestOfGroups = (
  { groupBy, by, count }: BestOf,
  rows: readonly number[],
  read: (field: Ground, row: number) => Cell,
  measure: (field: Ground, rows: readonly number[]) => readonly Measure[],
): number[] =>
  [...groupRows(rows, (row) => read(groupBy, row)).values()].flatMap((members) =>
    sortRows(members, by ? [by] : [], read, measure).slice(0, count),
  );
