import { createHash } from "node:crypto";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { MarketInsight } from "../domain/insight.ts";
import { ReportEvidence, reportColumns, type RowEvidence } from "../domain/report.ts";
import type { Research } from "../domain/research.ts";
import { openTrade, type Trade } from "./index.ts";
import { readManifest } from "./manifest.ts";
import { readSourceItems } from "./sources/index.ts";
import { codesUnder, qualitiesUntold } from "./find-codes.ts";

const dataFolder = join(import.meta.dirname, "../../data/trade");
let trade: Trade;

beforeAll(async () => {
  trade = await openTrade({ dataFolder });
});
afterAll(() => trade.close());

type Found = Extract<Research, { found: true }>;

/** The year in which the figures that are shipped were judged: older ones deserve less confidence. */
const thisYear = 2026;

async function report(product: string, code?: string): Promise<Found> {
  const research = await trade.research({ product, code, language: "es", thisYear });
  if (!research.found) throw new Error(`${product}: ${research.reason}`);
  return research;
}

async function namedBy(code: string): Promise<string[]> {
  const research = await trade.research({ product: "", code, language: "en" });
  return research.found ? [] : research.namedBy.map(({ iso3 }) => iso3);
}

async function codesNextTo(product: string): Promise<string[]> {
  const research = await trade.research({ product, language: "en" });
  expect(research).toMatchObject({ found: false, reason: "unknown-product" });
  return research.candidates.map(({ code }) => code);
}

function rowOf({ evidence }: Found, iso3: string): RowEvidence {
  const row = evidence.rows.find((each) => each.iso3 === iso3);
  if (!row) throw new Error(`${iso3} is not among the exporters`);
  return row;
}

describe("figures checked by hand", () => {
  test("avocado, Mexico, 2011: its buyers report 1.02 billion USD, and both sides 2.56 USD/kg", async () => {
    const mexico = rowOf(await report("aguacate"), "MEX");
    expect(mexico.reported?.byImportersUsd).toBe(1_019_895_000);
    expect(mexico.reported?.byExporterUsd).toBe(887_641_000);
    expect(mexico.exportPrice.value).toBeCloseTo(2.56, 2);
    expect(mexico.importPrice.value).toBeCloseTo(2.56, 2);
    expect(mexico.value.value).toBeCloseTo(929_623_273.58, 1);
    expect(mexico.value).toMatchObject({ unit: "USD", year: 2011, basis: "reconciled", confidence: "C", reason: null });
    expect(mexico.value.sources.map(({ id }) => id)).toEqual(["fao-trade"]);
    expect(mexico.production).toMatchObject({ value: 2_529_581.41, unit: "t", year: 2022, reason: null });
    expect(mexico.importers.list.slice(0, 3).map(({ name }) => name)).toEqual(["Estados Unidos", "Japón", "Canadá"]);
  });

  test("green coffee, Brazil, 2011: its buyers report 8.4 billion USD, at 4.47 out and 4.82 in", async () => {
    const coffee = await report("café");
    const brazil = rowOf(coffee, "BRA");
    expect(brazil.reported?.byImportersUsd).toBe(8_372_127_000);
    expect(brazil.exportPrice.value).toBeCloseTo(4.47, 2);
    expect(brazil.importPrice.value).toBeCloseTo(4.82, 2);
    expect(coffee.evidence.covered).toMatchObject({
      code: "0901",
      nameEs: "Café verde (sin tostar)",
      hs6: ["090111", "090112"],
    });
  });

  test("a row says where its country lies, with its flag as text", async () => {
    expect(rowOf(await report("aguacate"), "MEX")).toMatchObject({
      flag: "🇲🇽",
      region: "Latin America and the Caribbean",
    });
  });

  test("countries that report nothing appear through their buyers", async () => {
    const coffee = await report("coffee");
    for (const iso3 of ["VNM", "HND"]) {
      const row = rowOf(coffee, iso3);
      expect(row.value.basis).toBe("mirror");
      expect(row.reported?.byExporterUsd).toBeNull();
      expect(row.exportPrice.basis).toBe("mirror");
    }
    expect(rowOf(await report("cacao en grano", "1801"), "GHA").value.basis).toBe("mirror");
  });

  test("goods pass through the Netherlands, not through Mexico", async () => {
    const avocado = await report("aguacate");
    expect(rowOf(avocado, "NLD").hub).toBe(true);
    expect(rowOf(avocado, "MEX").hub).toBe(false);
    const coffee = await report("café verde");
    expect(rowOf(coffee, "DEU").hub).toBe(true);
    expect(rowOf(coffee, "UGA")).toMatchObject({ production: { value: null, reason: "not-reported" }, hub: false });
  });
});

