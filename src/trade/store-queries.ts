import type { TradePair } from "./figures.ts";
import type { YearlyTrade } from "./insight/yearly.ts";
import type { StoredFile } from "./manifest.ts";
import { countryReader, packedCountry, type NumberColumns } from "./number-columns.ts";

export type ProductionFact = { readonly country: string; readonly year: number; readonly tonnes: number };

/** Cubic metres that a country made, exported or imported in a year. */
export type VolumeFact = {
  readonly country: string;
  readonly year: number;
  readonly flow: "made" | "exported" | "imported";
  readonly cubicMetres: number;
};

/** Letters of the column `flow` as the tables of facts keep them. */
const flowX = 88;
const flowM = 77;
const flowB = 66;
const flowP = 80;

const sums = `sum(value_usd), coalesce(sum(value_usd) filter (tonnes > 0), 0), coalesce(sum(tonnes) filter (tonnes > 0), 0)`;

/** Balanced flows are reported by nobody: each of their years is whole. */
export const newestYearQuery = (facts: string): string => `
  with reported as (
    select year, count(distinct if(flow = ${flowM}, importer, exporter)) filter (flow <> ${flowB}) as reporters
    from ${facts} group by year
  )
  select coalesce(max(year), 0) from reported where reporters * 2 >= (select max(reporters) from reported)`;

export const pairsQuery = (facts: string): string => `
  select exporter, importer, flow, ${sums} from ${facts}
  where year = $1 group by exporter, importer, flow order by exporter, importer`;

export const productionQuery = (facts: string): string =>
  `select country, year, sum(tonnes) from ${facts} group by country, year order by country, year`;

export const volumesQuery = (facts: string): string => `
  select country, year, flow, sum(cubic_metres) from ${facts} group by country, year, flow order by country, year, flow`;

/** Balanced flows are of both countries; reported ones of the country that reports them. */
export function yearlyQuery(file: StoredFile, facts: string, items: readonly string[]): string {
  // A source that lists its codes knows those without trade too; of the others, an item without rows is not known.
  const isKnown = file.hs ? "true" : `(select count(distinct item) from ${facts}) = ${items.length}`;
  const sumsOf = (flow: string | number, country: string, where: string): string =>
    `select year, ${flow} as flow, ${country} as country, ${sums} from ${facts}
     where ${where} and ${isKnown} group by 1, 2, 3`;
  if (file.table === "totals") return `${sumsOf("flow", "country", "true")} order by year, flow, country`;
  return `${sumsOf(flowX, "exporter", `flow in (${flowX}, ${flowB})`)}
    union all ${sumsOf(flowM, "importer", `flow in (${flowM}, ${flowB})`)} order by year, flow, country`;
}

const pathOf = ({ path }: StoredFile): string => `read_parquet('${path.replaceAll("'", "''")}')`;

export const pairTotalsQuery = (file: StoredFile): string => `
  select ${packedCountry("exporter")}, ${packedCountry("importer")}, value_usd::double from ${pathOf(file)}`;

export const namedExportsQuery = (file: StoredFile): string =>
  `select good, country, year::int from ${pathOf(file)} order by good, country`;

const sideNames: Readonly<Record<number, "exports" | "imports" | "balanced">> = {
  [flowX]: "exports",
  [flowM]: "imports",
  [flowB]: "balanced",
};

/** Pairs out of sorted columns, in which each pair has a row for every flow that it has. */
export function readPairRows([exporters, importers, flows, usd, weighed, tonnes]: NumberColumns): TradePair[] {
  const nameOf = countryReader();
  const pairs: { -readonly [K in keyof TradePair]: TradePair[K] }[] = [];
  for (let i = 0; i < (exporters?.length ?? 0); i += 1) {
    const isNew = i === 0 || exporters?.[i] !== exporters?.[i - 1] || importers?.[i] !== importers?.[i - 1];
    if (isNew)
      pairs.push({
        exporter: nameOf(exporters?.[i]),
        importer: nameOf(importers?.[i]),
        exports: null,
        imports: null,
        balanced: null,
      });
    const pair = pairs.at(-1);
    const side = sideNames[flows?.[i] ?? 0];
    if (pair && side) pair[side] = { usd: usd?.[i] ?? 0, weighedUsd: weighed?.[i] ?? 0, tonnes: tonnes?.[i] ?? 0 };
  }
  return pairs;
}

/** Each row of number columns, with its countries by name. */
function mapRows<T>(columns: NumberColumns, read: (row: number, nameOf: (packed?: number) => string) => T): T[] {
  const nameOf = countryReader();
  return Array.from({ length: columns[0]?.length ?? 0 }, (_, row) => read(row, nameOf));
}

export const readProductionRows = (columns: NumberColumns): ProductionFact[] => {
  const [country, year, tonnes] = columns;
  return mapRows(columns, (row, nameOf) => ({
    country: nameOf(country?.[row]),
    year: year?.[row] ?? 0,
    tonnes: tonnes?.[row] ?? 0,
  }));
};

const volumeFlows: Readonly<Record<number, VolumeFact["flow"]>> = {
  [flowP]: "made",
  [flowX]: "exported",
  [flowM]: "imported",
};

export const readVolumeRows = (columns: NumberColumns): VolumeFact[] => {
  const [country, year, flow, cubicMetres] = columns;
  return mapRows(columns, (row, nameOf) => ({
    country: nameOf(country?.[row]),
    year: year?.[row] ?? 0,
    flow: volumeFlows[flow?.[row] ?? 0] ?? "imported",
    cubicMetres: cubicMetres?.[row] ?? 0,
  }));
};

export const readYearlyRows = (columns: NumberColumns): YearlyTrade[] => {
  const [year, flow, country, usd, weighedUsd, tonnes] = columns;
  return mapRows(columns, (row, nameOf) => ({
    year: year?.[row] ?? 0,
    flow: flow?.[row] === flowX ? "exports" : "imports",
    country: nameOf(country?.[row]),
    usd: usd?.[row] ?? 0,
    weighedUsd: weighedUsd?.[row] ?? 0,
    tonnes: tonnes?.[row] ?? 0,
  }));
};
