import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { DuckDBInstance } from "@duckdb/node-api";
import { describe, expect, test } from "vitest";
import { importPlaces } from "../../../tests/support/import-places.ts";
import { writeZip } from "../../../tests/support/zip.ts";
import { codesUnder } from "../find-codes.ts";
import { openTrade } from "../index.ts";
import { verifyData } from "../verify-data.ts";
import { importData, type ImportSource } from "./index.ts";

const recorded = join(import.meta.dirname, "../../../../shared/trade/answers/comtrade-soya/comtrade");
const shippedFolder = join(import.meta.dirname, "../../../data/trade");
const at = importPlaces();
let counter = 0;

const fileWith = (name: string, content: string | Buffer): string => {
  const path = join(at.folder, name);
  writeFileSync(path, content);
  return path;
};

async function archiveOf(name: string, files: Readonly<Record<string, string>>): Promise<string> {
  const path = join(at.folder, name);
  await writeZip(path, files);
  return path;
}

async function importFrom(
  source: ImportSource,
  inputs: string[],
  options: { release?: string; shippedFolder?: string } = {},
) {
  const base = { source, inputs, dataFolder: at.dataFolder, shippedFolder: null, isComtradeLicensed: true, ...options };
  const result = await importData(base);
  if (!result.ok) throw new Error(`${result.reason}: ${result.detail}`);
  expect((await verifyData(at.dataFolder)).flatMap(({ problems }) => problems)).toEqual([]);
  return result.files;
}

async function research(code: string) {
  const trade = await openTrade({ dataFolder: at.dataFolder });
  const found = await trade.research({ product: code, code, language: "en" });
  trade.close();
  return found;
}

async function rowsOf(file: string, columns: string): Promise<unknown[]> {
  const connection = await (await DuckDBInstance.create(":memory:")).connect();
  const reader = await connection.runAndReadAll(`select ${columns} from '${join(at.dataFolder, file)}'`);
  const rows = reader.getRowsJson();
  connection.closeSync();
  return rows;
}
const flowColumns = "item, year, flow, exporter, importer, value_usd::int, tonnes";

const fact = (reporter: number, partner: number, element: string, unit: string, value: string, year = 2023): string =>
  `"${reporter}","'000","Country, one","${partner}","'000","Côte d'Ivoire","572","'01311","Avocados","0","${element}","${year}","${year}","${unit}","${value}","A"`;

