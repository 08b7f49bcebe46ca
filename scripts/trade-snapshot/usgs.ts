import { readFile } from "node:fs/promises";
import { usgs } from "../../src/trade/sources/usgs.ts";
import { provenance } from "../../src/trade/import/table.ts";
import type { TableMaker } from "./table-maker.ts";
import { readWorkbook } from "./workbook.ts";

/** Each sheet is one mineral; manganese comes in thousands of tonnes, the others in tonnes; 0 means no figure. */
const sheets = [
  { name: "cobalt_mining", item: "cobalt", tonnesPerUnit: 1 },
  { name: "lithium_mining", item: "lithium", tonnesPerUnit: 1 },
  { name: "manganese_mining", item: "manganese", tonnesPerUnit: 1_000 },
  { name: "nickel_mining", item: "nickel", tonnesPerUnit: 1 },
];

export const makeUsgs: TableMaker = async (connection, folder) => {
  const workbook = readWorkbook(await readFile(`${folder}/usgs/USGS_production_data.xlsx`));
  await connection.run("create table usgs_cell (item varchar, code integer, year usmallint, tonnes double)");
  const appender = await connection.createAppender("usgs_cell");
  for (const { name, item, tonnesPerUnit } of sheets) {
    const [header = [], ...rows] = workbook.get(name) ?? [];
    for (const row of rows) {
      for (let column = 4; column < header.length; column++) {
        const amount = Number(row[column]);
        if (!(amount > 0)) continue;
        appender.appendVarchar(item);
        appender.appendInteger(Number(row[0]));
        appender.appendUSmallInt(Number(header[column]));
        appender.appendDouble(amount * tonnesPerUnit);
        appender.endRow();
      }
    }
  }
  appender.closeSync();
  return {
    table: "production",
    ref: usgs.ref,
    select: `
      select ${provenance(usgs.ref)}, item, year, iso3 as country, tonnes
      from usgs_cell join comtrade_area using (code) order by item, country, year`,
  };
};
