import { plainRows, type PlainRow } from "../domain/extraction.ts";
import type { Snapshot } from "../domain/snapshot.ts";
import type { RecordSet, Survey } from "../domain/survey.ts";
import { openPage, readRecords, surveyPage } from "../extract/index.ts";
import { answerEach } from "./batch.ts";
import { type Command, parseWords, refuseWithBatch } from "./command.ts";
import { printJson, printLine, tell } from "./output.ts";
import { explainSnapshot, pageOptions, pageUsage, readPageRequest } from "./page-options.ts";
import { openPageSource, PageLine } from "./page-source.ts";
import { WrongUse } from "./problems.ts";

const usage = `sondeo survey FILE_OR_URL [--json] [--rows] [--explain] ${pageUsage}, or sondeo survey --batch LIST.jsonl --rows`;
const options = {
  json: { type: "boolean" },
  rows: { type: "boolean" },
  explain: { type: "boolean" },
  batch: { type: "string" },
  ...pageOptions,
} as const;

type SurveyWithRows = Omit<Survey, "sets"> & { sets: (RecordSet & { rows: PlainRow[] })[] };

/** The record sets of a page, best first, with fields, counts and samples; `--rows` adds every record. */
export const survey: Command = async (words, config) => {
  const { values, positionals } = parseWords(words, options, usage);
  const [fileOrUrl, ...more] = positionals;
  if (more.length > 0 || (fileOrUrl === undefined) === (values.batch === undefined))
    throw new WrongUse(`Usage: ${usage}`);
  if (values.batch !== undefined) refuseWithBatch(values, ["explain", ...Object.keys(pageOptions)]);
  const pages = openPageSource(config);
  try {
    if (values.batch !== undefined) {
      if (!values.rows) throw new WrongUse(`--batch lists every row: add --rows. Usage: ${usage}`);
      return await answerEach(values.batch, PageLine, { sets: [] }, async (line) => {
        const { sets } = surveyWithRows(await pages.openLine(line));
        return { sets: sets.map(({ kind, count, score, rows }) => ({ kind, count, score, rows })) };
      });
    }
    const address = fileOrUrl as string;
    const snapshot = await pages.open(address, await readPageRequest(values, address));
    if (values.explain) for (const line of explainSnapshot(snapshot)) tell(line);
    const found = values.rows ? surveyWithRows(snapshot) : surveyPage(openPage(snapshot));
    if (values.json) await printJson(found);
    else await printLine(inWords(found));
    return 0;
  } finally {
    await pages.close();
  }
};

function surveyWithRows(snapshot: Snapshot): SurveyWithRows {
  const page = openPage(snapshot);
  const found = surveyPage(page);
  return { ...found, sets: found.sets.map((set) => ({ ...set, rows: plainRows(readRecords(page, set.id)) })) };
}

function inWords({ page, sets, notes }: Survey | SurveyWithRows): string {
  const lines = [`${page.title || page.heading || "(no title)"} · ${page.url} · ${page.words} words`, ...notes];
  for (const set of sets) {
    lines.push(
      "",
      `${set.id}  ${set.kind}, ${set.count} records, score ${set.score.toFixed(2)}  ${set.name ?? ""}`.trimEnd(),
    );
    for (const { name, type, fill, samples } of set.fields) {
      lines.push(
        `    ${name} (${type}, ${Math.round(fill * 100)} %): ${samples.slice(0, 3).join(" | ").slice(0, 120)}`,
      );
    }
    if ("rows" in set) lines.push(...set.rows.map((row) => `    ${JSON.stringify(row)}`));
  }
  if (sets.length === 0) lines.push("No record sets were found on this page.");
  return lines.join("\n");
}
