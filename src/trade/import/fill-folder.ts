import { existsSync } from "node:fs";
import { copyFile, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { fileNameOf, sweepFolder, writeManifest } from "../data-folder.ts";
import { manifestName, readManifest, type DataFile } from "../manifest.ts";
import { sync } from "../checksum.ts";

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

/**
 * Puts written files into the folder in place of those of the same table and source. The new manifest replaces the old
 * one in one step, after everything that it names is on disk; the old files stay for readers that have opened them.
 */
export async function replaceFiles(
  folder: string,
  made: readonly DataFile[],
  stagingFolder: string,
): Promise<{ files: DataFile[]; replaced: DataFile[] }> {
  await sweepFolder(folder);
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
