import { z } from "zod";
import type { Ask, Asked } from "../ask.ts";
import { openLedger } from "../ledger.ts";

const Ready = z.object({ ready: z.boolean() });

/** One tiny call: whether key, address and model are right. */
export const checkModel = (ask: Ask, signal?: AbortSignal): Promise<Asked<{ ready: boolean }>> =>
  ask(
    {
      task: "check",
      system: 'Answer with the JSON object {"ready":true}.',
      prompt: "Are you ready?",
      schema: Ready,
      maxOutputTokens: 200,
    },
    { ledger: openLedger, signal },
  );
