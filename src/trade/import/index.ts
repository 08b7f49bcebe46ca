import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { readManifest, type DataFile } from "../manifest.ts";
import { checksumOf } from "../checksum.ts";
import { loadCountries } from "./country-tables.ts";
import { explainCsvError } from "./csv-relation.ts";
import { replaceFiles, seedFolder } from "./fill-folder.ts";
import { download, fetchFirst } from "./download.ts";
import { downloadPages } from "./download-pages.ts";
import { ImportFailure, type ImportRefusal } from "./failure.ts";
import { baciFormat } from "./formats/baci.ts";
import { bgsFormat } from "./formats/bgs.ts";
import { comtradeFormat } from "./formats/comtrade-file.ts";
import { faostatForestryFormat, faostatProduction, faostatTrade } from "./formats/faostat.ts";
import { fishstatFormat } from "./formats/fishstat.ts";
import type { Format, FormatTable } from "./formats/format.ts";
import { usgsFormat } from "./formats/usgs.ts";
import { listLocal, openInputs, type InputFile } from "./open-inputs.ts";
import { hasPairTotals, pairTotals } from "./pair-totals.ts";
import type { OnProgress } from "./progress.ts";
import { openWorkspace, whileTelling, type Workspace } from "./workspace.ts";
import { writeTable, type Layout } from "./write-table.ts";

export type { ImportProgress } from "./progress.ts";

const formats = {
  baci: baciFormat,
  "faostat-trade": faostatTrade,
  "faostat-production": faostatProduction,
  "faostat-forestry": faostatForestryFormat,
  fishstat: fishstatFormat,
  usgs: usgsFormat,
  bgs: bgsFormat,
  "comtrade-file": comtradeFormat,
} satisfies Record<string, Format>;

export type ImportSource = keyof typeof formats;
export const importSources = Object.keys(formats) as ImportSource[];

/** Groups of 122,880 rows read a product of BACI fastest: twice that costs twice the time, less saves nothing (measured). */
const importLayout: Layout = { rowGroupSize: 122_880, compressionLevel: 3 };

export type ImportRequest = {
  readonly source: ImportSource;
  /** Files, folders and addresses; none: the source's official address. */
  readonly inputs: readonly string[];
  /** The folder to fill. While it has no manifest, it starts as a copy of `shippedFolder`. */
  readonly dataFolder: string;
  readonly shippedFolder: string | null;
  /** SHA-256 that the one input must have. */
  readonly sha256?: string | undefined;
  /** The version, where the files do not say it. */
  readonly release?: string | undefined;
  /** The operator's word that its licence of UN Comtrade covers the use. */
  readonly isComtradeLicensed?: boolean | undefined;
  /** Where the sources' own files are asked for instead, by host and path: `MIRROR/www.cepii.fr/…`. */
  readonly mirrorUrl?: string | null | undefined;
  readonly onProgress?: OnProgress;
  readonly signal?: AbortSignal | undefined;
  readonly retryDelayMs?: number;
};

export type ImportResult =
  | {
      readonly ok: true;
      readonly files: readonly DataFile[];
      readonly replaced: readonly DataFile[];
      /** Rows that no table took, of areas that are no country and of no value; null where lines are not rows. */
      readonly leftOutRows: number | null;
    }
  | { readonly ok: false; readonly reason: ImportRefusal; readonly detail: string };

function onMirror(address: string, mirrorUrl: string): string {
  const { host, pathname, search } = new URL(address);
  return `${mirrorUrl.replace(/\/+$/, "")}/${host}${pathname}${search}`;
}

const isUrl = (input: string): boolean => /^https?:\/\//i.test(input);

async function obtain(request: ImportRequest, workspace: Workspace, onProgress: OnProgress): Promise<InputFile[]> {
  const { officialUrls, isPaged } = formats[request.source];
  const { inputs, signal, retryDelayMs, mirrorUrl } = request;
  const options = { folder: workspace.downloadsFolder, onProgress, signal, ...(retryDelayMs ? { retryDelayMs } : {}) };
  const fetchUrl = (url: string): Promise<InputFile[]> =>
    isPaged ? downloadPages(url, options) : download(url, options).then((file) => [file]);
  const addresses = mirrorUrl ? officialUrls.map((url) => onMirror(url, mirrorUrl)) : officialUrls;
  if (inputs.length === 0) return fetchFirst(addresses, fetchUrl);
  const files: InputFile[] = [];
  for (const input of inputs) {
    if (!isUrl(input)) files.push(...(await listLocal(input)));
    else files.push(...(await fetchUrl(input)));
  }
  if (files.length === 0) throw new ImportFailure("not-found", `${request.source}: give a file or an address`);
  return files;
}

