import type { Reply } from "../../../contract/endpoint.ts";
import type * as contract from "../../../contract/searches.ts";
import { columnHeading } from "../../../domain/column-heading.ts";
import { columnTypes } from "../../../domain/plan.ts";
import { isNumberColumn, parseResult, type ResultTable } from "../../../domain/result-table.ts";
import { type ChangedRow, tableChanges } from "../../../domain/table-changes.ts";
import type { Ctx } from "../../ctx.ts";
import { findFormerTable } from "../../former-table.ts";
import type { ObjectStore } from "../../objects/object-store.ts";
import { readContent } from "../../objects/result-content.ts";
import { getOwnSearch, type SearchRow } from "./own-search.ts";

const mostRows = 200;

/** What became of the rows that the former reading of the page had. */
export async function readChanges(
  ctx: Ctx,
  objects: ObjectStore,
  searchId: string,
): Promise<Reply<typeof contract.readChanges>> {
  const row = await getOwnSearch(ctx, searchId);
  const former = await findFormerTable(ctx, row);
  if (!former) return { success: true, changes: null };
  const before = await readTable(objects, await getOwnSearch(ctx, former._id));
  const after = await readTable(objects, row);
  const changes = before && after && tableChanges(before, after);
  if (!changes) return { success: true, changes: null };
  const types = columnTypes(row.plan);
  const count = (kind: ChangedRow["kind"]): number => changes.rows.filter((one) => one.kind === kind).length;
  return {
    success: true,
    changes: {
      columns: after.columns
        .filter(({ key }) => changes.columns.includes(key))
        .map((column) => ({
          title: columnHeading(column.key, row.plan),
          isNumeric: isNumberColumn(column, types.get(column.key)),
        })),
      added: count("added"),
      removed: count("removed"),
      changed: count("changed"),
      rows: changes.rows.slice(0, mostRows).map((one) => ({
        kind: one.kind,
        cells: [...one.cells],
        before: one.kind === "changed" ? one.before.map((value) => (value === undefined ? [] : [value])) : null,
      })),
    },
  };
}

async function readTable(objects: ObjectStore, row: SearchRow): Promise<ResultTable | null> {
  const parsed = parseResult(await readContent(objects, row), (text) => text);
  return parsed.ok ? parsed.table : null;
}