describe("a report", () => {
  test.each([
    ["aguacate", true],
    ["café", true],
    ["plátano", true],
    ["soja", true],
    ["wheat", true],
    ["cable de alta tensión", false],
  ])("of %s has ten exporters and more with value, importers and both prices", async (product, isCrop) => {
    const { rows, evidence } = await report(product);
    expect(() => ReportEvidence.parse(evidence)).not.toThrow();
    const full = rows.filter(
      (row) =>
        (row[reportColumns.value] ?? 0) > 0 &&
        row[reportColumns.importers].length > 0 &&
        (row[reportColumns.exportPrice] ?? 0) > 0 &&
        (row[reportColumns.importPrice] ?? 0) > 0,
    );
    expect(full.length).toBeGreaterThanOrEqual(10);
    const producing = rows.filter((row) => (row[reportColumns.production] ?? 0) > 0);
    expect(producing.length >= 10).toBe(isCrop);
  });

  test("has its rows by value, one source and year, and a reason for every missing figure", async () => {
    for (const product of ["arroz", "wheat", "8544.60", "0102"]) {
      const { evidence } = await report(product);
      const values = evidence.rows.map((row) => row.value.value ?? 0);
      expect(values).toEqual(values.toSorted((a, b) => b - a));
      for (const row of evidence.rows) {
        expect(row.country).not.toBe(row.iso3);
        expect(row.value.year).toBe(evidence.year);
        for (const figure of [row.value, row.production, row.exportPrice, row.importPrice]) {
          expect(figure.value === null).toBe(figure.reason !== null);
          expect(figure.value === null).toBe(figure.year === null);
          if (figure.unit !== "t" && figure.value !== null) expect(figure.year).toBe(evidence.year);
        }
        expect(row.news).toEqual({ items: [], reason: "news-off" });
      }
    }
  });

  test("is the same for palta, aguacate and the code", async () => {
    const { rows } = await report("aguacate");
    expect((await report("palta")).rows).toEqual(rows);
    expect((await report("", "0804.40")).rows).toEqual(rows);
    expect((await report("0804 40")).rows).toEqual(rows);
  });

  test("of a subheading that its source does not tell from its neighbours covers them all and says so", async () => {
    expect((await report("", "1001.99")).evidence.covered).toMatchObject({
      code: "1001",
      nameEs: "Trigo",
      hs6: ["100111", "100119", "100191", "100199"],
      asked: { code: "100199" },
    });
    expect((await report("", "1509.20")).evidence.covered).toMatchObject({
      code: "1509",
      nameEs: "Aceite de oliva de todas las calidades",
      asked: { code: "150920", nameEs: "Aceite de oliva virgen extra" },
    });
    expect((await report("aguacate")).evidence.covered.asked).toBeUndefined();
    expect((await report("", "080830")).evidence.covered).toMatchObject({
      code: "080830",
      nameEn: "Pears and quinces",
      hs6: ["080830", "080840"],
    });
  });

  test("names countries in the language asked for", async () => {
    const english = await trade.research({ product: "avocado", language: "en" });
    expect(english.found && english.rows[2]?.[reportColumns.country]).toBe("Netherlands");
    expect((await report("avocado")).rows[2]?.[reportColumns.country]).toBe("Países Bajos");
  });

  test.for([
    ["080610", "wine-raisins-juice"],
    ["080510", "juice"],
    ["0702", "paste-juice-canned"],
    ["100610", "milled"],
    ["0805", "juice"],
  ])("production of all of a harvest says so with each figure: %s", async ([code, wholeHarvest]) => {
    const { evidence } = await report("", code);
    expect(evidence.worldProduction).toMatchObject({ wholeHarvest });
    const produced = evidence.rows.filter(({ production }) => production.value !== null);
    expect(produced.length).toBeGreaterThan(20);
    expect(new Set(produced.map(({ production }) => production.reason === null && production.wholeHarvest))).toEqual(
      new Set([wholeHarvest]),
    );
    expect(evidence.summary?.find(({ key }) => key === "whole-harvest")?.values).toEqual({
      use: { kind: "harvestUse", value: wholeHarvest, from: "/worldProduction/wholeHarvest" },
    });
    expect(ReportEvidence.parse(evidence).worldProduction).toEqual(evidence.worldProduction);
  });

  test.for(["0804.40", "1001", "0901"])(
    "of a crop that is its own code nothing of the kind is said: %s",
    async (code) => {
      const { evidence } = await report("", code);
      expect(evidence.worldProduction?.value).toBeGreaterThan(1e6);
      expect(evidence.worldProduction).not.toHaveProperty("wholeHarvest");
      expect(evidence.summary?.map(({ key }) => key)).not.toContain("whole-harvest");
    },
  );

  test("of a good that is only partly, or made from, the produced one leaves production out and says why", async () => {
    for (const [product, reason] of [
      ["1006", "partial-coverage"],
      ["1202", "partial-coverage"],
      ["0902", "production-is-another-good"],
      ["2204", "production-is-another-good"],
      ["1509", "production-is-another-good"],
    ] as const) {
      const { evidence } = await report(product);
      expect(new Set(evidence.rows.map((row) => row.production.reason))).toEqual(new Set([reason]));
      expect(evidence.sources.find(({ source }) => source.id === "faostat-production")?.state).toBe("partial-coverage");
    }
    const paddy = await report("100610");
    expect(rowOf(paddy, "USA").production.value).toBeGreaterThan(5e6);
  });

  test("of live animals counted in heads has values and no prices", async () => {
    const { evidence } = await report("0102");
    expect(evidence.rows[0]?.exportPrice).toMatchObject({ value: null, reason: "no-weights" });
  });

  test("from balanced flows marks the import price as estimated", async () => {
    const china = rowOf(await report("8544.60"), "CHN");
    expect(china.value).toMatchObject({ year: 2023, basis: "reconciled", confidence: "B" });
    expect(china.exportPrice.basis).toBe("reconciled");
    expect(china.importPrice).toMatchObject({ basis: "estimated", confidence: "C" });
    expect(china.importPrice.value).toBeCloseTo((china.exportPrice.value ?? 0) * 1.06, 10);
    expect(china.production.reason).toBe("no-production-source");
  });

  test("does not depend on what is asked at the same time", async () => {
    const products = ["aguacate", "soja", "wheat", "8544.60", "arroz", "café"];
    const alone: unknown[] = [];
    for (const product of products) alone.push((await report(product)).rows);
    expect((await Promise.all(products.map((product) => report(product)))).map(({ rows }) => rows)).toEqual(alone);
  });
});

