import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { waitUntilFree } from "./postmaster-lock.ts";

/** No process has this number: Linux gives none above 2²². */
const nobody = 4_194_305;
const starts = 20_000;

test("a server that ends while its lock is read leaves the folder free", async () => {
  const folder = mkdtempSync(join(tmpdir(), "lock-"));
  const lock = join(folder, "postmaster.pid");
  const ending = new Worker(
    `const { writeFileSync, rmSync } = require("node:fs");
     for (;;) { writeFileSync(${JSON.stringify(lock)}, "${nobody}\\n"); rmSync(${JSON.stringify(lock)}); }`,
    { eval: true },
  );
  try {
    for (let i = 0; i < starts; i++) await waitUntilFree(folder);
  } finally {
    await ending.terminate();
    rmSync(folder, { recursive: true });
  }
  expect(ending.threadId).toBe(-1);
});
