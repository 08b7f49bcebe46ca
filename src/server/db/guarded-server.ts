import { type ChildProcessByStdio, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable, Writable } from "node:stream";
import { clusterNameOf } from "./postmaster-lock.ts";
import { giveTo, type Unprivileged } from "./unprivileged.ts";

/** The end of its standard input is the order to shut down; its standard error is the server's log. */
export type GuardedServer = ChildProcessByStdio<Writable, null, Readable>;

/**
 * Lives between Node and PostgreSQL, so that the database ends with Node however Node ends: standard input is a
 * pipe that Node holds, and its end is the order for a fast shutdown.
 */
const guard = `
socket_folder=$1; shift
exec 3<&0
"$@" </dev/null 3<&- &
postgres=$!
( read -r _ <&3; kill -INT "$postgres" ) 2>/dev/null &
watcher=$!
exec 3<&- 0</dev/null
trap 'kill -INT "$postgres"' TERM INT HUP
wait "$postgres"; status=$?
while kill -0 "$postgres" 2>/dev/null; do wait "$postgres"; status=$?; done
kill "$watcher" 2>/dev/null
rm -rf -- "$socket_folder"
exit "$status"
`;

/** One that cannot be started has an `exitCode` below zero, and tells why with "error" instead of "exit". */
export function spawnGuardedServer(o: {
  postgres: string;
  folder: string;
  socketFolder: string;
  as: Unprivileged;
}): GuardedServer {
  rmSync(o.socketFolder, { recursive: true, force: true });
  mkdirSync(o.socketFolder, { mode: 0o700 });
  giveTo(o.as.account, o.socketFolder);
  const settings = {
    cluster_name: clusterNameOf(process.pid),
    listen_addresses: "",
    unix_socket_directories: o.socketFolder,
    unix_socket_permissions: "0700",
    shared_buffers: "128MB",
    timezone: "UTC",
    log_timezone: "UTC",
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const server = spawn(
    "sh",
    ["-c", guard, "postgres-guard", o.socketFolder, ...o.as.prefix, o.postgres, "-D", o.folder, ...flags],
    // A session of its own: Ctrl-C in the terminal reaches Node, which ends the database last.
    { stdio: ["pipe", "ignore", "pipe"], detached: true, cwd: "/", ...o.as.account },
  );
  // Without a listener, a shell that cannot be started would end Node, as would an order to one that is gone.
  server.on("error", () => undefined);
  server.stdin.on("error", () => undefined);
  return server;
}

/** sun_path holds 104 bytes on macOS, 108 on Linux; `/.s.PGSQL.5432.lock` takes 19 of them. */
const longestSocketFolder = 84;

/** A fresh short folder that only this user may enter. */
export function makeSocketFolder(): string {
  const parent = join(tmpdir(), "sondeo-123456").length > longestSocketFolder ? "/tmp" : tmpdir();
  return mkdtempSync(join(parent, "sondeo-"));
}
