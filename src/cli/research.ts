import { writeCsv } from "../domain/csv.ts";
import { withOrigins } from "../domain/origin-columns.ts";
import { type FillingWay, Language } from "../domain/report.ts";
import type { Research } from "../domain/research.ts";
import { tableOfRows } from "../domain/result-table.ts";
import { sourceTexts } from "../i18n/source-texts.ts";
import { writeSummary } from "../i18n/write-summary.ts";
import type { EngineConfig } from "../server/config.ts";
import type { LiveSources } from "../trade/index.ts";
import { answerEachName } from "./batch.ts";
import { type Command, parseWords, refuseWithBatch } from "./command.ts";
import { print, printJson } from "./output.ts";
import { CommandFailure, WrongUse } from "./problems.ts";
import { cellsOf, parseFormat, programStyle } from "./row-formats.ts";
import { withTrade } from "./with-trade.ts";

const usage =
  'sondeo research ["PRODUCT"] [--code HS] [--lang es|en] [--format json|csv] [--live], ' +
  "or sondeo research --batch FILE [--lang es|en] [--live]";
const options = {
  code: { type: "string" },
  lang: { type: "string", default: "es" },
  format: { type: "string" },
  batch: { type: "string" },
  live: { type: "boolean", default: false },
} as const;

/** Nobody asks again for what comes late: a call of GDELT may take all of its time. */
const newsWaitMs = 35_000;

/** The sources on the network that the configuration switches on, as for the server. */
function liveSources({ comtrade, news }: EngineConfig): LiveSources {
  if (comtrade === null && news.gdeltUrl === null && news.feeds.length === 0) {
    throw new CommandFailure("No live source is on: COMTRADE_LICENSED, NEWS_URL and NEWS_FEEDS switch them on");
  }
  return { comtrade, news, newsWaitMs };
}

/** Who exports a product, with figures and where each comes from. */
export const research: Command = async (words, config) => {
  const { values, positionals } = parseWords(words, options, usage);
  const [product = values.code, ...more] = positionals;
  if (more.length > 0 || (product === undefined) === (values.batch === undefined))
    throw new WrongUse(`Usage: ${usage}`);
  if (values.batch !== undefined) refuseWithBatch(values, ["format"]);
  const format = parseFormat(values.format ?? "json", ["json", "csv"]);
  const language = Language.safeParse(values.lang);
  if (!language.success) throw new WrongUse(`--lang ${values.lang} is unknown: give es or en`);
  const code = values.code?.replaceAll(/[.\s]/g, "") ?? null;
  if (code !== null && !/^\d{2}(\d{2}){0,2}$/.test(code)) {
    throw new WrongUse(`--code ${values.code} is not an HS code: give two, four or six digits`);
  }
  return withTrade(config, values.live ? liveSources(config) : undefined, async (trade) => {
    if (values.batch !== undefined) {
      return await answerEachName(values.batch, "product", nothingFound, async (line) =>
        inShort(await trade.research({ product: line, language: language.data }), language.data),
      );
    }
    const result = await trade.research({ product: product as string, code, language: language.data });
    if (format === "json") await printJson(inShort(result, language.data));
    if (!result.found) {
      throw new CommandFailure(`No report for "${product}" (${result.reason}): ${nextStep(result, language.data)}`);
    }
    if (format === "csv") await print(reportAsCsv(result, language.data));
    return 0;
  });
};

type NoReport = Extract<Research, { found: false }>;

const namedCandidates = 3;

const waysToFill: Readonly<Record<FillingWay, string>> = {
  "import-baci": '"sondeo data import baci"',
  "import-faostat-trade": '"sondeo data import faostat-trade"',
  "connect-comtrade": "--live with COMTRADE_LICENSED=yes",
};

/** What to do about a name or code without a report. */
function nextStep({ reason, candidates, fillWith = [] }: NoReport, language: Language): string {
  const [first] = candidates;
  const named = candidates
    .slice(0, namedCandidates)
    .map(({ code, nameEs, nameEn }) => `${code} ${language === "es" ? nameEs : nameEn}`)
    .join(", ");
  if (reason === "no-figures")
    return `${fillWith.map((way) => waysToFill[way]).join(" or ")} has figures of ${first?.code}`;
  if (reason === "several-products") return `it may be ${named}; give one with --code`;
  const why = reason === "no-good" ? "it is a service, and figures are of goods" : "nothing is called so for sure";
  return first ? `${why}; --code takes what is near: ${named}` : `${why}; try a plainer name, or the English one`;
}

/** The report's rows with the year and the source of each figure beside it. */
function reportAsCsv({ rows, evidence }: Extract<Research, { found: true }>, language: Language): string {
  const table = tableOfRows(rows);
  const columns = table.columns.map((column, place) => ({ column, title: column.key, place }));
  const arranged = { table, columns, places: rows.map((_, place) => place), types: new Map() };
  const titles = columns.map(({ title }) => title);
  const plain = { titles, rows: rows.map((row) => cellsOf(titles, row)) };
  const sourced = withOrigins(plain, arranged, { kind: "report", evidence }, sourceTexts(language));
  return writeCsv(sourced.titles, sourced.rows, programStyle);
}

const nothingFound = { codes: [], candidates: [], rows: [], evidence: null };

/** The object of the command's contract; without figures it has no rows, and the reason. */
const inShort = (result: Research, language: Language) =>
  result.found
    ? {
        product: result.product,
        codes: result.evidence.covered.hs6,
        candidates: result.candidates,
        rows: result.rows,
        summary: writeSummary(result.evidence.summary ?? [], language),
        evidence: result.evidence,
      }
    : {
        product: result.product,
        ...nothingFound,
        candidates: result.candidates,
        reason: result.reason,
        notUnderstood: result.notUnderstood ?? [],
        ...(result.typed === undefined ? {} : { typed: result.typed }),
        namedBy: result.namedBy,
        production: result.production ?? null,
        volume: result.volume ?? null,
        fillWith: result.fillWith ?? [],
      };
