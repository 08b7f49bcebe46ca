import type { FileTask, MadeFile } from "./file-task.ts";

/** Makes a file beside the screen, which goes on answering meanwhile. Its program is fetched when it is wanted first. */
export function makeFile(task: FileTask): Promise<MadeFile> {
  const worker = new Worker(new URL("./file-worker.ts", import.meta.url), { type: "module" });
  const made = new Promise<MadeFile>((resolve, reject) => {
    const fail = (): void => reject(new Error("The file could not be made"));
    worker.addEventListener("message", ({ data }: MessageEvent<MadeFile | null>) => (data ? resolve(data) : fail()));
    worker.addEventListener("error", fail);
    worker.postMessage(task);
  });
  return made.finally(() => worker.terminate());
}
