import { createHash } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, readFile, rm, stat, statfs, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { parseRetryAfter } from "../../domain/retry-after.ts";
import { ImportFailure } from "./failure.ts";
import type { InputFile } from "./open-inputs.ts";
import type { OnProgress } from "./progress.ts";

export type DownloadOptions = {
  /** Where parts of files wait for the rest, across runs. */
  readonly folder: string;
  readonly onProgress: OnProgress;
  readonly signal?: AbortSignal | undefined;
  /** Wait before the second try; each further one waits twice as long. */
  readonly retryDelayMs?: number;
};

/** Beside an archive lie its text, the sorted runs of it and the Parquet: 4.6 times as much (measured). */
const spacePerByte = 5;
const mostTries = 6;
const usualRetryDelayMs = 1_000;
const longestRetryDelayMs = 60_000;
const silenceMs = 60_000;

/** What the server said of the part that is here: without a validator it cannot be resumed. */
const PartFacts = z.object({ validator: z.string().nullable(), total: z.number().nullable(), date: z.string() });
type PartFacts = z.infer<typeof PartFacts>;

type Part = { readonly url: string; readonly name: string; readonly path: string; readonly factsPath: string };

/** The connection broke, or the server asked to come back: worth another try. */
class TryAgain extends Error {
  readonly afterMs: number | null;
  constructor(message: string, afterMs: number | null = null) {
    super(message);
    this.afterMs = afterMs;
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** A name alone: files are made of it, and an address may hold separators behind percent signs. */
function nameOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const name = searchParams.get("name") ?? decoded(basename(pathname));
  const [last = ""] = name.split(/[\\/]/).slice(-1);
  return last || "download";
}

/** Null too of what a crash left half written. */
const readFacts = async ({ factsPath }: Part): Promise<PartFacts | null> => {
  try {
    return PartFacts.safeParse(JSON.parse(await readFile(factsPath, "utf8"))).data ?? null;
  } catch {
    return null;
  }
};

const bytesHere = async ({ path }: Part): Promise<number> => (await stat(path).catch(() => null))?.size ?? 0;

function retryAfterMs(headers: Headers): number | null {
  const asked = parseRetryAfter(headers.get("retry-after"), Date.now());
  return asked === null ? null : Math.min(longestRetryDelayMs, asked);
}

function factsOf(headers: Headers, total: number | null): PartFacts {
  const etag = headers.get("etag");
  const modified = headers.get("last-modified");
  const date = Date.parse(modified ?? headers.get("date") ?? "");
  return {
    validator: etag && !etag.startsWith("W/") ? etag : modified,
    total,
    date: new Date(Number.isNaN(date) ? Date.now() : date).toISOString().slice(0, 10),
  };
}

/** What to ask for: the rest of a part, or whether a file that is here as a whole is still the newest. */
function conditionsFor(from: number, facts: PartFacts | null): Record<string, string> {
  if (from === 0 || !facts?.validator) return {};
  if (from !== facts.total) return { range: `bytes=${from}-`, "if-range": facts.validator };
  return facts.validator.startsWith('"')
    ? { "if-none-match": facts.validator }
    : { "if-modified-since": facts.validator };
}

const isAbsent = (status: number): boolean => status === 404 || status === 410;

/** Asks for what is missing. The answer continues the part (206), is the whole file anew (200), or that nothing is new (304). */
async function request(part: Part, from: number, facts: PartFacts | null, signal: AbortSignal): Promise<Response> {
  const headers = { "accept-encoding": "identity", ...conditionsFor(from, facts) };
  const response = await fetch(part.url, { headers, signal }).catch((error: Error) => {
    throw new TryAgain(`${part.url}: ${error.cause instanceof Error ? error.cause.message : error.message}`);
  });
  const goesOn = response.headers.get("content-range")?.startsWith(`bytes ${from}-`) ?? false;
  const isAnswer = response.status === 200 || response.status === 304 || (response.status === 206 && goesOn);
  if (isAnswer) return response;
  await response.body?.cancel();
  const sentence = `${part.url}: the server answered ${response.status}`;
  if (response.status === 416 || response.status === 206) {
    await rm(part.path, { force: true });
    throw new TryAgain(sentence, 0);
  }
  if (response.status === 429 || response.status >= 500) throw new TryAgain(sentence, retryAfterMs(response.headers));
  throw new ImportFailure(isAbsent(response.status) ? "not-found" : "refused-by-server", sentence);
}

const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

/** A disk that would be full before an import ends is told before anything is downloaded. */
async function refuseWithoutRoom(folder: string, name: string, bytes: { rest: number; total: number }): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const needed = bytes.rest + spacePerByte * bytes.total;
  if (needed <= bavail * bsize) return;
  const says = `${name}: needs ${gigabytes(needed)} in ${folder}, which has ${gigabytes(bavail * bsize)}`;
  throw new ImportFailure("no-space", says);
}

