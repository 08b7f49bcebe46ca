import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { defineConfig } from "vitest/config";

if (!existsSync(resolve(import.meta.dirname, "../shared"))) {
  console.warn("../shared is absent: the tests that read labelled pages, raw figures or corpora from it are skipped.");
}

/** As `steadyFlags` of scripts/environment.mjs. */
const steadyFlags = process.platform === "linux" && process.arch === "x64" ? ["--no-memory-protection-keys"] : [];

const onDatabase = ["src/server/**/*.test.ts", "src/cli/**/*.test.ts", "tests/**/*.test.ts"];

/** A test that needs PostgreSQL gets it from the second project; the others do not wait for its start. */
export default defineConfig({
  test: {
    // What waits, waits for a state, and a busy machine may take its time to reach it.
    testTimeout: 120_000,
    // Vitest leaves one processor idle, which is half of a small machine.
    maxWorkers: "100%",
    execArgv: steadyFlags,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000, interval: 50 } },
    projects: [
      {
        extends: true,
        test: { name: "parts", include: ["src/**/*.test.ts", "src/**/*.test.tsx"], exclude: onDatabase },
      },
      {
        extends: true,
        test: {
          name: "server",
          include: onDatabase,
          exclude: ["tests/e2e/**"],
          globalSetup: "tests/support/database.ts",
        },
      },
    ],
  },
});
