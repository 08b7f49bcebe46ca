#!/usr/bin/env node
// Runs on any Node >= 20 and hands over to the Node 24 of node_modules.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { environmentFor, findNode24, engineFlags, projectFolder } from "../scripts/environment.mjs";

const node24 = findNode24();
const command = spawn(node24, [...engineFlags, join(projectFolder, "src/cli/main.ts"), ...process.argv.slice(2)], {
  stdio: "inherit",
  env: environmentFor(node24),
});
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => command.kill(signal));
command.on("exit", (code) => process.exit(code ?? 1));
