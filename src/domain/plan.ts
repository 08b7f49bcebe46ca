import { z } from "zod";
import { ModelUse } from "./model-use.ts";
import { NodePath, RecordSetKind, ValueType } from "./survey.ts";

export const Scalar = z.union([z.string(), z.number(), z.boolean()]);
export type Scalar = z.infer<typeof Scalar>;

/** Names a record set so that it can be found again on a later snapshot of the page. */
export const SetRef = z.object({
  kind: RecordSetKind,
  path: NodePath,
  signature: z.string(),
  heading: z.string().nullable(),
  fieldNames: z.array(z.string()),
});
export type SetRef = z.infer<typeof SetRef>;

export const FieldRef = z.object({
  name: z.string(),
  path: NodePath,
  type: ValueType,
  /** What the page's table calls the field, where that is another name. */
  shownAs: z.string().optional(),
});
export type FieldRef = z.infer<typeof FieldRef>;

/** A column that only a model can fill. It is marked as inferred wherever it is shown. */
export const Inference = z.object({
  task: z.enum(["category", "sentiment", "translation", "yes-no", "summary"]),
  of: z.array(FieldRef),
  instruction: z.string(),
  /** Values that the request names, to be used where they fit. */
  labels: z.array(z.string()).optional(),
});
export type Inference = z.infer<typeof Inference>;

export const Column = z.object({
  title: z.string(),
  from: z.union([
    /** `orElse` stands in where a record lacks the field. */
    z.object({ field: FieldRef, orElse: FieldRef.optional() }),
    z.object({ infer: Inference }),
    z.object({ missing: z.literal(true) }),
  ]),
  as: ValueType,
});
export type Column = z.infer<typeof Column>;

/** A column of the plan that a model fills (or a person has since given a field), named by its title. */
export const JudgedRef = z.object({ name: z.string(), type: ValueType, judged: z.literal(true) });
export type JudgedRef = z.infer<typeof JudgedRef>;

/** What a condition, an order or a figure rests on: a field of the page, or what a model judged of it. */
export const Ground = z.union([JudgedRef, FieldRef]);
export type Ground = z.infer<typeof Ground>;

/** One thing that a record is to meet. */
export const Condition = z.object({
  field: Ground,
  op: z.enum(["eq", "ne", "lt", "le", "gt", "ge", "between", "contains", "lacks", "starts", "present", "absent", "in"]),
  value: z.union([Scalar, z.array(Scalar)]).nullable(),
});
export type Condition = z.infer<typeof Condition>;

/** All filters of a plan are to be met; of a filter and what stands in `or` beside it, one is enough. */
export const Filter = Condition.extend({ or: z.array(Condition).optional() });
export type Filter = z.infer<typeof Filter>;

/** A filter and its alternatives, one after the other. */
export const conditionsOf = ({ or = [], ...first }: Filter): Condition[] => [first, ...or];

export const Sort = z.object({ field: Ground, direction: z.enum(["ascending", "descending"]) });
export type Sort = z.infer<typeof Sort>;

const Figure = z.object({
  op: z.enum(["count", "sum", "average", "minimum", "maximum"]),
  field: Ground.nullable(),
});

const Direction = Sort.shape.direction;

/** The best records of each group: "the two cheapest of each brand". The groups keep the order of the page. */
export const BestOf = z.object({
  groupBy: Ground,
  /** What makes a record the best; without it the page's order does. Of equals the first on the page comes first. */
  by: Sort.nullable(),
  /** How many of each group. */
  count: z.number().int().positive(),
});
export type BestOf = z.infer<typeof BestOf>;

export const Aggregate = Figure.extend({
  groupBy: Ground.nullable(),
  /** Days are put together by the year or the month that they are in. */
  per: z.enum(["year", "month"]).optional(),
  /** Order of the groups by one of their figures, counted from 0; the plan's limit then counts groups. */
  order: z.object({ figure: z.number().int().nonnegative(), direction: Direction }).optional(),
  /** Further figures of the same groups: "how many, and the average price". */
  more: z.array(Figure).optional(),
});
export type Aggregate = z.infer<typeof Aggregate>;

/** What to make of a page: written by rules or by a model, run by one executor, kept with the result, run again later. */
export const Plan = z.object({
  set: SetRef,
  columns: z.array(Column),
  where: z.array(Filter),
  sort: z.array(Sort),
  /** Column titles whose values together identify a record. */
  distinctBy: z.array(z.string()),
  limit: z.number().int().positive().nullable(),
  aggregate: Aggregate.nullable(),
  /** Chosen after the filters, before order and limit. */
  bestOf: BestOf.optional(),
});
export type Plan = z.infer<typeof Plan>;

/** The type of each column's values, by title. */
export const columnTypes = (plan: Plan | null): ReadonlyMap<string, ValueType> =>
  new Map(plan?.columns.map(({ title, as }) => [title, as]));

/** Whether rows, their order or a figure depend on what a model judges. */
export function restsOnJudgement(plan: Plan): boolean {
  const judged = new Set(plan.columns.flatMap(({ title, from }) => ("infer" in from ? [title] : [])));
  return groundsOf(plan).some((ground) => "judged" in ground && judged.has(ground.name));
}

/** All that conditions, orders, groups and figures rest on. */
export const groundsOf = ({ where, sort, aggregate, bestOf }: Plan): Ground[] =>
  [
    ...[...where.flatMap(conditionsOf), ...sort].map(({ field }) => field),
    bestOf?.groupBy,
    bestOf?.by?.field,
    aggregate?.field,
    ...(aggregate?.more ?? []).map(({ field }) => field),
    aggregate?.groupBy,
  ].flatMap((ground) => ground ?? []);

/** What a model judged, for each column that it fills: the value by the text that it was judged from. */
export type Judgements = ReadonlyMap<string, ReadonlyMap<string, Scalar>>;

/** One thing the prompt asked for and what it was taken to mean. */
export const Asked = z.object({ asked: z.string(), means: z.string(), field: z.string().nullable() });
export type Asked = z.infer<typeof Asked>;

/** What the planner understood, as data, so that the screen can show and correct it. */
export const Understood = z.object({
  /** Id of the record set that was taken; absent in results of former versions, null where there was none to take. */
  set: z.string().nullable().optional(),
  columns: z.array(Asked),
  filters: z.array(Asked),
  notFound: z.array(z.string()),
  alternatives: z.array(z.object({ set: z.string(), why: z.string() })),
  /** Figures in several currencies or kinds of units (null: in none), in the order in which they were kept apart. */
  keptApart: z
    .array(z.object({ field: z.string(), measures: z.array(z.string().nullable()), by: z.enum(["order", "figure"]) }))
    .optional(),
  /** Absent where no language model is configured. */
  modelUse: ModelUse.optional(),
});
export type Understood = z.infer<typeof Understood>;

export type PlannedExtraction = { readonly plan: Plan; readonly understood: Understood };

/** How the values of one column were had, by the plan that made them. */
export function plannedBasis(plan: Plan | null, title: string): "page" | "computed" | "inferred" {
  const from = plan?.columns.find((column) => column.title === title)?.from;
  if (plan?.aggregate) return "computed";
  return from && "infer" in from ? "inferred" : "page";
}
