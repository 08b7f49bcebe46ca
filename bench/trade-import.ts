import { statSync } from "node:fs";
import { join } from "node:path";
import { importData } from "../src/trade/import/index.ts";

// One import in a process of its own, so that its time and memory are its own: trade-import.ts ARCHIVE DATA_FOLDER
const [archive = "", dataFolder = ""] = process.argv.slice(2);
const startedAt = performance.now();
const result = await importData({ source: "baci", inputs: [archive], dataFolder, shippedFolder: null });
if (!result.ok) throw new Error(result.detail);
const [flows] = result.files;
process.stdout.write(
  JSON.stringify({
    rows: flows?.rows ?? 0,
    bytes: flows ? statSync(join(dataFolder, flows.file)).size : 0,
    leftOutRows: result.leftOutRows,
    seconds: (performance.now() - startedAt) / 1_000,
    megabytes: process.resourceUsage().maxRSS / 1_024,
  }),
);
