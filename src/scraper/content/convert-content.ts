import { getCompileCacheDir } from "node:module";
import { dirname } from "node:path";
import { Worker } from "node:worker_threads";
import type { Conversion, Converted } from "./convert-worker.ts";

const noteStart = "converted from ";

/** The note of a snapshot that was no page before. */
export const convertedFrom = (mediaType: string): string => `${noteStart}${mediaType}`;
export const isConverted = (notes: readonly string[]): boolean => notes.some((note) => note.startsWith(noteStart));

/** A thread sees nothing of the environment but where compiled code is kept. */
const compiledIn = getCompileCacheDir();
const compiledCode = compiledIn === undefined ? {} : { NODE_COMPILE_CACHE: dirname(compiledIn) };
const memoryMb = 400;
/** Unpacked bytes lie outside the heap that a thread can be limited to, and are watched. */
const unpackedBytes = 600 * 1024 * 1024;
const lookEveryMs = 50;
const timeoutMs = 20_000;

/**
 * Content without markup as a page of tables. It is read in a thread of its own with limits on memory and time: a file
 * made to blow up ends alone. Rejects only when `signal` aborts.
 */
export async function convertContent(conversion: Conversion, signal: AbortSignal): Promise<Converted> {
  signal.throwIfAborted();
  const worker = new Worker(new URL("convert-worker.ts", import.meta.url), {
    workerData: conversion,
    env: compiledCode,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    stderr: true,
    stdout: true,
  });
  const timer = new AbortController();
  let watch: NodeJS.Timeout | undefined;
  try {
    return await new Promise<Converted>((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", (error: NodeJS.ErrnoException) => {
        resolve({ ok: false, why: error.code === "ERR_WORKER_OUT_OF_MEMORY" ? "too-large" : "broken" });
      });
      worker.once("exit", () => resolve({ ok: false, why: "broken" }));
      AbortSignal.timeout(timeoutMs).addEventListener("abort", () => resolve({ ok: false, why: "timeout" }), {
        signal: timer.signal,
      });
      watch = setInterval(() => {
        void unpackedIn(worker).then((bytes) => bytes > unpackedBytes && resolve({ ok: false, why: "too-large" }));
      }, lookEveryMs);
      signal.addEventListener("abort", () => reject(signal.reason as Error), { signal: timer.signal });
    });
  } finally {
    timer.abort();
    clearInterval(watch);
    await worker.terminate();
  }
}

/** What a thread holds outside its heap; nothing of one that is ending. */
const unpackedIn = (worker: Worker): Promise<number> =>
  worker.getHeapStatistics().then(
    (held) => held.external_memory,
    () => 0,
  );
