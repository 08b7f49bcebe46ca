// npm test: every check in turn, up to the first that fails, then one closing line with the counts.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildWeb, environmentFor, findNode24, installPackages, programOf, projectFolder } from "./environment.mjs";

const reports = join(projectFolder, "build/reports");
const report = (name) => join(reports, `${name}.json`);
const counts = { passed: 0, failed: 0, skipped: 0 };

installPackages();
const node24 = findNode24();
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const run = (program, args, extra = {}) =>
  spawnSync(node24, [program, ...args], {
    cwd: projectFolder,
    stdio: ["ignore", "inherit", "inherit"],
    env: environmentFor(node24, extra),
  }).status ?? 1;

const readReport = (name) => JSON.parse(readFileSync(report(name), "utf8"));

const nothing = () => ({ passed: 0, failed: 0, skipped: 0 });
const vitestCounts = () => {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = readReport("vitest");
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
};
const playwrightCounts = () => {
  const { expected, flaky, unexpected, skipped } = readReport("playwright").stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
};

const vitest = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report("vitest")}`];
const playwright = ["test", "--reporter=list,json"];

const steps = [
  { name: "route types", check: () => run(programOf("@react-router/dev", "react-router"), ["typegen"]) },
  { name: "types", check: () => run(programOf("typescript", "tsc"), ["-b"]) },
  { name: "lint", check: () => run(programOf("oxlint"), ["--type-aware"]) },
  { name: "format", check: () => run(programOf("oxfmt"), ["--check", "."]) },
  { name: "build", check: () => buildWeb(node24) },
  { name: "vitest", check: () => run(programOf("vitest"), vitest, { NODE_ENV: "test" }), count: vitestCounts },
  {
    name: "playwright",
    check: () =>
      run(programOf("@playwright/test", "playwright"), playwright, {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report("playwright"),
      }),
    count: playwrightCounts,
  },
];

let failure = 0;
for (const { name, check, count = nothing } of steps) {
  const startedAt = performance.now();
  failure = check();
  const seconds = ((performance.now() - startedAt) / 1_000).toFixed(1);
  const counted = existsSync(report(name)) ? count() : nothing();
  counts.passed += counted.passed;
  counts.skipped += counted.skipped;
  counts.failed += failure === 0 ? counted.failed : Math.max(1, counted.failed);
  console.log(`${failure === 0 ? "ok" : "FAILED"}: ${name}, ${seconds} s`);
  if (failure !== 0) break;
}
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
console.log(`${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exitCode = failure;
