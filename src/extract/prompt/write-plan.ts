import type { Plan, PlannedExtraction } from "../../domain/plan.ts";
import type { RecordSet } from "../../domain/survey.ts";
import type { Answer } from "./answer.ts";
import type { Request } from "./parsing/parse.ts";
import { plannedAggregate } from "./plan-aggregate.ts";
import { plannedBestOf, plannedFilter, plannedSort } from "./references.ts";
import { askedColumns, defaultColumns } from "./shown/plan-columns.ts";
import { tellUnderstood } from "./tell-understood.ts";

/** The plan that an answer makes; `others` are the sets that may have been meant too. */
export function writePlan(answer: Answer, others: readonly RecordSet[]): PlannedExtraction {
  const { set, request, conditions, sort, bestOf, shown } = answer;
  const { asked, bindings } = shown;
  const columns = asked.length > 0 ? askedColumns(asked, bindings) : defaultColumns(set, request.without);
  const aggregate = plannedAggregate(request, shown);
  const isOrderLost = request.limit?.isOfSort === true && sort.length === 0 && !aggregate?.order;
  const plan: Plan = {
    set: {
      kind: set.kind,
      path: set.where,
      signature: set.signature,
      heading: set.name,
      fieldNames: set.fields.map((field) => field.name),
    },
    columns,
    where: conditions.bound.map(plannedFilter),
    sort: sort.map(plannedSort),
    distinctBy: request.distinct ? columns.map((column) => column.title) : [],
    limit: isOrderLost ? null : (request.limit?.count ?? null),
    aggregate,
    ...(bestOf ? { bestOf: plannedBestOf(bestOf) } : {}),
  };
  return { plan, understood: tellUnderstood(answer, others) };
}

/** The plan for a page without any set: all that was asked for is not found. */
export function emptyPlan(request: Request): PlannedExtraction {
  const plan: Plan = {
    set: { kind: "repeat", path: "/html[1]", signature: "", heading: null, fieldNames: [] },
    columns: askedColumns(request.columns, []),
    where: [],
    sort: [],
    distinctBy: [],
    limit: request.limit?.count ?? null,
    aggregate: null,
  };
  return {
    plan,
    understood: {
      set: null,
      columns: [],
      filters: [],
      notFound: request.columns.map(({ title }) => title),
      alternatives: [],
    },
  };
}
