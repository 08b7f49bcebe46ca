import { literal, provenance } from "../../src/trade/import/table.ts";
import { faostatForestry } from "../../src/trade/sources/faostat-forestry.ts";
import type { TableMaker } from "./table-maker.ts";

const firstYear = 2010;
/** Panels, pulp and paper are sums of goods of several headings. */
const items = ["1634", "1865", "1872"];

const factsOf = (folder: string): string => `
  with years as (
    unpivot (
      select * from read_csv(${literal(`${folder}/production/GCAMFAOSTAT_ForProdTrade.csv`)}, comment = '#', header = true, all_varchar = true)
      where unit = 'm3'
    ) on columns('^\\d{4}$') into name year value amount
  ), facts as (
    select item_code as item, year::usmallint as year, element, iso3 as country, round(sum(amount::double), 2) as amount
    from years join fao_area on fao_area.area = area_code::int
    where year::int >= ${firstYear} group by all having sum(amount::double) > 0
  )`;

/** Wood in cubic metres: made, exported and imported by each country. */
export const makeForestryVolumes: TableMaker = (_connection, folder) =>
  Promise.resolve({
    table: "volumes",
    ref: faostatForestry.ref,
    select: `${factsOf(folder)}
      select ${provenance(faostatForestry.ref)}, item, year,
        case element when 'Production' then 'P' when 'Export' then 'X' else 'M' end as flow, country, amount as cubic_metres
      from facts where item in (${items.map(literal).join(", ")}) order by item, year, flow, country`,
  });
