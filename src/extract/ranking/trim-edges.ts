import type { RecordRange } from "../page/record-range.ts";
import type { TableColumn } from "../columns/column.ts";

const minRecords = 8;
const maxTrimmed = 2;
const minSteadyColumns = 3;
const steadyFill = 0.95;
const minSteadyShare = 0.5;

/**
 * The records without what only stands beside them: a link back above the list, a "load more" below it. Such an edge lacks most of
 * the columns that nearly all records have.
 */
export function trimEdges(records: readonly RecordRange[], columns: readonly TableColumn[]): readonly RecordRange[] {
  const core = records.length - 2 * maxTrimmed;
  if (records.length < minRecords) return records;
  const steady = columns.filter(({ key, cells, distinct }) => {
    const filled = cells.slice(maxTrimmed, -maxTrimmed).filter((cell) => cell).length;
    return !key.includes("=") && filled >= core * steadyFill && distinct > core * minSteadyShare;
  });
  if (steady.length < minSteadyColumns) return records;
  const isOdd = (record: number): boolean =>
    steady.filter(({ cells }) => cells[record]).length < steady.length * minSteadyShare;
  let from = 0;
  let to = records.length;
  while (from < maxTrimmed && isOdd(from)) from++;
  while (records.length - to < maxTrimmed && isOdd(to - 1)) to--;
  return records.slice(from, to);
}

const wayUp = /^(?:parent directory|(?:ir al )?directorio (?:padre|superior)|to parent directory|\[?\.\.\]?\/?)$/i;
const fewestFiles = 2;

/** The records of a listing of files without the way to the folder above them. */
export function withoutWayUp(records: readonly RecordRange[], columns: readonly TableColumn[]): readonly RecordRange[] {
  if (records.length <= fewestFiles) return records;
  return columns.some(({ cells }) => wayUp.test(cells[0]?.raw ?? "")) ? records.slice(1) : records;
}
