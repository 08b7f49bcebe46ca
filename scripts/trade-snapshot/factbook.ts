import { readFile } from "node:fs/promises";
import { z } from "zod";
import { factbook } from "../../src/trade/sources/factbook.ts";
import { provenance } from "../../src/trade/import/table.ts";
import type { TableMaker } from "./table-maker.ts";

const Countries = z.array(
  z.object({ iso3: z.string().nullish(), name: z.string(), exports_commodities: z.string().nullish() }),
);

/** Countries that the file gives without their code. */
const codes: Readonly<Record<string, string>> = { Serbia: "SRB", "West Bank": "PSE" };

/** "natural gas, crude petroleum, garments (2023)" → the year and each good. */
function readGoods(text: string): { year: number; goods: string[] } | null {
  const [, list, year] = /^(.*?)\s*\((\d{4})\)/.exec(text.replaceAll(/<[^>]+>/g, " ").trim()) ?? [];
  if (!list || !year) return null;
  const goods = list
    .split(/[,/]/)
    .map((good) => good.trim())
    .filter((good) => good !== "" && good !== "accessories");
  return { year: Number(year), goods };
}

export const makeFactbook: TableMaker = async (connection, folder) => {
  const countries = Countries.parse(JSON.parse(await readFile(`${folder}/factbook/factbook_trade.json`, "utf8")));
  await connection.run("create table factbook_good (country varchar, good varchar, year usmallint)");
  const appender = await connection.createAppender("factbook_good");
  for (const { name, iso3: given, exports_commodities: text } of countries) {
    const iso3 = given || codes[name];
    const named = readGoods(text ?? "");
    if (!iso3 || !named) continue;
    for (const good of named.goods) {
      appender.appendVarchar(iso3);
      appender.appendVarchar(good);
      appender.appendUSmallInt(named.year);
      appender.endRow();
    }
  }
  appender.closeSync();
  return {
    table: "named_exports",
    ref: factbook.ref,
    select: `
      select distinct ${provenance(factbook.ref)}, good, country, year from factbook_good
      where country in (select iso3 from comtrade_area) order by good, country`,
  };
};
