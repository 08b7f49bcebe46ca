import { createHash } from "node:crypto";
import { createWriteStream, existsSync } from "node:fs";
import { mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { sync } from "./checksum.ts";
import { fileNameOf, sweepFolder, unfinishedPath, writeManifest } from "./data-folder.ts";
import { DataFile, manifestName, parseManifest, readManifest } from "./manifest.ts";

/** A data folder that lies elsewhere, such as in a bucket. */
export type RemoteFolder = {
  readonly address: string;
  /** The file as a stream, unless there is none or it still has this tag. */
  open(
    file: string,
    how: { readonly unless?: string | null; readonly signal: AbortSignal },
  ): Promise<
    | { readonly found: true; readonly tag: string | null; readonly body: Readable }
    | { readonly found: false; readonly isSame: boolean }
  >;
};

/** What lies over there is no data folder, or not a whole one; the message says what is wrong with it. */
export class UnusableRemoteFolder extends Error {
  override readonly name = "UnusableRemoteFolder";
}

const mostManifestBytes = 64 * 1024 * 1024;
const mostTries = 4;
const firstPauseMs = 500;
/** Another process may be bringing the files of a newer manifest. */
const broughtAgoMs = 24 * 3_600_000;

/**
 * Makes `folder` a copy of a remote data folder, and with each call what that has become since. Files bear the start of
 * their checksum in the copy, so that a version is fetched once and never replaced; the manifest follows when all that it
 * names is there. Several processes may share a folder. A call that fails leaves what there was.
 * Gives whether there was anything new.
 */
export function mirrorFolder(remote: RemoteFolder, folder: string): (signal: AbortSignal) => Promise<boolean> {
  let seen: string | null = null;
  return async (signal) => {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    if (existsSync(join(folder, manifestName))) await sweepFolder(folder, { newerThanMs: broughtAgoMs });
    const unless = existsSync(join(folder, manifestName)) ? seen : null;
    const answer = await remote.open(manifestName, { unless, signal });
    if (!answer.found && answer.isSame) return false;
    if (!answer.found) throw new UnusableRemoteFolder(`${remote.address} has no ${manifestName}`);
    const wanted = readWanted(await readText(answer.body), remote.address);
    for (const { over, here } of wanted) {
      if (!existsSync(join(folder, here.file))) await bring(remote, over, { folder, file: here.file }, signal);
    }
    const files = wanted.map(({ here }) => here);
    const isNew = !holds(folder, files);
    if (isNew) await writeManifest(folder, files);
    seen = answer.tag;
    return isNew;
  };
}

type Wanted = { readonly over: DataFile; readonly here: DataFile };

function readWanted(text: string, address: string): Wanted[] {
  try {
    return parseManifest(text).files.map((over) => ({
      over,
      here: DataFile.parse({ ...over, file: fileNameOf(over) }),
    }));
  } catch {
    throw new UnusableRemoteFolder(`${manifestName} of ${address} is not one that this version can read`);
  }
}

async function readText(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > mostManifestBytes) throw new UnusableRemoteFolder(`${manifestName} is larger than any`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/** Fetches a file, and again where the line breaks; it gets its place once it is whole and on disk. */
async function bring(
  remote: RemoteFolder,
  file: DataFile,
  here: { readonly folder: string; readonly file: string },
  signal: AbortSignal,
): Promise<void> {
  const unfinished = unfinishedPath(here.folder, here.file);
  try {
    for (let tried = 1; ; tried++) {
      const sum = await fetchOnce(remote, file, unfinished, signal).catch((error: unknown) => {
        if (signal.aborted || error instanceof UnusableRemoteFolder || tried >= mostTries) throw error;
        return null;
      });
      if (sum === file.sha256) break;
      if (sum !== null) throw new UnusableRemoteFolder(`${remote.address}/${file.file} is not what its manifest says`);
      await sleep(firstPauseMs * 2 ** tried, undefined, { signal });
    }
    await sync(unfinished);
    await rename(unfinished, join(here.folder, here.file));
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function fetchOnce(remote: RemoteFolder, { file }: DataFile, path: string, signal: AbortSignal): Promise<string> {
  const answer = await remote.open(file, { signal });
  if (!answer.found) throw new UnusableRemoteFolder(`${remote.address} has no ${file}, which its manifest names`);
  const hash = createHash("sha256");
  answer.body.on("data", (chunk: Buffer) => hash.update(chunk));
  await pipeline(answer.body, createWriteStream(path, { mode: 0o600 }), { signal });
  return hash.digest("hex");
}

const holds = (folder: string, files: readonly DataFile[]): boolean => {
  try {
    return JSON.stringify(readManifest(folder).files) === JSON.stringify(files);
  } catch {
    return false;
  }
};