describe("FAOSTAT trade", () => {
  const header =
    '"Reporter Country Code","Reporter Country Code (M49)","Reporter Countries","Partner Country Code","Partner Country Code (M49)","Partner Countries","Item Code","Item Code (CPC)","Item","Element Code","Element","Year Code","Year","Unit","Value","Flag"';
  const rows = [
    fact(138, 231, "Export quantity", "t", "800"),
    fact(138, 231, "Export value", "1000 USD", "2000.5"),
    fact(231, 138, "Import quantity", "t", "790"),
    fact(231, 138, "Import value", "1000 US$", "2120"),
    fact(138, 351, "Export value", "1000 USD", "99"),
    fact(138, 41, "Export value", "1000 USD", "40"),
    fact(138, 5000, "Export value", "1000 USD", "9999"),
    fact(138, 231, "Export value", "1000 USD", "1500", 2022),
    fact(138, 33, "Export value", "1000 USD", ""),
    fact(138, 138, "Export value", "1000 USD", "3"),
  ];
  const matrix = `${header}\n${rows.join("\n")}\n`;

  test("with partners: value and weight of a pair in one row, China once, regions never", async () => {
    const archive = join(at.folder, "Trade_DetailedTradeMatrix_E_All_Data_(Normalized).zip");
    await writeZip(archive, {
      "Trade_DetailedTradeMatrix_E_All_Data_(Normalized).csv": matrix,
      "Trade_DetailedTradeMatrix_E_AreaCodes.csv": "Area Code,M49 Code,Area\n138,'484,Mexico\n",
    });
    const [flows] = await importFrom("faostat-trade", [archive]);
    expect(flows).toMatchObject({
      table: "flows",
      source: { id: "fao-trade", version: "2025-01-31" },
      years: [2022, 2023],
    });
    expect(await rowsOf(flows?.file ?? "", flowColumns)).toEqual([
      ["572", 2022, "X", "MEX", "USA", 1_500_000, null],
      ["572", 2023, "X", "MEX", "CHN", 40_000, null],
      ["572", 2023, "M", "MEX", "USA", 2_120_000, 790],
      ["572", 2023, "X", "MEX", "USA", 2_000_500, 800],
    ]);
    const trade = await openTrade({ dataFolder: at.dataFolder });
    const avocado = await trade.research({ product: "aguacate", language: "es" });
    trade.close();
    expect(avocado.found && avocado.evidence.rows[0]?.value).toMatchObject({ value: 2_040_250, year: 2023 });
  });

  test("reads an old file in Latin-1", async () => {
    const path = fileWith("matrix.csv", Buffer.from(matrix, "latin1"));
    const [flows] = await importFrom("faostat-trade", [path], { release: "2020" });
    expect(flows).toMatchObject({ rows: 4, source: { version: "2020" } });
  });

  test("without partners becomes yearly totals", async () => {
    const totals = `"Area Code","Area","Item Code","Item","Element Code","Element","Year Code","Year","Unit","Value","Flag"
"138","Mexico","572","Avocados","5910","Export quantity","2023","2023","t","1000","A"
"138","Mexico","572","Avocados","5922","Export value","2023","2023","1000 USD","2500","A"
"5000","World","572","Avocados","5922","Export value","2023","2023","1000 USD","7000","A"
"138","Mexico","866","Cattle","5908","Export quantity","2023","2023","An","12","A"
"138","Mexico","866","Cattle","5922","Export value","2023","2023","1000 USD","6","A"
`;
    const [file, ...others] = await importFrom("faostat-trade", [fileWith("Trade_CropsLivestock.csv", totals)]);
    expect(others).toEqual([]);
    expect(file).toMatchObject({ table: "totals", source: { id: "fao-trade-totals" }, rows: 2 });
    expect(await rowsOf(file?.file ?? "", "item, flow, country, value_usd::int, tonnes")).toEqual([
      ["572", "X", "MEX", 2_500_000, 1_000],
      ["866", "X", "MEX", 6_000, null],
    ]);
  });
});

test("FAOSTAT production: tonnes of countries, no areas, yields or heads", async () => {
  const rows = `"Area Code","Area Code (M49)","Area","Item Code","Item Code (CPC)","Item","Element Code","Element","Year Code","Year","Unit","Value","Flag","Note"
"138","'484","Mexico","572","'01311","Avocados","5312","Area harvested","2023","2023","ha","230000","A",""
"138","'484","Mexico","572","'01311","Avocados","5510","Production","2023","2023","t","2973344.34","A",""
"138","'484","Mexico","572","'01311","Avocados","5510","Production","2022","2022","t","2540715.47","A",""
"351","'159","China","572","'01311","Avocados","5510","Production","2023","2023","t","1","A",""
"138","'484","Mexico","1062","'0231","Hen eggs","5513","Production","2023","2023","1000 No","99","A",""
`;
  const [file] = await importFrom("faostat-production", [fileWith("made.csv.gz", gzipSync(rows))]);
  expect(file).toMatchObject({ table: "production", source: { id: "faostat-production", licence: "CC-BY-4.0" } });
  expect(await rowsOf(file?.file ?? "", "item, year, country, tonnes")).toEqual([
    ["572", 2022, "MEX", 2_540_715.47],
    ["572", 2023, "MEX", 2_973_344.34],
  ]);
});

const productionLine = (item: number, tonnes: number): string => `"138","${item}","Production","2023","t","${tonnes}"`;

test("FAOSTAT production: what is made of a crop is told of its own code", async () => {
  const rows = [
    '"Area Code","Item Code","Element","Year","Unit","Value"',
    productionLine(1182, 64_000),
    productionLine(564, 30_000),
  ];
  await importFrom("faostat-production", [fileWith("made.csv", `${rows.join("\n")}\n`)]);
  for (const [code, totalTonnes] of [
    ["0409", 64_000],
    ["2204", 30_000],
  ] as const)
    expect(await research(code)).toMatchObject({ found: false, production: { totalTonnes, metal: null } });
});

