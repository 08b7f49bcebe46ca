import { afterAll, beforeAll, expect, test } from "vitest";
import { sourceTexts } from "../i18n/source-texts.ts";
import { openTrade, type Trade } from "../trade/index.ts";
import { withOrigins } from "../domain/origin-columns.ts";
import { reportColumns, type ReportEvidence, type ReportRow } from "../domain/report.ts";
import { tableOfRows } from "../domain/result-table.ts";

let trade: Trade;
beforeAll(async () => {
  trade = await openTrade({ dataFolder: "data/trade" });
});
afterAll(() => trade.close());

const words = sourceTexts("es");

/** The rows of a report as a text file has them, each by the titles of its columns. */
function written(rows: readonly ReportRow[], evidence: ReportEvidence, keys: readonly (keyof ReportRow)[]) {
  const table = tableOfRows(rows);
  const columns = keys.map((key) => {
    const place = table.columns.findIndex((column) => column.key === key);
    return { column: table.columns[place]!, title: key, place };
  });
  const places = rows.map((_, place) => place).toReversed();
  const plain = { titles: [...keys], rows: places.map((place) => keys.map((key) => String(rows[place]![key]))) };
  const arranged = { table, columns, places, types: new Map() };
  const made = withOrigins(plain, arranged, { kind: "report", evidence }, words);
  return made.rows.toReversed().map((cells) => Object.fromEntries(made.titles.map((title, i) => [title, cells[i]])));
}

test("every figure of a text file has its year and its source beside it, and what is missing its reason", async () => {
  const report = await trade.research({ product: "aguacate", language: "es" });
  if (!report.found) throw new Error(report.reason);
  const { country, news, ...figures } = reportColumns;
  const lines = written(report.rows, report.evidence, Object.values(reportColumns));
  let missing = 0;
  for (const [i, row] of report.evidence.rows.entries()) {
    const line = lines[i]!;
    expect(line[country]).toBe(row.country);
    for (const key of Object.values(figures)) {
      const value = report.rows[i]![key];
      const isThere = Array.isArray(value) ? value.length > 0 : value !== null;
      expect(line[`${key}: año`] !== null).toBe(isThere);
      expect(Object.values(words.reasons).includes(String(line[`${key}: fuente`]))).toBe(!isThere);
      if (!isThere) missing += 1;
    }
  }
  expect(missing).toBeGreaterThan(0);
  expect(lines[0]).toMatchObject({
    [`${figures.value}: año`]: 2011,
    [`${figures.value}: fuente`]: expect.stringContaining("FAOSTAT"),
    [`${figures.production}: año`]: 2022,
    [`${news}: fuente`]: words.reasons["news-off"],
  });
});

test("beside headlines stand their outlet, date and link", async () => {
  const { rows, evidence } = (await trade.research({ product: "aguacate", language: "es" })) as {
    rows: ReportRow[];
    evidence: ReportEvidence;
  };
  const item = {
    title: "Sube",
    url: "https://example.org/a",
    outlet: "El Diario",
    date: "2026-05-01T10:00",
    language: "es",
  };
  const told = { ...evidence, rows: [{ ...evidence.rows[0]!, news: { items: [item], reason: null } }] };
  const [line] = written(rows.slice(0, 1), told, [reportColumns.country, reportColumns.news]);
  expect(line).toEqual({
    [reportColumns.country]: "México",
    [reportColumns.news]: expect.any(String),
    [`${reportColumns.news}: fuente`]: "El Diario, 2026-05-01, https://example.org/a",
  });
});
