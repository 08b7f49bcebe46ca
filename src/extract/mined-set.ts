import type { RecordSet } from "../domain/survey.ts";
import type { RecordRange } from "./page/record-range.ts";
import type { TableColumn } from "./columns/column.ts";
import { saidAgain } from "./columns/said-again.ts";
import { cutText } from "./cut-text.ts";

/** A record set with the means to read all of it; `describeSet` makes the part that leaves the engine. */
export type MinedSet = {
  readonly kind: RecordSet["kind"];
  readonly name: string | null;
  readonly count: number;
  score: number;
  /** Node that holds all records. */
  readonly node: number;
  readonly signature: string;
  /** Ranges of the records, when they are parts of the page and not embedded data. */
  readonly records: readonly RecordRange[] | null;
  readonly columns: readonly TableColumn[];
};

const sampleCount = 5;
const sampleLength = 120;

/** The set as a survey shows it: fields with fill, distinct values and samples. */
export function describeSet(
  set: MinedSet,
  id: string,
  where: string,
  sameRecordsAs: string[],
  baseUrl: string,
): RecordSet {
  const ids = new Map(set.columns.map((column, i) => [column, `${id}.f${i + 1}`]));
  const better = saidAgain(set.columns, baseUrl);
  const betterThan = (column: TableColumn): string[] => (better.get(column) ?? []).flatMap((one) => ids.get(one) ?? []);
  return {
    id,
    kind: set.kind,
    name: set.name,
    count: set.count,
    score: Math.round(set.score * 1000) / 1000,
    where,
    signature: set.signature,
    sameRecordsAs,
    fields: set.columns.map((column, i) => ({
      id: `${id}.f${i + 1}`,
      name: column.name,
      nameFrom: column.nameFrom,
      type: column.type,
      path: column.key,
      fill: Math.round(column.fill * 1000) / 1000,
      distinct: column.distinct,
      samples: samplesOf(column),
      ...(column.glosses ? { glosses: [...column.glosses] } : {}),
      ...(better.has(column) ? { saidBy: betterThan(column) } : {}),
    })),
  };
}

function samplesOf(column: TableColumn): string[] {
  const samples = new Set<string>();
  for (const cell of column.cells) {
    if (cell) samples.add(cutText(cell.raw, sampleLength));
    if (samples.size >= sampleCount) break;
  }
  return [...samples];
}
