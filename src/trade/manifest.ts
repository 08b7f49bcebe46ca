import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { SourceRef } from "../domain/figure.ts";

/** What a Parquet file of the data folder holds; each name is one schema, given in README.md. */
export const TableName = z.enum(["flows", "pair_totals", "totals", "production", "volumes", "named_exports"]);
export type TableName = z.infer<typeof TableName>;

export const DataFile = z.object({
  table: TableName,
  file: z.string().regex(/^[a-z0-9-]+\.parquet$/),
  source: SourceRef,
  /** First and last year with rows. */
  years: z.tuple([z.number().int(), z.number().int()]),
  rows: z.number().int(),
  sha256: z.string(),
  /**
   * Where each item is an HS code: every code of the source's list, those without trade too, and their revision. Of an
   * extract only the codes that it happens to hold: what is missing beside them says nothing.
   */
  hs: z.object({ revision: z.string(), codes: z.array(z.string()), isExtract: z.literal(true).optional() }).optional(),
  /** What it was made from, as the source publishes it. */
  inputs: z.array(z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string() })).optional(),
});
export type DataFile = z.infer<typeof DataFile>;

/** A file of the manifest, and where it lies. */
export type StoredFile = DataFile & { readonly path: string };

const Manifest = z.object({ files: z.array(DataFile) });
export type Manifest = z.infer<typeof Manifest>;

export const manifestName = "manifest.json";

/** Why a folder's figures cannot be read. Closed. */
export type DataFolderProblem = "no-manifest" | "unreadable-manifest";

/** A folder has no manifest, or one of another shape. */
export class UnusableDataFolder extends Error {
  override readonly name = "UnusableDataFolder";
  readonly folder: string;
  readonly problem: DataFolderProblem;

  constructor(folder: string, problem: DataFolderProblem, cause?: unknown) {
    super(`${folder}: ${problem}`, { cause });
    this.folder = folder;
    this.problem = problem;
  }
}

/** What lies in a data folder. Throws UnusableDataFolder. */
export function readManifest(dataFolder: string): Manifest {
  const path = join(dataFolder, manifestName);
  if (!existsSync(path)) throw new UnusableDataFolder(dataFolder, "no-manifest");
  try {
    return parseManifest(readFileSync(path, "utf8"));
  } catch (error) {
    throw new UnusableDataFolder(dataFolder, "unreadable-manifest", error);
  }
}

/** Throws when the text is no manifest. */
export const parseManifest = (text: string): Manifest => Manifest.parse(JSON.parse(text));

const signatureOf = (path: string): string | null => {
  const found = statSync(path, { throwIfNoEntry: false, bigint: true });
  return found ? `${found.ino} ${found.mtimeNs} ${found.size}` : null;
};

type FollowedManifest = {
  /** What lies in the folder now. Throws when no folder has had a readable manifest yet. */
  readonly files: () => readonly StoredFile[];
  /** When an import last changed that. */
  readonly changedAt: () => Date;
};

/** The first of these folders that has a manifest; without one, the first. */
export const folderWithFigures = (folders: readonly [string, ...string[]]): string =>
  folders.find((each) => existsSync(join(each, manifestName))) ?? folders[0];

/**
 * Follows the first of these folders that has a manifest: one that an import has replaced is read anew, and one that
 * cannot be read leaves the last in place.
 */
export function followManifest(folders: readonly [string, ...string[]]): FollowedManifest {
  let read: { readonly seen: string; readonly files: readonly StoredFile[] } | null = null;
  const currentFolder = (): string => folderWithFigures(folders);
  return {
    files() {
      const folder = currentFolder();
      const seen = `${folder} ${signatureOf(join(folder, manifestName))}`;
      if (read?.seen === seen) return read.files;
      try {
        const files = readManifest(folder).files.map((file) => ({ ...file, path: join(folder, file.file) }));
        read = { seen, files };
      } catch (error) {
        if (!read) throw error;
      }
      return read.files;
    },
    changedAt: () => statSync(join(currentFolder(), manifestName), { throwIfNoEntry: false })?.ctime ?? new Date(0),
  };
}
