import { setPriority } from "node:os";
import { importData } from "../../trade/import/index.ts";
import type { ImportProgress } from "../../trade/import/index.ts";
import type { ImportNews, ImportOrder } from "./import-messages.ts";

const lowPriority = 10;
const tellEveryMs = 300;

const cancelled = new AbortController();

const tell = (news: ImportNews): Promise<void> =>
  new Promise((resolve) => process.send?.(news, () => resolve()) ?? resolve());

/** Passes on the first word of each stage, and then one at a time. */
function sparingly(pass: (at: ImportProgress) => void): (at: ImportProgress) => void {
  let last = { stage: "", at: 0 };
  return (at) => {
    const now = Date.now();
    if (at.stage === last.stage && now - last.at < tellEveryMs) return;
    last = { stage: at.stage, at: now };
    pass(at);
  };
}

async function carryOut(order: ImportOrder): Promise<void> {
  setPriority(lowPriority);
  const onProgress = sparingly((at) => void tell({ kind: "progress", at }));
  const result = await importData({ ...order, onProgress, signal: cancelled.signal });
  await tell({ kind: "ended", result });
  process.disconnect();
}

process.on("SIGTERM", () => cancelled.abort());
// The server is gone: what it asked for is wanted by nobody.
process.on("disconnect", () => cancelled.abort());
process.once("message", (order) => {
  carryOut(order as ImportOrder).catch((error: unknown) => {
    if (!cancelled.signal.aborted) process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    process.exit(1);
  });
});
