import { parentPort } from "node:worker_threads";
import { openPage, planFromPrompt, runPlan, surveyPage } from "../../extract/index.ts";
import type { Analysis, Answer, Question } from "./messages.ts";

const port = parentPort;
if (!port) throw new Error("runs only as a worker");

port.on("message", (question: Question) => port.postMessage(answer(question)));

function answer(question: Question): Answer {
  try {
    return question.ask === "survey"
      ? { survey: surveyPage(openPage(question.snapshot)) }
      : { analysis: analyse(question) };
  } catch (error) {
    return { failed: error instanceof Error ? (error.stack ?? error.message) : "unknown" };
  }
}

function analyse(question: Question & { ask: "analyse" }): Analysis {
  const page = openPage(question.snapshot);
  const planned = planFromPrompt(surveyPage(page), question.prompt);
  const result = runPlan(page, planned, { recordLimit: question.recordLimit });
  if (!result.ok) return { ok: false, reason: result.reason };
  if (result.extraction.rows.length === 0) return { ok: false, reason: "empty" };
  return { ok: true, planned, extraction: result.extraction };
}
