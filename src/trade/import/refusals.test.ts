import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { writeZip } from "../../../tests/support/zip.ts";
import { manifestName } from "../manifest.ts";
import { verifyData } from "../verify-data.ts";
import { importData, type ImportSource } from "./index.ts";

let folder: string;
let dataFolder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "refusals-"));
  dataFolder = join(folder, "data");
  const good = await importText("baci", "BACI_HS22_Y2023_V202601.csv", baci());
  expect(good.ok).toBe(true);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** 5,000 good rows of BACI, with these lines instead where given (line 1 is the header). */
function baci(instead: Record<number, string> = {}): string {
  const lines = ["t,i,j,k,v,q", ...Array.from({ length: 5_000 }, (_, n) => `2023,484,842,${80_000 + n},${n + 1}.5,2`)];
  for (const [line, text] of Object.entries(instead)) lines[Number(line) - 1] = text;
  return `${lines.join("\n")}\n`;
}

async function importText(source: ImportSource, name: string, content: string | Buffer) {
  const path = join(folder, name);
  writeFileSync(path, content);
  return importData({ source, inputs: [path], dataFolder, shippedFolder: null, isComtradeLicensed: true });
}

const faoHeader =
  '"Area Code","Area Code (M49)","Area","Item Code","Item","Element Code","Element","Year Code","Year","Unit","Value","Flag"';
const fao = (row: string): string =>
  `${faoHeader}\n"138","'484","Mexico","572","Avocados","5510","Production","2023","2023","t","5","A"\n${row}\n`;
const usgs = (amount: string): string =>
  `SOURCE,COMMODITY,COUNTRY,TYPE,UNIT_MEAS,PROD_2023,PROD_EST_2024\nMCS2025,Cobalt,Cuba,Mine production,metric tons,10,20\nMCS2025,Cobalt,Chile,Mine production,metric tons,${amount},5\n`;

/** The files of the folder that this process has open; the listing's own is gone by then. */
function openFiles(): string[] {
  const links = readdirSync("/proc/self/fd").map((fd) => {
    try {
      return readlinkSync(join("/proc/self/fd", fd));
    } catch {
      return "";
    }
  });
  return links.filter((path) => path.startsWith(folder));
}

test.runIf(existsSync("/proc/self/fd"))("what was refused is not held open", async () => {
  const page = Buffer.concat([Buffer.from("<!doctype html>"), randomBytes(4_000_000)]);
  const archive = join(folder, "page.zip");
  await writeZip(archive, { "BACI_HS22_Y2023_V202601.csv": page });
  const packed = join(folder, "page.csv.gz");
  writeFileSync(packed, gzipSync(page));
  for (const path of [archive, packed]) {
    const result = await importData({ source: "baci", inputs: [path], dataFolder, shippedFolder: null });
    expect(result).toMatchObject({ ok: false, reason: "wrong-format" });
  }
  await expect.poll(openFiles).toEqual([]);
});

