import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { writeZip } from "../../../tests/support/zip.ts";
import { reportColumns } from "../../domain/report.ts";
import { openTrade, type Trade } from "../index.ts";
import { manifestName, readManifest } from "../manifest.ts";
import { verifyData } from "../verify-data.ts";
import { importData, type ImportResult } from "./index.ts";

const shippedFolder = join(import.meta.dirname, "../../../data/trade");
const sample = join(import.meta.dirname, "../../../../shared/trade/data/baci-energy-2023/baci_energy_subset.csv");

/** Avocados (080440), all the rest of heading 0804 but guavas (080450, in no row), and one flow each of areas that are sums. */
const flowsOf2022 = `t,i,j,k,v,q
2022,484,842,80440,1500.5,600
2022,604,528,80440,300,
`;
const flowsOf2023 = `t,i,j,k,v,q
2023,484,842,80440,2000,800
2023,484,124,80440,100.25,40
2023,604,528,80440,400,160
2023,604,490,80440,1,0.5
2023,699,251,80410,70,10
2023,757,579,80420,90,9
2023,899,842,80440,999999,1
2023,484,97,80440,999999,1
2023,9001,842,100111,3,1
2023,0,842,80440,999999,1
2023,484,484,80440,5,5
`;
/** Number 9001 is new: only this list says that it is Spain. */
const countryCodes =
  "country_code,country_name,country_iso2,country_iso3\n484,Mexico,MX,MEX\n490,Other Asia,,S19\n9001,Spain,ES,ESP\n";
const productCodes =
  "code,description\n80410,Dates\n80420,Figs\n80430,Pineapples\n80440,Avocados\n80450,Guavas\n100111,Wheat\n";

