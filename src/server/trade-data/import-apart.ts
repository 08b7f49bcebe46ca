import { fork } from "node:child_process";
import { once } from "node:events";
import type { ImportProgress, ImportResult } from "../../trade/import/index.ts";
import type { ImportNews, ImportOrder } from "./import-messages.ts";

const killAfterMs = 15_000;

type Following = { readonly onProgress: (at: ImportProgress) => void; readonly signal: AbortSignal };

/**
 * Imports in a process of its own, at low priority: a gigabyte of memory goes back to the system when it ends, and
 * nothing that it meets ends the server. Rejects when the signal aborts or the process dies; the figures are then as
 * they were, and what was downloaded is kept.
 */
export async function importApart(order: ImportOrder, { onProgress, signal }: Following): Promise<ImportResult> {
  signal.throwIfAborted();
  const child = fork(new URL("import-process.ts", import.meta.url), { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  let result: ImportResult | null = null;
  let killer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    child.kill("SIGTERM");
    killer = setTimeout(() => child.kill("SIGKILL"), killAfterMs);
  };
  child.on("message", (news: ImportNews) => {
    if (news.kind === "progress") onProgress(news.at);
    else result = news.result;
  });
  signal.addEventListener("abort", stop);
  try {
    child.send(order);
    await once(child, "exit");
  } finally {
    signal.removeEventListener("abort", stop);
    clearTimeout(killer);
  }
  if (result) return result;
  signal.throwIfAborted();
  throw new Error("the import's process ended without a word");
}
