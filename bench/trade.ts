import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { cpus, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { codesUnder } from "../src/trade/find-codes.ts";
import { writeZip } from "../tests/support/zip.ts";
import { generateBaci, release, yearFile, years } from "./trade-generator.ts";
import { measurePostgres } from "./trade-postgres.ts";

// npm run bench -- trade [--rows ROWS_A_YEAR]: BACI at full size, made up, imported and asked, beside PostgreSQL.
const { values } = parseArgs({
  args: process.argv.slice(2),
  options: { rows: { type: "string", default: "11000000" } },
});
const codes = ["080440", "0901", "1001", "854442", "8703", "2709"];
const goals = { importSeconds: 240, importMegabytes: 1_024, coldMs: 250, warmMs: 60, reportMegabytes: 200 };

const project = resolve(import.meta.dirname, "..");
const resultsFile = join(project, "bench/results.json");
const round = (value: number): number => Math.round(value * 10) / 10;
const median = (numbers: readonly number[]): number => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;

function runAlone(script: string, args: readonly string[]): unknown {
  const { status, stdout } = spawnSync(process.execPath, [join(import.meta.dirname, script), ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${script} ended with ${status}`);
  return JSON.parse(stdout);
}

type ImportTimes = { rows: number; bytes: number; leftOutRows: number | null; seconds: number; megabytes: number };
type ReportTimes = {
  openMs: number;
  coldMs: number;
  coldProcessorMs: number;
  times: number[][];
  processorTimes: number[][];
  exporters: number[];
  coldMegabytes: number;
  megabytes: number;
};

const folder = mkdtempSync(join(tmpdir(), "sondeo-bench-"));
// The database runs as another user and reads the CSV files itself.
chmodSync(folder, 0o755);
process.once("SIGINT", () => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(130);
});
try {
  const csvFolder = join(folder, "csv");
  console.log(`Making ${years.length} years of ${values.rows} rows in BACI's format …`);
  await generateBaci(csvFolder, Number(values.rows));
  const archive = join(folder, `BACI_HS22_${release}.zip`);
  const names = [...years.map(yearFile), `country_codes_${release}.csv`, `product_codes_HS22_${release}.csv`];
  await writeZip(archive, Object.fromEntries(names.map((name) => [name, { from: join(csvFolder, name) }])));

  const dataFolder = join(folder, "trade");
  console.log("Importing …");
  const imported = runAlone("trade-import.ts", [archive, dataFolder]) as ImportTimes;
  console.log("Asking for reports …");
  const report = runAlone("trade-report.ts", [dataFolder, ...codes]) as ReportTimes;
  console.log("The same in PostgreSQL …");
  const codeSets = codes.map((code) => codesUnder(code).map(Number));
  const postgres = await measurePostgres(join(folder, "postgres"), csvFolder, codeSets);

  const warmMs = report.times.map(median);
  const processorMs = report.processorTimes.map(median);
  const figures = {
    "rows imported": [imported.rows, null],
    "archive, MB": [round(statSync(archive).size / 1e6), null],
    "Parquet of the flows, MB": [round(imported.bytes / 1e6), null],
    "import, s": [round(imported.seconds), goals.importSeconds],
    "import, MB of memory": [Math.round(imported.megabytes), goals.importMegabytes],
    "first report after opening, ms": [round(report.coldMs), goals.coldMs],
    "first report after opening, ms of processor": [round(report.coldProcessorMs), null],
    "report when warm, ms (median of medians)": [round(median(warmMs)), goals.warmMs],
    "report when warm, ms (slowest product)": [round(Math.max(...warmMs)), goals.warmMs],
    "report when warm, ms of processor (median of medians)": [round(median(processorMs)), null],
    "a report, MB of memory": [Math.round(report.coldMegabytes), goals.reportMegabytes],
    "sixty reports, MB of memory": [Math.round(report.megabytes), null],
    "load of the machine, processes per core": [round((loadavg()[0] ?? 0) / cpus().length), null],
    "PostgreSQL: copy, s": [round(postgres.loadSeconds), null],
    "PostgreSQL: index, s": [round(postgres.indexSeconds), null],
    "PostgreSQL: table and index, MB": [Math.round(postgres.megabytes), null],
  } satisfies Record<string, [number, number | null]>;
  console.table(
    Object.fromEntries(
      Object.entries(figures).map(([name, [measured, goal]]) => [
        name,
        { measured, goal: goal ?? "", met: goal === null ? "" : measured <= goal },
      ]),
    ),
  );
  const products = codes.map((code, i) => ({
    code,
    exporters: report.exporters[i] ?? 0,
    pairs: postgres.queries[i]?.pairs ?? 0,
    "whole report, ms": round(warmMs[i] ?? 0),
    "of processor, ms": round(processorMs[i] ?? 0),
    "PostgreSQL, its pairs only, ms": round(median(postgres.queries[i]?.warmMs ?? [])),
    "PostgreSQL, first time, ms": round(postgres.queries[i]?.coldMs ?? 0),
  }));
  console.table(products);

  const results = existsSync(resultsFile) ? (JSON.parse(readFileSync(resultsFile, "utf8")) as object) : {};
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? "", cores: cpus().length, load: loadavg()[0] };
  const trade = { measuredAt: new Date().toISOString(), machine, rowsPerYear: Number(values.rows), figures, products };
  writeFileSync(resultsFile, `${JSON.stringify({ ...results, trade }, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
