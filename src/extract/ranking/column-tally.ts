import type { RecordRange } from "../page/record-range.ts";
import type { Leaf } from "../leaves/leaf.ts";
import { keepLeaves } from "../leaves/leaves.ts";
import type { PageReader } from "../page/page-reader.ts";

/** Shorter texts number the records, and tell nothing of them. */
const minTellingLength = 3;

/** The values of one column of a sample, one per record at most, and the records that have one. */
export type ColumnTally = {
  readonly key: string;
  readonly attr: string | null;
  readonly raws: string[];
  readonly records: number[];
};

type Tally = {
  readonly columns: Iterable<ColumnTally>;
  /** Mean number of addresses a record links to. */
  readonly targets: () => number;
  /** Of the records, the part that reads unlike any other. */
  readonly distinct: () => number;
};

/** What a sample of records holds, by place or by label where several share one. */
export function tallyColumns(page: PageReader, sample: readonly RecordRange[]): Tally {
  const columns = new Map<string, ColumnTally>();
  const perRecord = sample.map((record) => keepLeaves(page, record));
  const labels = countLabels(perRecord);
  const labelled = page.root.join("~");
  perRecord.forEach((leaves, record) => {
    for (const leaf of leaves) {
      const { attr, label, raw } = leaf;
      const isLabelled = label !== null && (labels.get(label) ?? 0) > 1;
      if ((leaf.isLabel && isLabelled) || leaf.isComposite) continue;
      const key = isLabelled && attr === null ? labelled.join(label).text : leaf.key;
      const column = columns.get(key);
      if (!column) columns.set(key, { key, attr, raws: [raw], records: [record] });
      else if (column.records.at(-1) !== record) {
        column.records.push(record);
        column.raws.push(raw);
      }
    }
  });
  return {
    columns: columns.values(),
    targets: () => countTargets(perRecord) / perRecord.length,
    distinct: () => new Set(perRecord.map(readingOf)).size / perRecord.length,
  };
}

function countTargets(perRecord: readonly (readonly Leaf[])[]): number {
  let targets = 0;
  for (const leaves of perRecord)
    targets += new Set(leaves.filter(({ attr }) => attr === "href").map(({ raw }) => raw)).size;
  return targets;
}

const readingOf = (leaves: readonly Leaf[]): string =>
  leaves
    .filter(({ attr, raw }) => attr === null && raw.length >= minTellingLength)
    .map(({ raw }) => raw)
    .join("\n");

/** In how many records each label stands. */
function countLabels(perRecord: readonly (readonly Leaf[])[]): ReadonlyMap<string, number> {
  const labels = new Map<string, { count: number; record: number }>();
  perRecord.forEach((leaves, record) => {
    for (const { label } of leaves) {
      if (label === null) continue;
      const known = labels.get(label);
      if (!known) labels.set(label, { count: 1, record });
      else if (known.record !== record) {
        known.count++;
        known.record = record;
      }
    }
  });
  return new Map([...labels].map(([label, { count }]) => [label, count]));
}
