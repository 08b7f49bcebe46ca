import { once } from "node:events";
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type PoolConfig } from "pg";
import { EmbeddedPostgresError } from "./embedded-error.ts";
import { endConnection } from "./end-connection.ts";
import { type GuardedServer, makeSocketFolder, spawnGuardedServer } from "./guarded-server.ts";
import { makeCluster } from "./make-cluster.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";
import { inUse, waitUntilFree } from "./postmaster-lock.ts";
import { unprivileged } from "./unprivileged.ts";

export type EmbeddedPostgres = { readonly connection: PoolConfig; stop(): Promise<void> };

const name = "sondeo";
const startTimeoutMs = 120_000;
const longestRestartDelayMs = 4_000;

/**
 * A PostgreSQL of this process alone, on a unix socket, with its data in `folder` (made when missing).
 * It ends with Node, also after kill -9; should it end by itself, it is started again on the same socket.
 * Throws EmbeddedPostgresError. `onLog` gets the server's own lines.
 */
export async function startEmbeddedPostgres(options: {
  folder: string;
  onLog?: (line: string) => void;
}): Promise<EmbeddedPostgres> {
  const folder = resolve(options.folder);
  const { initdb, postgres } = findPostgresBinaries();
  const as = unprivileged(folder, postgres);
  if (existsSync(folder)) await waitUntilFree(folder);
  makeCluster(folder, initdb, name, as);
  const socketFolder = makeSocketFolder();
  const connection: PoolConfig = { host: socketFolder, port: 5432, user: name, database: name };

  const lastLines: string[] = [];
  const log = (line: string) => {
    options.onLog?.(line);
    lastLines.push(line);
    if (lastLines.length > 20) lastLines.shift();
  };
  const tellWhyNot = (error: unknown) => log(`The embedded PostgreSQL cannot be started: ${String(error)}`);
  const spawnServer = () => {
    const server = spawnGuardedServer({ postgres, folder, socketFolder, as });
    createInterface(server.stderr).on("line", log);
    server.on("error", tellWhyNot);
    return server;
  };

  let server = spawnServer();
  if (!(await becomesReady(server, connection))) {
    server.stdin.end();
    const lines = lastLines.join("\n");
    if (/lock file "postmaster.pid" already exists/.test(lines)) throw inUse(folder, null);
    throw new EmbeddedPostgresError("did-not-start", `The embedded PostgreSQL did not start:\n${lines}`);
  }

  const stopping = new AbortController();
  const keepRunning = async () => {
    let delayMs = 125;
    for (;;) {
      const startedAt = performance.now();
      if (server.exitCode === null && server.signalCode === null) await once(server, "exit").catch(() => undefined);
      delayMs = performance.now() - startedAt > 60_000 ? 250 : Math.min(2 * delayMs, longestRestartDelayMs);
      await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      log("The embedded PostgreSQL ended by itself and is started again");
      try {
        server = spawnServer();
      } catch (error) {
        tellWhyNot(error);
      }
    }
  };
  const ended = keepRunning();

  return {
    connection,
    async stop() {
      stopping.abort();
      server.stdin.end();
      await ended;
    },
  };
}

/** Whether it takes connections, and has the application's database, before it ends or the time is over. */
async function becomesReady(server: GuardedServer, connection: PoolConfig): Promise<boolean> {
  const deadline = performance.now() + startTimeoutMs;
  while (performance.now() < deadline && server.exitCode === null && server.signalCode === null) {
    const client = new Client({ ...connection, database: "postgres" });
    client.on("error", () => undefined);
    try {
      await client.connect();
    } catch {
      await sleep(20);
      continue;
    }
    try {
      const found = await client.query("select from pg_database where datname = $1", [connection.database]);
      if (found.rowCount === 0) await client.query(`create database ${connection.database}`);
      return true;
    } finally {
      await endConnection(client);
    }
  }
  return false;
}
