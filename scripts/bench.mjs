// npm run bench [-- NAME …]: measures the engines, or what bench/NAME.ts measures, on Node 24; writes bench/results.json.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { environmentFor, findNode24, installPackages, projectFolder } from "./environment.mjs";

installPackages();
const node24 = findNode24();
const [name, ...words] = process.argv.slice(2);
const script = name === undefined ? "scripts/measure-engines.ts" : `bench/${name}.ts`;
if (!existsSync(join(projectFolder, script))) {
  console.error(`bench: there is no ${script}`);
  process.exit(2);
}
const { status } = spawnSync(node24, [script, ...words], {
  cwd: projectFolder,
  stdio: "inherit",
  env: environmentFor(node24),
});
process.exitCode = status ?? 1;
