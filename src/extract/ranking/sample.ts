import type { RecordRange } from "../page/record-range.ts";

const maxCompared = 40;

/** At most forty of the records, at even distances. */
export function spread(records: readonly RecordRange[]): RecordRange[] {
  const step = Math.max(1, records.length / maxCompared);
  const chosen: RecordRange[] = [];
  for (let i = 0; i < records.length; i += step) chosen.push(...records.slice(Math.floor(i), Math.floor(i) + 1));
  return chosen;
}
