import type { Json } from "../../../domain/json-text.ts";
import { plannedBasis } from "../../../domain/plan.ts";
import { type ReportOrigin, reportOrigin } from "../../../domain/report-origin.ts";
import { cellText, type ReportColumn, type ResultTable } from "../../../domain/result-table.ts";
import type { ReportEvidence, RowEvidence } from "../../../domain/report.ts";
import type { NumberWriter } from "../../number-writer.ts";
import type { TrustBasis } from "../trust-mark.tsx";
import type { TableOrigins } from "./cell-origin.ts";
import { type ColumnView, isEmptyCell } from "./column-view.ts";
import { writeValue } from "./write-value.ts";

/** One cell as the grid and the cards show it. */
export type ShownCell = {
  readonly value: Json;
  readonly text: string;
  /** Of a list of buyers too long for two lines, the first and how many follow: none is cut in its middle. */
  readonly short: string | null;
  readonly isEmpty: boolean;
  /** Null where a value has no source of its own, such as the name of the row. */
  readonly basis: TrustBasis | null;
  readonly origin: ReportOrigin | null;
  /** The year of the value alone, where the others of its column are of other years. */
  readonly ownYear: number | null;
  /** The country of this row passes goods on instead of making them. */
  readonly isHub: boolean;
};

export type CellReader = (row: number, column: ColumnView) => ShownCell;

/** Reads cells of one result together with how each value is known. */
export function createCellReader(table: ResultTable, origins: TableOrigins | null, numbers: NumberWriter): CellReader {
  const evidenceOf = origins?.kind === "report" ? evidenceByRow(table, origins.evidence) : null;
  const ofSeveralYears =
    origins?.kind === "report" ? columnsOfSeveralYears(table, origins.evidence) : new Set<ReportColumn>();
  const bases = new Map<string, TrustBasis>();
  const pageBasis = (title: string): TrustBasis => {
    if (origins?.kind !== "website") return "page";
    const basis = bases.get(title) ?? plannedBasis(origins.plan, title);
    bases.set(title, basis);
    return basis;
  };
  return (row, { place, key, report }) => {
    const value = table.rows[row]![place]!;
    const isEmpty = isEmptyCell(value);
    const evidence = evidenceOf?.(row);
    const origin = evidence && report ? reportOrigin(evidence, report) : null;
    const known = origins?.kind === "website" ? pageBasis(key) : (origin?.basis ?? null);
    return {
      value,
      text: isEmpty ? "" : writeValue(value, report, numbers),
      short: report === "importers" ? firstOf(value) : null,
      isEmpty,
      basis: isEmpty && report !== "country" ? "missing" : known,
      origin,
      ownYear: report && ofSeveralYears.has(report) ? (origin?.year ?? null) : null,
      isHub: report === "country" && evidence?.hub === true,
    };
  };
}

const columnsOfSeveralYears = ({ columns }: ResultTable, { rows }: ReportEvidence): ReadonlySet<ReportColumn> =>
  new Set(
    columns.flatMap(({ report }) => {
      const years = report ? rows.flatMap((row) => reportOrigin(row, report)?.year ?? []) : [];
      return report && new Set(years).size > 1 ? [report] : [];
    }),
  );

const namedFirst = 3;
/** What two lines of the column hold, beside how many follow. */
const charactersFirst = 34;

function firstOf(value: Json): string | null {
  if (!Array.isArray(value) || value.length <= namedFirst) return null;
  const names = value.map(cellText);
  const fitting = [namedFirst, 2].find((count) => names.slice(0, count).join(", ").length <= charactersFirst) ?? 1;
  return `${names.slice(0, fitting).join(", ")}\u00a0+${names.length - fitting}`;
}

function evidenceByRow(table: ResultTable, evidence: ReportEvidence): (row: number) => RowEvidence | undefined {
  const place = table.columns.findIndex((column) => column.report === "country");
  const byCountry = new Map(evidence.rows.map((row) => [row.country, row]));
  return (row) => byCountry.get(cellText(table.rows[row]?.[place] ?? null));
}
