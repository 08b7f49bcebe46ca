import { spawn, type ChildProcess } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { bareEnvironment } from "./bare-environment.ts";

const projectFolder = path.resolve(import.meta.dirname, "../..");

export type ServerProcess = {
  readonly url: string;
  readonly child: ChildProcess;
  readonly output: () => string;
  stop(): Promise<void>;
};

/** The real server as a process of its own, on a free port, ready to answer; a worker alone: ready to work. */
export async function startServerProcess(env: Record<string, string>): Promise<ServerProcess> {
  const server = await spawnServer(env);
  try {
    await waitUntil(async () => {
      if (server.child.exitCode !== null) throw new Error(`the server ended: ${server.output()}`);
      if (env.ROLES === "worker") return server.output().includes("worker is ready");
      return (await statusOf(`${server.url}/readyz`)) === 200;
    });
    return server;
  } catch (error) {
    await killHard(server.child);
    throw error;
  }
}

/** What a server says whose start is refused. Throws when it starts all the same. */
export async function refusedStart(env: Record<string, string>): Promise<{ code: number | null; output: string }> {
  const server = await spawnServer(env);
  await waitUntil(async () => {
    if ((await statusOf(`${server.url}/readyz`)) === 0) return server.child.exitCode !== null;
    await server.stop();
    throw new Error("the server started");
  });
  return { code: server.child.exitCode, output: server.output() };
}

async function spawnServer(env: Record<string, string>): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const child = spawn(process.execPath, ["src/server/main.ts"], {
    cwd: projectFolder,
    env: { ...bareEnvironment, HOST: "127.0.0.1", LOG_LEVEL: "error", NEWS_URL: "off", ...env, PORT: port },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (bytes: Buffer) => (output += bytes.toString()));
  child.stderr.on("data", (bytes: Buffer) => (output += bytes.toString()));
  return {
    url: `http://127.0.0.1:${port}`,
    child,
    output: () => output,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      // Its output is whole only then: it may come after the exit.
      const ended = once(child, "close");
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** Kills without warning, and waits until the process is gone. */
export async function killHard(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
}

export async function waitUntil(condition: () => Promise<boolean>, timeoutMs = 120_000): Promise<void> {
  const until = Date.now() + timeoutMs;
  while (!(await condition())) {
    if (Date.now() > until) throw new Error("waited in vain");
    await sleep(50);
  }
}

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    (response) => response.status,
    () => 0,
  );

/** A port that nobody listens on, below those that the system hands out by itself: no connection made meanwhile takes it. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer().listen(port, "127.0.0.1");
    const isFree = await once(server, "listening").then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, "close");
    return port;
  }
}
