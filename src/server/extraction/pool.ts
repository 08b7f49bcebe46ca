import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Extraction } from "../../domain/extraction.ts";
import type { Passage, Reading } from "../../domain/skeleton.ts";
import type { Snapshot } from "../../domain/snapshot.ts";
import type { Survey } from "../../domain/survey.ts";
import { AppError } from "../errors.ts";
import type { Analysis, Answer, PlannedRun, Question, Sketch, Wanted } from "./messages.ts";

/** A thread sees nothing of the environment but where compiled code is kept: it starts in half the time. */
const compiledIn = getCompileCacheDir();
const compiledCode = compiledIn === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiledIn) };
/** A page that takes longer is too large for us, however soon its site answered. */
const usualTimeoutMs = 30_000;
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

type Task = {
  readonly question: Question;
  settle(answer: Answer | AppError): void;
  /** Ends it where it is: in line, or in its thread. */
  cancel(): void;
};

export function openExtractionPool(size: number, timeoutMs = usualTimeoutMs): ExtractionPool {
  const idle: Worker[] = [];
  const alive = new Set<Worker>();
  const waiting: Task[] = [];
  const running = new Set<Task>();
  let isClosed = false;

  const leave = (worker: Worker): void => {
    alive.delete(worker);
    if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1);
  };

  const start = (): Worker => {
    const worker = new Worker(new URL("worker.ts", import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      env: compiledCode,
    });
    worker.unref();
    alive.add(worker);
    // Without a listener of its own, a thread that fails while it has no task would end the process.
    worker.on("error", () => leave(worker));
    worker.on("exit", () => leave(worker));
    return worker;
  };

  const next = (): void => {
    if (waiting.length === 0 || isClosed) return;
    const worker = idle.pop() ?? (alive.size < size ? start() : null);
    const task = worker && waiting.shift();
    if (task) run(worker, task);
  };

  const run = (worker: Worker, task: Task): void => {
    worker.ref();
    running.add(task);
    const finish = (answer: Answer | AppError, reuse: boolean): void => {
      clearTimeout(timer);
      running.delete(task);
      worker.off("message", onAnswer).off("error", onError);
      worker.unref();
      if (reuse) {
        idle.push(worker);
      } else {
        leave(worker);
        void worker.terminate();
      }
      task.settle(answer);
      next();
    };
    const onAnswer = (answer: Answer): void => finish(answer, true);
    const onError = (): void => finish(tooHeavy(), false);
    task.cancel = () => finish(cancelled(), false);
    const timer = setTimeout(() => finish(tooHeavy(), false), timeoutMs);
    worker.once("message", onAnswer);
    worker.once("error", onError);
    worker.postMessage(task.question);
  };

  const ask = (question: Question, signal?: AbortSignal): Promise<Answer> =>
    new Promise((resolve, reject) => {
      if (isClosed || signal?.aborted) throw cancelled();
      const stop = (): void => task.cancel();
      const task: Task = {
        question,
        settle: (answer) => {
          signal?.removeEventListener("abort", stop);
          if (answer instanceof AppError) reject(answer);
          else if ("failed" in answer)
            reject(Object.assign(new Error("the page could not be read"), { stack: answer.failed }));
          else resolve(answer);
        },
        cancel: () => {
          waiting.splice(waiting.indexOf(task), 1);
          task.settle(cancelled());
        },
      };
      signal?.addEventListener("abort", stop);
      waiting.push(task);
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
      isClosed = true;
      const workers = [...alive];
      for (const task of [...waiting, ...running]) task.cancel();
      await Promise.all(workers.map((worker) => worker.terminate()));
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

const cancelled = (): AppError => new AppError("CANCELLED", "Cancelled");

const tooHeavy = (): AppError =>
  new AppError("PAGE_TOO_LARGE", "Sorry we couldn't find the Data you are looking for, please try again");
