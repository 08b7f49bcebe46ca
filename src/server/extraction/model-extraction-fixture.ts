import { openLedger } from "../../ai/index.ts";
import { noCorrections } from "../../domain/corrections.ts";
import type { ModelExtraction } from "./extract-with-model.ts";

type Asked = Pick<ModelExtraction, "ai" | "pool" | "snapshot" | "prompt">;

/** What is asked of a model where nobody corrects, waits or remembers anything. */
export const modelExtractionOf = (asked: Asked): ModelExtraction => ({
  ...asked,
  corrections: noCorrections,
  recordLimit: 100,
  caller: { ledger: openLedger },
  planned: null,
  keepPlan: async () => undefined,
  until: Infinity,
  goesOn: false,
  memories: () => ({ recall: async () => new Map(), keep: async () => undefined }),
});
