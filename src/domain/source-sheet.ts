import { type ContradictionWords, writeContradictionNote } from "./contradiction-words.ts";
import type { Basis, Confidence, MissingReason } from "./figure.ts";
import { type HarvestWords, writeHarvestNote } from "./harvest-words.ts";
import type { MarketSheetTexts } from "./market-sheets.ts";
import type { Language } from "./report.ts";
import { pageLines, type ReportLine, reportLines, type TableSources } from "./source-lines.ts";
import { nameSource, type SourceWords, writeLicence, writeVersion } from "./source-words.ts";
import { plainColumn, type Sheet, type SheetCell } from "./sheet.ts";
import type { SummarySheetTexts } from "./summary-sheet.ts";
import type { ArrangedTable } from "./table-sheet.ts";

type AnyBasis = Basis | "page" | "computed" | "inferred";

const signs: Record<AnyBasis, string> = {
  reported: "●",
  page: "●",
  mirror: "◐",
  reconciled: "◐",
  derived: "◐",
  computed: "◐",
  estimated: "○",
  inferred: "○",
  missing: "—",
};

/** The words of a sheet of sources in one language; headers in the order of the columns. */
export type SourceTexts = {
  readonly language: Language;
  readonly title: string;
  readonly reportHeaders: readonly string[];
  readonly pageHeaders: readonly string[];
  /** Titles of what stands beside a column of a text file. */
  readonly beside: { readonly year: string; readonly source: string };
  /** Title of the last column of a report's table. */
  readonly yearAndSource: string;
  readonly basis: Readonly<Record<AnyBasis, string>>;
  readonly confidences: Readonly<Record<Confidence, string>>;
  readonly reasons: Readonly<Record<MissingReason, string>>;
  readonly harvest: HarvestWords;
  readonly contradiction: ContradictionWords;
  readonly sources: SourceWords;
  readonly market: MarketSheetTexts;
  readonly summary: SummarySheetTexts;
};

/** The sheet that tells where the values of a table come from. */
export function sourceSheet(arranged: ArrangedTable, sources: TableSources, texts: SourceTexts): Sheet {
  const { title } = texts;
  const basisText = (basis: AnyBasis): string => `${signs[basis]} ${texts.basis[basis]}`;
  if (sources.kind === "report") {
    const rows = reportLines(arranged, sources.evidence).flatMap((line) => reportRows(line, basisText, texts));
    return { title, columns: texts.reportHeaders.map(plainColumn), rows };
  }
  const lines = pageLines(arranged.columns, sources.page, sources.plan);
  return {
    title,
    columns: texts.pageHeaders.map(plainColumn),
    rows: lines.map(({ column, basis, url, capturedAt, prompt }) => [
      column,
      basisText(basis),
      url,
      capturedAt && `${capturedAt.slice(0, 16).replace("T", " ")} UTC`,
      prompt,
    ]),
  };
}

/** A row for each source or headline of the cell; one without where there is none. */
function reportRows(line: ReportLine, basisText: (basis: Basis) => string, texts: SourceTexts): SheetCell[][] {
  const { country, column, unit, year } = line;
  const basis = basisText(line.basis);
  if (line.news.length > 0) {
    return line.news.map(({ title, date, outlet, url }) => {
      const newsYear = Number(/^\d{4}/.exec(date)?.[0]) || null;
      return [country, column, title, null, newsYear, basis, null, outlet, null, null, url, null];
    });
  }
  const percent = new Intl.NumberFormat(texts.language, { style: "percent", maximumFractionDigits: 0 });
  const importers = line.importers.map(({ name, share }) => `${name} ${percent.format(share)}`).join(", ");
  const confidence = line.confidence && texts.confidences[line.confidence];
  const note = noteOn(line, texts);
  const about = [country, column, line.value ?? (importers || null), unit, year, basis, confidence];
  if (line.sources.length === 0) return [[...about, null, null, null, null, note]];
  return line.sources.map((source) => [
    ...about,
    nameSource(source, texts.sources),
    writeVersion(source, texts.sources) || null,
    writeLicence(source, texts.sources) || null,
    source.url || null,
    note,
  ]);
}

/** Why the cell has no figure, or what its figure does not tell by itself. */
function noteOn({ wholeHarvest, contradiction, reason }: ReportLine, texts: SourceTexts): string | null {
  if (wholeHarvest) return writeHarvestNote(wholeHarvest, texts.harvest);
  if (!contradiction) return reason && texts.reasons[reason];
  const whole = new Intl.NumberFormat(texts.language, { useGrouping: "always", maximumFractionDigits: 0 });
  return writeContradictionNote(contradiction, texts.contradiction, (usd) => whole.format(usd));
}
