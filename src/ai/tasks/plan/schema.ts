import { z } from "zod";
import { Aggregate, Filter, Inference, Sort } from "../../../domain/plan.ts";

const asked = z.string();
const field = z.string();
/** Id of a field, or of an `infer` column. What the instruction says is not said again for each key. */
const ground = z.string();
const { direction } = Sort.shape;
const { op, per } = Aggregate.shape;

/** What a model answers: ids of the skeleton and words of the request, nothing else that could carry text. */
export const PlanAnswer = z.object({
  set: z.string().nullable().describe("id of the record set; null when none of them holds what is asked for"),
  columns: z.array(
    z.object({
      asked,
      title: z.string().describe("name of the column, in the words of the request"),
      field: field.nullable().describe("null when the set has no such field, or when `infer` is given"),
      orElse: field.nullable(),
      infer: z.object({ task: Inference.shape.task, of: z.array(field) }).nullable(),
    }),
  ),
  filters: z.array(
    z.object({ asked, field: ground, op: Filter.shape.op, values: z.array(z.string()), or: z.boolean().nullable() }),
  ),
  sort: z.array(z.object({ asked, field: ground, direction })),
  distinct: z.boolean(),
  limit: z.number().int().nullable(),
  aggregate: z
    .object({
      asked,
      op,
      field: ground.nullable(),
      more: z.array(z.object({ asked, op, field: ground.nullable() })),
      groupBy: ground.nullable(),
      per: per.unwrap().nullable(),
      order: z.object({ asked, figure: z.number().int(), direction }).nullable(),
    })
    .nullable(),
  bestOf: z.object({ asked, groupBy: ground, by: ground.nullable(), direction, count: z.number().int() }).nullable(),
});
export type PlanAnswer = z.infer<typeof PlanAnswer>;
