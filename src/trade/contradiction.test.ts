import { join } from "node:path";
import { DuckDBInstance, type DuckDBConnection } from "@duckdb/node-api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { findContradiction, reportingImporters } from "./contradiction.ts";
import { cifToFobRatio, type TradePair, type TradeSide } from "./figures.ts";
import { openTrade, type Trade } from "./index.ts";

const side = (usd: number): TradeSide => ({ usd, weighedUsd: usd, tonnes: 1 });
const pairOf = (importer: string, exported: number | null, imported: number | null): TradePair => ({
  exporter: "PHL",
  importer,
  exports: exported === null ? null : side(exported),
  imports: imported === null ? null : side(imported),
  balanced: null,
});
const reporters = new Set(["JPN", "KOR", "IRN"]);

describe("an exporter and its buyers", () => {
  test.each([
    [100_000, 200_000 * cifToFobRatio, true],
    [100_000, 199_000 * cifToFobRatio, false],
    [200_000 * 1.001, 100_000 * cifToFobRatio, true],
    [199_000, 100_000 * cifToFobRatio, false],
  ])(
    "contradict each other from a factor of two on, without freight: %d and %d",
    (exporterUsd, importersUsd, differ) => {
      const found = findContradiction([pairOf("JPN", exporterUsd, importersUsd)], reporters);
      expect(found).toEqual(differ ? { exporterUsd, importersUsd } : null);
    },
  );

  test("are compared over the buyers that report the product, and what one of both does not know counts there", () => {
    const pairs = [pairOf("JPN", 50_000, 60_000), pairOf("KOR", null, 90_000), pairOf("ARE", 900_000, null)];
    expect(findContradiction(pairs, reporters)).toEqual({ exporterUsd: 50_000, importersUsd: 150_000 });
    expect(reportingImporters(pairs)).toEqual(new Set(["JPN", "KOR"]));
  });

  test("have nothing to contradict where one side is silent, or the source has balanced both, or a thousand is rounded", () => {
    expect(findContradiction([pairOf("ARE", 900_000, null)], reporters)).toBeNull();
    expect(findContradiction([pairOf("JPN", null, 900_000)], reporters)).toBeNull();
    expect(findContradiction([{ ...pairOf("JPN", null, null), balanced: side(900_000) }], reporters)).toBeNull();
    expect(findContradiction([pairOf("JPN", 1_000, 2_500)], reporters)).toBeNull();
  });
});

describe("in the figures of 2011", () => {
  const dataFolder = join(import.meta.dirname, "../../data/trade");
  let trade: Trade;
  let connection: DuckDBConnection;

  beforeAll(async () => {
    trade = await openTrade({ dataFolder });
    connection = await (await DuckDBInstance.create(":memory:")).connect();
  });
  afterAll(() => {
    trade.close();
    connection.closeSync();
  });

  async function evidenceOf(code: string) {
    const research = await trade.research({ product: "", code, language: "es", thisYear: 2026 });
    if (!research.found) throw new Error(research.reason);
    return research.evidence;
  }

  const keysOf = async (code: string) => (await evidenceOf(code)).summary?.map(({ key }) => key);

  const recompute = (items: readonly number[]): string => `
    with said as (select exporter e, importer i, sum(value_usd) filter (flow = 'X') x, sum(value_usd) filter (flow = 'M') m
      from '${dataFolder}/flows-fao-trade.parquet' where item in (${items.map((item) => `'${item}'`).join()}) group by all),
    both_ as (select e, coalesce(sum(x), 0)::double x, coalesce(sum(m), 0)::double m from said
      where i in (select i from said where m is not null) group by e)
    select e, x, m from both_
    where e in (select e from said where x is not null) and e in (select e from said where m is not null)
      and greatest(x, m / 1.06) >= 10000 and (x >= 2 * m / 1.06 or m / 1.06 >= 2 * x) order by e`;

  test.each([
    ["0803", [486, 489]],
    ["080440", [572]],
    ["1202", [242, 243]],
    ["0409", [1182]],
  ])("those of %s are these, by other means", async (code, items) => {
    const { rows, insight } = await evidenceOf(code);
    const found = rows.flatMap(({ iso3, value }) =>
      value.reason === null && value.contradiction
        ? [[iso3, value.contradiction.exporterUsd, value.contradiction.importersUsd]]
        : [],
    );
    const wanted = (await connection.runAndReadAll(recompute(items))).getRows();
    expect(wanted.length).toBeGreaterThan(10);
    expect(found.toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1))).toEqual(wanted);
    expect(insight?.certainty.finding?.contradicted).toBe(wanted.length);
  });

  test("a leading exporter whose buyers report four times as much is told with both figures and the one shown", async () => {
    const { rows, summary = [] } = await evidenceOf("0803");
    const place = rows.findIndex(({ iso3 }) => iso3 === "PHL");
    const value = rows[place]?.value;
    expect(value).toMatchObject({ year: 2011, basis: "reconciled", sources: [{ id: "fao-trade" }] });
    expect(summary.find(({ key }) => key === "leader-contradicted")?.values).toMatchObject({
      country: { value: "Filipinas" },
      year: { value: 2011 },
      exported: { from: `/rows/${place}/value/contradiction/exporterUsd` },
      imported: { from: `/rows/${place}/value/contradiction/importersUsd` },
      value: { value: value?.value },
    });
  });

  test("a market whose leaders agree names none of them, and one balanced by its source says nothing of it", async () => {
    expect(await keysOf("080440")).toContain("contradicted");
    expect(await keysOf("080440")).not.toContain("leader-contradicted");
    expect(await keysOf("854460")).not.toContain("contradicted");
  });
});
