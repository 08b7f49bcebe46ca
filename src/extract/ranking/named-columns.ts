import type { Candidate } from "../candidates/candidate.ts";
import type { PageReader } from "../page/page-reader.ts";

/** How many columns of a table have a heading above them; none where the records are no rows of a table. */
export function countNamedColumns({ grids }: PageReader, { by, records }: Candidate): number {
  const headers = by === "table" ? grids.row(records[0]?.from ?? 0)?.grid.headers : undefined;
  return headers === undefined ? 0 : headers.filter((header) => header !== "").length;
}
