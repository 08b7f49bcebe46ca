import type { Basis, Confidence, Figure, Contradiction, HarvestUse, MissingReason, SourceRef } from "./figure.ts";
import { type Plan, plannedBasis } from "./plan.ts";
import { reportOrigin } from "./report-origin.ts";
import type { Importer, NewsItem, ReportEvidence, RowEvidence } from "./report.ts";
import { cellText } from "./result-table.ts";
import type { ArrangedTable, TableColumn } from "./table-sheet.ts";

/** A page whose table is exported. `capturedAt` is a time as ISO writes it. */
export type SourcePage = {
  readonly url: string | null;
  readonly capturedAt: string | null;
  readonly prompt: string | null;
};

/** What is known of where the values of a whole table come from. */
export type TableSources =
  | { readonly kind: "report"; readonly evidence: ReportEvidence }
  | { readonly kind: "page"; readonly page: SourcePage; readonly plan: Plan | null };

/** How one cell of a report is known. */
export type ReportLine = {
  readonly country: string;
  readonly column: string;
  readonly value: number | null;
  readonly unit: Figure["unit"] | null;
  readonly year: number | null;
  readonly basis: Basis;
  readonly confidence: Confidence | null;
  readonly sources: readonly SourceRef[];
  readonly reason: MissingReason | null;
  readonly wholeHarvest?: HarvestUse;
  readonly contradiction?: Contradiction;
  readonly importers: readonly Importer[];
  readonly news: readonly NewsItem[];
};

/** How the values of one column of a page's table were had. */
export type PageLine = { readonly column: string; readonly basis: ReturnType<typeof plannedBasis> } & SourcePage;

/** One line for each cell of the wanted rows that has an origin of its own. */
export function reportLines({ table, columns, places }: ArrangedTable, evidence: ReportEvidence): ReportLine[] {
  const rowAt = findRows(table, evidence);
  return places.flatMap((place) => {
    const row = rowAt(place);
    return row ? columns.flatMap((column) => lineOf(row, column)) : [];
  });
}

/** What is known of each row of a report's table, by its country. */
export function findRows(
  table: ArrangedTable["table"],
  evidence: ReportEvidence,
): (place: number) => RowEvidence | undefined {
  const country = table.columns.findIndex(({ report }) => report === "country");
  const byCountry = new Map(evidence.rows.map((row) => [row.country, row]));
  return (place) => byCountry.get(cellText(table.rows[place]?.[country] ?? null));
}

function lineOf(row: RowEvidence, { column: { report }, title }: TableColumn): ReportLine[] {
  const origin = report && reportOrigin(row, report);
  if (!report || !origin) return [];
  const isFigure = report !== "country" && report !== "importers" && report !== "news";
  const figure = isFigure ? row[report] : { value: null, unit: null };
  return [{ country: row.country, column: title, value: figure.value, unit: figure.unit, ...origin }];
}

/** One line for each column of a page's table. */
export const pageLines = (columns: readonly TableColumn[], page: SourcePage, plan: Plan | null): PageLine[] =>
  columns.map(({ column, title }) => ({ column: title, basis: plannedBasis(plan, column.key), ...page }));
