import { baci } from "../../src/trade/sources/baci.ts";
import { literal, provenance, type TableMaker } from "./table.ts";

export const makeBaci: TableMaker = (_connection, folder) =>
  Promise.resolve({
    table: "flows",
    ref: baci.ref,
    select: `
      select ${provenance(baci.ref)}, lpad(k::varchar, 6, '0') as item, t::usmallint as year, 'B' as flow,
        e.iso3 as exporter, m.iso3 as importer,
        sum(round(v * 1000))::bigint as value_usd, round(sum(nullif(q, 0)), 3)::double as tonnes
      from read_csv(${literal(`${folder}/baci-energy-2023/baci_energy_subset.csv`)}, header = true)
      join comtrade_area e on e.code = i
      join comtrade_area m on m.code = j
      where v > 0 and e.iso3 <> m.iso3
      group by all
      order by item, year, exporter, importer`,
  });
