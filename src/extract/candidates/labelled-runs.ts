import { countEach } from "../counts.ts";
import { hasFieldWord } from "../columns/field-words.ts";
import { readInlineLabel, readLabel } from "../leaves/leaf-labels.ts";
import type { PageReader } from "../page/page-reader.ts";
import type { RecordRange } from "../page/record-range.ts";
import { decorativeTags, headingTags } from "../page/tag-rules.ts";
import { tableTag } from "../page/table-tags.ts";
import { childrenOf } from "../page/tree.ts";
import { isDivider } from "../values/divider.ts";
import { foldToLetters } from "../values/letters.ts";
import type { Candidate } from "./candidate.ts";

const minUnits = 6;
const minRecords = 3;
/** Two records are enough where so many labels recur. */
const manyLabels = 4;
const maxLabels = 30;
const minLabelledShare = 0.7;
const minUnitsPerRecord = 1.8;
const minLongShare = 0.6;
const maxLabelLength = 40;
/** Longer rows are no label and its value, and not read for one. */
const maxRowLength = 600;
const minLedShare = 0.6;

/** One row or line: the nodes that it is made of, what it is called, and whether a colon or an element for names says so. */
type Unit = { readonly from: number; readonly to: number; readonly label: string | null; readonly isSure: boolean };

/**
 * Records that are written one below the other as rows or lines of a label and its value, cut where the first label comes again. A
 * record may leave out any of its labels, the first one too.
 */
export function findLabelledRuns(page: PageReader, children: readonly number[]): Candidate[] {
  if (children.length < minUnits) return [];
  const { tree, grids } = page;
  if (grids.row(children.find((child) => tableTag(tree, child) === "tr") ?? -1)?.grid.headers.some(Boolean)) return [];
  const lines = children.filter((child) => tree.tags[child] === "br").length;
  const units = lines >= minUnits - 1 ? readLines(page, children) : readRows(page, children);
  if (units.length < minUnits) return [];
  const uses = countEach(units.flatMap(({ label }) => label ?? []));
  const recurring = new Map([...uses].filter(([, count]) => count > 1).map(([label], rank) => [label, rank]));
  const labelled = units.filter(({ label }) => label !== null && recurring.has(label));
  if (recurring.size < 2 || recurring.size > maxLabels || labelled.length < units.length * minLabelledShare) return [];
  if (!areLabels([...recurring.keys()], labelled)) return [];
  const records = cutRecords(page, units, recurring);
  const isEnough = records.length >= minRecords || (records.length === 2 && recurring.size >= manyLabels);
  const long = records.filter(({ labels }) => labels > 1).length;
  if (startsUnlabelled(units, recurring, records)) return [];
  const held = records.reduce((sum, { labels }) => sum + labels, 0);
  if (!isEnough || long < records.length * minLongShare || held < records.length * minUnitsPerRecord) return [];
  return [{ kind: lines > 0 ? "lines" : "segments", by: "labels", records, coherence: null }];
}

/** Whether most records have something without a label before their first one: their title, with which they begin. */
function startsUnlabelled(
  units: readonly Unit[],
  recurring: ReadonlyMap<string, number>,
  records: readonly RecordRange[],
): boolean {
  const starts = new Set(records.map(({ from }) => from));
  const led = units.filter(({ from }, i) => {
    const before = starts.has(from) ? units[i - 1] : undefined;
    return before !== undefined && (before.label === null || !recurring.has(before.label));
  });
  return led.length >= records.length * minLedShare;
}

/** Words for fields, or several that a colon or their element makes names; days and months divide, they do not name. */
function areLabels(labels: readonly string[], units: readonly Unit[]): boolean {
  if (labels.filter((label) => isDivider(label)).length > 1) return false;
  const words = labels.filter(hasFieldWord).length;
  if (words >= 2) return true;
  const isSure = units.filter((unit) => unit.isSure).length >= units.length * minLabelledShare;
  return isSure && (words === 1 || labels.length > 2);
}

function cutRecords(
  { tree }: PageReader,
  units: readonly Unit[],
  recurring: ReadonlyMap<string, number>,
): (RecordRange & { labels: number })[] {
  const records: { from: number; to: number; labels: number }[] = [];
  const seen = new Set<string>();
  let last = -1;
  let isOpen = false;
  for (const { from, to, label } of units) {
    const rank = label === null ? undefined : recurring.get(label);
    const record = records.at(-1);
    if (label === null || rank === undefined) {
      if (headingTags.has(tree.tags[from] ?? "")) isOpen = false;
      else if (isOpen && record && label !== null) record.to = to;
      continue;
    }
    if (isOpen && record && rank > 0 && !(seen.has(label) && rank < last)) {
      record.to = to;
      record.labels++;
    } else {
      records.push({ from, to, labels: 1 });
      seen.clear();
      isOpen = true;
    }
    seen.add(label);
    last = rank;
  }
  return records;
}

/** The rows of a table or list, or blocks one below the other; a `dt` with what follows it. */
function readRows(page: PageReader, children: readonly number[]): readonly Unit[] {
  const { tree, features } = page;
  const units: Unit[] = [];
  for (const node of children) {
    if (tree.tags[node]?.startsWith("#") || (features.leaves[node] ?? 0) === 0) continue;
    const to = tree.ends[node] ?? node + 1;
    const last = units.at(-1);
    if (tree.tags[node] === "dd" && last) units[units.length - 1] = { ...last, to };
    else units.push({ from: node, to, ...labelOfRow(page, node) });
  }
  return units;
}

function labelOfRow(page: PageReader, node: number): Pick<Unit, "label" | "isSure"> {
  const { tree, features } = page;
  if ((features.textLength[node] ?? 0) > maxRowLength) return none;
  const text = page.text(node);
  if (tree.tags[node] === "dt") return named(text, true);
  const inline = readInlineLabel(text, tree.title)?.[1];
  if (inline !== undefined) return named(inline, true);
  const parts = childrenOf(tree, node).filter((child) => (features.leaves[child] ?? 0) > 0);
  const [first, second] = parts;
  if (first === undefined || second === undefined || (parts.length > 2 && tableTag(tree, node) === "tr")) return none;
  const tag = tree.tags[first] ?? "";
  if (tag.startsWith("#")) return none;
  return named(page.text(first), tag === "th" || tag === "dt" || decorativeTags.has(tag));
}

function readLines(page: PageReader, children: readonly number[]): readonly Unit[] {
  const { tree, features } = page;
  const units: Unit[] = [];
  let line: number[] = [];
  for (const node of [...children, -1]) {
    if (node >= 0 && tree.tags[node] !== "br") {
      if ((features.leaves[node] ?? 0) > 0) line.push(node);
      continue;
    }
    const [first] = line;
    const last = line.at(-1);
    if (first !== undefined && last !== undefined) {
      const text = line.map((part) => page.text(part)).join(" ");
      const label = readInlineLabel(text, tree.title)?.[1];
      units.push({
        from: first,
        to: tree.ends[last] ?? last + 1,
        ...(label === undefined ? none : named(label, true)),
      });
    }
    line = [];
  }
  return units;
}

const none = { label: null, isSure: false } as const;

function named(words: string, isSure: boolean): Pick<Unit, "label" | "isSure"> {
  const label = readLabel(words) ?? words;
  const isName = label.length <= maxLabelLength && /^\p{L}/u.test(label) && !/\d{3}/.test(label);
  return isName ? { label: foldToLetters(label), isSure: isSure || words.endsWith(":") } : none;
}
