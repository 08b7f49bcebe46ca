import { z } from "zod";

export const ExplainAnswer = z.object({
  sentences: z.array(
    z.object({ text: z.string(), facts: z.array(z.string()).describe("ids of the facts it rests on, such as F3") }),
  ),
});