test("USGS: mine output by country name, units made tonnes, earlier years kept", async () => {
  const table = `SOURCE,COMMODITY,COUNTRY,TYPE,UNIT_MEAS,PROD_2025,"PROD_EST_ 2026",PROD_NOTES,RESERVES_2026
MCS2027,Cobalt,Congo (Kinshasa),"Mine production, cobalt content",metric tons,"190,000",220000,,6000000
MCS2027,Cobalt,C\u00f4te d'Ivoire,"Mine production, cobalt content",metric tons,W,NA,,Large
MCS2027,Cobalt,World total (rounded),"Mine production, cobalt content",metric tons,238000,290000,,11000000
MCS2027,Copper,Chile,Mine production,thousand metric tons,5250,5300,,190000
MCS2027,Copper,Chile,Refinery production,thousand metric tons,2080,1900,,
`;
  const archive = join(at.folder, "World_Data_Release_MCS_2027.zip");
  await writeZip(archive, { "MCS2027_World_Data.csv": Buffer.from(table, "latin1") });
  const result = await importData({ source: "usgs", inputs: [archive], dataFolder: at.dataFolder, shippedFolder });
  const [file] = result.ok ? result.files : [];
  expect(file).toMatchObject({ table: "production", years: [2018, 2026], source: { version: "2018-2025, MCS2027" } });
  const rows = await rowsOf(file?.file ?? "", "item, year, country, tonnes");
  expect(
    rows.filter((row) => Number((row as unknown[])[1]) >= 2025 && String((row as unknown[])[0]).startsWith("co")),
  ).toEqual([
    ["cobalt", 2025, "COD", 190_000],
    ["cobalt", 2026, "COD", 220_000],
    ["copper", 2025, "CHL", 5_250_000],
    ["copper", 2026, "CHL", 5_300_000],
  ]);
  expect(rows).toContainEqual(["lithium", 2024, "CHL", expect.any(Number)]);
});

const made = (
  commodity: string,
  iso3: string | null,
  year: number,
  quantity: number | null,
  units: string,
  kind = "Production",
) => ({
  type: "Feature",
  properties: {
    bgs_commodity_trans: commodity,
    bgs_sub_commodity_trans: null,
    bgs_statistic_type_trans: kind,
    country_trans: "A country",
    country_iso3_code: iso3,
    year: `${year}-01-01T00:00:00Z`,
    quantity,
    units,
  },
});

const page = (...features: unknown[]) => JSON.stringify({ type: "FeatureCollection", features });

const madeOf = async (code: string) => {
  const found = await research(code);
  return found.found ? null : found.production;
};

test("BGS: production in pages, kept beside what another import brought", async () => {
  at.server.behave();
  at.server.put(
    "/items?limit=2",
    page(
      made("graphite", "CHN", 2022, 900_000, "tonnes (metric)"),
      made("graphite", "CHN", 2022, 5, "tonnes (metric)", "Exports"),
    ),
  );
  at.server.put(
    "/items?limit=2&offset=2",
    page(made("graphite", null, 2022, 7, "tonnes (metric)"), made("gold, mine", "PER", 2022, 90_000, "kilograms")),
  );
  at.server.put("/items?limit=2&offset=4", page(made("graphite", "MOZ", 2022, null, "tonnes (metric)")));
  const [file] = await importFrom("bgs", [`${at.server.origin}/items?limit=2`]);
  expect(file).toMatchObject({
    source: { id: "bgs", licence: "OGL-UK-3.0" },
    rows: 2,
    inputs: [{ name: "page-1.json" }, {}, {}],
  });
  const [more] = await importFrom("bgs", [
    fileWith("salt.json", page(made("salt", "CHL", 2022, 9e6, "tonnes (metric)"))),
  ]);
  expect(await rowsOf(more?.file ?? "", "item, year, country, tonnes")).toEqual([
    ["gold, mine", 2022, "PER", 90],
    ["graphite", 2022, "CHN", 900_000],
    ["salt", 2022, "CHL", 9_000_000],
  ]);
});

