import { z } from "zod";

/** One value for each numbered text. */
export const FillAnswer = z.object({ values: z.array(z.object({ n: z.number().int(), value: z.string() })) });
export type FillAnswer = z.infer<typeof FillAnswer>;
