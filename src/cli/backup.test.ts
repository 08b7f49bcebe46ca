import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bareEnvironment } from "../../tests/support/bare-environment.ts";
import { migrateDatabase } from "../server/db/client.ts";
import { startEmbeddedPostgres } from "../server/db/embedded.ts";

const binary = resolve(import.meta.dirname, "../../bin/sondeo.mjs");

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), "sondeo-backup-"))));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command in the test's folder on a data folder below it. */
async function sondeo(data: string, ...args: string[]) {
  const child = spawn(process.execPath, [binary, ...args], {
    cwd: folder,
    env: { ...bareEnvironment, DATA_DIR: join(folder, data) },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [text, errors] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (part: string) => (text += part));
  child.stderr.setEncoding("utf8").on("data", (part: string) => (errors += part));
  const [code] = (await once(child, "close")) as [number];
  return { code, text, errors };
}

test("a data folder is backed up beside the server that runs on it, and restored into another one", async () => {
  const running = await startEmbeddedPostgres({ folder: join(folder, "una/postgres") });
  await migrateDatabase(running.connection);
  const { code, text, errors } = await sondeo("una", "backup", ".");
  const [file = ""] = readdirSync(folder).filter((name) => name.startsWith("sondeo-"));
  expect({ code, errors }).toEqual({ code: 0, errors: "" });
  expect(text).toMatch(/^sondeo-[\dT-]+\.tar\.zst: \d+ kB, accounts: 0, rows: 0, pages and results: 0\n$/);
  expect(text.startsWith(`${file}: `)).toBe(true);

  const onRunning = await sondeo("una", "restore", file);
  await running.stop();
  expect(onRunning).toEqual({
    code: 1,
    text: "",
    errors: `sondeo: Sondeo runs on ${join(folder, "una")}: stop it, or set another DATA_DIR\n`,
  });
  const restored = await sondeo("otra", "restore", file);
  expect(restored).toMatchObject({
    code: 0,
    errors: "sondeo: everybody signs in again, for sessions are in no backup\n",
  });
  expect(restored.text).toMatch(/^restored as of 20\S+: accounts: 0, rows: 0, pages and results: 0\n$/);

  writeFileSync(join(folder, "cortada"), readFileSync(join(folder, file)).subarray(0, 500));
  expect(await sondeo("tercera", "restore", "cortada")).toEqual({
    code: 1,
    text: "",
    errors: `sondeo: ${join(folder, "cortada")} is cut off, and nothing was restored: copy it anew, or take an older backup\n`,
  });
  expect(readdirSync(folder)).not.toContain("tercera");
});

test("where there is nothing to back up, and when it is written wrongly, what to do next is said", async () => {
  expect(await sondeo("nada", "backup")).toMatchObject({
    code: 1,
    errors: `sondeo: There is no database in ${join(folder, "nada")}: check DATA_DIR and DATABASE_URL\n`,
  });
  expect(await sondeo("nada", "backup", "una", "dos")).toMatchObject({
    code: 2,
    errors: "sondeo: Usage: sondeo backup [FILE_OR_FOLDER]\n",
  });
  expect(await sondeo("nada", "restore")).toMatchObject({ code: 2, errors: "sondeo: Usage: sondeo restore FILE\n" });
});
