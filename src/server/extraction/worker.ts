import { parentPort } from "node:worker_threads";
import { cutReading, listPassages, type Page, planFromPrompt, surveyPage } from "../../extract/index.ts";
import { framesOf } from "../error-frames.ts";
import { runPlanned, sketchPage } from "./answer-directly.ts";
import { holdLastPage } from "./hold-last-page.ts";
import type { Answer, Question } from "./messages.ts";

const port = parentPort;
if (!port) throw new Error("runs only as a worker");

const lastPage = holdLastPage();

port.on("message", (question: Question) => port.postMessage(answer(question)));

function answer(question: Question): Answer {
  try {
    return answerAbout(lastPage(question.snapshot), question);
  } catch (error) {
    return { failed: error instanceof Error ? framesOf(error) : "unknown" };
  }
}

function answerAbout(page: Page, question: Question): Answer {
  if (question.ask === "survey") return { survey: surveyPage(page) };
  if (question.ask === "sketch") {
    return { sketch: sketchPage(page, question) };
  }
  if (question.ask === "passages") return { passages: listPassages(page) };
  if (question.ask === "cut") {
    return { extraction: cutReading(page, listPassages(page), question.reading, question) };
  }
  if (question.ask === "run") return { analysis: runPlanned(page, question) };
  const planned = planFromPrompt(page, question.prompt, question.corrections);
  return { analysis: runPlanned(page, { ...question, planned }) };
}
