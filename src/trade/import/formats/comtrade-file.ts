import { z } from "zod";
import type { SourceRef } from "../../../domain/figure.ts";
import {
  delimiterOf,
  explainCsvError,
  readCsv,
  readFirstLine,
  splitHeader,
  type CsvRelation,
} from "../csv-relation.ts";
import { ImportFailure } from "../failure.ts";
import type { PlainFile } from "../open-inputs.ts";
import { provenance } from "../table.ts";
import { newestDate, type Format, type FormatContext } from "./format.ts";
import { loadRows, readJson } from "./json-features.ts";
import { keepStored, versionsWith } from "./keep-stored.ts";

const comtradeFile: SourceRef = {
  id: "comtrade-file",
  title: "UN Comtrade, imported extract",
  version: "unknown",
  licence: "UN-Comtrade-terms",
  url: "https://comtradeplus.un.org/",
};

/** Our name of each field, and the API's, whose case differs between answers and bulk files. */
const fields = {
  year: { title: "refYear", type: "DOUBLE" },
  freq: { title: "freqCode", type: "VARCHAR" },
  reporter: { title: "reporterCode", type: "DOUBLE" },
  partner: { title: "partnerCode", type: "DOUBLE" },
  partner2: { title: "partner2Code", type: "DOUBLE" },
  flow: { title: "flowCode", type: "VARCHAR" },
  revision: { title: "classificationCode", type: "VARCHAR" },
  code: { title: "cmdCode", type: "VARCHAR" },
  customs: { title: "customsCode", type: "VARCHAR" },
  transport: { title: "motCode", type: "DOUBLE" },
  kg: { title: "netWgt", type: "DOUBLE" },
  usd: { title: "primaryValue", type: "DOUBLE" },
} as const;
type FieldName = keyof typeof fields;
const optional: readonly FieldName[] = ["freq", "partner2", "customs", "transport"];
const names = Object.keys(fields) as FieldName[];

/** The least and the most that a number of a row may be. */
const bounds: { readonly [name in FieldName]?: readonly [least: number, most: number] } = {
  year: [1960, 2100],
  usd: [0, Number.MAX_VALUE],
  kg: [0, Number.MAX_VALUE],
};

const beyond = (name: "year" | "usd" | "kg"): string =>
  `not coalesce(${name} between ${bounds[name]?.join(" and ")}, false)`;

const rules = [
  { refuses: beyond("year"), says: "refYear is not a year" },
  { refuses: "code is null", says: "cmdCode is empty" },
  { refuses: beyond("usd"), says: "primaryValue is not a value in USD" },
  { refuses: `kg is not null and ${beyond("kg")}`, says: "netWgt is not a weight in kilograms" },
];

/** HS revisions as Comtrade calls them. */
const revisions: Record<string, string> = {
  H0: "HS 1992",
  H1: "HS 1996",
  H2: "HS 2002",
  H3: "HS 2007",
  H4: "HS 2012",
  H5: "HS 2017",
  H6: "HS 2022",
};

const Answer = z.object({ data: z.array(z.record(z.string(), z.unknown())) });

async function readAnswer(file: PlainFile): Promise<Record<string, string | number | null>[]> {
  const answer = Answer.safeParse(await readJson(file));
  if (!answer.success) throw new ImportFailure("wrong-format", `${file.name}: line 1 is not an answer with data`);
  return answer.data.data.map((row, i) => {
    const byName = new Map(Object.entries(row).map(([name, value]) => [name.toLowerCase(), value]));
    const read = names.map((name): [string, string | number | null] => {
      const value = byName.get(fields[name].title.toLowerCase()) ?? null;
      const [least, most] = bounds[name] ?? [-Number.MAX_VALUE, Number.MAX_VALUE];
      const isNumber = Number(value) >= least && Number(value) <= most;
      const isWrong =
        value === null ? !optional.includes(name) && name !== "kg" : fields[name].type === "DOUBLE" && !isNumber;
      if (isWrong)
        throw new ImportFailure(
          "wrong-row",
          `${file.name}: row ${i + 1}: ${fields[name].title} is ${JSON.stringify(value)}`,
        );
      return [name, value as string | number | null];
    });
    return Object.fromEntries(read);
  });
}

