import { z } from "zod";

export const PickAnswer = z.object({
  code: z.string().nullable().describe("one of the codes offered; null when none fits"),
});
