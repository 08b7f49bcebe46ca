// npm run dev: the server restarts and the screens reload when their sources change.
import { spawn } from "node:child_process";
import { environmentFor, findNode24, installPackages, programOf, projectFolder } from "./environment.mjs";

installPackages();
const node24 = findNode24();
const parts = [
  ["--watch", "src/server/main.ts"],
  [programOf("@react-router/dev", "react-router"), "dev"],
].map((args) =>
  spawn(node24, args, {
    cwd: projectFolder,
    // Vite serves the screens on a port of its own and passes their calls on.
    env: environmentFor(node24, {
      NODE_ENV: "development",
      WEB_ORIGINS: process.env.WEB_ORIGINS ?? "http://localhost:5173",
    }),
    stdio: "inherit",
  }),
);
const stop = () => {
  for (const part of parts) part.kill("SIGTERM");
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, stop);
for (const part of parts) part.on("exit", stop);
