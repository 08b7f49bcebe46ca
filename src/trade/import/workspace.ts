import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import { emptyFolder } from "./fill-folder.ts";
import { ImportFailure } from "./failure.ts";
import type { OnProgress } from "./progress.ts";

/** DuckDB's part of the cap of 1 GB that an import keeps to; beyond it, it sorts on disk. */
const memoryLimit = "440MB";
const threads = "2";
const progressEveryMs = 500;

/** A place beside the data where an import works, and which one process has at a time. */
export type Workspace = {
  readonly connection: DuckDBConnection;
  readonly unpackedFolder: string;
  readonly writtenFolder: string;
  readonly downloadsFolder: string;
  close(): Promise<void>;
};

/** Opens the workspace of a data folder and clears what a crash left in it. Throws ImportFailure `busy`. */
export async function openWorkspace(dataFolder: string): Promise<Workspace> {
  const folder = join(dataFolder, ".import");
  await mkdir(folder, { recursive: true });
  const [unpackedFolder, writtenFolder, spillFolder] = ["unpacked", "written", "spill"].map((name) =>
    join(folder, name),
  ) as [string, string, string];
  // DuckDB locks the file that it opens, and the lock ends with the process, however it ends.
  const instance = await DuckDBInstance.create(join(folder, "lock.duckdb"), {
    threads,
    memory_limit: memoryLimit,
    temp_directory: spillFolder,
    autoinstall_known_extensions: "false",
    autoload_known_extensions: "false",
  }).catch((error: Error) => {
    if (/lock/i.test(error.message))
      throw new ImportFailure("busy", `${dataFolder}: another import is running, wait for its end`);
    throw error;
  });
  const connection = await instance.connect();
  const clear = () => Promise.all([unpackedFolder, writtenFolder, spillFolder].map(emptyFolder));
  await clear();
  await connection.run("set enable_progress_bar = true");
  await connection.run("set enable_progress_bar_print = false");
  return {
    connection,
    unpackedFolder,
    writtenFolder,
    downloadsFolder: join(folder, "downloads"),
    async close() {
      connection.closeSync();
      instance.closeSync();
      await clear();
    },
  };
}

/** Tells how far the running query is, until `work` ends; `signal` interrupts it. */
export async function whileTelling<T>(
  { connection }: Workspace,
  { name, onProgress, signal }: { name: string; onProgress: OnProgress; signal?: AbortSignal | undefined },
  work: Promise<T>,
): Promise<T> {
  const interrupt = (): void => connection.interrupt();
  signal?.addEventListener("abort", interrupt);
  const ended = new AbortController();
  const tell = async (): Promise<void> => {
    for (let done = 0; ;) {
      // An estimate of DuckDB's, which it sometimes takes back.
      done = Math.max(done, Math.round(connection.progress.percentage));
      onProgress({ stage: "sort", name, done, total: 100 });
      await sleep(progressEveryMs, undefined, { signal: ended.signal });
    }
  };
  const telling = tell().catch(() => undefined);
  try {
    return await work;
  } finally {
    signal?.removeEventListener("abort", interrupt);
    ended.abort();
    await telling;
  }
}
