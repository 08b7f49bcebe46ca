import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { Client, type PoolConfig } from "pg";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { startEmbeddedPostgres } from "./embedded.ts";
import { findPostgresBinaries } from "./postgres-binaries.ts";

const isRoot = process.getuid?.() === 0;
const hasProc = existsSync("/proc/self/cmdline");
/** Whether uid 65534 may run this checkout's programs: not where a folder above it is root's alone. */
const openToAll =
  isRoot && spawnSync("test", ["-x", findPostgresBinaries().postgres], { uid: 65_534, gid: 65_534 }).status === 0;

/** As soon as a busy machine lets it. */
const soon = { timeout: 30_000, interval: 50 };

let parent: string;
let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), "embedded-"));
  chmodSync(parent, 0o755);
  folder = join(parent, "database");
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  await vi.waitFor(() => expect(processesOn(folder)).toEqual([]), soon);
  rmSync(parent, { recursive: true, force: true });
});

const query = async (connection: PoolConfig, sql: string) => {
  const client = new Client(connection);
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
};

const postmasterPid = () => Number(readFileSync(join(folder, "postmaster.pid"), "utf8").split("\n")[0]);

/** Ids of all processes whose command line names the folder. */
const processesOn = (path: string): number[] =>
  !hasProc
    ? []
    : readdirSync("/proc")
        .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
        .filter((name) => {
          try {
            return readFileSync(`/proc/${name}/cmdline`, "utf8").includes(path);
          } catch {
            return false;
          }
        })
        .map(Number);

/** A Node of its own that starts the database and stays, or goes on as `whenStarted` says. Resolves at its first line of output. */
const startInChild = async (o: { whenStarted?: string; env?: NodeJS.ProcessEnv; uid?: number } = {}) => {
  const program = `
    const { startEmbeddedPostgres } = await import(${JSON.stringify(new URL("embedded.ts", import.meta.url).href)});
    try {
      const { connection, stop } = await startEmbeddedPostgres({ folder: process.env.FOLDER });
      console.log(JSON.stringify({ connection }));
      ${o.whenStarted ?? "setInterval(() => {}, 1000)"}
    } catch (error) {
      console.log(JSON.stringify({ error: { code: error.code, message: error.message } }));
    }`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", program], {
    stdio: ["ignore", "pipe", "inherit"],
    cwd: dirname(new URL(import.meta.url).pathname),
    env: { ...process.env, FOLDER: folder, ...o.env },
    ...(o.uid === undefined ? {} : { uid: o.uid, gid: o.uid }),
  });
  children.push(child);
  const lines = createInterface(child.stdout);
  const iterator = lines[Symbol.asyncIterator]();
  const nextLine = async (): Promise<string> => String((await iterator.next()).value);
  const started = JSON.parse(await nextLine()) as {
    connection: PoolConfig;
    error?: { code: string; message: string };
  };
  return { child, nextLine, ...started };
};

const kill = async (child: ChildProcess) => {
  const gone = once(child, "exit");
  child.kill("SIGKILL");
  await gone;
};

