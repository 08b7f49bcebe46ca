import { countEach } from "../counts.ts";
import type { PageReader } from "../page/page-reader.ts";
import { decorativeTags } from "../page/tag-rules.ts";
import { isDivider } from "../values/divider.ts";
import type { Candidate } from "./candidate.ts";
import type { RecordRange } from "../page/record-range.ts";

const heldBy = 3;
/** Fewer segments in a block than these, on average, may be its parts. */
const minListed = 4;

/**
 * Lines, or segments that begin alike, of several blocks alike as one list: a paragraph per year, each with a line per record, or
 * a block per day, each with a time and a programme per record. A first line in bold, or one that only says which year it is, is
 * the title of its block.
 */
export function joinBlocks(page: PageReader, candidates: readonly Candidate[]): Candidate[] {
  const byHolder = new Map<string, Candidate[]>();
  for (const candidate of candidates) {
    const holder = holderOf(page, candidate);
    if (holder === null) continue;
    const alike = byHolder.get(holder);
    const before = alike?.at(-1)?.records.at(-1)?.to ?? 0;
    if ((candidate.records[0]?.from ?? 0) < before) continue;
    if (alike) alike.push(candidate);
    else byHolder.set(holder, [candidate]);
  }
  return [...byHolder.values()].flatMap((alike): Candidate[] => {
    const [first] = alike;
    if (!first || alike.length < 2) return [];
    const records = alike.flatMap((block) => withoutTitle(page, block));
    const areParts = records.length < alike.length * minListed || areLabels(page, records);
    return first.by === "segments" && areParts ? [] : [{ ...first, records, coherence: null }];
  });
}

/** Whether records begin with words that recur from block to block: the labels of what each block is about, not its records. */
function areLabels(page: PageReader, records: readonly RecordRange[]): boolean {
  const starts = records.map(({ from }) => page.text(from));
  const seen = countEach(starts);
  return starts.filter((start) => !/\d/.test(start) && (seen.get(start) ?? 0) > 1).length > starts.length / 2;
}

/** What blocks alike have in common: for lines the way up, for segments how they begin and the element around the blocks. */
function holderOf({ tree, features }: PageReader, { by, records }: Candidate): string | null {
  const start = records[0]?.from ?? 0;
  const block = tree.parents[start] ?? 0;
  if (by === "segments" && tree.tags[start] !== "tr")
    return `${features.signatures[start]}>${features.signatures[block]}>${tree.parents[block]}`;
  if (by !== "lines") return null;
  const isPlain = (node: number): boolean =>
    features.signatures[node] === "p" || decorativeTags.has(tree.tags[node] ?? "");
  const steps: string[] = [];
  for (let up = block; up > 0 && steps.length < heldBy; up = tree.parents[up] ?? 0)
    if (!isPlain(up)) steps.push(features.signatures[up] ?? "");
  return steps.join(">");
}

function withoutTitle(page: PageReader, { by, records }: Candidate): readonly RecordRange[] {
  if (by === "segments") return records;
  const { tree } = page;
  const isSetApart = ({ from }: RecordRange): boolean => decorativeTags.has(tree.tags[from] ?? "");
  const [first, second] = records;
  if (!first || !second || tree.ends[first.from] !== first.to) return records;
  const shapeOf = ({ from }: RecordRange): string =>
    page
      .text(from)
      .replace(/\p{L}+/gu, "a")
      .replace(/\d+/g, "0");
  const isDate = isDivider(page.text(first.from)) && shapeOf(first) !== shapeOf(second);
  const isTitle = isDate || (isSetApart(first) && !isSetApart(second));
  return isTitle ? records.slice(1) : records;
}
