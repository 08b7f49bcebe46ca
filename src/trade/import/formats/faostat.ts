import {
  readFirstLine,
  refuseRepeated,
  splitHeader,
  readCsv,
  type CsvColumn,
  type CsvRelation,
} from "../csv-relation.ts";
import { faoProduction } from "../../sources/fao-production.ts";
import { faoTotals } from "../../sources/fao-totals.ts";
import { faoTrade } from "../../sources/fao-trade.ts";
import { faostatForestry } from "../../sources/faostat-forestry.ts";
import { ImportFailure } from "../failure.ts";
import type { PlainFile } from "../open-inputs.ts";
import { provenance } from "../table.ts";
import { newestDate, type Format, type FormatTable } from "./format.ts";

const bulk = "https://bulks-faostat.fao.org/production";

const facts: Record<string, CsvColumn> = {
  item: { titles: ["Item Code"], type: "INTEGER" },
  element: { titles: ["Element"], type: "VARCHAR" },
  year: { titles: ["Year"], type: "USMALLINT" },
  unit: { titles: ["Unit"], type: "VARCHAR" },
  value: { titles: ["Value"], type: "DOUBLE" },
};
const oneArea: Record<string, CsvColumn> = {
  area: { titles: ["Area Code", "Area Code (FAO)"], type: "INTEGER" },
  ...facts,
};
const twoAreas: Record<string, CsvColumn> = {
  reporter: { titles: ["Reporter Country Code"], type: "INTEGER" },
  partner: { titles: ["Partner Country Code"], type: "INTEGER" },
  ...facts,
};

const isValue = "lower(element) in ('export value', 'import value')";
const isWeight = "lower(element) in ('export quantity', 'import quantity') and unit in ('t', 'tonnes', 'mt')";
const isExport = "starts_with(lower(element), 'export')";
const rules = [
  { refuses: "item is null", says: "Item Code is empty" },
  { refuses: "year is null or year not between 1900 and 2100", says: "Year is not a year" },
  { refuses: "value < 0", says: "Value is less than nothing" },
  { refuses: "not isfinite(value)", says: "Value is not a number" },
];
const tradeRules = [
  ...rules,
  { refuses: `${isValue} and unit not in ('1000 USD', '1000 US$')`, says: "Unit of a value is not 1000 USD" },
];

/** Values in thousands of USD and weights stand in rows of their own: one row of ours takes both. */
const valueAndWeight = (named: string): string => {
  const value = refuseRepeated(`count(*) filter (${isValue})`, named, `sum(value) filter (${isValue})`);
  const weight = refuseRepeated(`count(*) filter (${isWeight})`, named, `sum(nullif(value, 0)) filter (${isWeight})`);
  return `round(${value} * 1000)::bigint as value_usd, (${weight})::double as tonnes`;
};

async function withTitle(files: readonly PlainFile[], title: string): Promise<PlainFile[]> {
  const found = await Promise.all(
    files.map(async (file) => splitHeader(await readFirstLine(file.path), ",").includes(title)),
  );
  return files.filter((_file, i) => found[i]);
}

/** The files that hold facts: lists of areas, items and flags, which come along, have no values. */
async function factFiles(files: readonly PlainFile[]): Promise<PlainFile[]> {
  const found = await withTitle(await withTitle(files, "Element"), "Value");
  const [first] = files;
  if (found.length > 0 || !first) return found;
  throw new ImportFailure(
    "wrong-format",
    `${first.name}: line 1 has no columns Element and Value; it says: ${(await readFirstLine(first.path)).slice(0, 120)}`,
  );
}

async function readMatrix(files: readonly PlainFile[], version: string): Promise<FormatTable> {
  const ref = { ...faoTrade.ref, version };
  const relation: CsvRelation = { files, delimiter: ",", columns: twoAreas, rules: tradeRules, guard: "element" };
  const named = "'item ' || item || ', reporter ' || reporter || ', partner ' || partner || ', year ' || year";
  const select = `
    select ${provenance(ref)}, item, year, flow, exporter, importer, value_usd, tonnes from (
      select item::varchar as item, year, if(${isExport}, 'X', 'M') as flow,
        if(${isExport}, r.iso3, p.iso3) as exporter, if(${isExport}, p.iso3, r.iso3) as importer, value_usd, tonnes
      from (
        select item, year, reporter, partner, any_value(element) as element, ${valueAndWeight(named)}
        from ${await readCsv(relation)} where ${isValue} or ${isWeight}
        group by item, year, reporter, partner, ${isExport}
      )
      join fao_area r on r.area = reporter
      join fao_area p on p.area = partner
      where value_usd > 0 and r.iso3 <> p.iso3
    ) order by item, year, exporter, importer, flow`;
  return { table: "flows", ref, select, relation, lines: null };
}