test("BGS: kinds of a mineral add up, and what is counted by its content is another thing", async () => {
  const kindOf = (kind: string | null, country: string, tonnes: number, units = "tonnes (metric)") => {
    const feature = made("salt", country, 2022, tonnes, units);
    return { ...feature, properties: { ...feature.properties, bgs_sub_commodity_trans: kind } };
  };
  const features = [
    kindOf("Rock salt", "CHL", 9e6),
    kindOf("Sea salt", "CHL", 1e6),
    kindOf("Unknown", "PER", 5e5),
    made("bauxite", "BRA", 2022, 3e7, "tonnes (metric)"),
    made("bauxite", "USA", 2022, 7, "tonnes (Al2O3 content)"),
    made("copper, mine", "CHL", 2022, 5e6, "tonnes (metal content)"),
    made("petroleum, crude", "COL", 2022, 4e7, "tonnes"),
    made("lithium minerals", "AUS", 2022, 3e6, "tonnes (metric)"),
  ];
  await importFrom("bgs", [fileWith("kinds.json", page(...features))]);
  const leaders = [
    { iso3: "CHL", tonnes: 1e7 },
    { iso3: "PER", tonnes: 5e5 },
  ];
  expect(await madeOf("2501")).toMatchObject({ totalTonnes: 1.05e7, metal: null, leaders });
  expect(await madeOf("2606")).toMatchObject({ totalTonnes: 3e7, leaders: [{ iso3: "BRA" }] });
  expect(await madeOf("2603")).toMatchObject({ totalTonnes: 5e6, metal: "copper" });
  expect(await madeOf("2836.91")).toBeNull();
  expect(await madeOf("2709")).toMatchObject({ totalTonnes: 4e7, metal: null });
});

const row = (changes: Record<string, unknown>) => ({
  freqCode: "A",
  refYear: 2024,
  reporterCode: 484,
  flowCode: "X",
  partnerCode: 842,
  partner2Code: 0,
  classificationCode: "H6",
  cmdCode: "080440",
  customsCode: "C00",
  motCode: 0,
  netWgt: 800_000,
  primaryValue: 2_000_000.4,
  ...changes,
});

