import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DuckDBInstance, type DuckDBConnection, type DuckDBValue } from "@duckdb/node-api";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTrade, type Trade } from "./index.ts";

const projectRoot = join(import.meta.dirname, "../..");
const raw = join(projectRoot, "../shared/trade/data");
const absent = !existsSync(raw);
if (absent)
  process.stderr.write("The raw trade files (../shared/trade/data) are absent: figures are not recomputed.\n");

type Product = { code: string; items: number[]; produced: number[] };

/** Code asked for, FAO items of its trade, FAO items of its production (none where the produced good is another). */
const foods: Product[] = [
  { code: "080440", items: [572], produced: [572] },
  { code: "0901", items: [656], produced: [656] },
  { code: "0803", items: [486, 489], produced: [486, 489] },
  { code: "1201", items: [236], produced: [236] },
  { code: "1001", items: [15], produced: [15] },
  { code: "1006", items: [27, 28, 29, 31, 32], produced: [] },
  { code: "1202", items: [242, 243], produced: [] },
  { code: "1801", items: [661], produced: [661] },
  { code: "0702", items: [388], produced: [388] },
  { code: "080550", items: [497], produced: [497] },
  { code: "080510", items: [490], produced: [490] },
  { code: "0406", items: [901, 904, 905, 907, 984, 1021], produced: [] },
  { code: "2204", items: [563, 564], produced: [] },
  { code: "0905", items: [692], produced: [692] },
  { code: "120740", items: [289], produced: [289] },
  { code: "071340", items: [201], produced: [201] },
  { code: "080830", items: [521, 523], produced: [521, 523] },
  { code: "1509", items: [261], produced: [] },
  { code: "0102", items: [866, 946], produced: [] },
  { code: "0409", items: [1182], produced: [] },
  { code: "1005", items: [56], produced: [56] },
];
const cables = ["854460", "271320", "280410", "271600", "8546", "850450"];

/** The same formulas as SQL over a table `side (e, i, flow, usd, weighed, tonnes)` of a whole product. */
const figures = `
  uv as (select *, weighed / tonnes / 1000 as price from side where tonnes > 0),
  limits as (select flow, avg(ln(price)) as mean, stddev_samp(ln(price)) as deviation, count(*) as n from uv group by flow),
  prices as (
    select uv.e, flow, case when any_value(n) < 8 then median(price)
      else sum(weighed) filter (abs(ln(price) - mean) <= 3 * deviation + 1e-9)
           / sum(tonnes) filter (abs(ln(price) - mean) <= 3 * deviation + 1e-9) / 1000 end as price
    from uv join limits using (flow) group by uv.e, flow
  ),
  pair as (select e, i, avg(case flow when 'm' then usd / 1.06 else usd end) as usd from side group by e, i),
  ranked as (select *, row_number() over (partition by e order by round(usd, 2) desc, i) as place from pair),
  row_ as (
    select e, sum(usd) as usd, string_agg(i, ' ' order by place) filter (place <= 5) as importers from ranked group by e
  )
  select e, usd, importers, x.price as x_price, m.price as m_price from row_
  left join (select e, price from prices where flow = 'x') x using (e)
  left join (select e, price from prices where flow = 'm') m using (e)
  order by round(usd, 2) desc, e`;

const foodQuery = ({ items }: Product): string => `
  with area as (
    select fao_area_code::int as a, iso3 from '${raw}/reference/country_crosswalk.csv' where fao_area_code is not null
    union all values (206, 'SDN'), (151, 'ANT')
  ),
  wanted as (select * from '${raw}/faostat-trade-2011/fao_bilateral_trade_2011.parquet' where fcl in (${items.join()}) and value > 0),
  heads as (select fcl from '${raw}/faostat-trade-2011/fclunits.csv' where fclunit <> 'mt'),
  said as (
    select 'x' as flow, reporter as ea, partner as ia, value, quantity, fcl from wanted where flow = 2
    union all select 'm', partner, reporter, value, quantity, fcl from wanted where flow = 1
  ),
  side as (
    select ex.iso3 as e, im.iso3 as i, flow, sum(value) * 1000.0 as usd,
      sum(case when quantity > 0 and fcl not in (from heads) then value * 1000.0 end) as weighed,
      sum(case when quantity > 0 and fcl not in (from heads) then quantity end) as tonnes
    from said join area ex on ex.a = ea join area im on im.a = ia where ex.iso3 <> im.iso3 group by all
  ), ${figures}`;

const energyQuery = (code: string): string => `
  with area as (
    select unnest(string_split(concat_ws(';', M49, comtrade_code, comtrade_codes_to_sum), ';'))::int as a, iso3
    from '${raw}/reference/country_crosswalk.csv'
  ), code_ as (select distinct a, iso3 from area),
  side as (
    select ex.iso3 as e, im.iso3 as i, 'x' as flow, sum(value_kusd) * 1000 as usd,
      sum(value_kusd * 1000) filter (quantity_t > 0) as weighed, sum(quantity_t) filter (quantity_t > 0) as tonnes
    from '${raw}/baci-energy-2023/baci_2023_energy_32hs6.parquet'
    join code_ ex on ex.a = exporter join code_ im on im.a = importer
    where hs6 like '${code}%' and value_kusd > 0 group by all
  ), ${figures}`;

