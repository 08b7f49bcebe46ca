import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { manifestName, readManifest, type DataFile } from "../manifest.ts";
import { sync } from "./checksum.ts";
import { fileNameOf } from "./write-table.ts";

/** How long a file that the manifest no longer names stays, for whoever opened it before. */
const graceMs = 10 * 60_000;

async function writeManifest(folder: string, files: readonly DataFile[]): Promise<void> {
  const draft = join(folder, `${manifestName}.new`);
  await writeFile(draft, `${JSON.stringify({ files }, null, 2)}\n`);
  await sync(draft);
  await rename(draft, join(folder, manifestName));
  await sync(folder);
}

/** Fills a folder without a manifest with the shipped figures, the manifest last: a crash leaves none, and it starts anew. */
export async function seedFolder(folder: string, shippedFolder: string | null): Promise<void> {
  if (existsSync(join(folder, manifestName))) return;
  const files = shippedFolder ? readManifest(shippedFolder).files : [];
  for (const { file } of files) {
    await copyFile(join(shippedFolder ?? "", file), join(folder, file));
    await sync(join(folder, file));
  }
  await writeManifest(folder, files);
}

/** Removes files that no manifest has named for a while: what imports replaced, and what a crash left behind. */
async function sweep(folder: string): Promise<void> {
  const { mtimeMs } = await stat(join(folder, manifestName));
  if (Date.now() - mtimeMs < graceMs) return;
  const named = new Set(readManifest(folder).files.map(({ file }) => file));
  const stray = (await readdir(folder)).filter((name) => name.endsWith(".parquet") && !named.has(name));
  for (const name of stray) await rm(join(folder, name));
}

/**
 * Puts written files into the folder in place of those of the same table and source. The new manifest replaces the old
 * one in one step, after everything that it names is on disk; the old files stay for readers that have opened them.
 */
export async function replaceFiles(
  folder: string,
  made: readonly DataFile[],
  stagingFolder: string,
): Promise<{ files: DataFile[]; replaced: DataFile[] }> {
  await sweep(folder);
  const files: DataFile[] = [];
  for (const file of made) {
    const name = fileNameOf(file);
    await rename(join(stagingFolder, file.file), join(folder, name));
    files.push({ ...file, file: name });
  }
  await sync(folder);
  const current = readManifest(folder).files;
  const isReplaced = (old: DataFile): boolean =>
    files.some(({ table, source }) => table === old.table && source.id === old.source.id);
  await writeManifest(folder, [...current.filter((old) => !isReplaced(old)), ...files]);
  return { files, replaced: current.filter(isReplaced) };
}

export async function emptyFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}
