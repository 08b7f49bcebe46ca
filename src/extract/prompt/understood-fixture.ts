import { extract } from "../page-fixture.ts";
import { promptPages } from "./pages-fixture.ts";

/** Page, prompt, titles of the columns that come out (none: any), and the records in their order, counted from 1. */
export type Case = readonly [page: keyof typeof promptPages, prompt: string, columns: string, records: string];

/** The titles and the records that come out for a prompt on a page. */
export function comesOf([page, prompt]: Case): { readonly columns: string; readonly records: string } {
  const { columns, rows } = extract(promptPages[page], prompt);
  const records = rows.map(
    (cells) => /(?:article|tr)\[(\d+)\]/.exec(cells.find(({ at }) => at !== null)?.at?.path ?? "")?.[1],
  );
  return { columns: columns.map(({ title }) => title).join(" | "), records: records.join(" ") };
}
