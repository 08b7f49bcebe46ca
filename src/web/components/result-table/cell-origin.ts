import type { Confidence, MissingReason, SourceRef } from "../../../domain/figure.ts";
import type { Plan } from "../../../domain/plan.ts";
import type { Importer, NewsItem, ReportEvidence, RowEvidence } from "../../../domain/report.ts";
import type { ReportColumn } from "../../../domain/result-table.ts";
import type { ValueType } from "../../../domain/survey.ts";
import type { TrustBasis } from "../trust-mark.tsx";

/** What is known of where the values of a whole table come from. */
export type TableOrigins =
  | { readonly kind: "report"; readonly evidence: ReportEvidence }
  | { readonly kind: "website"; readonly searchId: string; readonly plan: Plan | null };

/** Where one cell of a report comes from. */
export type ReportOrigin = {
  readonly basis: TrustBasis;
  readonly year: number | null;
  readonly confidence: Confidence | null;
  readonly reason: MissingReason | null;
  readonly sources: readonly SourceRef[];
  readonly importers: readonly Importer[];
  readonly news: readonly NewsItem[];
};

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

/** How the values of one column of a website result were had, by the plan that made them. */
export function plannedBasis(plan: Plan | null, title: string): TrustBasis {
  const from = plan?.columns.find((column) => column.title === title)?.from;
  if (plan?.aggregate || (from && "join" in from)) return "computed";
  return from && "infer" in from ? "inferred" : "page";
}

/** The types of a website result's columns, by title. */
export const plannedTypes = (origins: TableOrigins | null): ReadonlyMap<string, ValueType> =>
  new Map(origins?.kind === "website" ? origins.plan?.columns.map(({ title, as }) => [title, as]) : []);
