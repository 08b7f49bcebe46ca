import { existsSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { EngineConfig } from "../server/config.ts";
import { makeKeptFolder } from "../server/data-dir.ts";
import { addressOf } from "../server/s3/bucket-place.ts";
import { publishTradeData } from "../server/trade-data/publish-trade-data.ts";
import { readyTradeData } from "../server/trade-data/ready-trade-data.ts";
import { requireFigures } from "../server/trade-data/require-figures.ts";
import { importData, importSources, type ImportSource } from "../trade/import/index.ts";
import { manifestName } from "../trade/manifest.ts";
import { verifyData } from "../trade/verify-data.ts";
import { type Command, parseWords } from "./command.ts";
import { progressTeller } from "./import-progress.ts";
import { printJson, printLine, tell } from "./output.ts";
import { CommandFailure, WrongUse } from "./problems.ts";
import { withTrade } from "./with-trade.ts";

const usage =
  "sondeo data list [--json], sondeo data verify [--json], sondeo data publish, " +
  `or sondeo data import ${importSources.join("|")} [FILE_OR_URL …] [--sha256 SUM] [--release VERSION]`;
const options = {
  json: { type: "boolean", default: false },
  sha256: { type: "string" },
  release: { type: "string" },
} as const;

/** The trade figures at hand: what there is, whether it is whole, and more of it. */
export const data: Command = async (words, config) => {
  const { values, positionals } = parseWords(words, options, usage);
  const [task, source, ...inputs] = positionals;
  const { dataFolder, shippedFolder, bucket } = config.tradeData;
  if (task === "import") {
    const known = z.enum(importSources as [ImportSource, ...ImportSource[]]).safeParse(source);
    if (!known.success) throw new WrongUse(`Usage: ${usage}`);
    if (known.data === "comtrade-file" && inputs.length === 0)
      throw new WrongUse("comtrade-file has no public address: give the file that you have");
    if (values.sha256 !== undefined && !/^[0-9a-f]{64}$/i.test(values.sha256))
      throw new WrongUse("--sha256 is a sum of 64 hexadecimal digits");
    makeKeptFolder(shippedFolder === null ? "TRADE_DATA_URL" : "DATA_DIR", dataFolder);
    if (existsSync(join(dataFolder, manifestName))) requireFigures({ dataFolder, shippedFolder });
    await importFrom(known.data, inputs, {
      dataFolder,
      shippedFolder,
      sha256: values.sha256,
      release: values.release,
      isComtradeLicensed: config.isComtradeLicensed,
      mirrorUrl: config.figuresMirrorUrl,
    });
    if (bucket) tell('"sondeo data publish" puts the figures into the bucket of TRADE_DATA_URL');
    return 0;
  }
  if (source !== undefined) throw new WrongUse(`Usage: ${usage}`);
  if (task === "verify") return verify(config, values.json);
  if (task === "list") return list(config, values.json);
  if (task === "publish") return publish(config);
  throw new WrongUse(`Usage: ${usage}`);
};

const span = (years: readonly [number, number]) => (years[0] === years[1] ? `${years[0]}` : `${years[0]}–${years[1]}`);

const list = (config: EngineConfig, asJson: boolean): Promise<number> =>
  withTrade(config, undefined, async (trade) => {
    const versions = trade.listData();
    if (asJson) await printJson(versions);
    else {
      for (const { source, years, rows } of versions) {
        await printLine(
          `${source.id}  ${source.version}  ${span(years)}  ${rows} rows  ${source.licence}  ${source.title}`,
        );
      }
    }
    return 0;
  });

async function verify({ tradeData: place }: EngineConfig, asJson: boolean): Promise<number> {
  const tradeData = await readyTradeData(place);
  tradeData.close();
  const { dataFolder, shippedFolder } = tradeData.folders;
  const hasOwn = existsSync(join(dataFolder, manifestName));
  const folder = hasOwn ? dataFolder : (shippedFolder ?? dataFolder);
  const checks = await verifyData(folder);
  if (asJson) await printJson(checks.map(({ file, problems }) => ({ file: file.file, rows: file.rows, problems })));
  else {
    for (const { file, problems } of checks)
      await printLine(
        `${problems.length === 0 ? "ok" : `WRONG: ${problems.join(", ")}`}  ${file.file}  ${file.rows} rows`,
      );
  }
  const wrong = checks.filter(({ problems }) => problems.length > 0);
  if (wrong.length === 0) return 0;
  throw new CommandFailure(
    `${wrong.length} of ${checks.length} files in ${folder} are not what they should be: import their source again`,
  );
}

async function publish({ tradeData: { dataFolder, shippedFolder, bucket } }: EngineConfig): Promise<number> {
  if (!bucket) throw new CommandFailure("Figures are published to a bucket: set TRADE_DATA_URL=s3://bucket/prefix");
  const hasOwn = existsSync(join(dataFolder, manifestName));
  const { files, put, removed } = await publishTradeData(hasOwn ? dataFolder : shippedFolder!, bucket.place);
  for (const { file, rows, years } of files) await printLine(`${file}  ${rows} rows  ${span(years)}`);
  tell(`${put} of ${files.length} files were new to ${addressOf(bucket.place)}; ${removed} old ones removed`);
  return 0;
}

/** Sums that an import works out beside its figures need no word. */
const isOwn = ({ table }: { readonly table: string }) => table !== "pair_totals";

async function importFrom(
  source: ImportSource,
  inputs: string[],
  how: Omit<Parameters<typeof importData>[0], "source" | "inputs">,
): Promise<void> {
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort(new CommandFailure("Interrupted: the figures are as they were"));
  process.once("SIGINT", interrupt);
  process.once("SIGTERM", interrupt);
  const progress = progressTeller();
  try {
    const result = await importData({
      ...how,
      source,
      inputs,
      onProgress: (at) => progress.tell(at),
      signal: interrupted.signal,
    });
    progress.end();
    if (!result.ok)
      throw new CommandFailure(`${result.detail} (${result.reason}). Nothing was changed${nextStep(result.reason)}`);
    for (const { file, rows, years, source: from } of result.files.filter(isOwn))
      await printLine(`${from.title}, ${from.version}: ${rows} rows, ${span(years)}, ${from.licence} → ${file}`);
    for (const { source: old, years, rows } of result.replaced.filter(isOwn))
      tell(`in place of ${old.title}, ${old.version}: ${rows} rows, ${span(years)}`);
    if (result.leftOutRows) tell(`${result.leftOutRows} rows left out: areas that are no country, and no value`);
  } finally {
    progress.end();
    process.off("SIGINT", interrupt);
    process.off("SIGTERM", interrupt);
  }
}

function nextStep(reason: string): string {
  if (reason === "unreachable") return ": run the same command again and it picks up where it stopped";
  if (reason === "not-licensed") return ": COMTRADE_LICENSED=yes is your word that you have it";
  return "";
}
