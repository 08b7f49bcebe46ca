import { readdir, readFile } from "node:fs/promises";

const lookEveryMs = 500;
const pageBytes = 4_096;

type Process = { readonly pid: number; readonly parent: number; readonly residentBytes: number };

/** Linux's table of processes; empty elsewhere. */
async function listProcesses(): Promise<Process[]> {
  const names = await readdir("/proc").catch(() => []);
  const stats = await Promise.all(
    names.filter((name) => /^\d+$/.test(name)).map((pid) => readFile(`/proc/${pid}/stat`, "latin1").catch(() => "")),
  );
  return stats.flatMap((stat) => {
    const pid = Number.parseInt(stat, 10);
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return Number.isNaN(pid) ? [] : [{ pid, parent: Number(fields[1]), residentBytes: Number(fields[21]) * pageBytes }];
  });
}

function descendantsOf(root: number, processes: readonly Process[]): Process[] {
  const children = Map.groupBy(processes, ({ parent }) => parent);
  const found: Process[] = [];
  const waiting = [root];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    for (const child of children.get(pid) ?? []) {
      found.push(child);
      waiting.push(child.pid);
    }
  }
  return found;
}

const isRenderer = async (pid: number): Promise<boolean> =>
  (await readFile(`/proc/${pid}/cmdline`, "latin1").catch(() => "")).includes("--type=renderer");

/**
 * Kills a renderer process of this program's browsers that holds more than `maxBytes` of memory: its page crashes, the
 * others go on. Returns a function that ends the watch. Does nothing on systems without /proc.
 */
export function watchRenderers(maxBytes: number): () => void {
  const killLarge = async (): Promise<void> => {
    const below = descendantsOf(process.pid, await listProcesses());
    const large = below.filter(({ residentBytes }) => residentBytes > maxBytes);
    for (const { pid } of large) if (await isRenderer(pid)) kill(pid);
  };
  const watch = setInterval(() => void killLarge(), lookEveryMs);
  watch.unref();
  return () => clearInterval(watch);
}

function kill(pid: number): void {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
    // It ended by itself.
  }
}