describe("a file of UN Comtrade", () => {
  const rows = [
    row({}),
    row({ motCode: 2100, primaryValue: 1_000_000 }),
    row({ partnerCode: 0, primaryValue: 9e9 }),
    row({ partnerCode: 97, primaryValue: 9e9 }),
    row({ cmdCode: "0804", primaryValue: 9e9 }),
    row({ flowCode: "RX", primaryValue: 5 }),
    row({ reporterCode: 842, partnerCode: 484, flowCode: "M", netWgt: 0, primaryValue: 2_120_000 }),
    row({ classificationCode: "H5", refYear: 2020 }),
  ];
  const expected = [
    ["080440", 2024, "M", "MEX", "USA", 2_120_000, null],
    ["080440", 2024, "X", "MEX", "USA", 2_000_000, 800],
  ];

  test("as the API answers: pairs of countries only, each once", async () => {
    const path = fileWith(
      "answer.json",
      JSON.stringify({ elapsedTime: "0.1 secs", count: rows.length, data: rows, error: "" }),
    );
    const [flows] = await importFrom("comtrade-file", [path]);
    expect(flows).toMatchObject({ source: { id: "comtrade-file" }, hs: { revision: "HS 2022", codes: ["080440"] } });
    expect(await rowsOf(flows?.file ?? "", flowColumns)).toEqual(expected);
  });

  test("as a bulk file, tab-separated, with names in another case", async () => {
    const titles = Object.keys(rows[0] ?? {});
    const lines = rows.map((each) => titles.map((title) => (each as Record<string, unknown>)[title]).join("\t"));
    const text = `${titles.map((title) => title[0]?.toUpperCase() + title.slice(1)).join("\t")}\n${lines.join("\n")}\n`;
    const [flows] = await importFrom("comtrade-file", [fileWith("bulk.tsv.gz", gzipSync(text))]);
    expect(await rowsOf(flows?.file ?? "", flowColumns)).toEqual(expected);
  });

  test("in files of one name, packed apart or in folders of one archive, loses none of them", async () => {
    const titles = Object.keys(row({}));
    const csvOf = (refYear: number): string => `${titles.join(",")}\n${Object.values(row({ refYear })).join(",")}\n`;
    mkdirSync(join(at.folder, "2022"), { recursive: true });
    mkdirSync(join(at.folder, "2021"), { recursive: true });
    const [flows] = await importFrom("comtrade-file", [
      await archiveOf("two.zip", { "2024/data.csv": csvOf(2024), "2023/data.csv": csvOf(2023) }),
      fileWith("2022/data.csv.gz", gzipSync(csvOf(2022))),
      fileWith("2021/data.csv.gz", gzipSync(csvOf(2021))),
    ]);
    expect((await rowsOf(flows?.file ?? "", "year")).flat()).toEqual([2021, 2022, 2023, 2024]);
  });

  const answer = (...lines: ReturnType<typeof row>[]): string =>
    fileWith(`answer-${++counter}.json`, JSON.stringify({ data: lines }));

  test.each([
    ["netWgt", -800_000],
    ["primaryValue", -1],
    ["refYear", 1024],
  ])("is refused where %s is %d, with the row", async (name, value) => {
    const wrong = importFrom("comtrade-file", [answer(row({}), row({ [name]: value }))]);
    await expect(wrong).rejects.toThrow(new RegExp(`row 2: ${name} is ${value}$`));
  });

  test("of an earlier revision has the codes that it holds, and no heading for want of the others", async () => {
    const [flows] = await importFrom("comtrade-file", [answer(row({ classificationCode: "H5" }))]);
    expect(flows?.hs).toEqual({ revision: "HS 2017", codes: ["080440"], isExtract: true });
    const avocado = await research("080440");
    expect(avocado.found && avocado.evidence.covered).toMatchObject({
      hs6: ["080440"],
      hsRevision: "HS 2022 (HS 2017)",
    });
    expect(await research("0804")).toMatchObject({ found: false, reason: "no-figures" });
  });

  test("in its last year of few reporters is not taken for the world", async () => {
    const reporters = [484, 604, 170, 152];
    const all = reporters.map((reporterCode) => row({ reporterCode, refYear: 2023 }));
    await importFrom("comtrade-file", [answer(...all, row({}))]);
    const early = await research("080440");
    expect(early.found && early.evidence.year).toBe(2023);
    await importFrom("comtrade-file", [answer(row({}), row({ reporterCode: 604 }))]);
    const half = await research("080440");
    expect(half.found && half.evidence.year).toBe(2024);
  });

  test("says of the world's value who reported it", async () => {
    await importFrom("comtrade-file", [answer(row({}))]);
    const told = await research("080440");
    expect(told.found && told.evidence.worldValueUsd).toMatchObject({ value: 2_000_000, basis: "reported" });
    await importFrom("comtrade-file", [answer(row({ reporterCode: 842, partnerCode: 484, flowCode: "M" }))]);
    const mirrored = await research("080440");
    expect(mirrored.found && mirrored.evidence.worldValueUsd.basis).toBe("mirror");
  });

  test("has no trade of all goods: what another source says of that is named with the gaps", async () => {
    const sales = [
      row({ partnerCode: 842, primaryValue: 9e6 }),
      row({ partnerCode: 124, primaryValue: 1e6 }),
      row({ reporterCode: 604, partnerCode: 842, primaryValue: 1e6 }),
      row({ reporterCode: 604, partnerCode: 124, primaryValue: 9e6 }),
    ];
    await importFrom("comtrade-file", [answer(...sales)], { shippedFolder });
    const avocado = await research("080440");
    const gaps = avocado.found ? avocado.evidence.insight?.gaps : undefined;
    expect(gaps?.finding?.length).toBeGreaterThan(0);
    expect(gaps?.sources.map(({ id }) => id)).toEqual(["comtrade-file", "fao-trade"]);
    expect(gaps?.years).toEqual([2011, 2024]);
  });

  test.skipIf(!existsSync(recorded))("as it was recorded", async () => {
    const sides = ["response_reporter.json", "response_partner.json"].map((name) =>
      join(recorded, "mirror_sample", name),
    );
    await importFrom("comtrade-file", sides);
    const trade = await openTrade({ dataFolder: at.dataFolder });
    const soya = await trade.research({ product: "1201", code: "1201", language: "en" });
    trade.close();
    expect(soya.found && soya.evidence.rows[0]?.reported).toEqual({
      byExporterUsd: 31_499_887_711,
      byImportersUsd: 36_455_784_932,
    });
  });
});

