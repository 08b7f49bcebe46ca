import { faoTotals } from "../../src/trade/sources/fao-totals.ts";
import { literal, provenance } from "../../src/trade/import/table.ts";
import type { TableMaker } from "./table-maker.ts";

/**
 * Values come in 1000 USD, quantities in tonnes; heads of live animals are no weight and are left out. The published file
 * lists the members of the European Union twice, line for line.
 */
export const makeFaoTotals: TableMaker = (_connection, folder) =>
  Promise.resolve({
    table: "totals",
    ref: faoTotals.ref,
    select: `
      with item as (
        select cpc, min(fcl::int)::varchar as item
        from read_csv(${literal(`${folder}/faostat-trade-2011/fcl_2_cpc2.csv`)}, header = true, all_varchar = true)
        where fcl is not null and fcl not like 'F%' group by cpc
      ), line as (
        select distinct cpc, country, measure, unit, year, value
        from ${literal(`${folder}/faostat-totals-2010-2017/fao_trade_totals_2010_2017.parquet`)}
        where value is not null
      ), facts as (
        select item.item, t.year::usmallint as year, if(measure like 'export%', 'X', 'M') as flow, iso3 as country,
          sum(t.value * 1000) filter (measure like '%value')::bigint as value_usd,
          sum(nullif(t.value, 0)) filter (measure like '%quantity' and unit = 't')::double as tonnes
        from line t
        join item using (cpc)
        join fao_name on fao_name.name = t.country
        group by all
      )
      select ${provenance(faoTotals.ref)}, item, year, flow, country, value_usd, tonnes
      from facts where value_usd > 0 order by item, year, country, flow`,
  });
