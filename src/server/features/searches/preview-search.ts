import type { Reply } from "../../../contract/endpoint.ts";
import type * as contract from "../../../contract/searches.ts";
import { columnHeading } from "../../../domain/column-heading.ts";
import type { ReportEvidence } from "../../../domain/report.ts";
import { columnTypes } from "../../../domain/plan.ts";
import { isNumberColumn, parseResult } from "../../../domain/result-table.ts";
import type { Ctx } from "../../ctx.ts";
import type { ObjectStore } from "../../objects/object-store.ts";
import { readContent } from "../../objects/result-content.ts";
import { type Countries, nameCountriesFor } from "../../saved-report.ts";
import { getOwnSearch, isUnasked, type SearchRow } from "./own-search.ts";

type Preview = Reply<typeof contract.previewSearch>;
type Input = { readonly searchId: string; readonly rows: number };

/** The top of a result without the rest of it: what cannot be read as a table has none. */
export async function previewSearch(
  ctx: Ctx,
  { objects, trade }: { readonly objects: ObjectStore; readonly trade: Countries },
  { searchId, rows }: Input,
): Promise<Preview> {
  const row = await getOwnSearch(ctx, searchId);
  const report = row.evidence && nameCountriesFor(ctx, trade, topOfReport(row.evidence, rows));
  const table = row.kind === "research" || isUnasked(row) ? null : await topOfTable(objects, row, rows);
  return { success: true, report, table };
}

const topOfReport = ({ rows, worldValueUsd, year }: ReportEvidence, count: number) => ({
  rows: rows.slice(0, count).map(({ iso3, country, value }) => ({ iso3, country, value })),
  worldValueUsd: worldValueUsd.value,
  year,
});

async function topOfTable(objects: ObjectStore, row: SearchRow, count: number): Promise<Preview["table"]> {
  const parsed = parseResult(await readContent(objects, row), (text) => text);
  if (!parsed.ok) return null;
  const { columns, rows } = parsed.table;
  const types = columnTypes(row.plan);
  return {
    columns: columns.map((column) => ({
      title: columnHeading(column.key, row.plan),
      isNumeric: isNumberColumn(column, types.get(column.key)),
    })),
    rows: rows.slice(0, count).map((cells) => cells.slice(0, columns.length)),
    rowCount: rows.length,
  };
}