const woodLine = (area: number, item: number, element: string, unit: string, value: string): string =>
  `"${area}","'000","Area","${item}","Wood","1","${element}","2023","2023","${unit}","${value}","A",""`;

describe("FAOSTAT forestry", () => {
  const header =
    '"Area Code","Area Code (M49)","Area","Item Code","Item","Element Code","Element","Year Code","Year","Unit","Value","Flag","Note"';
  const bulk = [
    header,
    woodLine(138, 1872, "Production", "m3", "3000"),
    woodLine(231, 1872, "Production", "m³", "9000"),
    woodLine(231, 1872, "Export quantity", "m3", "500"),
    woodLine(231, 1872, "Export value", "1000 USD", "77"),
    woodLine(351, 1872, "Production", "m3", "99"),
    woodLine(41, 1872, "Production", "m3", "1"),
    woodLine(5000, 1872, "Production", "m3", "99999"),
    woodLine(138, 1630, "Production", "t", "40"),
    "",
  ];

  test("cubic metres and tonnes come into tables of their own", async () => {
    const path = fileWith("Forestry_E_All_Data_(Normalized).csv", bulk.join("\n"));
    const [volumes, production] = await importFrom("faostat-forestry", [path]);
    expect(await rowsOf(volumes?.file ?? "", "item, year, flow, country, cubic_metres")).toEqual([
      ["1872", 2023, "P", "CHN", 1],
      ["1872", 2023, "P", "MEX", 3000],
      ["1872", 2023, "P", "USA", 9000],
      ["1872", 2023, "X", "USA", 500],
    ]);
    expect(await rowsOf(production?.file ?? "", "item, year, country, tonnes")).toEqual([["1630", 2023, "MEX", 40]]);
    const charcoal = await research("4402");
    expect(charcoal.found ? null : charcoal.production).toMatchObject({ totalTonnes: 40, metal: null });
  });

  test("a report of wood has its cubic metres apart, and no tonnes", async () => {
    await importFrom("faostat-forestry", [fileWith("wood.csv", bulk.slice(0, 4).concat("").join("\n"))]);
    const flows = "t,i,j,k,v,q\n2023,842,484,440711,10,5\n2023,842,484,440610,1,1\n";
    const listed = codesUnder("4407").map((code) => `${code},Wood`);
    await importFrom("baci", [
      fileWith("BACI_HS22_Y2023_V202601.csv", flows),
      fileWith("product_codes_HS22_V202601.csv", `code,description\n${listed.join("\n")}\n`),
    ]);
    const report = await research("4407");
    expect(report.found && report.evidence).toMatchObject({
      rows: [{ iso3: "USA", production: { value: null, reason: "counted-in-cubic-metres" } }],
      volume: { year: 2023, totalCubicMetres: 12_000, nameEn: "Sawn wood, railway sleepers included" },
    });
  });
});

