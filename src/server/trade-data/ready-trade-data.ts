import { existsSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { DataFolders } from "../../trade/index.ts";
import { manifestName } from "../../trade/manifest.ts";
import { mirrorFolder, UnusableRemoteFolder } from "../../trade/mirror-folder.ts";
import { ConfigError } from "../config-error.ts";
import type { TradeDataPlace } from "../config-stores.ts";
import { makeKeptFolder } from "../data-dir.ts";
import { errorFields } from "../logging.ts";
import { BucketFailure } from "../s3/bucket-failure.ts";
import { explained } from "../s3/explain-bucket-failure.ts";
import { requireFigures } from "./require-figures.ts";

const setting = "TRADE_DATA_URL";
const usuallyEveryMs = 60_000;

/** Trade figures on this machine, ready to be opened. */
export type TradeData = { readonly folders: DataFolders; close(): void };

/** How newer figures are looked for, and who is told where they cannot be had. */
export type Following = { readonly log: Pick<FastifyBaseLogger, "warn">; readonly everyMs?: number };

/**
 * Brings the figures of a bucket into their folder here; while they are followed, newer ones too as long as it is open.
 * A service that does not answer leaves the figures of last time, if there are some. Throws ConfigError.
 */
export async function readyTradeData(
  { bucket: wanted, ...folders }: TradeDataPlace,
  following?: Following,
): Promise<TradeData> {
  if (wanted === null) {
    requireFigures(folders);
    return { folders, close: () => undefined };
  }
  const { openBucket } = await import("../s3/bucket.ts");
  const { place, copyFolder } = wanted;
  makeKeptFolder("DATA_DIR", copyFolder);
  const bucket = openBucket(place);
  const refresh = mirrorFolder(bucket, copyFolder);
  const ended = new AbortController();
  const { signal } = ended;
  const tell = (error: unknown): void =>
    following?.log.warn({ kind: "trade-data", ...errorFields(error) }, "figures of the bucket not renewed");
  try {
    await refresh(signal);
  } catch (error) {
    const isSilent = error instanceof BucketFailure && error.problem === "unreachable";
    if (!isSilent || !existsSync(join(copyFolder, manifestName))) throw explained(setting, inWords(error));
    tell(error);
  }
  const follow = async (everyMs: number): Promise<void> => {
    for (;;) {
      await sleep(everyMs, undefined, { signal, ref: false });
      await refresh(signal).catch((error: unknown) => signal.aborted || tell(error));
    }
  };
  if (following) void follow(following.everyMs ?? usuallyEveryMs).catch(() => undefined);
  return {
    folders: { dataFolder: copyFolder, shippedFolder: null },
    close() {
      ended.abort();
      bucket.close();
    },
  };
}

const inWords = (error: unknown): unknown =>
  error instanceof UnusableRemoteFolder
    ? new ConfigError([`${setting}: ${error.message}; "sondeo data publish" puts figures there`])
    : error;
