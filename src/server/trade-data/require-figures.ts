import {
  type DataFolderProblem,
  folderWithFigures,
  manifestName,
  readManifest,
  UnusableDataFolder,
} from "../../trade/manifest.ts";
import { ConfigError } from "../config-error.ts";
import type { TradeDataPlace } from "../config-stores.ts";

const advice: Readonly<Record<DataFolderProblem, string>> = {
  "no-manifest": `holds no figures (no ${manifestName}); "sondeo data import SOURCE" puts some there, and without TRADE_DATA_URL those that come with Sondeo are read`,
  "unreadable-manifest": `has a ${manifestName} that this version cannot read; remove that file and import the sources again with "sondeo data import SOURCE"`,
};

/** Throws a ConfigError that says what to do where the folder to be served has no figures that can be read. */
export function requireFigures({ dataFolder, shippedFolder }: Omit<TradeDataPlace, "bucket">): void {
  try {
    readManifest(folderWithFigures(shippedFolder === null ? [dataFolder] : [dataFolder, shippedFolder]));
  } catch (error) {
    if (!(error instanceof UnusableDataFolder)) throw error;
    const setting = shippedFolder === null ? "TRADE_DATA_URL" : "DATA_DIR";
    throw new ConfigError([`${setting}: ${error.folder} ${advice[error.problem]}`]);
  }
}