describe("insight", () => {
  test("of wheat tells who leads, its price, and how eight years went", async () => {
    const { evidence } = await report("trigo");
    const insight = evidence.insight;
    expect(() => MarketInsight.parse(insight)).not.toThrow();
    expect(insight?.exporters.finding).toMatchObject({
      level: "low",
    });
    expect(insight?.exporters.finding?.leaders[0]?.iso3).toBe("USA");
    expect(insight?.exporters.finding?.totalUsd).toBeCloseTo(evidence.worldValueUsd.value ?? 0, 1);
    expect(insight?.importers.finding?.totalUsd).toBeCloseTo(evidence.worldValueUsd.value ?? 0, 1);
    expect(insight?.trends.value).toMatchObject({ years: [2010, 2017], finding: { method: "theil-sen" } });
    expect(insight?.trends.value.sources.map(({ id }) => id)).toEqual(["fao-trade-totals"]);
    expect(insight?.trends.production).toMatchObject({ years: [2010, 2022] });
    expect(insight?.growingImporters.finding?.length).toBeGreaterThan(0);
    expect(insight?.losingSuppliers.finding?.map(({ iso3 }) => iso3)).toContain("USA");
    expect(insight?.gaps.finding).toHaveLength(10);
    expect(evidence.sources.find(({ source }) => source.id === "fao-trade-totals")?.state).toBe("used");
  });

  test("of blueberries tells who makes them eleven years after the trade, and who caught up", async () => {
    const { insight, summary = [] } = (await report("arándanos")).evidence;
    const makers = insight?.makers?.finding;
    expect(insight?.makers).toMatchObject({ years: [2010, 2022], sources: [{ id: "faostat-production" }] });
    expect(makers?.leaders.slice(0, 3).map(({ iso3, tonnes }) => [iso3, tonnes])).toEqual([
      ["USA", 682_650],
      ["CAN", 389_322],
      ["PER", 292_584],
    ]);
    expect(makers?.leaders[0]?.share).toBeCloseTo(682_650 / makers!.totalTonnes, 9);
    const rising = summary.find(({ key }) => key === "rising-maker");
    expect(rising?.values.country).toMatchObject({ value: "Perú" });
    expect(rising?.values.lastShare?.value).toBe(makers?.leaders[2]?.share);
    expect((await report("8544.60")).evidence.insight?.makers).toMatchObject({ reason: "no-production-figures" });
  });

  test("has a reason for each finding that the data cannot give", async () => {
    const avocado = (await report("aguacate")).evidence.insight;
    expect(avocado?.trends.value).toMatchObject({ finding: null, reason: "one-year" });
    expect(avocado?.seasonality).toMatchObject({ finding: null, reason: "no-months" });
    const cable = (await report("8544.60")).evidence.insight;
    expect(cable?.margins.reason).toBe("balanced-by-source");
    expect(cable?.trends.production.reason).toBe("no-production-figures");
    expect((await report("0102")).evidence.insight?.prices.reason).toBe("no-weights");
  });
});