async function fetchRest(part: Part, options: DownloadOptions): Promise<PartFacts> {
  const kept = await readFacts(part);
  const here = kept?.validator ? await bytesHere(part) : 0;
  const silence = new AbortController();
  const timer = setTimeout(() => silence.abort(new TryAgain(`${part.url}: silent for a minute`)), silenceMs);
  const signals = [silence.signal, ...(options.signal ? [options.signal] : [])];
  try {
    const response = await request(part, here, kept, AbortSignal.any(signals));
    if (response.status === 304 && kept) return kept;
    const from = response.status === 206 ? here : 0;
    const length = response.headers.get("content-length");
    const total = length === null ? null : from + Number(length);
    if (total !== null)
      await refuseWithoutRoom(options.folder, part.name, { rest: total - from, total }).catch(
        async (error: unknown) => {
          await response.body?.cancel();
          throw error;
        },
      );
    const facts = factsOf(response.headers, total);
    await writeFile(part.factsPath, JSON.stringify(facts));
    let done = from;
    const body = Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]);
    body.on("data", (chunk: Buffer) => {
      timer.refresh();
      options.onProgress({ stage: "download", name: part.name, done: (done += chunk.length), total });
    });
    await pipeline(body, createWriteStream(part.path, { flags: from > 0 ? "a" : "w" })).catch((error: Error) => {
      throw new TryAgain(`${part.url}: the connection broke after ${done} bytes (${error.message})`);
    });
    if (total !== null && done !== total) throw new TryAgain(`${part.url}: ${done} of ${total} bytes came`);
    return facts;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Downloads a file, going on where an earlier try or an earlier run ended when the server can (HTTP Range and If-Range).
 * Throws ImportFailure when it refuses, or when it cannot be reached six times in a row without progress.
 */
export async function download(url: string, options: DownloadOptions): Promise<InputFile> {
  await mkdir(options.folder, { recursive: true });
  const path = join(options.folder, createHash("sha256").update(url).digest("hex").slice(0, 16));
  const part: Part = { url, name: nameOf(url), path, factsPath: `${path}.json` };
  let tries = 0;
  for (;;) {
    const before = await bytesHere(part);
    try {
      const { date } = await fetchRest(part, options);
      return { name: part.name, path, date };
    } catch (error) {
      options.signal?.throwIfAborted();
      if (!(error instanceof TryAgain)) throw error;
      tries = (await bytesHere(part)) > before ? 1 : tries + 1;
      if (tries >= mostTries) throw new ImportFailure("unreachable", error.message);
      const delayMs = error.afterMs ?? (options.retryDelayMs ?? usualRetryDelayMs) * 2 ** (tries - 1);
      await sleep(delayMs, undefined, { signal: options.signal });
    }
  }
}

/** Fetches the first of these addresses where there is something. Throws ImportFailure where there is none. */
export async function fetchFirst<T>(urls: readonly string[], fetchUrl: (url: string) => Promise<T>): Promise<T> {
  let absent = new ImportFailure("not-found", "there is no public address: give a file or an address");
  for (const url of urls) {
    try {
      return await fetchUrl(url);
    } catch (error) {
      if (!(error instanceof ImportFailure) || error.reason !== "not-found") throw error;
      absent = error;
    }
  }
  throw absent;
}
