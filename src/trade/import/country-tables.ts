import type { DuckDBConnection } from "@duckdb/node-api";
import { countriesFile } from "../countries.ts";
import { literal } from "./table.ts";

/**
 * Loads the countries as `fao_area (area, iso3)`, `comtrade_area (code, iso3)`, `name_of_country (iso3, name_en)` and
 * the type `country` of their ISO codes in order, a byte each, for sorting many rows. World, regions, China as a sum
 * and "unspecified" are no countries: rows of theirs join nothing.
 */
export async function loadCountries(connection: DuckDBConnection, file: string = countriesFile): Promise<void> {
  const table = `read_csv(${literal(file)}, delim = '\t', header = true, all_varchar = true, nullstr = '')`;
  const reader = await connection.runAndReadAll(`select iso3 from ${table} order by iso3`);
  const codes = reader.getRows().map(([iso3]) => literal(String(iso3)));
  await connection.run(`create temp table name_of_country as select iso3, name_en from ${table}`);
  await connection.run(`create or replace temp type country as enum (${codes.join(", ")})`);
  await connection.run(`create temp table fao_area as
    select unnest(string_split(fao_areas, ';'))::int as area, iso3 from ${table} where fao_areas is not null`);
  await connection.run(`create temp table comtrade_area as
    select unnest(string_split(comtrade_codes, ';'))::int as code, iso3
    from ${table} where comtrade_codes is not null`);
}
