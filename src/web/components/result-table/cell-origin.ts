import { columnHeading } from "../../../domain/column-heading.ts";
import { columnTypes, type Plan } from "../../../domain/plan.ts";
import type { ReportEvidence } from "../../../domain/report.ts";
import type { SourcePage, TableSources } from "../../../domain/source-lines.ts";
import type { ValueType } from "../../../domain/survey.ts";

/** What is known of where the values of a whole table come from. */
export type TableOrigins =
  | { readonly kind: "report"; readonly evidence: ReportEvidence }
  | {
      readonly kind: "website";
      readonly searchId: string;
      readonly plan: Plan | null;
      /** What columns that nobody asked for by name are called for the reader, by title. */
      readonly headings: ReadonlyMap<string, string>;
      /** What the page spells out of short headings, by title. */
      readonly spelledOut: ReadonlyMap<string, string>;
      readonly page: SourcePage;
    };

/** The types of a website result's columns, by title. */
export const plannedTypes = (origins: TableOrigins | null): ReadonlyMap<string, ValueType> =>
  columnTypes(origins?.kind === "website" ? origins.plan : null);

/** What stands above a column, and what the page spells out of it where that is short. */
export type Heading = { readonly title: string; readonly spelledOut?: string | undefined };

/** The headings of a website result's columns, by title. */
export const headingIn =
  (origins: TableOrigins | null) =>
  (title: string): Heading =>
    origins?.kind === "website"
      ? {
          title: columnHeading(origins.headings.get(title) ?? title, origins.plan),
          spelledOut: origins.spelledOut.get(title),
        }
      : { title };

/** Whether the rows of a website result are figures of groups. */
export const showsGroups = (origins: TableOrigins | null): boolean =>
  origins?.kind === "website" && Boolean(origins.plan?.aggregate?.groupBy);

/** The same as an export takes it. */
export function exportedSources(origins: TableOrigins | null): TableSources | null {
  if (origins?.kind !== "website") return origins;
  return { kind: "page", page: origins.page, plan: origins.plan };
}
