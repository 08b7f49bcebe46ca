import { z } from "zod";
import { Aggregate, Filter, Inference, Sort } from "../../../domain/plan.ts";

const asked = z.string().describe("the words of the request that ask for this, copied from it");
const field = z.string().describe("id of a field, such as s1.f2");
const ground = z.string().describe("id of a field, such as s1.f2, or of an `infer` column, such as c2");

/** What a model answers: ids of the skeleton and words of the request, nothing else that could carry text. */
export const PlanAnswer = z.object({
  set: z.string().nullable().describe("id of the record set; null when none of them holds what is asked for"),
  columns: z.array(
    z.object({
      asked,
      title: z.string().describe("name of the column, in the words of the request"),
      field: field.nullable().describe("null when the set has no such field, or when `infer` is given"),
      infer: z.object({ task: Inference.shape.task, of: z.array(field) }).nullable(),
    }),
  ),
  filters: z.array(z.object({ asked, field: ground, op: Filter.shape.op, values: z.array(z.string()) })),
  sort: z.array(z.object({ asked, field: ground, direction: Sort.shape.direction })),
  distinct: z.boolean(),
  limit: z.number().int().nullable(),
  aggregate: z
    .object({ asked, op: Aggregate.shape.op, field: ground.nullable(), groupBy: ground.nullable() })
    .nullable(),
});
export type PlanAnswer = z.infer<typeof PlanAnswer>;
