import type { CsvCell } from "./csv.ts";
import { type ReportOrigin, reportOrigin } from "./report-origin.ts";
import { findRows, type TableSources } from "./source-lines.ts";
import type { SourceTexts } from "./source-sheet.ts";
import { nameSource } from "./source-words.ts";
import type { ArrangedTable } from "./table-sheet.ts";

/** A table as a text file has it: a row holds a cell for each title. */
export type TextTable = { readonly titles: readonly string[]; readonly rows: readonly (readonly CsvCell[])[] };

type Words = Pick<SourceTexts, "beside" | "reasons" | "sources">;

/**
 * A text file has no second sheet: beside each column of a report that has an origin stand the year and the source of
 * every cell, or why it is empty. Beside headlines stand outlet, date and link. A page's table stays as it is.
 */
export function withOrigins(
  { titles, rows }: TextTable,
  { table, columns, places }: ArrangedTable,
  sources: TableSources | null,
  words: Words,
): TextTable {
  if (sources?.kind !== "report") return { titles, rows };
  const rowAt = findRows(table, sources.evidence);
  const besides = columns.map(({ column: { report } }) =>
    report === null || report === "country"
      ? null
      : report === "news"
        ? (["source"] as const)
        : (["year", "source"] as const),
  );
  return {
    titles: titles.flatMap((title, i) => [
      title,
      ...(besides[i] ?? []).map((part) => `${title}: ${words.beside[part]}`),
    ]),
    rows: rows.map((cells, at) => {
      const row = rowAt(places[at]!);
      return cells.flatMap((cell, i) => {
        const report = columns[i]!.column.report;
        const origin = row && report ? reportOrigin(row, report) : null;
        return [cell, ...(besides[i] ?? []).map((part) => (origin ? writeOrigin(origin, part, words) : null))];
      });
    }),
  };
}

function writeOrigin(origin: ReportOrigin, part: "year" | "source", { reasons, sources }: Words): CsvCell {
  if (part === "year") return origin.year;
  if (origin.reason !== null) return reasons[origin.reason];
  const headlines = origin.news.map(({ outlet, date, url }) => `${outlet}, ${date.slice(0, 10)}, ${url}`);
  return [...headlines, ...origin.sources.map((source) => nameSource(source, sources))].join("; ");
}
