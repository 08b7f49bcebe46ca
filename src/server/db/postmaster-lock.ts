import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { EmbeddedPostgresError } from "./embedded-error.ts";

/** A setting in the server's command line, by which a second start can name who runs it. */
export const clusterNameOf = (nodePid: number): string => `sondeo-${nodePid}`;

function nodePidIn(words: readonly string[]): number | null {
  const [pid] = words.flatMap((word) => /^cluster_name=sondeo-(\d+)$/.exec(word)?.[1] ?? []);
  return pid === undefined ? null : Number(pid);
}

const endOfAnOrphanMs = 20_000;

/**
 * Waits for a server that is stopping because its Node died, removes the lock of one that is gone, and refuses
 * when another Sondeo runs on the folder. PostgreSQL's own lock stays the last word for two starts at one moment.
 */
export async function waitUntilFree(folder: string): Promise<void> {
  const deadline = Date.now() + endOfAnOrphanMs;
  for (;;) {
    const server = runningServer(folder);
    if (server === null) return;
    if (server.nodePid === null || isAlive(server.nodePid) || Date.now() > deadline) {
      throw inUse(folder, server.nodePid ?? server.pid);
    }
    await sleep(50);
  }
}

export const inUse = (folder: string, pid: number | null): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    "in-use",
    `${pid === null ? "Another process" : `Process ${pid}`} already uses the database in ${folder}: ` +
      "stop it, or start this one with another DATA_DIR",
  );

function runningServer(folder: string): { pid: number; nodePid: number | null } | null {
  const lock = join(folder, "postmaster.pid");
  const pid = Number(readLock(lock).split("\n", 1)[0]);
  if (!pid) return null;
  const command = commandLine(pid);
  if (command === null) return isAlive(pid) ? { pid, nodePid: null } : null;
  const words = command.split("\0");
  if (!words.includes(folder)) {
    rmSync(lock, { force: true });
    return null;
  }
  return { pid, nodePid: nodePidIn(words) };
}

/** Empty where no server runs, also when it ends at this very moment. */
function readLock(lock: string): string {
  try {
    return readFileSync(lock, "utf8");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  }
}

/** Null where the system does not tell (no /proc), or for a process that is gone. */
function commandLine(pid: number): string | null {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8");
  } catch {
    return null;
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
