import { usgs } from "../../sources/usgs.ts";
import { readCsv, readFirstLine, splitHeader, type CsvRelation } from "../csv-relation.ts";
import { ImportFailure } from "../failure.ts";
import type { PlainFile } from "../open-inputs.ts";
import { literal, provenance } from "../table.ts";
import { newestDate, type Format } from "./format.ts";
import { keepStored, versionsWith } from "./keep-stored.ts";

/** Countries that the USGS calls otherwise than the country table does. */
const otherNames: Record<string, string> = {
  Bolivia: "BOL",
  Brunei: "BRN",
  Burma: "MMR",
  "Congo (Brazzaville)": "COG",
  "Congo (Kinshasa)": "COD",
  "Cote d'Ivoire": "CIV",
  "Côte d’Ivoire": "CIV",
  "Côte d'Ivoire": "CIV",
  "Czech Republic": "CZE",
  "Korea, North": "PRK",
  "Korea, Republic of": "KOR",
  "Korea, South": "KOR",
  Macedonia: "MKD",
  "Papua New Guinea": "PNG",
  Swaziland: "SWZ",
  Turkey: "TUR",
  Türkiye: "TUR",
};

const madeTitle = /^PROD_(?:EST_ ?)?(\d{4})$/i;

/** Tonnes in a unit of the table, by how its name begins. */
const tonnesPerUnit = `case
  when lower(unit) like 'metric ton%' then 1 when lower(unit) like 'thousand metric ton%' then 1000
  when lower(unit) like 'million metric ton%' then 1000000 when lower(unit) like 'kilogram%' then 0.001 end`;

/** W is withheld, NA not available, XX not applicable; some amounts are words. What begins with a digit must be a number. */
const amount = (column: string): string => `try_cast(replace(${column}, ',', '') as double)`;

const yearsOf = (header: string): { title: string; year: number }[] =>
  splitHeader(header, ",").flatMap((title) => {
    const [, year] = madeTitle.exec(title) ?? [];
    return year ? [{ title, year: Number(year) }] : [];
  });

async function worldTable(files: readonly PlainFile[]): Promise<{ file: PlainFile; header: string }> {
  for (const file of files) {
    const header = await readFirstLine(file.path);
    if (yearsOf(header).length > 0) return { file, header };
  }
  const [first] = files;
  const says = first ? `; it says: ${(await readFirstLine(first.path)).slice(0, 120)}` : "";
  throw new ImportFailure("wrong-format", `${first?.name ?? "the archive"}: line 1 has no column PROD_<year>${says}`);
}

/** The world table of the Mineral Commodity Summaries: mine output, two years a release; earlier years are kept. */
export const usgsFormat: Format = {
  officialUrls: [
    "https://www.sciencebase.gov/catalog/file/get/677eaf95d34e760b392c4970?name=World_Data_Release_MCS_2025.zip",
  ],
  isPaged: false,
  async readTables({ files, release, stored }) {
    const { file, header } = await worldTable(files);
    const years = yearsOf(header);
    const relation: CsvRelation = {
      files: [file],
      delimiter: ",",
      columns: {
        commodity: { titles: ["COMMODITY"], type: "VARCHAR" },
        country_name: { titles: ["COUNTRY"], type: "VARCHAR" },
        kind: { titles: ["TYPE"], type: "VARCHAR" },
        unit: { titles: ["UNIT_MEAS"], type: "VARCHAR" },
        ...Object.fromEntries(years.map(({ title, year }) => [`made_${year}`, { titles: [title], type: "VARCHAR" }])),
      },
      rules: years.map(({ title, year }) => ({
        refuses: `regexp_matches(made_${year}, '^-?[0-9]') and ${amount(`made_${year}`)} is null`,
        says: `${title} is not a number`,
      })),
      guard: "kind",
    };
    const rows = await readCsv(relation);
    const perYear = years.map(
      ({ year }) => `
        select lower(trim(commodity)) as commodity, lower(trim(kind)) as kind, ${year}::usmallint as year, trim(country_name) as name,
          ${amount(`made_${year}`)} * ${tonnesPerUnit} as tonnes
        from ${rows} where lower(kind) like 'mine production%'`,
    );
    const others = Object.entries(otherNames).map(([name, iso3]) => `(${literal(name)}, ${literal(iso3)})`);
    const names = `select name_en as name, iso3 from name_of_country
      union all select * from (values ${others.join(", ")}) o(name, iso3)`;
    const version = release ?? /MCS_?\d{4}/i.exec(file.name)?.[0] ?? newestDate([file]);
    const kept = stored("production", usgs.ref.id);
    const ref = { ...usgs.ref, version: versionsWith(kept, version) };
    const fresh = `
      with made as (${perYear.join(" union all ")}),
      kinds as (select commodity, count(distinct kind) as kinds from made group by commodity)
      select if(kinds = 1, commodity, commodity || ' / ' || kind) as item, year, iso3 as country, sum(tonnes) as tonnes
      from made join kinds using (commodity) join (select distinct name, iso3 from (${names})) using (name)
      where tonnes > 0 and isfinite(tonnes) group by all`;
    const columns = "item, year, country::varchar as country, tonnes";
    const select = `select ${provenance(ref)}, item, year, country, tonnes
      from (${keepStored(fresh, kept, columns)}) order by item, country, year`;
    return [{ table: "production", ref, select, relation, lines: null }];
  },
};