const reportOf = async (product: string) => {
  const research = await trade.research({ product, language: "es" });
  if (!research.found) throw new Error(`no report of ${product}`);
  return research.evidence;
};

describe("a product that few countries reported by itself", () => {
  test("quinoa in 2011: what Bolivia reported, who grows it, and no figure of the world", async () => {
    const { apart, worldValueUsd, rows, insight, year } = await reportOf("quinua");
    expect(year).toBe(2011);
    expect(apart).toEqual({
      reporters: [{ iso3: "BOL", country: "Bolivia" }],
      count: 1,
      fillWith: ["import-faostat-trade", "import-baci", "connect-comtrade"],
    });
    expect(worldValueUsd).toMatchObject({ value: null, reason: "not-reported-apart" });
    expect(rows[0]).toMatchObject({ iso3: "BOL", value: { value: 72_157_000, basis: "reported", confidence: "C" } });
    expect(rows[0]?.importers.list[0]).toMatchObject({ iso3: "USA", valueUsd: 38_991_000 });
    expect(insight?.exporters).toMatchObject({ finding: null, reason: "few-reporters" });
    expect(insight?.trends.production.finding?.points.at(-1)?.year).toBe(2022);
  });

  test("a country that makes it has a row, with its production and the reason for what is missing", async () => {
    const { rows } = await reportOf("quinua");
    const peru = rows.find(({ iso3 }) => iso3 === "PER");
    expect(peru).toMatchObject({
      value: { value: null, reason: "not-reported-apart" },
      importers: { list: [], reason: "not-reported-apart" },
      exportPrice: { value: null, reason: "not-reported-apart" },
    });
    expect(peru?.production).toMatchObject({ value: 113_376.48, year: 2022 });
    expect(new Set(rows.map(({ iso3 }) => iso3)).size).toBe(rows.length);
  });

  test("who only one buyer tells of is no re-exporter for that: what it sends out is not known", async () => {
    const { rows } = await reportOf("quinua");
    const states = rows.find(({ iso3 }) => iso3 === "USA");
    expect(states).toMatchObject({ value: { basis: "mirror" }, production: { value: null }, hub: false });
  });

  test("the summary tells the largest of them, its buyer and why there is no more", async () => {
    const { summary } = await reportOf("100850");
    expect(summary?.map(({ key }) => key)).toEqual([
      "apart-leader",
      "apart-buyer",
      "production-up",
      "production-level",
      "makers",
      "rising-maker",
      "old-figures",
      "newer-figures",
      "apart-one",
    ]);
  });

  test("a heading that has it among others is a report of the whole", async () => {
    const { apart, rows } = await reportOf("1008");
    expect(apart).toBeUndefined();
    expect(rows.every(({ value }) => (value.value ?? 0) > 0)).toBe(true);
  });
});