let folder: string;
let archive: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "import-baci-"));
  archive = join(folder, "BACI_HS22_V202601.zip");
  await writeZip(archive, {
    "BACI_HS22_Y2022_V202601.csv": flowsOf2022,
    "BACI_HS22_Y2023_V202601.csv": flowsOf2023,
    "country_codes_V202601.csv": countryCodes,
    "product_codes_HS22_V202601.csv": productCodes,
    "Readme.txt": "figures",
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

function fileOf(name: string, rows: string): string {
  const path = join(folder, name);
  writeFileSync(path, `t,i,j,k,v,q\n${rows}`);
  return path;
}

let dataFolder: string;
let counter = 0;
beforeEach(() => {
  dataFolder = join(folder, `data-${++counter}`);
});

const importBaci = (...inputs: string[]): Promise<ImportResult> =>
  importData({ source: "baci", inputs, dataFolder, shippedFolder });

async function withTrade<T>(use: (trade: Trade) => Promise<T>): Promise<T> {
  const trade = await openTrade({ dataFolder, shippedFolder });
  try {
    return await use(trade);
  } finally {
    trade.close();
  }
}

const reportOf = (trade: Trade, code: string) => trade.research({ product: code, code, language: "en" });

async function trendOf(trade: Trade, code: string) {
  const research = await reportOf(trade, code);
  return research.found && research.evidence.insight?.trends.value;
}

describe("an import of BACI", () => {
  test("gives reports of any code of its revision, the newest year of it, nothing counted twice", async () => {
    const result = await importBaci(archive);
    expect(result).toMatchObject({ ok: true, leftOutRows: 4 });
    await withTrade(async (trade) => {
      const avocado = await reportOf(trade, "080440");
      if (!avocado.found) throw new Error(avocado.reason);
      expect(avocado.evidence.covered).toMatchObject({ hs6: ["080440"], hsRevision: "HS 2022" });
      expect(avocado.evidence.worldValueUsd).toMatchObject({ value: 2_501_250, year: 2023 });
      expect(avocado.rows.map((row) => [row[reportColumns.country], row[reportColumns.value]])).toEqual([
        ["Mexico", 2_100_250],
        ["Peru", 401_000],
      ]);
      expect(avocado.rows[0]?.[reportColumns.importers]).toEqual(["United States", "Canada"]);
      expect(avocado.rows[0]?.[reportColumns.exportPrice]).toBeCloseTo((2_000 / 800 + 100.25 / 40) / 2, 10);
      expect(avocado.evidence.rows[1]?.importers.list.map(({ iso3 }) => iso3)).toEqual(["NLD", "TWN"]);
      expect(avocado.evidence.rows[0]?.value.sources).toMatchObject([{ id: "baci", version: "V202601" }]);
    });
  });

  test("covers a heading by all codes of the published list, those without trade too", async () => {
    await importBaci(archive);
    await withTrade(async (trade) => {
      const fruit = await reportOf(trade, "0804");
      if (!fruit.found) throw new Error(fruit.reason);
      expect(fruit.evidence.covered.hs6).toEqual(["080410", "080420", "080430", "080440", "080450"]);
      expect(fruit.evidence.rows.map(({ iso3 }) => iso3)).toEqual(["MEX", "PER", "CHE", "IND"]);
      expect(fruit.evidence.worldValueUsd.value).toBe(2_661_250);
      const pairs = fruit.evidence.rows.flatMap((row) => row.importers.list.map(({ iso3 }) => [row.iso3, iso3]));
      expect(pairs).toContainEqual(["IND", "FRA"]);
      expect(pairs).toContainEqual(["CHE", "NOR"]);
      expect(fruit.evidence.insight?.trends.value.years).toEqual([2022, 2023]);
      expect(fruit.evidence.insight?.growingImporters.reason).toBe("few-years");
    });
  });

  test("of several sources the newest with partners speaks: its listed codes without rows leave the older one", async () => {
    await withTrade(async (trade) => {
      const before = await reportOf(trade, "080440");
      expect(before.found && before.evidence.year).toBe(2011);
    });
    await importBaci(archive);
    await withTrade(async (trade) => {
      const avocado = await reportOf(trade, "080440");
      expect(avocado.found && avocado.evidence.rows[0]?.value).toMatchObject({ year: 2023, sources: [{ id: "baci" }] });
      expect(avocado.found && avocado.evidence.rows[0]?.production.year).toBe(2022);
      const pineapple = await reportOf(trade, "080430");
      expect(pineapple.found && pineapple.evidence.rows[0]?.value).toMatchObject({
        year: 2011,
        sources: [{ id: "fao-trade" }],
      });
    });
  });

  test("newer than the production takes who makes none and buys it for a hub, and nobody who makes some", async () => {
    await importBaci(archive);
    await withTrade(async (trade) => {
      const avocado = await reportOf(trade, "080440");
      const hubs = avocado.found && avocado.evidence.rows.map(({ iso3, hub }) => [iso3, hub]);
      expect(hubs).toEqual([
        ["MEX", false],
        ["PER", false],
      ]);
      const fruit = fileOf(
        "BACI_HS22_Y2024_V202601.csv",
        "2024,528,276,80440,50,20\n2024,484,842,80440,90,40\n2024,484,528,80440,30,15\n",
      );
      expect((await importBaci(fruit)).ok).toBe(true);
      const newer = await reportOf(trade, "080440");
      expect(newer.found && newer.evidence.rows.map(({ iso3, hub }) => [iso3, hub])).toEqual([
        ["MEX", false],
        ["NLD", true],
      ]);
    });
  });

  test("says of which years a trend is, however many its source has", async () => {
    const flows = fileOf(
      "BACI_HS22_Y2021_V202601.csv",
      "2021,484,842,80410,9,1\n2022,484,842,80440,50,20\n2023,484,842,80440,90,40\n",
    );
    await importBaci(flows);
    await withTrade(async (trade) => {
      const avocado = await reportOf(trade, "080440");
      const { insight, summary } = avocado.found ? avocado.evidence : {};
      expect(insight?.trends.value).toMatchObject({ years: [2022, 2023], finding: { method: "last-over-first" } });
      expect(summary?.find(({ key }) => key === "few-years")?.values).toMatchObject({ first: { value: 2022 } });
    });
  });

  test("a trend is of the years that end newest, not of more that ended long before", async () => {
    await withTrade(async (trade) => expect(await trendOf(trade, "1201")).toMatchObject({ years: [2010, 2017] }));
    const flows = "2022,76,156,120190,9,1\n2023,76,156,120110,1,1\n2023,76,156,120190,90,40\n";
    await importBaci(fileOf("BACI_HS22_Y2023_V202601.csv", flows));
    await withTrade(async (trade) =>
      expect(await trendOf(trade, "1201")).toMatchObject({ years: [2022, 2023], sources: [{ id: "baci" }] }),
    );
  });

  test("keeps everything else that was shipped, and records what it was made from", async () => {
    const shipped = readManifest(shippedFolder).files;
    const result = await importBaci(archive);
    const { files } = readManifest(dataFolder);
    expect(files.filter(({ source }) => source.id !== "baci")).toEqual(
      shipped.filter(({ source }) => source.id !== "baci"),
    );
    const own = files.filter(({ source }) => source.id === "baci");
    expect(own.map(({ table }) => table)).toEqual(["flows", "pair_totals"]);
    expect(result.ok && result.files).toEqual(own);
    expect(own[0]).toMatchObject({
      years: [2022, 2023],
      rows: 9,
      source: { version: "V202601", licence: "Etalab-2.0" },
      hs: { revision: "HS 2022", codes: ["080410", "080420", "080430", "080440", "080450", "100111"] },
      inputs: [
        { name: "BACI_HS22_V202601.zip", sha256: createHash("sha256").update(readFileSync(archive)).digest("hex") },
      ],
    });
    expect((await verifyData(dataFolder)).flatMap(({ problems }) => problems)).toEqual([]);
  });

  test("is served by an engine that was open before it, and leaves the old files to reports that began before", async () => {
    await withTrade(async (trade) => {
      const versionOf = () => trade.listData().find(({ source }) => source.id === "baci")?.source.version;
      expect(versionOf()).toBe("V202501");
      const [before] = await Promise.all([reportOf(trade, "854460"), importBaci(archive)]);
      expect(before.found && before.evidence.rows[0]?.value.sources[0]?.version).toBe("V202501");
      expect(versionOf()).toBe("V202601");
      const avocado = await reportOf(trade, "080440");
      expect(avocado.found && avocado.evidence.year).toBe(2023);
    });
  });

  test("reads columns that are padded with spaces, a quantity that is not known among them", async () => {
    const padded = fileOf(
      "BACI_HS22_Y2023_V202601.csv",
      `2023,484,842,80440,${"2000.500".padStart(18)},${"800.000".padStart(18)}\n2023,484,124,80440,${"100.000".padStart(18)},${"NA".padStart(18)}\n`,
    );
    expect(await importBaci(padded)).toMatchObject({ ok: true });
    await withTrade(async (trade) => {
      const avocado = await reportOf(trade, "080440");
      const [mexico] = avocado.found ? avocado.evidence.rows : [];
      expect(mexico).toMatchObject({ value: { value: 2_100_500 }, volume: { basis: "estimated" } });
      expect(mexico?.exportPrice.value).toBeCloseTo(2_000.5 / 800, 9);
    });
  });

  test("of an earlier revision says so in the report", async () => {
    const file = fileOf("BACI_HS17_Y2019_V202601.csv", "2019,156,842,851712,10,1\n2019,156,842,851762,20,1\n");
    const rest = ["851711", "851718", "851761", "851769", "851770"].map((code) => `${code},Other\n`).join("");
    const list = join(folder, "product_codes_HS17_V202601.csv");
    writeFileSync(list, `code,description\n851712,Phones\n851762,Routers\n${rest}`);
    expect((await importBaci(file, list)).ok).toBe(true);
    await withTrade(async (trade) => {
      const phones = await reportOf(trade, "8517");
      expect(phones.found && phones.evidence.covered.hsRevision).toBe("HS 2022 (HS 2017)");
      expect(phones.found && phones.evidence.worldValueUsd.value).toBe(30_000);
      const parts = await reportOf(trade, "851713");
      expect(parts).toMatchObject({ found: false, reason: "no-figures" });
    });
  });

  test("sweeps what no manifest names, once nobody can still be reading it", async () => {
    await importBaci(archive);
    const stray = join(dataFolder, "flows-baci.parquet");
    expect(existsSync(stray)).toBe(true);
    await importBaci(archive);
    expect(existsSync(stray)).toBe(true);
    const longAgo = new Date(Date.now() - 3_600_000);
    utimesSync(join(dataFolder, manifestName), longAgo, longAgo);
    await importBaci(archive);
    expect(existsSync(stray)).toBe(false);
    const named = readManifest(dataFolder).files.map(({ file }) => file);
    expect(
      readdirSync(dataFolder)
        .filter((name) => name.endsWith(".parquet"))
        .toSorted(),
    ).toEqual(named.toSorted());
  });

  test.skipIf(!existsSync(sample))("of the real extract is the shipped one, row by row", async () => {
    const result = await importData({
      source: "baci",
      inputs: [sample],
      dataFolder,
      shippedFolder,
      release: "V202501",
    });
    expect(result).toMatchObject({ ok: true, leftOutRows: 0 });
    const answers = await Promise.all(
      [{ dataFolder, shippedFolder: null }, { dataFolder: shippedFolder }].map(async (folders) => {
        const trade = await openTrade(folders);
        const research = await reportOf(trade, "854460");
        trade.close();
        if (!research.found) throw new Error(research.reason);
        return research.evidence;
      }),
    );
    expect(answers[0]?.rows).toEqual(answers[1]?.rows);
    // Only an import of the whole tells how easily two countries trade.
    expect(answers.map((evidence) => evidence.insight?.gaps.sources.map(({ id }) => id))).toEqual([
      ["baci"],
      ["baci", "fao-trade"],
    ]);
  });
});