describe("the embedded database", () => {
  test("is made on first use, keeps its rows, and is reached by its private socket only", async () => {
    const first = await startEmbeddedPostgres({ folder });
    const socketFolder = String(first.connection.host);
    expect(statSync(socketFolder).mode & 0o777).toBe(0o700);
    expect(await query(first.connection, "show listen_addresses")).toEqual([{ listen_addresses: "" }]);
    expect(await query(first.connection, "show fsync")).toEqual([{ fsync: "on" }]);
    await query(first.connection, "create table note (body text); insert into note values ('kept')");
    await first.stop();
    expect(existsSync(socketFolder)).toBe(false);
    expect(processesOn(folder)).toEqual([]);

    const second = await startEmbeddedPostgres({ folder });
    expect(await query(second.connection, "select body from note")).toEqual([{ body: "kept" }]);
    await second.stop();
  });

  test("ends with a Node that exits without stopping it", async () => {
    const { child, connection } = await startInChild({ whenStarted: "process.exit(0)" });
    if (child.exitCode === null) await once(child, "exit");
    await vi.waitFor(() => {
      expect(processesOn(folder)).toEqual([]);
      expect(existsSync(String(connection.host))).toBe(false);
    }, soon);
  });

  test("loses no acknowledged row when Node is killed, and starts again at once", async () => {
    const { child, nextLine, connection } = await startInChild({
      whenStarted: `
        const { Client } = await import("pg");
        const client = new Client(connection);
        await client.connect();
        await client.query("create table note (n int)");
        for (let n = 1; ; n++) { await client.query("insert into note values ($1)", [n]); console.log(n); }`,
    });
    let acknowledged = 0;
    while (acknowledged < 50) acknowledged = Number(await nextLine());
    const pid = postmasterPid();
    await kill(child);

    const again = await startEmbeddedPostgres({ folder });
    expect(postmasterPid()).not.toBe(pid);
    expect(existsSync(String(connection.host))).toBe(false);
    const [row] = await query(again.connection, "select count(*)::int as rows, max(n) as last from note");
    expect(row.rows).toBe(row.last);
    expect(row.last).toBeGreaterThanOrEqual(acknowledged);
    await again.stop();
  });

  test("is started again on the same socket when it is killed itself", async () => {
    const database = await startEmbeddedPostgres({ folder });
    await query(database.connection, "create table note (body text); insert into note values ('kept')");
    for (let round = 0; round < 2; round++) {
      const pid = postmasterPid();
      process.kill(pid, "SIGKILL");
      await vi.waitFor(async () => {
        expect(await query(database.connection, "select body from note")).toEqual([{ body: "kept" }]);
        expect(postmasterPid()).not.toBe(pid);
      }, soon);
    }
    await database.stop();
    expect(processesOn(folder)).toEqual([]);
  });

  test("is started again as soon as that can be done, where it could not when it was killed", async () => {
    const lines: string[] = [];
    const database = await startEmbeddedPostgres({ folder, onLog: (line) => void lines.push(line) });
    const { PATH } = process.env;
    process.env.PATH = parent;
    onTestFinished(() => void (process.env.PATH = PATH));
    process.kill(postmasterPid(), "SIGKILL");
    await vi.waitFor(() => expect(lines.join("\n")).toMatch(/cannot be started: .*ENOENT/), soon);
    process.env.PATH = PATH;
    await vi.waitFor(async () => expect(await query(database.connection, "select 1 as one")).toHaveLength(1), soon);
    await database.stop();
  });

  test("refuses a second start on the same data, naming the process that has it, and the first goes on", async () => {
    const { child, connection } = await startInChild();
    await expect(startEmbeddedPostgres({ folder })).rejects.toMatchObject({
      code: "in-use",
      message: expect.stringContaining(hasProc ? `Process ${child.pid} ` : "DATA_DIR"),
    });
    expect(await query(connection, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test.runIf(hasProc)("names that process also where a folder is called like one of ours", async () => {
    folder = join(parent, "sondeo-1", "database");
    const { child } = await startInChild();
    const message = expect.stringContaining(`Process ${child.pid} `);
    await expect(startEmbeddedPostgres({ folder })).rejects.toMatchObject({ code: "in-use", message });
  });

  test("lets one of two first starts at the same moment have the folder, and tells the other", async () => {
    const [a, b] = await Promise.all([startInChild(), startInChild()]);
    const refused = [a, b].filter(({ error }) => error);
    expect(refused.map(({ error }) => error?.code)).toEqual(["in-use"]);
    const [served] = [a, b].filter(({ error }) => !error);
    expect(await query(served!.connection, "select 1 as one")).toEqual([{ one: 1 }]);
  });

  test.runIf(hasProc)("starts when the lock of a dead server names a process that is something else now", async () => {
    await (await startEmbeddedPostgres({ folder })).stop();
    writeFileSync(join(folder, "postmaster.pid"), `${process.pid}\n${folder}\n1\n5432\n\n\n\n`);
    const database = await startEmbeddedPostgres({ folder });
    expect(await query(database.connection, "select 1 as one")).toEqual([{ one: 1 }]);
    await database.stop();
  });

  test("touches no folder that holds something else, and no data of another PostgreSQL", async () => {
    mkdirSync(folder);
    writeFileSync(join(folder, "letter.txt"), "dear");
    await expect(startEmbeddedPostgres({ folder })).rejects.toMatchObject({ code: "wrong-folder" });
    expect(readdirSync(folder)).toEqual(["letter.txt"]);
    writeFileSync(join(folder, "PG_VERSION"), "15\n");
    await expect(startEmbeddedPostgres({ folder })).rejects.toThrow(/PostgreSQL 15/);
    expect(readdirSync(folder)).toHaveLength(2);
  });

  test("begins anew when the first start was killed before the data files were whole", async () => {
    const draft = `${folder}.new-999999999`;
    mkdirSync(draft, { recursive: true });
    writeFileSync(join(draft, "PG_VERSION"), "18\n");
    const database = await startEmbeddedPostgres({ folder });
    expect(existsSync(draft)).toBe(false);
    await database.stop();
  });
});

/** A PATH on which user namespaces are refused, as they are in many containers. */
const withoutNamespaces = () => {
  const bin = join(parent, "bin");
  mkdirSync(bin);
  writeFileSync(join(bin, "unshare"), "#!/bin/sh\nexit 1\n", { mode: 0o755 });
  return { PATH: `${bin}${delimiter}${process.env.PATH}` };
};

describe.runIf(isRoot)("started by root", () => {
  test("it works in a folder that only root may enter", async () => {
    chmodSync(parent, 0o700);
    const database = await startEmbeddedPostgres({ folder });
    expect(await query(database.connection, "select 1 as one")).toEqual([{ one: 1 }]);
    await database.stop();
  });

  test.runIf(openToAll)("without user namespaces the server becomes uid 65534, also at the next start", async () => {
    const env = withoutNamespaces();
    for (let start = 0; start < 2; start++) {
      const { child, connection, error } = await startInChild({ env });
      expect(error).toBeUndefined();
      expect(statSync(`/proc/${postmasterPid()}`).uid).toBe(65_534);
      expect(await query(connection, "select 1 as one")).toEqual([{ one: 1 }]);
      await kill(child);
    }
  });

  test.runIf(openToAll)(
    "without user namespaces, in a folder closed to that uid, the error names the folder and the ways out",
    async () => {
      chmodSync(parent, 0o700);
      const { error } = await startInChild({ env: withoutNamespaces() });
      expect(error?.code).toBe("not-permitted");
      expect(error?.message).toContain(parent);
      expect(error?.message).toContain("DATABASE_URL");
    },
  );

  test.runIf(openToAll)("a plain user's data stays that user's", async () => {
    chmodSync(parent, 0o777);
    const first = await startInChild({ uid: 65_534 });
    expect(first.error).toBeUndefined();
    await kill(first.child);
    const database = await startEmbeddedPostgres({ folder });
    expect(statSync(`/proc/${postmasterPid()}`).uid).toBe(65_534);
    await database.stop();
    expect(statSync(folder).uid).toBe(65_534);
  });
});
