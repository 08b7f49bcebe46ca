import { randomBytes } from "node:crypto";
import { glob, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { objectName, type ObjectStore } from "./object-store.ts";
import { packObject, unpackObject } from "./pack-object.ts";

/** Whether something could not be put down because there is no more room for it. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && "code" in error && (error.code === "ENOSPC" || error.code === "EDQUOT");

const unfinishedEnd = ".part";
/** No object takes this long to write: whoever began it is gone. */
const abandonedAfterMs = 24 * 3_600_000;

/**
 * Objects as files under `folder`, each written beside its place and then renamed, so that none is ever half written,
 * nor gone with the power.
 */
export function folderStore(folder: string): ObjectStore {
  const place = (key: string): string => path.join(folder, objectName(key));
  return {
    async put(key, bytes) {
      const file = place(key);
      const unfinished = `${file}.${randomBytes(4).toString("hex")}${unfinishedEnd}`;
      await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
      try {
        await writeFile(unfinished, await packObject(bytes), { mode: 0o600, flush: true });
        await rename(unfinished, file);
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    async get(key) {
      const packed = await readFile(place(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
      return packed && (await unpackObject(packed));
    },
    async remove(key) {
      await rm(place(key), { force: true });
    },
    async removeUnfinished() {
      let removed = 0;
      for await (const name of glob(`*/*${unfinishedEnd}`, { cwd: folder })) {
        const file = path.join(folder, name);
        const { mtimeMs } = (await stat(file).catch(() => null)) ?? { mtimeMs: Infinity };
        if (Date.now() - mtimeMs < abandonedAfterMs) continue;
        await rm(file, { force: true });
        removed++;
      }
      return removed;
    },
    close() {},
  };
}
