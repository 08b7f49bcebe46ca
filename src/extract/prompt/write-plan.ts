import type {
  BestOf,
  Column,
  Condition,
  FieldRef,
  Filter,
  Plan,
  PlannedExtraction,
  Sort,
  Understood,
} from "../../domain/plan.ts";
import type { Field, RecordSet } from "../../domain/survey.ts";
import { bindColumns } from "./binding/bind.ts";
import type { Binding } from "./binding/bindings.ts";
import type { BoundCondition, BoundFilter } from "./conditions/bound-filter.ts";
import type { PlannedFilters } from "./conditions/plan-filters.ts";
import { unreadOf } from "./conditions/unread-restrictions.ts";
import type { BoundBestOf } from "./order/plan-best-of.ts";
import type { BoundSort } from "./order/plan-sort.ts";
import type { AskedColumn } from "./parsing/asked.ts";
import type { Request } from "./parsing/parse.ts";
import { defaultFields, defaultTitles } from "./shown/default-fields.ts";
import type { Shown } from "./shown/shown.ts";
import { uniqueTitles } from "../../domain/unique-titles.ts";

const maxDefaultColumns = 16;
const maxAlternatives = 4;

/** What a set has of what a request asks for. */
export type Answer = {
  readonly set: RecordSet;
  readonly request: Request;
  readonly conditions: PlannedFilters;
  readonly sort: readonly BoundSort[];
  readonly bestOf: BoundBestOf | null;
  readonly shown: Shown;
};

const reference = (field: Field): FieldRef => ({ name: field.name, path: field.path, type: field.type });

const condition = ({ field, op, value }: BoundCondition): Condition => ({ field: reference(field), op, value });
const plannedFilter = ({ or, ...first }: BoundFilter): Filter => ({
  ...condition(first),
  ...(or ? { or: or.map(condition) } : {}),
});

const plannedSort = ({ field, direction }: BoundSort): Sort => ({ field: reference(field), direction });
const plannedBestOf = ({ group, by, count }: BoundBestOf): BestOf => ({
  groupBy: reference(group.field),
  by: by && plannedSort(by),
  count,
});

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

/** What a person is told of how the request was understood. */
const tellUnderstood = (
  { set, request, conditions, sort, bestOf, shown: { asked, bindings } }: Answer,
  others: readonly RecordSet[],
): Understood => ({
  set: set.id,
  columns: asked.map(({ title, called, concept }, i) => ({
    asked: called ?? title,
    means: concept?.id ?? "field",
    field: bindings[i]?.field?.name ?? null,
  })),
  filters: conditions.bound.map(({ asked: words, op, field, or }) =>
    or ? { asked: words, means: "any-of", field: null } : { asked: words, means: op, field: field.name },
  ),
  notFound: [
    ...asked.flatMap((column, i) => (bindings[i]?.field ? unreadOf(column, bindings[i].field) : [column.title])),
    ...conditions.notFound,
    ...(sort.length === 0 && request.sort.length > 0 ? [request.sortAsked] : []),
    ...(request.bestOf && !bestOf ? [request.bestOf.asked] : []),
  ],
  alternatives: others.slice(0, maxAlternatives).map((other) => ({
    set: other.id,
    why: other.sameRecordsAs.includes(set.id) ? "same-records" : "other-list",
  })),
});

function plannedAggregate({ aggregate }: Request, { asked, bindings }: Shown): Plan["aggregate"] {
  if (!aggregate) return null;
  const { order } = aggregate;
  const fieldOf = (column: AskedColumn | null): Field | null =>
    bindings[asked.findIndex(({ title }) => title === column?.title)]?.field ?? null;
  const bound = aggregate.figures.filter(({ measured }) => !measured || fieldOf(measured));
  const [first, ...more] = bound.map(({ op, measured }) => {
    const field = fieldOf(measured);
    return { op, field: field ? reference(field) : null };
  });
  if (!first) return null;
  const group = fieldOf(aggregate.group);
  const figure = bound.findIndex((one) => one === aggregate.figures[order?.figure ?? -1]);
  return {
    ...first,
    groupBy: group ? reference(group) : null,
    ...(more.length > 0 ? { more } : {}),
    ...(group && order && figure >= 0 ? { order: { figure, direction: order.direction } } : {}),
  };
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

function askedColumns(asked: readonly AskedColumn[], bindings: readonly Binding[]): Column[] {
  const titles = uniqueTitles(asked.map(({ title, called }) => called ?? title));
  return asked.map(({ concept }, i) => {
    const field = bindings[i]?.field;
    const title = titles[i] ?? "";
    return field
      ? { title, from: { field: reference(field) }, as: field.type }
      : { title, from: { missing: true }, as: concept?.types[0] ?? "text" };
  });
}

function defaultColumns(set: RecordSet, without: readonly AskedColumn[]): Column[] {
  const unwanted = new Set(bindColumns(set, without).map(({ field }) => field?.id));
  const fields = defaultFields(set)
    .filter(({ id }) => !unwanted.has(id))
    .slice(0, maxDefaultColumns);
  const titles = defaultTitles(set, fields);
  return fields.map((field, i) => ({
    title: titles[i] ?? field.name,
    from: { field: reference(field) },
    as: field.type,
  }));
}