describe("no report", () => {
  test("a product without figures says so, and who names it among its main exports", async () => {
    const gold = await trade.research({ product: "oro", code: "7108", language: "es" });
    expect(gold).toMatchObject({ found: false, reason: "no-figures" });
    expect(!gold.found && gold.namedBy.map(({ country }) => country)).toContain("Perú");
    expect(await trade.research({ product: "8504.21", language: "es" })).toMatchObject({
      found: false,
      reason: "no-figures",
    });
  });

  test("a name that its code may hold more than is told, the code's own name is not", async () => {
    expect(await trade.research({ product: "pisco", language: "es" })).toMatchObject({ found: false, typed: "pisco" });
    const urea = await trade.research({ product: "urea", language: "es" });
    expect([urea.found, "typed" in urea]).toEqual([false, false]);
  });

  test("who makes it is told all the same: the product itself, or the metal in it", async () => {
    const yautia = await trade.research({ product: "0714.50", language: "es" });
    const production = yautia.found ? null : yautia.production;
    expect(production).toMatchObject({ source: { id: "faostat-production" }, year: 2022, metal: null });
    expect(production?.leaders.map(({ iso3 }) => iso3)).toContain("CUB");
    const persimmon = await trade.research({ product: "caqui", language: "es" });
    expect(!persimmon.found && persimmon.production?.leaders.slice(0, 2).map(({ country }) => country)).toEqual([
      "China",
      "España",
    ]);
    const lithium = await trade.research({ product: "carbonato de litio", language: "es" });
    expect(!lithium.found && lithium.production).toMatchObject({ source: { id: "usgs" }, metal: "lithium" });
    const phones = await trade.research({ product: "iPhone", language: "es" });
    expect(!phones.found && phones.production).toBeNull();
  });

  test("a place of which nothing else is traded is told apart from the countries that name it", async () => {
    const copper = await trade.research({ product: "cobre", language: "es" });
    const named = copper.found ? [] : copper.namedBy;
    expect(named.filter(({ hasTrade }) => hasTrade === false).map(({ country }) => country)).toEqual(["San Bartolomé"]);
    expect(named.find(({ iso3 }) => iso3 === "CHL")).toMatchObject({ hasTrade: true });
  });

  test("what resembles it says whether it has figures, its heading always among them", async () => {
    const bottled = await trade.research({ product: "2204.21", language: "es" });
    expect(!bottled.found && bottled.candidates.find(({ code }) => code === "2204")?.hasFigures).toBe(true);
    expect(!bottled.found && bottled.candidates[0]).toMatchObject({ code: "220421", hasFigures: false });
  });

  test("an import is offered only where its items have the product: FAOSTAT has no fish", async () => {
    const shrimp = await trade.research({ product: "0306.17", language: "es" });
    expect(!shrimp.found && shrimp.fillWith).toEqual(["import-baci", "connect-comtrade"]);
  });

  test("a country that names a wider good does not name its parts", async () => {
    expect(await namedBy("2836")).toContain("BWA");
    expect(await namedBy("283691")).toEqual([]);
  });

  test("nor does one that names several goods together name one of them", async () => {
    expect(await namedBy("6109")).toEqual([]);
    expect(await namedBy("170113")).toEqual([]);
    expect(await namedBy("740311")).toContain("PER");
    expect(await namedBy("710812")).toContain("PER");
  });

  test("a code of which a source has only a part names the part", async () => {
    const cables = await trade.research({ product: "8544", language: "es" });
    expect(cables).toMatchObject({ found: false, reason: "no-figures" });
    expect(!cables.found && cables.sources?.find(({ source }) => source.id === "baci")).toMatchObject({
      state: "partial-coverage",
      items: ["854460"],
    });
  });

  test("an unknown name or code is an unknown product", async () => {
    for (const request of [
      { product: "zzqx" },
      { product: "aguacate", code: "999999" },
      { product: "x", code: "palta" },
    ])
      expect(await trade.research({ ...request, language: "en" })).toMatchObject({
        found: false,
        reason: "unknown-product",
      });
  });

  test("a code that is not in force has the codes next to it, and no report of theirs", async () => {
    expect(await codesNextTo("0804.99")).toEqual(["0804", "080410", "080420", "080430", "080440", "080450"]);
    expect((await codesNextTo("0999")).slice(0, 2)).toEqual(["0901", "0902"]);
    expect(await codesNextTo("7700")).toEqual([]);
  });

  test("a code whose heading alone has figures is answered with the heading, and says so", async () => {
    const { evidence } = await report("queso parmesano");
    expect(evidence.covered).toMatchObject({ code: "0406", asked: { code: "040690" }, typed: "queso parmesano" });
    const asked = ["090510", "150710", "020329", "2201.10"];
    const reports = await Promise.all(asked.map((code) => report("", code)));
    expect(reports.map((each) => each.evidence.covered.code)).toEqual(["0905", "1507", "0203", "2201"]);
    expect(reports.map((each) => each.evidence.covered.asked?.code)).toEqual(["090510", "150710", "020329", "220110"]);
  });

  test("a name that may be a part of its code is told with the code, a name of all of it is not", async () => {
    const wine = await report("vino tinto");
    expect(wine.evidence.covered).toMatchObject({ code: "2204", typed: "vino tinto" });
    expect(wine.evidence.summary?.find(({ key }) => key === "whole-code")?.values).toMatchObject({
      code: { value: "2204" },
      typed: { value: "vino tinto" },
    });
    for (const { evidence } of [await report("vino"), await report("2204"), await report("", "2204")]) {
      expect(evidence.covered).not.toHaveProperty("typed");
      expect(evidence.summary?.map(({ key }) => key)).not.toContain("whole-code");
    }
  });

  test("a quality that no code tells is told as part of the whole, one that a code is named by is not", async () => {
    const { evidence } = await report("palta orgánica premium");
    expect(evidence.covered).toMatchObject({ code: "080440", qualities: "orgánica premium" });
    expect(evidence.summary?.find(({ key }) => key === "quality-untold")?.values).toMatchObject({
      qualities: { value: "orgánica premium" },
    });
    expect((await report("palta")).evidence.covered).not.toHaveProperty("qualities");
    expect(qualitiesUntold("vino a granel", "220429")).toEqual([]);
    expect(qualitiesUntold("vino a granel", "2204")).toEqual(["granel"]);
    expect(qualitiesUntold("abono orgánico", "3101")).toEqual([]);
  });

  test("a question about a good is answered with the good", async () => {
    const asked = [
      "a quién le puedo vender mi quinua",
      "¿qué países compran más quinua?",
      "who buys peruvian quinoa",
      "cuánto cuesta exportar quinua",
    ];
    for (const product of asked) expect((await report(product)).evidence.covered.code).toBe("100850");
  });

  test("a name of several goods waits for one to be chosen, and a code says which", async () => {
    const open = await trade.research({ product: "nuts", language: "en" });
    expect(open).toMatchObject({ found: false, reason: "several-products" });
    expect(open.candidates.slice(0, 2)).toMatchObject([
      { code: "0802", hasFigures: true },
      { code: "731816", hasFigures: false },
    ]);
    // The name alone does not tell them apart: others of each do, the typed one and those they share left out.
    const [fruit, hardware] = open.candidates;
    expect(fruit?.namesEn).toContain("tree nuts");
    expect(hardware?.namesEn).toContain("hex nut");
    expect([...(fruit?.namesEn ?? []), ...(hardware?.namesEn ?? [])]).not.toContain("nuts");
    expect(open.candidates[2]).not.toHaveProperty("namesEn");
    const garments = await trade.research({ product: "garments", language: "en" });
    const [knitted, woven] = garments.candidates;
    expect(knitted?.namesEn?.filter((name) => woven?.namesEn?.includes(name))).toEqual([]);
    expect(await trade.research({ product: "nuts", code: "0802", language: "en" })).toMatchObject({ found: true });
    expect(await trade.research({ product: "nuts", code: "731816", language: "en" })).toMatchObject({
      reason: "no-figures",
    });
  });

  test("a cancelled research rejects", async () => {
    const request = { product: "aguacate", language: "es" as const, signal: AbortSignal.abort() };
    await expect(trade.research(request)).rejects.toThrow(/abort/i);
  });
});

