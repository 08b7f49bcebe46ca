import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort, killHard, waitUntil } from "../support/server-process.ts";

const projectFolder = path.resolve(import.meta.dirname, "../..");
// A build from changed sources comes first, where there is one to make.
const timeout = 180_000;

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "sondeo-start-"));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const runStart = (port: number, folder: string) => {
  const child = spawn(process.execPath, ["scripts/start.mjs"], {
    cwd: projectFolder,
    env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  return { child, output: () => output, ended: once(child, "close") };
};

const answers = (port: number) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
const databaseIsGone = () => !existsSync(path.join(dataDir, "postgres/postmaster.pid"));

test(
  "Ctrl-C ends the server and its database, a second start beside it says what is in its way",
  { timeout },
  async () => {
    const port = await freePort();
    const { child, ended, output } = runStart(port, dataDir);
    await waitUntil(() => answers(port), timeout);
    expect(output()).toContain(`http://localhost:${port}`);

    const sameData = runStart(await freePort(), dataDir);
    expect(await sameData.ended).toEqual([1, null]);
    expect(sameData.output()).toMatch(/Process \d+ already uses the database/);

    const samePort = runStart(port, path.join(dataDir, "other"));
    expect(await samePort.ended).toEqual([1, null]);
    expect(samePort.output()).toContain(`Port ${port}`);

    expect(readFileSync(path.join(dataDir, "postgres/postmaster.pid"), "utf8")).not.toBe("");
    child.kill("SIGINT");
    expect(await ended).toEqual([0, null]);
    expect(await answers(port)).toBe(false);
    expect(databaseIsGone()).toBe(true);
  },
);

test("nothing is left when the starting process is killed", { timeout }, async () => {
  const port = await freePort();
  const { child } = runStart(port, dataDir);
  await waitUntil(() => answers(port), timeout);
  await killHard(child);
  await waitUntil(async () => !(await answers(port)) && databaseIsGone());
});
