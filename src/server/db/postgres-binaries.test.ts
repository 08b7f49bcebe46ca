import { spawnSync } from "node:child_process";
import { cpSync, lstatSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { expect, test } from "vitest";
import { findPostgresBinaries, linkLibraries } from "./postgres-binaries.ts";

test("a platform without a binary is told to set DATABASE_URL", () => {
  expect(() => findPostgresBinaries("sunos", "sparc")).toThrow(/sunos on sparc.*DATABASE_URL/);
});

test("a package whose install script did not run is made whole", () => {
  const installed = resolve(dirname(findPostgresBinaries().postgres), "../..");
  const copy = mkdtempSync(join(tmpdir(), "binaries-"));
  try {
    const links = JSON.parse(readFileSync(join(installed, "native/pg-symlinks.json"), "utf8")) as { target: string }[];
    expect(links.length).toBeGreaterThan(0);
    cpSync(installed, copy, { recursive: true, filter: (path) => !lstatSync(path).isSymbolicLink() });
    const version = () => spawnSync(join(copy, "native/bin/postgres"), ["--version"], { encoding: "utf8" });
    expect(version().status).not.toBe(0);
    linkLibraries(copy);
    linkLibraries(copy);
    expect(version().stdout).toMatch(/^postgres \(PostgreSQL\) 18\./);
  } finally {
    rmSync(copy, { recursive: true });
  }
});
