import { Worker } from "node:worker_threads";
import type { Extraction } from "../../domain/extraction.ts";
import type { Passage, Reading } from "../../domain/skeleton.ts";
import type { Snapshot } from "../../domain/snapshot.ts";
import type { Survey } from "../../domain/survey.ts";
import { AppError } from "../errors.ts";
import type { Analysis, Answer, PlannedRun, Question, Sketch, Wanted } from "./messages.ts";

const timeoutMs = 30_000;
const memoryMb = 400;

/** The extraction engine in threads that can be killed: no page can hold up or bring down the process. */
export type ExtractionPool = {
  survey(snapshot: Snapshot, signal?: AbortSignal): Promise<Survey>;
  /** Plans by rules and runs the plan. */
  analyse(input: Wanted & { snapshot: Snapshot; recordLimit: number }, signal?: AbortSignal): Promise<Analysis>;
  sketch(input: Wanted & { snapshot: Snapshot }, signal?: AbortSignal): Promise<Sketch>;
  run(input: { snapshot: Snapshot } & PlannedRun, signal?: AbortSignal): Promise<Analysis>;
  listPassages(snapshot: Snapshot, signal?: AbortSignal): Promise<readonly Passage[]>;
  cut(input: { snapshot: Snapshot; reading: Reading; recordLimit: number }, signal?: AbortSignal): Promise<Extraction>;
  close(): Promise<void>;
};

type Waiting = { readonly question: Question; readonly signal?: AbortSignal; settle(answer: Answer | AppError): void };

export function openExtractionPool(size: number): ExtractionPool {
  const idle: Worker[] = [];
  const alive = new Set<Worker>();
  const waiting: Waiting[] = [];

  const start = (): Worker => {
    const worker = new Worker(new URL("worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      env: {},
    });
    worker.unref();
    alive.add(worker);
    worker.on("exit", () => {
      alive.delete(worker);
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
    });
    return worker;
  };

  const next = (): void => {
    const worker = idle.pop() ?? (alive.size < size ? start() : null);
    if (!worker) return;
    const task = waiting.shift();
    if (!task) {
      idle.push(worker);
      return;
    }
    run(worker, task);
  };

  const run = (worker: Worker, task: Waiting): void => {
    worker.ref();
    const finish = (answer: Answer | AppError, reuse: boolean): void => {
      clearTimeout(timer);
      worker.removeAllListeners("message").removeAllListeners("error");
      task.signal?.removeEventListener("abort", stop);
      worker.unref();
      if (reuse) {
        idle.push(worker);
      } else {
        alive.delete(worker);
        worker.on("error", () => undefined);
        void worker.terminate();
      }
      task.settle(answer);
      next();
    };
    const stop = (): void => finish(new AppError("CANCELLED", "Cancelled"), false);
    const timer = setTimeout(() => finish(tooHeavy("PAGE_TIMEOUT"), false), timeoutMs);
    task.signal?.addEventListener("abort", stop);
    worker.once("message", (answer: Answer) => finish(answer, true));
    worker.once("error", () => finish(tooHeavy("PAGE_TOO_LARGE"), false));
    worker.postMessage(task.question);
  };

  const ask = (question: Question, signal?: AbortSignal): Promise<Answer> =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted();
      waiting.push({
        question,
        signal,
        settle: (answer) => {
          if (answer instanceof AppError) reject(answer);
          else if ("failed" in answer) reject(new Error(answer.failed));
          else resolve(answer);
        },
      });
      next();
    });

  return {
    survey: async (snapshot, signal) => pick("survey", await ask({ ask: "survey", snapshot }, signal)),
    analyse: async (input, signal) => pick("analysis", await ask({ ask: "analyse", ...input }, signal)),
    sketch: async (input, signal) => pick("sketch", await ask({ ask: "sketch", ...input }, signal)),
    run: async (input, signal) => pick("analysis", await ask({ ask: "run", ...input }, signal)),
    listPassages: async (snapshot, signal) => pick("passages", await ask({ ask: "passages", snapshot }, signal)),
    cut: async (input, signal) => pick("extraction", await ask({ ask: "cut", ...input }, signal)),
    async close() {
      await Promise.all([...alive].map((worker) => worker.terminate()));
    },
  };
}

type Parts = Exclude<Answer, { failed: string }>;
type PartOf<K extends string> = Extract<Parts, Record<K, unknown>> extends Record<K, infer V> ? V : never;

/** The part of an answer that the question asked for. */
function pick<K extends "survey" | "analysis" | "sketch" | "passages" | "extraction">(
  part: K,
  answer: Answer,
): PartOf<K> {
  if (part in answer) return (answer as Record<K, PartOf<K>>)[part];
  throw new Error(`${part} was asked for`);
}

const tooHeavy = (code: "PAGE_TIMEOUT" | "PAGE_TOO_LARGE"): AppError =>
  new AppError(code, "Sorry we couldn't find the Data you are looking for, please try again");