const productionQuery = ({ produced }: Product): string => `
  with area as (
    select fao_area_code::int as a, iso3 from '${raw}/reference/country_crosswalk.csv' where fao_area_code is not null
    union all values (206, 'SDN')
  ), newest as (
    select iso3, sum("2022"::double) as tonnes from read_csv('${raw}/production/GCAMFAOSTAT_ProdPrice.csv.gz', comment = '#', all_varchar = true)
    join area on a = area_code::int where element = 'Production' and item_code::int in (${produced.join()}) group by iso3
  ) select iso3, tonnes from newest where tonnes is not null`;

type Cells = { e: string; usd: number; importers: string; exportPrice: number | null; importPrice: number | null };

const orNull = (value: DuckDBValue | undefined): number | null => (typeof value === "number" ? value : null);

/** Equal to nine digits, or to the cent. */
function expectNear(actual: number | null, wanted: number | null, where: string, slack = 0): void {
  if (actual === null || wanted === null) expect([where, actual]).toEqual([where, wanted]);
  else expect(Math.abs(actual - wanted), where).toBeLessThanOrEqual(slack + wanted * 1e-9);
}

describe.skipIf(absent)("recomputed from the raw files by other means", () => {
  let trade: Trade;
  let connection: DuckDBConnection;

  beforeAll(async () => {
    trade = await openTrade({ dataFolder: join(projectRoot, "data/trade") });
    connection = await (await DuckDBInstance.create(":memory:")).connect();
  });
  afterAll(() => {
    trade.close();
    connection.closeSync();
  });

  async function recompute(sql: string, importsKnown: boolean): Promise<Cells[]> {
    const rows = (await connection.runAndReadAll(sql)).getRowObjects();
    return rows.map((row) => {
      const [x, m] = [orNull(row.x_price), importsKnown ? orNull(row.m_price) : null];
      return {
        e: String(row.e),
        usd: Number(row.usd),
        importers: String(row.importers),
        exportPrice: x ?? (m === null ? null : m / 1.06),
        importPrice: m ?? (x === null ? null : x * 1.06),
      };
    });
  }

  async function expectReport(code: string, expected: Cells[], produced: Map<string, number>): Promise<void> {
    const research = await trade.research({ product: "", code, language: "es" });
    if (!research.found) throw new Error(`${code}: ${research.reason}`);
    const { rows } = research.evidence;
    expect(rows.length).toBeGreaterThan(20);
    expect(rows.map((row) => row.iso3)).toEqual(expected.map((cells) => cells.e));
    for (const [i, row] of rows.entries()) {
      const cells = expected[i];
      if (!cells) throw new Error("fewer rows expected");
      expectNear(row.value.value, cells.usd, `${code} ${row.iso3} value`, 0.005);
      expectNear(row.exportPrice.value, cells.exportPrice, `${code} ${row.iso3} export price`);
      expectNear(row.importPrice.value, cells.importPrice, `${code} ${row.iso3} import price`);
      expect(row.importers.list.map(({ iso3 }) => iso3).join(" ")).toBe(cells.importers);
      if (row.production.value !== null) expect(row.production.year).toBe(2022);
      expect(row.production.value ?? 0, `${code} ${row.iso3} production`).toBeCloseTo(produced.get(row.iso3) ?? 0, 1);
    }
  }

  test.each(foods)("every cell of $code", async (product) => {
    const expected = await recompute(foodQuery(product), true);
    const produced =
      product.produced.length === 0 ? [] : (await connection.runAndReadAll(productionQuery(product))).getRows();
    await expectReport(
      product.code,
      expected,
      new Map(produced.map(([iso3, tonnes]) => [String(iso3), Number(tonnes)])),
    );
  });

  test.each(cables)("every cell of %s, balanced", async (code) => {
    await expectReport(code, await recompute(energyQuery(code), false), new Map());
  });

  const trended = [
    { code: "1001", item: 15 },
    { code: "1201", item: 236 },
    { code: "0702", item: 388 },
  ];
  test.each(trended)("shares, gaps and trends of $code", async ({ code, item }) => {
    const research = await trade.research({ product: "", code, language: "en" });
    const insight = research.found ? research.evidence.insight : undefined;
    const pairs = `with area as (
        select fao_area_code::int as a, iso3 from '${raw}/reference/country_crosswalk.csv' where fao_area_code is not null
        union all values (206, 'SDN'), (151, 'ANT')
      ), said as (
        select flow, if(flow = 2, reporter, partner) ea, if(flow = 2, partner, reporter) ia, value, fcl
        from '${raw}/faostat-trade-2011/fao_bilateral_trade_2011.parquet' where flow in (1, 2) and value > 0
      ), side as (
        select x.iso3 e, m.iso3 i, fcl, sum(value * 1000.0) filter (flow = 2) x, sum(value * 1000.0) filter (flow = 1) / 1.06 m
        from said join area x on x.a = ea join area m on m.a = ia where x.iso3 <> m.iso3 group by all
      ), own as (select e, i, (coalesce(x, m) + coalesce(m, x)) / 2 v from side where fcl = ${item}),
      whole as (select e, i, (coalesce(x, m) + coalesce(m, x)) / 2 v from (select e, i, sum(x) x, sum(m) m from side group by all))`;
    const [hhi, demandHhi] = ((
      await connection.runAndReadAll(`${pairs}
        select (select sum(power(s, 2)) from (select sum(v) / (select sum(v) from own) s from own group by e)),
               (select sum(power(s, 2)) from (select sum(v) / (select sum(v) from own) s from own group by i))`)
    ).getRows()[0] ?? []) as number[];
    expect(insight?.exporters.finding?.hhi).toBeCloseTo(hhi ?? -1, 6);
    expect(insight?.importers.finding?.hhi).toBeCloseTo(demandHhi ?? -1, 6);
    const gaps = await connection.runAndReadAll(`${pairs}, xs as (select e, sum(v) v from own group by e),
      ms as (select i, sum(v) v from own group by i), te as (select e, sum(v) v from whole group by e),
      ti as (select i, sum(v) v from whole group by i), tw as (select sum(v) v from whole)
      select xs.e, ms.i, greatest(0, xs.v / (select sum(v) from own) * ms.v
        * least(2, coalesce(whole.v, 0) / (te.v * ti.v / tw.v)) - coalesce(own.v, 0)) as gap
      from xs cross join ms cross join tw join te using (e) join ti using (i)
      left join whole on whole.e = xs.e and whole.i = ms.i left join own on own.e = xs.e and own.i = ms.i
      where xs.e <> ms.i order by gap desc limit 10`);
    const found = insight?.gaps.finding ?? [];
    expect(found.map(({ exporter, importer }) => `${exporter.iso3} ${importer.iso3}`)).toEqual(
      gaps.getRows().map(([e, i]) => `${String(e)} ${String(i)}`),
    );
    for (const [k, row] of gaps.getRows().entries())
      expectNear(found[k]?.unrealisedUsd ?? null, Number(row[2]), code, 50);

    const slope = await connection.runAndReadAll(`
      with yearly as (select year, sum(value_usd)::double v from '${projectRoot}/data/trade/totals-fao-trade-totals.parquet'
        where item = '${item}' and flow = 'X' group by year)
      select exp(median((ln(b.v) - ln(a.v)) / (b.year - a.year))) - 1 from yearly a join yearly b on b.year > a.year`);
    expect(insight?.trends.value.finding?.growthPerYear).toBeCloseTo(Number(slope.getRows()[0]?.[0]), 9);
  });

  test("every value of FAO's yearly totals is of a country of the snapshot, and counts once", async () => {
    const values = `select year::int as year, left(measure, 1) as flow, sum(value * 1000)::double as usd from (
        select distinct cpc, country, measure, year, value
        from '${raw}/faostat-totals-2010-2017/fao_trade_totals_2010_2017.parquet' where measure like '%value' and value > 0
      ) group by all order by all`;
    const shipped = `select year::int as year, if(flow = 'X', 'e', 'i') as flow, sum(value_usd)::double as usd
      from '${projectRoot}/data/trade/totals-fao-trade-totals.parquet' group by all order by all`;
    const published = (await connection.runAndReadAll(values)).getRows();
    expect(published).toHaveLength(16);
    expect((await connection.runAndReadAll(shipped)).getRows()).toEqual(published);
  });

  test("every country of the Factbook that names its exports and has a code is in the snapshot", async () => {
    const file = `${raw}/factbook/factbook_trade.json`;
    const named = await connection.runAndReadAll(`select distinct coalesce(nullif(f.iso3, ''), c.iso3) from '${file}' f
      left join read_csv('${projectRoot}/src/trade/countries.tsv', header = true, delim = '\t', all_varchar = true) c
      on c.name_en = f.name
      where regexp_matches(exports_commodities, '\\(\\d{4}\\)') and coalesce(nullif(f.iso3, ''), c.iso3) is not null`);
    const shipped = await connection.runAndReadAll(
      `select distinct country from '${projectRoot}/data/trade/named-exports-factbook.parquet'`,
    );
    const known = new Set(shipped.getRows().map(String));
    expect(known.size).toBeGreaterThan(200);
    expect(
      named
        .getRows()
        .map(String)
        .filter((country) => !known.has(country)),
    ).toEqual([]);
    expect(known).toContain("PSE");
  });

  test("the snapshot's script writes the same bytes again", () => {
    const target = mkdtempSync(join(tmpdir(), "trade-snapshot-"));
    const countries = join(target, "countries.tsv");
    execFileSync(process.execPath, [join(projectRoot, "scripts/make-trade-snapshot.ts"), raw, target, countries]);
    expect(readFileSync(join(target, "manifest.json"), "utf8")).toBe(
      readFileSync(join(projectRoot, "data/trade/manifest.json"), "utf8"),
    );
    expect(readFileSync(countries, "utf8")).toBe(readFileSync(join(import.meta.dirname, "countries.tsv"), "utf8"));
    rmSync(target, { recursive: true });
  });
});
