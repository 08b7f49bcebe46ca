import { openAi, openLedger, type ModelSettings } from "../ai/index.ts";
import type { Extraction } from "../domain/extraction.ts";
import type { PlannedExtraction } from "../domain/plan.ts";
import type { Snapshot } from "../domain/snapshot.ts";
import type { Survey } from "../domain/survey.ts";
import {
  cutReading,
  listPassages,
  makeSkeleton,
  openPage,
  type Page,
  planFromPrompt,
  runPlan,
  surveyPage,
} from "../extract/index.ts";
import { extractWithModel } from "../server/extraction/extract-with-model.ts";
import type { FillMemories } from "../server/extraction/fill-inferred.ts";
import type { Analysis } from "../server/extraction/messages.ts";
import { CommandFailure } from "./problems.ts";

type Extracted = { survey: Survey; planned: PlannedExtraction | null; extraction: Extraction };

const noMemory: FillMemories = () => ({ recall: async () => new Map(), keep: async () => undefined });

/** The configured model on pages opened in this process; the operator pays, so nothing is counted. */
export function openModelEngine(settings: ModelSettings) {
  const ai = openAi(settings);
  return async (snapshot: Snapshot, prompt: string, recordLimit: number): Promise<Extracted> => {
    const page = openPage(snapshot);
    const survey = surveyPage(page);
    const result = await extractWithModel({
      ai,
      pool: answersOf(page),
      snapshot,
      prompt,
      recordLimit,
      caller: { ledger: openLedger },
      memories: noMemory,
    });
    if (!result.ok) throw new CommandFailure(`${result.reason}; "sondeo survey" shows what the page holds`);
    return { survey, planned: result.planned, extraction: result.extraction };
  };
}

const answersOf = (page: Page): Parameters<typeof extractWithModel>[0]["pool"] => ({
  sketch: async ({ prompt }) => ({ survey: surveyPage(page), skeleton: makeSkeleton(page, prompt) }),
  run: async ({ planned, recordLimit }) => run(page, planned, recordLimit),
  analyse: async ({ prompt, recordLimit }) => run(page, planFromPrompt(surveyPage(page), prompt), recordLimit),
  listPassages: async () => listPassages(page),
  cut: async ({ reading, recordLimit }) => cutReading(page, listPassages(page), reading, { recordLimit }),
});

function run(page: Page, planned: PlannedExtraction, recordLimit: number): Analysis {
  const result = runPlan(page, planned, { recordLimit });
  return result.ok ? { ok: true, planned, extraction: result.extraction } : { ok: false, reason: result.reason };
}
