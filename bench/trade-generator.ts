import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { DuckDBInstance } from "@duckdb/node-api";
import { readCountries } from "../src/trade/countries.ts";
import { codesUnder } from "../src/trade/find-codes.ts";

export const years = [2021, 2022, 2023];
export const release = "V209901";
export const yearFile = (year: number): string => `BACI_HS22_Y${year}_${release}.csv`;

/** Real BACI: large traders and popular products fill most of the table; about one row in twenty has no quantity. */
const density = "1 / sqrt(e.rank * m.rank) * p.popularity";
const noise = (salt: string): string => `(hash(i, j, k, ${salt}) % 1000000 / 1000000.0)`;

/** Value and quantity of a pair in a year. */
const amountsOf = (year: number): string =>
  `round(exp(8 * ${noise("0")} - 2) * (0.8 + 0.4 * ${noise(String(year))}), 3) as v,
   case when ${noise("1")} < 0.05 then null else round(exp(8 * ${noise("0")} - 3) * (0.5 + ${noise("2")}), 3) end as q`;

const allCodes = (): string[] =>
  Array.from({ length: 97 }, (_, chapter) => codesUnder(String(chapter + 1).padStart(2, "0"))).flat();

/**
 * Writes years of made-up flows in BACI's format into a folder: every HS 2022 subheading, every country, `rowsPerYear`
 * rows a year (within a few percent). The same pairs trade each year at other values. The same size gives the same rows.
 */
export async function generateBaci(folder: string, rowsPerYear: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const instance = await DuckDBInstance.create(":memory:", { threads: "2", memory_limit: "2GB" });
  const connection = await instance.connect();
  const codes = [...readCountries().values()].flatMap(({ comtradeCodes }) => comtradeCodes.slice(0, 1));
  await connection.run(`create table country as
    select unnest([${codes.join(", ")}]) as code, unnest(range(1, ${codes.length + 1})) as rank`);
  await connection.run(`create table product as
    select code, exp(2 * (hash(code) % 1000 / 1000.0)) as popularity from (select unnest([${allCodes().map(Number).join(", ")}]) as code)`);
  const reader = await connection.runAndReadAll(
    `select sum(popularity) * (select sum(1 / sqrt(rank)) from country) ** 2 from product p`,
  );
  const weight = Number(reader.getRows()[0]?.[0]);
  const path = (year: number): string => join(folder, yearFile(year));
  const [first = 0, ...later] = years;
  const chance = `least(1, ${rowsPerYear} / ${weight} * ${density})`;
  await connection.run(`copy (
      select t, i, j, k, ${amountsOf(first)} from (
        select ${first} as t, e.code as i, m.code as j, p.code as k, ${chance} as chance
        from country e, country m, product p where e.code <> m.code
      ) where hash(i, j, k) % 1000000 < 1000000 * chance
    ) to '${path(first)}' (format csv, header true)`);
  for (const year of later) {
    await connection.run(`copy (select ${year} as t, i, j, k, ${amountsOf(year)} from read_csv('${path(first)}'))
      to '${path(year)}' (format csv, header true)`);
  }
  const lists: [string, string][] = [
    [`country_codes_${release}.csv`, `select code as country_code, 'Country ' || code as country_name from country`],
    [`product_codes_HS22_${release}.csv`, `select code, 'Product ' || code as description from product`],
  ];
  for (const [name, select] of lists)
    await connection.run(`copy (${select}) to '${join(folder, name)}' (format csv, header true)`);
  connection.closeSync();
  instance.closeSync();
}
