import { fishstat } from "../../sources/fishstat.ts";
import { readCsv, readFirstLine, splitHeader, type CsvRelation } from "../csv-relation.ts";
import { ImportFailure } from "../failure.ts";
import type { PlainFile } from "../open-inputs.ts";
import { literal, provenance } from "../table.ts";
import { newestDate, type Format } from "./format.ts";

/** Older series are of species and countries that have other names today. */
const firstYear = 2000;
const liveWeight = "Q_tlw";

const quantities: CsvRelation["columns"] = {
  country: { titles: ["COUNTRY.UN_CODE", "COUNTRY"], type: "INTEGER" },
  species: { titles: ["SPECIES.ALPHA_3_CODE", "SPECIES"], type: "VARCHAR" },
  measure: { titles: ["MEASURE", "UNIT"], type: "VARCHAR" },
  year: { titles: ["PERIOD", "YEAR"], type: "USMALLINT" },
  amount: { titles: ["VALUE", "QUANTITY"], type: "DOUBLE" },
};

const species: CsvRelation["columns"] = {
  code: { titles: ["3A_Code", "X3A_Code", "3Alpha_Code"], type: "VARCHAR" },
  name: { titles: ["Scientific_Name"], type: "VARCHAR" },
};

const rules = [
  { refuses: "country is null", says: "COUNTRY.UN_CODE is empty" },
  { refuses: "year is null or year not between 1900 and 2100", says: "PERIOD is not a year" },
  { refuses: "amount < 0 or not isfinite(amount)", says: "VALUE is no quantity" },
];

type Titled = { readonly file: PlainFile; readonly titles: readonly string[] };

const has = ({ titles }: Titled, known: readonly string[]): boolean =>
  titles.some((title) => known.some((each) => each.toLowerCase() === title.toLowerCase()));

/** Values of aquaculture come in a file of the same columns: only what says that it is of quantities is read. */
function quantityFiles(titled: readonly Titled[]): PlainFile[] {
  const needed = Object.values(quantities).map(({ titles }) => titles);
  const found = titled.filter((each) => needed.every((titles) => has(each, titles))).map(({ file }) => file);
  const ofQuantities = found.filter(({ name }) => !/value/i.test(name));
  const global = ofQuantities.filter(({ name }) => /global/i.test(name));
  // Global production is capture and aquaculture together: with either beside it, fish would count twice.
  return global.length > 0 ? global : ofQuantities;
}

function missing(titled: readonly Titled[], what: string): ImportFailure {
  const says = titled.map(({ file, titles }) => `${file.name} says: ${titles.slice(0, 8).join(", ")}`).join("; ");
  return new ImportFailure("wrong-format", `${what}; ${says.slice(0, 400)}`);
}

/** FishStat's zip of global production, or of capture and aquaculture: tonnes of live weight by species, with the list of species. */
export const fishstatFormat: Format = {
  officialUrls: [
    "https://www.fao.org/fishery/static/Data/GlobalProduction_2026.1.0.zip",
    "https://www.fao.org/fishery/static/Data/GlobalProduction_2025.1.0.zip",
  ],
  isPaged: false,
  async readTables({ files, release }) {
    const titled = await Promise.all(
      files.map(async (file) => ({ file, titles: splitHeader(await readFirstLine(file.path), ",") })),
    );
    const facts = quantityFiles(titled);
    const list = titled.find((each) => has(each, species.code!.titles) && has(each, species.name!.titles))?.file;
    if (facts.length === 0)
      throw missing(titled, "no file has the columns SPECIES.ALPHA_3_CODE, MEASURE, PERIOD and VALUE");
    if (!list) throw missing(titled, "no list of species has the columns 3A_Code and Scientific_Name");
    const relation: CsvRelation = { files: facts, delimiter: ",", columns: quantities, rules, guard: "measure" };
    const names: CsvRelation = { files: [list], delimiter: ",", columns: species, rules: [], guard: "code" };
    const groups = fishstat
      .readGroups()
      .flatMap(({ item, names: prefixes }) => prefixes.map((prefix) => `(${literal(item)}, ${literal(prefix)})`));
    const version =
      release ?? /\d{4}\.\d+\.\d+/.exec(facts.map(({ name }) => name).join(" "))?.[0] ?? newestDate(facts);
    const ref = { ...fishstat.ref, version };
    const select = `
      select ${provenance(ref)}, item, year, country, tonnes from (
        select item, year, iso3 as country, sum(amount) as tonnes
        from ${await readCsv(relation)} fact
        join (
          select distinct code, item from ${await readCsv(names)}
          join (values ${groups.join(", ")}) g(item, prefix) on name = prefix or starts_with(name, prefix || ' ')
        ) named on named.code = fact.species
        join comtrade_area on comtrade_area.code = fact.country
        where measure = ${literal(liveWeight)} and year >= ${firstYear} and amount > 0
        group by item, year, iso3
      ) order by item, country, year`;
    return [{ table: "production", ref, select, relation, lines: null }];
  },
};
