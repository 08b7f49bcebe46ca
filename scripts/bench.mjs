// npm run bench [-- NAME …]: runs bench/NAME.ts, or the four benches in turn, on Node 24; each writes its part of bench/results.json.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { environmentFor, findNode24, installPackages, engineFlags, projectFolder } from "./environment.mjs";

const benches = ["extract", "tokens", "scraper", "trade"];

installPackages();
const node24 = findNode24();
const [name, ...words] = process.argv.slice(2);
const scriptOf = (bench) => join(projectFolder, "bench", `${bench}.ts`);
if (name !== undefined && !existsSync(scriptOf(name))) {
  console.error(`bench: there is no bench/${name}.ts; the benches are ${benches.join(", ")}`);
  process.exit(2);
}
for (const bench of name === undefined ? benches : [name]) {
  const { status } = spawnSync(node24, [...engineFlags, scriptOf(bench), ...words], {
    cwd: projectFolder,
    stdio: "inherit",
    env: environmentFor(node24),
  });
  if (status !== 0) process.exitCode = status ?? 1;
}
