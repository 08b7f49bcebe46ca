import type { Basis, Confidence, Contradiction, HarvestUse, MissingReason, SourceRef } from "./figure.ts";
import type { Importer, NewsItem, RowEvidence } from "./report.ts";
import type { ReportColumn } from "./result-table.ts";

/** Where one cell of a report comes from. */
export type ReportOrigin = {
  readonly basis: Basis;
  readonly year: number | null;
  readonly confidence: Confidence | null;
  readonly reason: MissingReason | null;
  /** Of production that counts more than the traded good. */
  readonly wholeHarvest?: HarvestUse;
  /** Of a value that both sides report, and that they do not agree on. */
  readonly contradiction?: Contradiction;
  readonly sources: readonly SourceRef[];
  readonly importers: readonly Importer[];
  readonly news: readonly NewsItem[];
};

/** Where a cell of a report comes from; null for the country, which is what its row is about. */
export function reportOrigin(row: RowEvidence, column: ReportColumn): ReportOrigin | null {
  const nothing = { importers: [], news: [] };
  switch (column) {
    case "country":
      return null;
    case "importers":
      return { ...row.importers, importers: row.importers.list, news: [] };
    case "news": {
      const { items, reason } = row.news;
      const basis = items.length > 0 ? "reported" : "missing";
      return { basis, year: null, confidence: null, reason, sources: [], importers: [], news: items };
    }
    default:
      return { ...row[column], ...nothing };
  }
}