async function readTotals(files: readonly PlainFile[], version: string): Promise<FormatTable> {
  const ref = { ...faoTotals.ref, version };
  const relation: CsvRelation = { files, delimiter: ",", columns: oneArea, rules: tradeRules, guard: "element" };
  const named = "'item ' || item || ', area ' || area || ', year ' || year";
  const select = `
    select ${provenance(ref)}, item, year, flow, country, value_usd, tonnes from (
      select item::varchar as item, year, if(${isExport}, 'X', 'M') as flow, iso3 as country, value_usd, tonnes
      from (
        select item, year, area, any_value(element) as element, ${valueAndWeight(named)}
        from ${await readCsv(relation)} where ${isValue} or ${isWeight}
        group by item, year, area, ${isExport}
      )
      join fao_area using (area) where value_usd > 0
    ) order by item, year, country, flow`;
  return { table: "totals", ref, select, relation, lines: null };
}

/** FAOSTAT's bulk files of trade: the detailed matrix, with partners, and the yearly totals, without. Either or both. */
export const faostatTrade: Format = {
  officialUrls: [`${bulk}/Trade_DetailedTradeMatrix_E_All_Data_(Normalized).zip`],
  isPaged: false,
  async readTables({ files, release }) {
    const found = await factFiles(files);
    const matrix = await withTitle(found, "Reporter Country Code");
    const totals = found.filter((file) => !matrix.includes(file));
    const version = release ?? newestDate(found);
    return [
      ...(matrix.length > 0 ? [await readMatrix(matrix, version)] : []),
      ...(totals.length > 0 ? [await readTotals(totals, version)] : []),
    ];
  },
};

const isCubicMetres = "lower(unit) in ('m3', 'm³')";
const isMade = "lower(element) = 'production'";

/** FAOSTAT's bulk file of forestry: wood in cubic metres, made and traded by each country; what it counts in tonnes apart. */
export const faostatForestryFormat: Format = {
  officialUrls: [`${bulk}/Forestry_E_All_Data_(Normalized).zip`],
  isPaged: false,
  async readTables({ files, release }) {
    const found = await factFiles(files);
    const relation: CsvRelation = { files: found, delimiter: ",", columns: oneArea, rules, guard: "element" };
    const ref = {
      ...faostatForestry.ref,
      title: "FAO, FAOSTAT forestry production and trade",
      version: release ?? newestDate(found),
    };
    const rows = await readCsv(relation);
    const named = "'item ' || item || ', area ' || area || ', year ' || year";
    const flow = `case when ${isMade} then 'P' when lower(element) = 'export quantity' then 'X' else 'M' end`;
    const volumes = `
      select ${provenance(ref)}, item, year, flow, country, cubic_metres from (
        select item::varchar as item, year, flow, iso3 as country, sum(amount) as cubic_metres from (
          select item, year, area, ${flow} as flow, ${refuseRepeated("count(*)", named, "sum(value)")} as amount
          from ${rows} where ${isCubicMetres} and value is not null
            and lower(element) in ('production', 'export quantity', 'import quantity')
          group by item, year, area, flow
        ) join fao_area using (area) group by all
      ) where cubic_metres > 0 order by item, year, flow, country`;
    const production = `
      select ${provenance(ref)}, item, year, country, tonnes from (
        select item::varchar as item, year, iso3 as country, sum(amount) as tonnes from (
          select item, year, area, ${refuseRepeated("count(*)", named, "sum(value)")} as amount
          from ${rows} where ${isMade} and unit in ('t', 'tonnes') and value is not null group by item, year, area
        ) join fao_area using (area) group by all
      ) where tonnes > 0 order by item, country, year`;
    return [
      { table: "volumes", ref, select: volumes, relation, lines: null },
      { table: "production", ref, select: production, relation, isOptional: true, lines: null },
    ];
  },
};

/** FAOSTAT's bulk file of crops and livestock: what is made, in tonnes; areas, yields and heads are left out. */
export const faostatProduction: Format = {
  officialUrls: [`${bulk}/Production_Crops_Livestock_E_All_Data_(Normalized).zip`],
  isPaged: false,
  async readTables({ files, release }) {
    const found = await factFiles(files);
    const relation: CsvRelation = { files: found, delimiter: ",", columns: oneArea, rules, guard: "element" };
    const title = "FAO, FAOSTAT crops and livestock production";
    const ref = { ...faoProduction.ref, title, version: release ?? newestDate(found) };
    const named = "'item ' || item || ', area ' || area || ', year ' || year";
    const select = `
      select ${provenance(ref)}, item, year, country, tonnes from (
        select item::varchar as item, year, iso3 as country, sum(made) as tonnes
        from (
          select item, year, area, ${refuseRepeated("count(*)", named, "sum(value)")} as made
          from ${await readCsv(relation)}
          where lower(element) = 'production' and unit in ('t', 'tonnes') and value is not null
          group by item, year, area
        )
        join fao_area using (area) group by all
      ) order by item, country, year`;
    return [{ table: "production", ref, select, relation, lines: null }];
  },
};
