import { z } from "zod";
import { Corrections } from "../../../domain/corrections.ts";

/** What a saved result hands over to its page: the prompt to be changed, with corrections the question to be asked at once. */
export const AskedAgain = z.object({ prompt: z.string(), corrections: Corrections.optional() });
export type AskedAgain = z.infer<typeof AskedAgain>;
