import { faoTrade } from "../../src/trade/sources/fao-trade.ts";
import { literal, provenance } from "../../src/trade/import/table.ts";
import type { TableMaker } from "./table-maker.ts";

/** A value of 0 is under 500 USD, rounded away: it is left out, as is a country's trade with itself and flow 3, re-exports. */
export const makeFaoTrade: TableMaker = (_connection, folder) =>
  Promise.resolve({
    table: "flows",
    ref: faoTrade.ref,
    select: `
      select ${provenance(faoTrade.ref)}, fcl::varchar as item, year::usmallint as year, if(flow = 2, 'X', 'M') as flow,
        if(flow = 2, r.iso3, p.iso3) as exporter, if(flow = 2, p.iso3, r.iso3) as importer,
        sum(value * 1000)::bigint as value_usd,
        sum(nullif(quantity, 0)) filter (fclunit = 'mt')::double as tonnes
      from ${literal(`${folder}/faostat-trade-2011/fao_bilateral_trade_2011.parquet`)}
      join fao_area r on r.area = reporter
      join fao_area p on p.area = partner
      left join read_csv(${literal(`${folder}/faostat-trade-2011/fclunits.csv`)}, header = true) using (fcl)
      where flow in (1, 2) and value > 0 and r.iso3 <> p.iso3
      group by all
      order by item, year, exporter, importer, flow`,
  });