describe("the data folder", () => {
  test("that is missing is named", async () => {
    await expect(openTrade({ dataFolder: "/nowhere/trade" })).rejects.toThrow("/nowhere/trade");
  });

  const { files } = readManifest(dataFolder);

  test("holds what its manifest says, in 15 MB at most", () => {
    const names = readdirSync(dataFolder);
    expect(names.toSorted()).toEqual(["manifest.json", ...files.map(({ file }) => file)].toSorted());
    expect(names.reduce((bytes, name) => bytes + statSync(join(dataFolder, name)).size, 0)).toBeLessThan(15e6);
    for (const { file, sha256 } of files)
      expect(
        createHash("sha256")
          .update(readFileSync(join(dataFolder, file)))
          .digest("hex"),
      ).toBe(sha256);
  });

  test("gives source, licence and year with every row, and no country that is a sum", async () => {
    const connection = await (await DuckDBInstance.create(":memory:")).connect();
    for (const { file, source, years, rows } of files) {
      const reader = await connection.runAndReadAll(
        `select source, licence, min(year)::int, max(year)::int, count(*)::int from '${join(dataFolder, file)}' group by all`,
      );
      expect(reader.getRows()).toEqual([[source.id, source.licence, ...years, rows]]);
    }
    connection.closeSync();
  });

  test("has flows for every item that a source is said to have", async () => {
    const connection = await (await DuckDBInstance.create(":memory:")).connect();
    const sources = readSourceItems(codesUnder);
    for (const file of files.filter(({ table }) => table === "flows")) {
      const path = join(dataFolder, file.file);
      const reader = await connection.runAndReadAll(`select distinct item from '${path}'`);
      const known = new Set(reader.getRows().map(([item]) => String(item)));
      const items = sources.traded({ ...file, path }).flatMap((group) => group.items);
      expect(items.length).toBeGreaterThan(30);
      expect(items.filter((item) => !known.has(item))).toEqual([]);
    }
    connection.closeSync();
  });

  test("has yearly totals that are what a country's flows of the year add up to, for every country", async () => {
    const connection = await (await DuckDBInstance.create(":memory:")).connect();
    const [flows, totals] = ["fao-trade", "fao-trade-totals"].map(
      (id) => `'${join(dataFolder, files.find(({ source }) => source.id === id)!.file)}'`,
    );
    const reader = await connection.runAndReadAll(`
      with sold as (
        select item, year, exporter as country, sum(value_usd) as usd from ${flows}
        where flow = 'X' group by all
      ), share as (
        select country, total.value_usd / sold.usd as ratio from sold
        join ${totals} total using (item, year, country)
        where total.flow = 'X' and sold.usd > 1e6
      )
      select country, median(ratio)::double from share group by country having count(*) > 4`);
    const ratios = reader.getRows().map(([country, ratio]) => [String(country), Number(ratio)] as const);
    connection.closeSync();
    expect(ratios.length).toBeGreaterThan(70);
    expect(ratios.filter(([, ratio]) => ratio < 0.8 || ratio > 1.2)).toEqual([]);
  });

  test("is listed by source", () => {
    const facts = files.filter(({ table }) => table !== "pair_totals");
    expect(trade.listData().map(({ source }) => source.id)).toEqual(facts.map(({ source }) => source.id));
    expect(trade.describeDirectory("world").map(({ source }) => source.id)).toEqual(
      expect.arrayContaining(["fao-trade", "baci", "faostat-production", "usgs"]),
    );
    expect(trade.describeDirectory("food").map(({ source }) => source.id)).toEqual(["fao-trade", "faostat-production"]);
    expect(trade.describeDirectory("minerals").map(({ source }) => source.id)).toContain("usgs");
  });
});

