import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const project = resolve(import.meta.dirname, "../..");
/** Whom a folder of ours is closed to: root is let in everywhere. */
const somebody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const canStart = spawnSync(process.execPath, ["--version"], somebody).status === 0;

function aCheckout(installed: object) {
  const folder = mkdtempSync(join(tmpdir(), "sondeo-checkout ñ "));
  onTestFinished(() => {
    chmodSync(folder, 0o755);
    rmSync(folder, { recursive: true });
  });
  cpSync(join(project, "scripts"), join(folder, "scripts"), { recursive: true });
  writeFileSync(join(folder, "package.json"), "{}");
  writeFileSync(
    join(folder, "package-lock.json"),
    JSON.stringify({ packages: { "": {}, "node_modules/a": { version: "1" } } }),
  );
  mkdirSync(join(folder, "node_modules"));
  writeFileSync(join(folder, "node_modules/.package-lock.json"), JSON.stringify({ packages: installed }));
  chmodSync(folder, 0o555);
  return spawnSync(process.execPath, ["scripts/start.mjs"], { ...somebody, cwd: folder, encoding: "utf8" });
}

test.runIf(canStart && process.platform !== "win32").each([
  [{}, "the packages have to be installed"],
  [{ "node_modules/a": { version: "1" } }, "the web part has to be built"],
])("a checkout that cannot be written to says so in one line: %j", (installed, reason) => {
  const { status, stderr, stdout } = aCheckout(installed);
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr.trim().split("\n")).toEqual([
    expect.stringMatching(`cannot be written to, and ${reason}: run npm start`),
  ]);
});