describe("a wrong file is refused with the line that is wrong", () => {
  const csv = "BACI_HS22_Y2023_V202601.csv";
  const cases: [string, ImportSource, string, string | Buffer, string, RegExp][] = [
    [
      "a text for a number",
      "baci",
      csv,
      baci({ 3_002: "2023,484,Peru,80440,1,1" }),
      "wrong-row",
      /line 3002: j is not a number: "Peru"/,
    ],
    [
      "a column too few",
      "baci",
      csv,
      baci({ 4_000: "2023,484,842,80440,1" }),
      "wrong-row",
      /line 4000: the number of its columns is 5, that of line 1 is 6/,
    ],
    [
      "a column too many",
      "baci",
      csv,
      baci({ 17: "2023,484,842,80440,1,2,3" }),
      "wrong-row",
      /line 17: the number of its columns is 7/,
    ],
    [
      "a value below nothing",
      "baci",
      csv,
      baci({ 4_321: "2023,484,842,80440,-1,2" }),
      "wrong-row",
      /line 4321: v is not a value/,
    ],
    [
      "a value that is no number",
      "baci",
      csv,
      baci({ 4_322: "2023,484,842,80440,nan,2" }),
      "wrong-row",
      /line 4322: v is not a value/,
    ],
    [
      "a quantity without end",
      "baci",
      csv,
      baci({ 4_323: "2023,484,842,80440,1,inf" }),
      "wrong-row",
      /line 4323: q is not a quantity/,
    ],
    ["no product", "baci", csv, baci({ 2: "2023,484,842,,1,2" }), "wrong-row", /line 2: k is not an HS code/],
    [
      "a code of four digits",
      "baci",
      csv,
      baci({ 12: "2023,484,842,804,1,2" }),
      "wrong-row",
      /line 12: k is not an HS code/,
    ],
    [
      "a year that is none",
      "baci",
      csv,
      baci({ 5_001: "20,484,842,80440,1,2" }),
      "wrong-row",
      /line 5001: t is not a year/,
    ],
    [
      "a flow twice",
      "baci",
      csv,
      baci({ 9: "2023,484,842,80440,1,2" }),
      "wrong-row",
      /item 080440, year 2023, exporter MEX, importer USA/,
    ],
    [
      "other columns",
      "baci",
      "other.csv",
      "year,from,to\n2023,1,2\n",
      "wrong-format",
      /other\.csv: line 1 is not "t,i,j,k,v,q"/,
    ],
    [
      "a column renamed",
      "baci",
      csv,
      baci({ 1: "t,i,j,hs6,v,q" }),
      "wrong-format",
      /line 1 has no column k; it says: t, i, j, hs6/,
    ],
    [
      "a page of HTML",
      "baci",
      csv,
      "<!DOCTYPE html>\n<html><body>Not here</body></html>\n",
      "wrong-format",
      /line 1 is HTML/,
    ],
    ["nothing", "baci", csv, "", "empty", /is empty/],
    [
      "two bytes a letter",
      "baci",
      csv,
      Buffer.from(`\uFEFF${baci()}`, "utf16le"),
      "wrong-format",
      /UTF-16; save .* UTF-8/,
    ],
    ["a picture", "baci", csv, Buffer.from("\u0089PNG\r\n\u001a\n\0\0"), "wrong-format", /line 1 is not text/],
    [
      "no row at all",
      "usgs",
      "MCS2025_World_Data.csv",
      usgs("1").split("\n")[0] + "\n",
      "empty",
      /no row of a country/,
    ],
    [
      "a bulk row with a weight below nothing",
      "comtrade-file",
      "bulk.tsv",
      "refYear\treporterCode\tpartnerCode\tflowCode\tclassificationCode\tcmdCode\tnetWgt\tprimaryValue\n2023\t484\t842\tX\tH6\t080440\t-1\t5\n",
      "wrong-row",
      /line 2: netWgt is not a weight/,
    ],
    [
      "a bulk row of other columns",
      "comtrade-file",
      "bulk.tsv",
      "refYear\treporterCode\tpartnerCode\tflowCode\tclassificationCode\tcmdCode\tnetWgt\tprimaryValue\n2023\n",
      "wrong-row",
      /line 2: the number of its columns is 1, that of line 1 is 8/,
    ],
    ["rows of no country", "baci", csv, "t,i,j,k,v,q\n2023,0,97,80440,1,1\n", "empty", /no row of a country/],
    ["an end in the middle of a row", "baci", csv, baci().slice(0, -9), "cut", /line 5001 has no end/],
    [
      "a zip without its end",
      "baci",
      "cut.zip",
      Buffer.from("PK\u0003\u0004 and no more"),
      "cut",
      /no directory at its end/,
    ],
    [
      "a gzip without its end",
      "baci",
      "cut.csv.gz",
      gzipSync(baci()).subarray(0, 9_000),
      "cut",
      /cut\.csv\.gz: the gzip file was cut/,
    ],
    [
      "a value in another unit",
      "faostat-trade",
      "totals.csv",
      fao('"138","484","Mexico","572","Avocados","5922","Export value","2023","2023","EUR","7","A"'),
      "wrong-row",
      /line 3: Unit of a value is not 1000 USD/,
    ],
    [
      "a fact twice",
      "faostat-production",
      "made.csv",
      fao('"138","484","Mexico","572","Avocados","5510","Production","2023","2023","t","6","A"'),
      "wrong-row",
      /two rows say the same of item 572, area 138, year 2023/,
    ],
    [
      "a production that is no number",
      "faostat-production",
      "made.csv",
      fao('"138","484","Mexico","573","Others","5510","Production","2023","2023","t","nan","A"'),
      "wrong-row",
      /line 3: Value is not a number/,
    ],
    [
      "a weight twice",
      "faostat-trade",
      "totals.csv",
      fao(
        ["5922,Export value,1000 USD", "5910,Export quantity,t", "5910,Export quantity,t"]
          .map((each) => each.split(","))
          .map(
            ([code, element, unit]) =>
              `"138","484","Mexico","572","Avocados","${code}","${element}","2023","2023","${unit}","7","A"`,
          )
          .join("\n"),
      ),
      "wrong-row",
      /two rows say the same of item 572, area 138, year 2023/,
    ],
    [
      "a table without its column",
      "faostat-production",
      "areas.csv",
      "Area Code,Area\n1,Armenia\n",
      "wrong-format",
      /line 1 has no columns Element and Value/,
    ],
    [
      "an amount that is no number",
      "usgs",
      "MCS2025_World_Data.csv",
      usgs("1O0.5.5"),
      "wrong-row",
      /line 3: PROD_2023 is not a number/,
    ],
    [
      "no year",
      "usgs",
      "MCS2025_World_Data.csv",
      "SOURCE,COMMODITY\nMCS,Cobalt\n",
      "wrong-format",
      /line 1 has no column PROD_<year>/,
    ],
    ["JSON that ends early", "bgs", "page.json", '{"features": [\n{"properties": {', "cut", /page\.json: line \d/],
    ["JSON of another kind", "bgs", "page.json", '{"rows": []}', "wrong-format", /not a collection of features/],
    [
      "a feature without year",
      "bgs",
      "page.json",
      '{"features":[{"properties":{"bgs_commodity_trans":"salt","bgs_statistic_type_trans":"Production","quantity":1}}]}',
      "wrong-row",
      /feature 1: year/,
    ],
    [
      "an answer without value",
      "comtrade-file",
      "a.json",
      '{"data":[{"refYear":2023,"reporterCode":484,"partnerCode":842,"flowCode":"X","cmdCode":"080440","classificationCode":"H6"}]}',
      "wrong-row",
      /row 1: primaryValue is null/,
    ],
  ];

  test.each(cases)("%s", async (_case, source, name, content, reason, detail) => {
    const before = readFileSync(join(dataFolder, manifestName), "utf8");
    const result = await importText(source, name, content);
    expect(result).toEqual({ ok: false, reason, detail: expect.stringMatching(detail) });
    expect(readFileSync(join(dataFolder, manifestName), "utf8")).toBe(before);
  });

  test("and the figures of before are whole", async () => {
    expect((await verifyData(dataFolder)).map(({ problems }) => problems)).toEqual([[], []]);
  });
});