async function checkSum(files: readonly InputFile[], sha256: string): Promise<void> {
  const [file, ...others] = files;
  const found = file && others.length === 0 ? await checksumOf(file.path) : "of several files";
  if (found === sha256.toLowerCase()) return;
  throw new ImportFailure("wrong-checksum", `${file?.name ?? "the input"}: its SHA-256 is ${found}, not ${sha256}`);
}

async function writeTables(
  tables: readonly FormatTable[],
  workspace: Workspace,
  how: { onProgress: OnProgress; signal?: AbortSignal | undefined },
): Promise<DataFile[]> {
  const { connection, writtenFolder: folder } = workspace;
  const made: DataFile[] = [];
  for (const table of tables) {
    const file = `${table.table}.parquet`;
    const writing = writeTable(connection, table, { folder, file, layout: importLayout });
    try {
      made.push(await whileTelling(workspace, { ...how, name: table.ref.title }, writing));
    } catch (error) {
      if (table.isOptional && error instanceof ImportFailure && error.reason === "empty") continue;
      throw await explainCsvError(connection, table.relation, error);
    }
    if (!hasPairTotals(table)) continue;
    const sums = pairTotals(table.ref, join(folder, file));
    made.push(await writeTable(connection, sums, { folder, file: "pair-totals.parquet", layout: importLayout }));
  }
  return made;
}

async function runImport(request: ImportRequest, workspace: Workspace): Promise<ImportResult> {
  const { dataFolder, shippedFolder, source, onProgress = () => undefined } = request;
  const { connection } = workspace;
  const inputs = await obtain(request, workspace, onProgress);
  if (request.sha256) await checkSum(inputs, request.sha256);
  const publication = await openInputs(inputs, workspace.unpackedFolder, (at) => {
    request.signal?.throwIfAborted();
    onProgress(at);
  });
  await seedFolder(dataFolder, shippedFolder);
  await loadCountries(connection);
  const { files: current } = readManifest(dataFolder);
  const { files: texts } = publication;
  const how = { onProgress, signal: request.signal };
  const reading = formats[source].readTables({
    connection,
    files: texts,
    release: request.release ?? null,
    stored: (table, sourceId) => {
      const found = current.find((file) => file.table === table && file.source.id === sourceId);
      return found ? { ...found, path: join(dataFolder, found.file) } : null;
    },
  });
  const tables = await whileTelling(workspace, { ...how, name: texts[0]?.name ?? source }, reading);
  const made = await writeTables(tables, workspace, how);
  request.signal?.throwIfAborted();
  const described = made.map((file) => ({ ...file, inputs: [...publication.inputs] }));
  const { files, replaced } = await replaceFiles(dataFolder, described, workspace.writtenFolder);
  const [only] = tables;
  const leftOutRows = only?.lines ? only.lines - (made[0]?.rows ?? 0) : null;
  return { ok: true, files, replaced, leftOutRows };
}

/** A refusal, or a full disk, which the file system and DuckDB each tell in their own words; else null. */
function failureOf(error: unknown, dataFolder: string): ImportFailure | null {
  if (error instanceof ImportFailure) return error;
  const isFull = error instanceof Error && /ENOSPC|no space left|max_temp_directory_size/i.test(error.message);
  return isFull ? new ImportFailure("no-space", `${dataFolder}: the disk is full`) : null;
}

const refuse = (reason: ImportRefusal, detail: string): ImportResult => ({ ok: false, reason, detail });

/**
 * Imports what a source publishes into the data folder: download or file → unpacked text → checked, sorted Parquet →
 * the manifest replaced in one step. Whatever fails, and whenever the process ends, the folder keeps what it had.
 * One import at a time; a cancelled one rejects.
 */
export async function importData(request: ImportRequest): Promise<ImportResult> {
  const { dataFolder, source } = request;
  if (source === "comtrade-file" && !request.isComtradeLicensed)
    return refuse("not-licensed", "UN Comtrade asks for a licence to show its data to others");
  await mkdir(dataFolder, { recursive: true });
  let workspace: Workspace | null = null;
  try {
    workspace = await openWorkspace(dataFolder);
    const result = await runImport(request, workspace);
    await rm(workspace.downloadsFolder, { recursive: true, force: true });
    return result;
  } catch (error) {
    request.signal?.throwIfAborted();
    const failure = failureOf(error, dataFolder);
    if (!failure) throw error;
    const keepsPart = failure.reason === "unreachable" || failure.reason === "no-space";
    if (workspace && !keepsPart) await rm(workspace.downloadsFolder, { recursive: true, force: true });
    return refuse(failure.reason, failure.message);
  } finally {
    await workspace?.close();
  }
}