/** Yearly exports and imports as a whole: breakdowns by transport, customs or second partner are parts of other rows. */
const isWanted = `flow in ('X', 'M') and regexp_matches(revision, '^H\\d$') and coalesce(freq, 'A') = 'A'
  and coalesce(partner2, 0) = 0 and coalesce(transport, 0) = 0 and coalesce(customs, 'C00') = 'C00'`;

const table = "comtrade_row";

/** Puts the rows into a table, which is asked several times: text of gigabytes is read once. */
async function loadTable({ connection, files }: FormatContext): Promise<void> {
  const jsons = files.filter(({ name }) => /json$/i.test(name));
  if (jsons.length > 0) {
    const rows = (await Promise.all(jsons.map(readAnswer))).flat();
    const columns = Object.fromEntries(names.map((name) => [name, fields[name].type]));
    return loadRows(connection, table, columns, rows);
  }
  const headers = await Promise.all(files.map(async (file) => ({ file, line: await readFirstLine(file.path) })));
  const delimiter = delimiterOf(headers[0]?.line ?? "");
  const known = headers.filter(({ line }) => splitHeader(line, delimiter).some((title) => /^cmdCode$/i.test(title)));
  const relation: CsvRelation = {
    files: (known.length > 0 ? known : headers).map(({ file }) => file),
    delimiter,
    columns: Object.fromEntries(
      names.map((name) => {
        const { title, type } = fields[name];
        return [name, { titles: [title], type, isOptional: optional.includes(name) }];
      }),
    ),
    rules,
    guard: "code",
  };
  const raw = await readCsv(relation);
  await connection.run(`create temp table ${table} as from ${raw} where ${isWanted}`).catch(async (error: unknown) => {
    throw await explainCsvError(connection, relation, error);
  });
}

/** A subheading, or a heading of which the file has no subheadings: the sum of rows beside it must not stand with them. */
const isFinest = `(length(code) = 6 or length(code) = 4 and code not in (
  select left(code, 4) from ${table} where length(code) = 6))`;

/** The one revision that a folder's file of flows can have: the newest of the rows. */
async function newestRevision({ connection }: FormatContext): Promise<string | null> {
  const reader = await connection.runAndReadAll(`select max(revision) from ${table} where ${isWanted}`);
  const [row] = reader.getRows();
  return row?.[0] ? String(row[0]) : null;
}

/**
 * Rows of UN Comtrade, as its API answers (JSON) or its bulk files have them: yearly exports and imports between two
 * countries, of subheadings, else of headings. World, groups, areas "nes", and breakdowns by transport, customs or second partner are
 * sums or parts of other rows and stay out. What is not in this import is kept.
 */
export const comtradeFormat: Format = {
  officialUrls: [],
  isPaged: false,
  async readTables(context) {
    const { files, release, stored } = context;
    await loadTable(context);
    const revision = await newestRevision(context);
    if (!revision) throw new ImportFailure("empty", `${files[0]?.name ?? "the files"}: no row has a code of the HS`);
    const kept = stored("flows", comtradeFile.id);
    const ref = { ...comtradeFile, version: versionsWith(kept, release ?? newestDate(files)) };
    const fresh = `
      select fact.code as item, year::usmallint as year, flow, if(flow = 'X', r.iso3, p.iso3)::varchar as exporter,
        if(flow = 'X', p.iso3, r.iso3)::varchar as importer, round(sum(usd))::bigint as value_usd, sum(nullif(kg, 0)) / 1000 as tonnes
      from (
        select code, year, flow, reporter, partner, max(usd) as usd, max(kg) as kg from ${table}
        where revision = '${revision}' and ${isFinest} and ${isWanted}
        group by all
      ) fact
      join comtrade_area r on r.code = reporter
      join comtrade_area p on p.code = partner
      where r.iso3 <> p.iso3 group by all having sum(usd) > 0`;
    const columns = "item, year, flow, exporter, importer, value_usd, tonnes";
    const select = `select ${provenance(ref)}, ${columns} from (${keepStored(fresh, kept, columns)})
      order by item, year, exporter, importer, flow`;
    return [
      {
        table: "flows",
        ref,
        select,
        hs: { revision: revisions[revision] ?? revision, listed: [], isExtract: true },
        relation: null,
        lines: null,
      },
    ];
  },
};
