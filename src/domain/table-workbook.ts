import { marketSheets } from "./market-sheets.ts";
import { reportOrigin } from "./report-origin.ts";
import { plainColumn, type Sheet } from "./sheet.ts";
import { findRows, type TableSources } from "./source-lines.ts";
import { type SourceTexts, sourceSheet } from "./source-sheet.ts";
import { nameSource } from "./source-words.ts";
import { summarySheet, type ToldSentence } from "./summary-sheet.ts";
import { type ArrangedTable, tableSheet } from "./table-sheet.ts";

/**
 * A table as the sheets of a workbook: the table, where its values come from, and of a report what it says in sentences
 * (`told`) and shows of its market.
 * A report's table says in its last column too where each row is from, for whoever never opens the second sheet.
 */
export function tableWorkbook(
  arranged: ArrangedTable,
  tableTab: string,
  sources: TableSources | null,
  texts: SourceTexts,
  told: readonly ToldSentence[],
): Sheet[] {
  const table = tableSheet(arranged, tableTab);
  if (!sources) return [table];
  const market = sources.kind === "report" ? marketSheets(sources.evidence, texts) : [];
  const summary = told.length > 0 ? [summarySheet(told, texts.summary)] : [];
  return [
    withRowSources(table, arranged, sources, texts),
    sourceSheet(arranged, sources, texts),
    ...summary,
    ...market,
  ];
}

/** "2011, FAO …; 2022, FAO …": each year and source of a row's values once, in the order of its columns. */
function withRowSources(
  sheet: Sheet,
  { table, columns, places }: ArrangedTable,
  sources: TableSources,
  texts: SourceTexts,
): Sheet {
  if (sources.kind !== "report") return sheet;
  const rowAt = findRows(table, sources.evidence);
  const cells = places.map((place) => {
    const row = rowAt(place);
    const origins = columns.flatMap(
      ({ column: { report } }) => (row && report ? reportOrigin(row, report) : null) ?? [],
    );
    const named = origins.flatMap((origin) =>
      origin.sources.map((source) => `${origin.year}, ${nameSource(source, texts.sources)}`),
    );
    return named.length > 0 ? [...new Set(named)].join("; ") : null;
  });
  if (cells.every((cell) => cell === null)) return sheet;
  return {
    ...sheet,
    columns: [...sheet.columns, plainColumn(texts.yearAndSource)],
    rows: sheet.rows.map((row, i) => [...row, cells[i] ?? null]),
  };
}
