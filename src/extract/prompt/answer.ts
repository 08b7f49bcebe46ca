import type { RecordSet } from "../../domain/survey.ts";
import type { PlannedFilters } from "./conditions/plan-filters.ts";
import type { BoundBestOf } from "./order/plan-best-of.ts";
import type { BoundSort } from "./order/plan-sort.ts";
import type { Request } from "./parsing/parse.ts";
import type { Shown } from "./shown/shown.ts";

/** What a set has of what a request asks for. */
export type Answer = {
  readonly set: RecordSet;
  readonly request: Request;
  readonly conditions: PlannedFilters;
  readonly sort: readonly BoundSort[];
  readonly bestOf: BoundBestOf | null;
  readonly shown: Shown;
};
