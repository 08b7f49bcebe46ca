// npm start: installs if needed, builds if needed, and runs the server on Node 24.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { buildWeb, environmentFor, findNode24, installPackages, projectFolder, steadyFlags } from "./environment.mjs";

installPackages();
const node24 = findNode24();
const built = buildWeb(node24);
if (built !== 0) process.exit(built);

const server = spawn(node24, [...steadyFlags, "--import", "./scripts/end-with-parent.mjs", "src/server/main.ts"], {
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

// npm runs this through a shell: when one of the two was killed, nobody is left to pass a signal on.
const starters = process.env.npm_lifecycle_event ? [process.ppid, parentOf(process.ppid)].filter((pid) => pid > 1) : [];
setInterval(() => {
  if (!starters.every(isAlive)) stop();
}, 1_000).unref();

server.on("exit", (code) => process.exit(code ?? 1));

function parentOf(pid) {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1).split(" ")[1]);
  } catch {
    return 0;
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}