describe("FishStat", () => {
  const quantities = [
    "COUNTRY.UN_CODE,SPECIES.ALPHA_3_CODE,AREA.CODE,PRODUCTION_SOURCE_DET.CODE,MEASURE,PERIOD,VALUE,STATUS",
    "152,SAL,87,MARINE,Q_tlw,2023,700,A",
    "152,SAL,03,FRESHWATER,Q_tlw,2023,50,A",
    "578,SAL,27,MARINE,Q_tlw,2023,1500,A",
    "604,HKP,87,CAPTURE,Q_tlw,2023,80,A",
    "724,HKE,27,CAPTURE,Q_tlw,2023,30,E",
    "604,WHX,87,CAPTURE,Q_no_1,2023,7,A",
    "604,XXX,87,CAPTURE,Q_tlw,2023,999,A",
    "604,HKP,87,CAPTURE,Q_tlw,1989,999,A",
    "999,HKP,87,CAPTURE,Q_tlw,2023,999,A",
    "",
  ].join("\n");
  const species = [
    "Identifier,3A_Code,Name_En,Scientific_Name,ISSCAAP_Group_En,CPC_Class",
    '1,SAL,Atlantic salmon,Salmo salar,"Salmons, trouts, smelts",0411',
    "2,HKP,South Pacific hake,Merluccius gayi,Cods,0411",
    "3,HKE,European hake,Merluccius merluccius,Cods,0411",
    "4,WHX,Whale,Merluccius,Whales,0411",
    "5,XXX,Other,Merlucciidae odd,Cods,0411",
    "",
  ].join("\n");
  test("species add up to the goods that have a code, live weight alone, in countries", async () => {
    const archive = await archiveOf("GlobalProduction_2025.1.0.zip", {
      "Global_production_quantity.csv": quantities,
      "Capture_Quantity.csv": quantities,
      "CL_FI_SPECIES_GROUPS.csv": species,
      "CL_FI_COUNTRY_GROUPS.csv": "UN_Code,ISO3_Code,Name_En\n152,CHL,Chile\n",
    });
    const [production] = await importFrom("fishstat", [archive], { release: "2025.1.0" });
    expect(production?.source).toMatchObject({ id: "fishstat", version: "2025.1.0", licence: "CC-BY-NC-SA-4.0" });
    expect(await rowsOf(production?.file ?? "", "item, year, country, tonnes")).toEqual([
      ["atlantic-salmon", 2023, "CHL", 750],
      ["atlantic-salmon", 2023, "NOR", 1500],
      ["hake", 2023, "ESP", 30],
      ["hake", 2023, "PER", 80],
    ]);
    const frozen = await research("0303.13");
    expect(frozen.found ? null : frozen.production).toMatchObject({ totalTonnes: 2250, metal: null });
    const fillets = await research("0304.74");
    expect(fillets.found ? undefined : fillets.production).toBeNull();
  });

  test("capture and aquaculture in files of their own, with the titles of other editions, add up", async () => {
    const archive = await archiveOf("capture-and-aquaculture.zip", {
      "Capture_Quantity.csv": "COUNTRY.UN_CODE,SPECIES.ALPHA_3_CODE,MEASURE,PERIOD,VALUE\n152,SAL,Q_tlw,2022,1\n",
      "Aquaculture_Quantity.csv": "COUNTRY.UN_CODE,SPECIES.ALPHA_3_CODE,MEASURE,PERIOD,VALUE\n152,SAL,Q_tlw,2022,2\n",
      "Aquaculture_Value.csv": "COUNTRY.UN_CODE,SPECIES.ALPHA_3_CODE,MEASURE,PERIOD,VALUE\n152,SAL,V_USD,2022,9\n",
      "CL_FI_SPECIES_GROUPS.csv": species.replace("3A_Code", "3Alpha_Code"),
    });
    const [production] = await importFrom("fishstat", [archive]);
    expect(await rowsOf(production?.file ?? "", "item, tonnes")).toEqual([["atlantic-salmon", 3]]);
  });

  test.each<[Record<string, string>, RegExp]>([
    [{ "Global_production_quantity.csv": quantities }, /no list of species .* 3A_Code and Scientific_Name/],
    [
      { "Global_production_quantity.csv": quantities.replace("PERIOD", "TIME"), "CL_FI_SPECIES_GROUPS.csv": species },
      /no file has the columns .*PERIOD.*says: COUNTRY\.UN_CODE/,
    ],
  ])("files that lack what is needed are refused with what they say", async (files, sentence) => {
    const archive = await archiveOf(`odd-${++counter}.zip`, files);
    await expect(importFrom("fishstat", [archive])).rejects.toThrow(sentence);
  });
});
