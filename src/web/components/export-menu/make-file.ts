import type { FileTask, MadeFile, TextTask } from "./file-task.ts";
import { makeTextFile } from "./text-file.ts";

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

/** A text, which is to be had without the line too: where the worker's program cannot be fetched, the screen makes it. */
export async function makeText({ format: { locale, language }, ...rest }: TextTask): Promise<Blob> {
  // What writes the numbers has functions, which cannot be sent.
  const task: TextTask = { ...rest, format: { locale, language } };
  const made = await makeFile(task).catch(() => null);
  return made?.file ?? makeTextFile(task);
}
