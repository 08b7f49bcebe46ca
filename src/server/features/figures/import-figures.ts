import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import * as contract from "../../../contract/figures.ts";
import type { ErrorCode } from "../../../contract/errors.ts";
import type { JobStage } from "../../../contract/jobs.ts";
import type { ImportProgress, ImportResult } from "../../../trade/import/index.ts";
import type { ImportRefusal } from "../../../trade/import/failure.ts";
import { manifestName } from "../../../trade/manifest.ts";
import type { TradeDataPlace } from "../../config-stores.ts";
import type { DbOrTx } from "../../db/client.ts";
import { makeKeptFolder } from "../../data-dir.ts";
import type { Deps } from "../../deps.ts";
import { AppError } from "../../errors.ts";
import { defineJob, type JobRun, needsLonger } from "../../jobs/definition.ts";
import { importApart } from "../../trade-data/import-apart.ts";
import { importPlace } from "../../trade-data/import-place.ts";
import { publishTradeData } from "../../trade-data/publish-trade-data.ts";
import { readyTradeData } from "../../trade-data/ready-trade-data.ts";
import { requireOwner } from "./require-owner.ts";
import { runningImport } from "./running-import.ts";

export type ImportDeps = Pick<Deps, "config">;
type Work = { readonly source: contract.FigureSource };

const Imported = contract.importFigures.response.shape.imported;
type Imported = z.infer<typeof Imported>;

const aliveEveryMs = 5_000;
/** The process of an import that was broken off takes a moment to end. */
const endingWithinMs = 20_000;
const askAgainMs = 500;

const stages: Readonly<Record<ImportProgress["stage"], JobStage>> = {
  download: "downloading",
  unpack: "unpacking",
  sort: "sorting",
};

const codes: Readonly<Record<ImportRefusal, ErrorCode>> = {
  busy: "IMPORT_RUNNING",
  "not-found": "IMPORT_UNREACHABLE",
  unreachable: "IMPORT_UNREACHABLE",
  "refused-by-server": "IMPORT_UNREACHABLE",
  "no-space": "IMPORT_NO_SPACE",
  "wrong-checksum": "IMPORT_UNREADABLE",
  cut: "IMPORT_UNREADABLE",
  "wrong-format": "IMPORT_UNREADABLE",
  "wrong-row": "IMPORT_UNREADABLE",
  empty: "IMPORT_UNREADABLE",
  "not-licensed": "NOT_CONFIGURED",
};

/**
 * An owner's import of what a source publishes. It takes minutes, so that it runs in the long line; a run that is broken
 * off leaves the figures as they were, and the next goes on with what was downloaded. Importing twice gives the same.
 */
export const importFiguresJob = ({ config }: ImportDeps) =>
  defineJob({
    kind: "import-figures",
    endpoint: contract.importFigures,
    charge: null,
    identify: ({ source }) => ({ source }),
    async prepare(ctx, { source }): Promise<{ work: Work }> {
      requireOwner(ctx);
      refuseWithoutPlace(config);
      await refuseBeside(ctx.db, null);
      return { work: { source } };
    },
    async run(run) {
      if (run.line === "short") return needsLonger;
      requireOwner(run.ctx);
      refuseWithoutPlace(config);
      await refuseBeside(run.ctx.db, run.jobId);
      const imported = Imported.safeParse(run.kept?.imported).data ?? (await importAndKeep(config, run));
      return { paid: false, save: async () => ({ imported }) };
    },
    present: async (_ctx, { imported }) => ({ success: true as const, imported: Imported.parse(imported) }),
  });

function refuseWithoutPlace(config: ImportDeps["config"]): void {
  if (importPlace(config) !== "not-shared") return;
  throw new AppError(
    "IMPORT_NOT_SHARED",
    "Web and workers run apart: set TRADE_DATA_URL to a place that all of them read",
  );
}

/** One import at a time: two that began together would each publish what the other does not have. */
async function refuseBeside(db: DbOrTx, jobId: string | null): Promise<void> {
  const running = await runningImport(db);
  if (running && running.jobId !== jobId) throw new AppError("IMPORT_RUNNING", "Another import is under way");
}

async function importAndKeep(config: ImportDeps["config"], run: JobRun<Work>): Promise<Imported> {
  const result = await (config.tradeData.bucket ? importIntoBucket : importIntoFolder)(config, run);
  if (!result.ok) throw new AppError(codes[result.reason], result.detail);
  const imported = result.files
    .filter(({ table }) => table !== "pair_totals")
    .map(({ source, years, rows }) => ({ source, years, rows }));
  await run.keep({ imported });
  return imported;
}

async function importIntoFolder({ tradeData, figuresMirrorUrl }: ImportDeps["config"], run: JobRun<Work>) {
  const { dataFolder, shippedFolder } = tradeData;
  makeKeptFolder(shippedFolder === null ? "TRADE_DATA_URL" : "DATA_DIR", dataFolder);
  return importTelling(run, { dataFolder, shippedFolder, mirrorUrl: figuresMirrorUrl });
}

/** Imports beside a fresh copy of what the bucket has, and publishes both together. */
async function importIntoBucket(
  { tradeData, figuresMirrorUrl }: ImportDeps["config"],
  run: JobRun<Work>,
): Promise<ImportResult> {
  const { place, copyFolder } = bucketOf(tradeData);
  (await readyTradeData(tradeData)).close();
  const dataFolder = `${copyFolder}-import`;
  makeKeptFolder("DATA_DIR", dataFolder);
  await rm(join(dataFolder, manifestName), { force: true });
  const result = await importTelling(run, { dataFolder, shippedFolder: copyFolder, mirrorUrl: figuresMirrorUrl });
  if (!result.ok) return result;
  await run.stage("publishing");
  await publishTradeData(dataFolder, place);
  await rm(dataFolder, { recursive: true, force: true });
  return result;
}

function bucketOf({ bucket }: TradeDataPlace): NonNullable<TradeDataPlace["bucket"]> {
  if (!bucket) throw new Error("there is no bucket");
  return bucket;
}

/** Imports while the job says how far it is, and ends it as soon as nobody wants the job any more. */
async function importTelling(
  { input, signal, stage, progress, keep }: JobRun<Work>,
  where: { dataFolder: string; shippedFolder: string | null; mirrorUrl: string | null },
): Promise<ImportResult> {
  const unwanted = new AbortController();
  let telling = keep({}).catch((error: unknown) => unwanted.abort(error));
  const thenTell = (tell: () => Promise<void>): void => {
    telling = telling.then(() =>
      unwanted.signal.aborted ? undefined : tell().catch((error) => unwanted.abort(error)),
    );
  };
  let under: JobStage | null = null;
  const onProgress = (at: ImportProgress): void => {
    const next = stages[at.stage];
    if (next !== under) thenTell(() => stage(next));
    under = next;
    if (at.total !== null) thenTell(() => progress({ done: Math.min(at.done, at.total!), of: at.total! }));
  };
  const alive = setInterval(() => thenTell(() => keep({})), aliveEveryMs);
  try {
    const following = { onProgress, signal: AbortSignal.any([signal, unwanted.signal]) };
    const giveUpAt = Date.now() + endingWithinMs;
    for (;;) {
      const result = await importApart({ source: input.source, inputs: [], ...where }, following);
      if (result.ok || result.reason !== "busy" || Date.now() > giveUpAt) return result;
      await sleep(askAgainMs, undefined, { signal: following.signal });
    }
  } finally {
    clearInterval(alive);
    await telling;
  }
}
