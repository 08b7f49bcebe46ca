import { parentPort } from "node:worker_threads";
import type { PlannedExtraction } from "../../domain/plan.ts";
import {
  cutReading,
  listPassages,
  makeSkeleton,
  openPage,
  type Page,
  planFromPrompt,
  runPlan,
  surveyPage,
} from "../../extract/index.ts";
import type { Analysis, Answer, Question } from "./messages.ts";

const port = parentPort;
if (!port) throw new Error("runs only as a worker");

port.on("message", (question: Question) => port.postMessage(answer(question)));

function answer(question: Question): Answer {
  try {
    return answerAbout(openPage(question.snapshot), question);
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : "unknown" };
  }
}

function answerAbout(page: Page, question: Question): Answer {
  if (question.ask === "survey") return { survey: surveyPage(page) };
  if (question.ask === "sketch") {
    return { sketch: { survey: surveyPage(page), skeleton: makeSkeleton(page, question.prompt) } };
  }
  if (question.ask === "passages") return { passages: listPassages(page) };
  if (question.ask === "cut") {
    return { extraction: cutReading(page, listPassages(page), question.reading, question) };
  }
  const planned = question.ask === "run" ? question.planned : planFromPrompt(surveyPage(page), question.prompt);
  return { analysis: run(page, planned, question.recordLimit) };
}

function run(page: Page, planned: PlannedExtraction, recordLimit: number): Analysis {
  const result = runPlan(page, planned, { recordLimit });
  if (!result.ok) return { ok: false, reason: result.reason };
  if (result.extraction.rows.length === 0) return { ok: false, reason: "empty" };
  return { ok: true, planned, extraction: result.extraction };
}
