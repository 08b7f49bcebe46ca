import { faoProduction } from "../../src/trade/sources/fao-production.ts";
import { literal, provenance } from "../../src/trade/import/table.ts";
import type { TableMaker } from "./table-maker.ts";

export const makeFaoProduction: TableMaker = (_connection, folder) =>
  Promise.resolve({
    table: "production",
    ref: faoProduction.ref,
    select: `
      with years as (
        unpivot (
          select * from read_csv(${literal(`${folder}/production/GCAMFAOSTAT_ProdPrice.csv.gz`)}, comment = '#', header = true, all_varchar = true)
          where element = 'Production' and unit = 't'
        ) on columns('^\\d{4}$') into name year value tonnes
      )
      select ${provenance(faoProduction.ref)}, item_code as item, year::usmallint as year, iso3 as country,
        round(sum(tonnes::double), 2) as tonnes
      from years join fao_area on fao_area.area = area_code::int
      group by all
      order by item, country, year`,
  });
