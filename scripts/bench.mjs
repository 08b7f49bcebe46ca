// npm run bench: measures the engines on Node 24 and writes bench/results.json.
import { spawnSync } from "node:child_process";
import { environmentFor, findNode24, installPackages, projectFolder } from "./environment.mjs";

installPackages();
const node24 = findNode24();
const { status } = spawnSync(node24, ["scripts/measure-engines.ts"], {
  cwd: projectFolder,
  stdio: "inherit",
  env: environmentFor(node24),
});
process.exitCode = status ?? 1;
