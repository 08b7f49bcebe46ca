import { z } from "zod";
import { ValueType } from "../../../domain/survey.ts";

/** Places of words; no value of the page can be typed here. */
export const ReadAnswer = z.object({
  columns: z.array(
    z.object({
      asked: z.string().describe("the words of the request that ask for this, copied from it"),
      title: z.string().describe("name of the column, in the words of the request"),
      type: ValueType,
    }),
  ),
  records: z.array(
    z
      .array(z.object({ column: z.number().int(), from: z.number().int(), to: z.number().int() }))
      .describe("for each value its column, counted from 0, and the numbers of its first and last word"),
  ),
});
export type ReadAnswer = z.infer<typeof ReadAnswer>;
