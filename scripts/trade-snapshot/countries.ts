import { writeFile } from "node:fs/promises";
import type { DuckDBConnection } from "@duckdb/node-api";
import { loadCountries } from "../../src/trade/import/country-tables.ts";
import { literal } from "../../src/trade/import/table.ts";

/** FAO areas that the crosswalk lacks: a former country under its successor's code, and one that had no successor in 2011. */
const formerAreas = [
  { iso3: "SDN", area: 206 },
  { iso3: "ANT", area: 151 },
];

/** Names by which FAO's yearly totals call a country, where its other lists use another name. */
const namesInTotals: Record<string, string> = {
  "China, Main": "CHN",
  "China, Macao": "MAC",
  "China,H.Kong": "HKG",
  "China,Taiwan": "TWN",
  Anguilla: "AIA",
  "Cabo Verde": "CPV",
  "Democratic People's Republic of Korea": "PRK",
  "Holy See": "VAT",
  "Lao People's Democratic Republic": "LAO",
  "Sint Maarten": "SXM",
  Czechia: "CZE",
  "N Marianas": "MNP",
  NethAntilles: "ANT",
  "Norfolk Is": "NFK",
  "Palestine(1996-)": "PSE",
  "Pitcairn Is": "PCN",
  Romania: "ROU",
  "Saint Helena, Ascension and Tristan da Cunha": "SHN",
  Sudan: "SDN",
  Swaziland: "SWZ",
  "The former Yugoslav Republic of Macedonia": "MKD",
  Turkey: "TUR",
  Netherlands: "NLD",
  "US Virgin Is": "VIR",
  "United Kingdom": "GBR",
  "Wallis and Futuna Islands": "WLF",
  "Westn Sahara": "ESH",
  "CuraÃ§ao": "CUW",
  "CÃ´te d'Ivoire": "CIV",
  "RÃ©union": "REU",
};

/** Names shorter or plainer than those of the Unicode locale data. */
const plainNames: Record<string, { en: string; es: string }> = {
  ANT: { en: "Netherlands Antilles", es: "Antillas Neerlandesas" },
  CIV: { en: "Ivory Coast", es: "Costa de Marfil" },
  COD: { en: "DR Congo", es: "República Democrática del Congo" },
  COG: { en: "Congo", es: "Congo" },
  HKG: { en: "Hong Kong", es: "Hong Kong" },
  MAC: { en: "Macao", es: "Macao" },
  MMR: { en: "Myanmar", es: "Myanmar" },
  PSE: { en: "Palestine", es: "Palestina" },
};

type CountryLine = {
  iso3: string;
  iso2: string;
  nameEn: string;
  nameEs: string;
  fao: string;
  comtrade: string;
  region: string;
};

const regionNames = {
  en: new Intl.DisplayNames(["en"], { type: "region" }),
  es: new Intl.DisplayNames(["es"], { type: "region" }),
};

function nameIn(language: "en" | "es", iso3: string, iso2: string): string {
  const name = plainNames[iso3]?.[language] ?? regionNames[language].of(iso2) ?? iso3;
  return name.replaceAll("&", "and").replaceAll("’", "'");
}

async function readCrosswalk(connection: DuckDBConnection, folder: string): Promise<CountryLine[]> {
  const file = literal(`${folder}/reference/country_crosswalk.csv`);
  const reader = await connection.runAndReadAll(
    `select iso3, iso2, M49::varchar m49, coalesce(comtrade_code::varchar, '') comtrade,
            coalesce(comtrade_codes_to_sum, '') sums, coalesce(fao_area_code::int::varchar, '') fao,
            coalesce("Sub-region Name", '') region
     from read_csv(${file}, header = true, types = {'comtrade_codes_to_sum': 'VARCHAR'}) order by iso3`,
  );
  return reader.getRowObjects().map((row) => {
    const iso3 = String(row.iso3);
    const iso2 = String(row.iso2);
    const codes = new Set([String(row.m49), String(row.comtrade), ...String(row.sums).split(";")].filter(Boolean));
    const areas = [String(row.fao), ...formerAreas.filter((former) => former.iso3 === iso3).map(({ area }) => area)];
    return {
      iso3,
      iso2,
      nameEn: nameIn("en", iso3, iso2),
      nameEs: nameIn("es", iso3, iso2),
      fao: areas.filter(Boolean).join(";"),
      comtrade: [...codes].join(";"),
      region: String(row.region).trim(),
    };
  });
}

/**
 * Writes the project's country table and loads it as `fao_area (area, iso3)`, `comtrade_area (code, iso3)` and
 * `fao_name (name, iso3)`. Areas without an ISO code (world, regions, "unspecified", China as a sum) are in none of them.
 */
export async function makeCountries(connection: DuckDBConnection, folder: string, target: string): Promise<void> {
  const antilles = { iso3: "ANT", iso2: "AN", fao: "151", comtrade: "530", region: "Latin America and the Caribbean" };
  const names = { nameEn: nameIn("en", "ANT", "AN"), nameEs: nameIn("es", "ANT", "AN") };
  const lines = [...(await readCrosswalk(connection, folder)), { ...antilles, ...names }].toSorted((a, b) =>
    a.iso3 < b.iso3 ? -1 : 1,
  );
  const header = "iso3\tiso2\tname_en\tname_es\tfao_areas\tcomtrade_codes\tregion";
  const rows = lines.map((line) =>
    [line.iso3, line.iso2, line.nameEn, line.nameEs, line.fao, line.comtrade, line.region].join("\t"),
  );
  await writeFile(target, `${[header, ...rows].join("\n")}\n`);

  await loadCountries(connection, target);
  const known = Object.entries(namesInTotals).map(([name, iso3]) => `(${literal(name)}, ${literal(iso3)})`);
  await connection.run(`create table fao_name as
    select name, max(iso3) iso3 from (
      select FAO_country as name, upper(iso) iso3
      from read_csv(${literal(`${folder}/production/Mapping_gcamdata_FAO_iso_reg.csv`)}, comment = '#', header = true, all_varchar = true)
      where upper(iso) in (select iso3 from name_of_country) and FAO_country not in (select name from (values ${known.join(", ")}) n(name, iso3))
      union all select * from (values ${known.join(", ")}) n(name, iso3)
    ) group by name`);
}
