import { openAi, openLedger, type ModelSettings } from "../ai/index.ts";
import type { Corrections } from "../domain/corrections.ts";
import type { Extraction } from "../domain/extraction.ts";
import type { PlannedExtraction } from "../domain/plan.ts";
import type { Snapshot } from "../domain/snapshot.ts";
import type { Survey } from "../domain/survey.ts";
import { openPage, surveyPage } from "../extract/index.ts";
import { answerDirectly } from "../server/extraction/answer-directly.ts";
import { extractWithModel } from "../server/extraction/extract-with-model.ts";
import type { FillMemories } from "../server/extraction/fill-inferred.ts";
import { tell } from "./output.ts";
import { CommandFailure } from "./problems.ts";
import { checkSet } from "./set-choice.ts";

type Extracted = { survey: Survey; planned: PlannedExtraction | null; extraction: Extraction };

const noMemory: FillMemories = () => ({ recall: async () => new Map(), keep: async () => undefined });

/** The configured model on pages opened in this process; the operator pays, so nothing is counted. */
export function openModelEngine(settings: ModelSettings) {
  const ai = openAi(settings);
  return async (
    snapshot: Snapshot,
    prompt: string,
    recordLimit: number,
    corrections: Corrections,
  ): Promise<Extracted> => {
    const page = openPage(snapshot);
    const survey = surveyPage(page);
    checkSet(survey, corrections);
    const result = await extractWithModel({
      ai,
      pool: answerDirectly(page),
      snapshot,
      prompt,
      corrections,
      recordLimit,
      caller: { ledger: openLedger },
      memories: noMemory,
      planned: null,
      keepPlan: async () => undefined,
      until: Number.POSITIVE_INFINITY,
      goesOn: false,
      progress: async ({ done, of }) => {
        if (done > 0) tell(`inferred: ${done} of ${of} rows`);
      },
    });
    if (!result.ok && result.reason === "filtered")
      throw new CommandFailure("no record meets the conditions of the request; leave one out");
    if (!result.ok) throw new CommandFailure(`${result.reason}; "sondeo survey" shows what the page holds`);
    return { survey, planned: result.planned, extraction: result.extraction };
  };
}