describe("an archive", () => {
  test("of which one byte is wrong is refused", async () => {
    const path = join(folder, "BACI_HS22_V202601.zip");
    await writeZip(path, { "BACI_HS22_Y2023_V202601.csv": baci() });
    const bytes = readFileSync(path);
    bytes[2_000] = (bytes[2_000] as number) ^ 1;
    const result = await importText("baci", "broken.zip", bytes);
    expect(result).toMatchObject({ ok: false, reason: "cut", detail: expect.stringContaining("BACI_HS22_Y2023") });
  });

  test("with the same year twice is refused", async () => {
    const path = join(folder, "twice.zip");
    await writeZip(path, { "BACI_HS22_Y2023_V1.csv": baci(), "BACI_HS22_Y2023_V2.csv": baci() });
    expect(await importText("baci", "twice.zip", readFileSync(path))).toMatchObject({ ok: false, reason: "wrong-row" });
  });
});

test("what is not there, not licensed or not the sum that was given is refused", async () => {
  const base = { dataFolder, shippedFolder: null };
  expect(await importData({ ...base, source: "baci", inputs: [join(folder, "nowhere.csv")] })).toMatchObject({
    reason: "not-found",
  });
  mkdirSync(join(folder, "nothing"), { recursive: true });
  expect(await importData({ ...base, source: "baci", inputs: [join(folder, "nothing")] })).toMatchObject({
    reason: "not-found",
  });
  expect(await importData({ ...base, source: "comtrade-file", inputs: ["x.json"] })).toMatchObject({
    reason: "not-licensed",
  });
  const path = join(folder, "BACI_HS22_Y2023_V202601.csv");
  writeFileSync(path, baci());
  expect(await importData({ ...base, source: "baci", inputs: [path], sha256: "0".repeat(64) })).toMatchObject({
    ok: false,
    reason: "wrong-checksum",
  });
});
