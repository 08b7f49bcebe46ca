import { readFile } from "node:fs/promises";
import type { DuckDBConnection } from "@duckdb/node-api";
import { baci } from "../../sources/baci.ts";
import { readCsv, readFirstLine, splitHeader, type CsvRelation } from "../csv-relation.ts";
import { ImportFailure } from "../failure.ts";
import type { PlainFile } from "../open-inputs.ts";
import { literal, provenance } from "../table.ts";
import { newestDate, type Format } from "./format.ts";

const flowTitles = "t,i,j,k,v,q";

const baciColumns: CsvRelation["columns"] = {
  t: { titles: ["t"], type: "USMALLINT" },
  i: { titles: ["i"], type: "INTEGER" },
  j: { titles: ["j"], type: "INTEGER" },
  k: { titles: ["k"], type: "INTEGER" },
  v: { titles: ["v"], type: "DOUBLE" },
  q: { titles: ["q"], type: "DOUBLE" },
};

/** No flow is as large; "nan" and "inf" count as larger than any number. */
const mostAmount = 1e12;

const rules = [
  { refuses: "t is null or t not between 1960 and 2100", says: "t is not a year" },
  { refuses: "i is null or j is null", says: "i or j is empty, a flow has two countries" },
  { refuses: "k is null or k not between 10000 and 999999", says: "k is not an HS code of six digits" },
  { refuses: `v is null or v < 0 or v > ${mostAmount}`, says: "v is not a value in thousands of USD" },
  { refuses: `q < 0 or q > ${mostAmount}`, says: "q is not a quantity in tonnes" },
];

/** Rows of BACI as flows: codes get their leading zero back, thousands of USD become USD, and no quantity stays empty. */
export const baciSelect = (relation: string, ref = baci.ref): string => `
  select ${provenance(ref)}, lpad(k::varchar, 6, '0') as item, t as year, 'B' as flow,
    exporter::varchar as exporter, importer::varchar as importer, value_usd, tonnes
  from (
    select k, t::usmallint as t, e.iso3::country as exporter, m.iso3::country as importer, round(v * 1000)::bigint as value_usd, nullif(q, 0)::double as tonnes
    from ${relation}
    join comtrade_area e on e.code = i
    join comtrade_area m on m.code = j
    where v > 0 and e.iso3 <> m.iso3
    order by k, t, exporter, importer
  )`;

/** BACI's own list of countries may know a number that the country table does not know yet. */
async function learnCountries(connection: DuckDBConnection, files: readonly PlainFile[]): Promise<void> {
  const list = files.find(({ name }) => /^country_codes_/i.test(name));
  if (!list || !/country_iso3/i.test(await readFirstLine(list.path))) return;
  await connection.run(`insert into comtrade_area
    select country_code::int, country_iso3 from read_csv(${literal(list.path)}, header = true, all_varchar = true)
    where country_iso3 in (select iso3 from name_of_country) and country_code::int not in (select code from comtrade_area)`);
}

async function listedCodes(files: readonly PlainFile[]): Promise<string[]> {
  const list = files.find(({ name }) => /^product_codes_/i.test(name));
  if (!list) return [];
  const [, ...lines] = (await readFile(list.path, "utf8")).trimEnd().split("\n");
  return lines.flatMap((line) => /^"?(\d{5,6})"?,/.exec(line)?.[1]?.padStart(6, "0") ?? []);
}

const firstRelease = 2025;

/** Each January CEPII publishes a release with one more year; which of them it has is known by asking. */
export const releasesUntil = (year: number): string[] =>
  Array.from(
    { length: Math.max(1, year - firstRelease + 1) },
    (_, back) => `https://www.cepii.fr/DATA_DOWNLOAD/baci/data/BACI_HS22_V${Math.max(year, firstRelease) - back}01.zip`,
  );

/** CEPII BACI: a CSV a year, with lists of countries and products. The revision and the release stand in the names. */
export const baciFormat: Format = {
  officialUrls: releasesUntil(new Date().getUTCFullYear()),
  isPaged: false,
  async readTables({ connection, files, release }) {
    const headers = await Promise.all(files.map(async (file) => ({ file, line: await readFirstLine(file.path) })));
    const named = files.filter(({ name }) => /^BACI_.*\.csv$/i.test(name));
    const titled = headers.filter(({ line }) => splitHeader(line, ",").join(",").toLowerCase() === flowTitles);
    const flows = [...new Set([...named, ...titled.map(({ file }) => file)])];
    if (flows.length === 0) {
      const [first] = headers;
      throw new ImportFailure(
        "wrong-format",
        `${first?.file.name ?? "the archive"}: line 1 is not "${flowTitles}"${first ? `, it says: ${first.line.slice(0, 100)}` : ""}`,
      );
    }
    await learnCountries(connection, files);
    const names = flows.map(({ name }) => name).join(" ");
    const [, digits = "22"] = /HS(\d\d)/i.exec(names) ?? [];
    const version = release ?? /V(\d{6}[a-z]?)/i.exec(names)?.[0] ?? newestDate(flows);
    const revision = `HS ${Number(digits) > 80 ? "19" : "20"}${digits}`;
    const ref = { ...baci.ref, version };
    const relation: CsvRelation = {
      files: flows,
      delimiter: ",",
      columns: baciColumns,
      rules,
      guard: "v",
      isPadded: true,
    };
    return [
      {
        table: "flows",
        ref,
        select: baciSelect(await readCsv(relation), ref),
        hs: { revision, listed: await listedCodes(files) },
        relation,
        lines: flows.reduce((sum, { lines }) => sum + lines - 1, 0),
      },
    ];
  },
};