describe("what is counted in cubic metres", () => {
  test("is told apart from tonnes, with who makes and who exports it", async () => {
    const sawn = await trade.research({ product: "madera aserrada", code: "4407", language: "es" });
    const volume = sawn.found ? null : sawn.volume;
    expect(sawn).toMatchObject({ found: false, reason: "no-figures", production: null });
    expect(volume).toMatchObject({
      source: { id: "faostat-forestry", licence: "CC-BY-4.0" },
      year: 2022,
      nameEs: "Madera aserrada, con las traviesas de ferrocarril",
    });
    expect(volume?.makers[0]).toMatchObject({ iso3: "USA", country: "Estados Unidos", cubicMetres: 81_676_000 });
    expect(volume?.exporters.map(({ iso3 }) => iso3)).toContain("CAN");
    expect(volume?.importers.map(({ iso3 }) => iso3).slice(0, 2)).toEqual(["USA", "CHN"]);
    const shares = volume?.makers.map(({ cubicMetres, share }) => cubicMetres / share);
    for (const total of shares ?? []) expect(total).toBeCloseTo(volume!.totalCubicMetres, -2);
  });

  test("is not told of a part of what is counted, nor of what no file counts", async () => {
    for (const code of ["4407.11", "4412", "4406"]) {
      const research = await trade.research({ product: code, language: "es" });
      expect(research.found ? null : research.volume).toBeNull();
    }
  });
});
