// npm start: installs if needed, builds if needed, and runs the server on Node 24.
import { spawn } from "node:child_process";
import { buildWeb, environmentFor, findNode24, installPackages, projectFolder } from "./environment.mjs";

installPackages();
const node24 = findNode24();
const built = buildWeb(node24);
if (built !== 0) process.exit(built);

const server = spawn(node24, ["--import", "./scripts/end-with-parent.mjs", "src/server/main.ts"], {
  cwd: projectFolder,
  env: environmentFor(node24, { NODE_ENV: process.env.NODE_ENV ?? "production" }),
  stdio: ["ignore", "inherit", "inherit", "ipc"],
  // A group of its own: Ctrl-C reaches it once, from here, and not a second time from the terminal.
  detached: true,
});

let askedAt = 0;
const stop = () => {
  if (askedAt > 0 && Date.now() - askedAt > 1_000) server.kill("SIGKILL");
  if (askedAt > 0) return;
  askedAt = Date.now();
  server.kill("SIGTERM");
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);

const npmProcess = process.env.npm_lifecycle_event ? process.ppid : null;
setInterval(() => {
  if (npmProcess !== null && process.ppid !== npmProcess) stop();
}, 1_000).unref();

server.on("exit", (code) => process.exit(code ?? 1));
