import type { PageReader } from "../page/page-reader.ts";
import type { RecordRange } from "../page/record-range.ts";
import { isDivider } from "../values/divider.ts";

/** A heading above records: its node, its text, and what headings of its level have in common. */
export type Heading = { readonly node: number; readonly text: string; readonly kind: string };

/** What stands above each record of a list: the headings that are open there, the outermost first. */
type OpenHeadings = readonly Heading[];

/**
 * The headings in force at each record, read in the order of the page: a heading closes those of its own kind and those below it;
 * one of a kind that is not open stands below those that are.
 */
export function openHeadings(records: readonly RecordRange[], headings: readonly Heading[]): readonly OpenHeadings[] {
  let open: OpenHeadings = [];
  let next = 0;
  return records.map(({ from }) => {
    for (; next < headings.length && (headings[next]?.node ?? 0) < from; next++) {
      const heading = headings[next];
      if (heading) open = [...withoutClosed(open, heading), heading];
    }
    return open;
  });
}

function withoutClosed(open: OpenHeadings, { kind }: Heading): OpenHeadings {
  const at = open.findIndex((other) => other.kind === kind || isBelow(other.kind, kind));
  return at < 0 ? open : open.slice(0, at);
}

const headingKind = /^h[1-6]$/;
const isBelow = (kind: string, other: string): boolean =>
  headingKind.test(kind) && headingKind.test(other) && kind > other;

/** What headings of one level have in common: the number of an `h2`, or the element, what it is made of and how deep it stands. */
export function kindOfHeading({ tree, features }: PageReader, node: number): string {
  const tag = tree.tags[node] ?? "";
  if (headingKind.test(tag)) return tag;
  let depth = 0;
  for (let up = tree.parents[node] ?? -1; up > 0; up = tree.parents[up] ?? -1) depth++;
  if (tag !== "tr") return `${features.signatures[node] ?? tag} ${depth}`;
  const steps: string[] = [];
  for (let inner = node; inner < (tree.ends[node] ?? 0) && !tree.tags[inner]?.startsWith("#"); inner++)
    steps.push(features.signatures[inner] ?? "");
  return `${steps.join(">")} ${depth}`;
}

const minRuns = 2;

/**
 * Rows of headings that nothing tells apart: of those that follow each other at once, the last is the inner one, where the list
 * begins with several and such a run recurs.
 */
export function tellRowsApart(
  page: PageReader,
  headings: readonly Heading[],
  records: readonly RecordRange[],
): readonly Heading[] {
  let next = 0;
  const recordsBefore = headings.map(({ node }) => {
    while (next < records.length && (records[next]?.from ?? 0) < node) next++;
    return next;
  });
  const isOuter = headings.map(
    ({ node, kind }, i) =>
      page.tree.tags[node] === "tr" && headings[i + 1]?.kind === kind && recordsBefore[i + 1] === recordsBefore[i],
  );
  const first = headings.findIndex(({ node }) => page.tree.tags[node] === "tr");
  if (!isOuter[first] || isOuter.filter(Boolean).length < minRuns) return headings;
  return headings.map((heading, i) => (isOuter[i] ? { ...heading, kind: `${heading.kind}^` } : heading));
}

const minLeads = 2;
const maxLeadLength = 80;
const minSpread = 0.9;
const minOwnTexts = 0.6;

/**
 * What is no heading by its tag and stands like one: short texts of one kind at one depth outside the records, the first of them
 * before all records, none behind them, with records between one and the next.
 */
export function findLeads(page: PageReader, records: readonly RecordRange[]): readonly Heading[] {
  const { tree } = page;
  const byKind = new Map<string, { readonly leads: Heading[]; readonly recordsBefore: number[] }>();
  for (const { node, recordsBefore, isFlat } of outsideOf(page, records)) {
    const signature = page.features.signatures[node] ?? "";
    const text = page.text(node);
    const divides = isDivider(text);
    if (text.length < 2 || text.length > maxLeadLength || !(divides || /\p{L}{2}/u.test(text))) continue;
    if (isFlat && !divides && !signature.includes(".")) continue;
    const isText = tree.tags[node]?.startsWith("#") === true;
    const place = isText ? (tree.parents[node] ?? 0) : node;
    if (isText && !page.text(place).startsWith(text)) continue;
    const kind = `${isText ? "text in " : ""}${kindOfHeading(page, place)}`;
    const found = byKind.get(kind) ?? { leads: [], recordsBefore: [] };
    found.leads.push({ node: place, text, kind });
    found.recordsBefore.push(recordsBefore);
    byKind.set(kind, found);
  }
  const kinds = [...byKind.values()].filter(
    ({ leads, recordsBefore }) =>
      leads.length >= minLeads &&
      recordsBefore[0] === 0 &&
      (recordsBefore.at(-1) ?? 0) < records.length &&
      new Set(recordsBefore).size >= leads.length * minSpread &&
      new Set(leads.map(({ text }) => text)).size >= leads.length * minOwnTexts,
  );
  const places = new Set<string>();
  const told = kinds.filter(({ recordsBefore }) => places.size < places.add(recordsBefore.join()).size);
  return told.flatMap(({ leads }) => leads).sort((a, b) => a.node - b.node);
}

type Outside = { readonly node: number; readonly recordsBefore: number; readonly isFlat: boolean };

/** The largest elements and texts between the records, within what holds all of them. */
function outsideOf(page: PageReader, records: readonly RecordRange[]): readonly Outside[] {
  const { tree, features } = page;
  const holder = holderOf(page, records);
  const found: Outside[] = [];
  let next = 0;
  for (let node = holder + 1; node < (tree.ends[holder] ?? 0);) {
    const record = records[next];
    if (record && node >= record.from) {
      node = Math.max(record.to, node + 1);
      next++;
      continue;
    }
    const end = tree.ends[node] ?? node + 1;
    if (record && end > record.from) {
      node++;
      continue;
    }
    const parent = tree.parents[node] ?? 0;
    if ((features.leaves[node] ?? 0) > 0) found.push({ node, recordsBefore: next, isFlat: parent === holder });
    node = Math.max(end, node + 1);
  }
  return found;
}

/** The innermost element that holds all records. */
export function holderOf({ tree }: PageReader, records: readonly RecordRange[]): number {
  const last = records.at(-1)?.to ?? 0;
  let holder = tree.parents[records[0]?.from ?? 0] ?? 0;
  while (holder > 0 && (tree.ends[holder] ?? 0) < last) holder = tree.parents[holder] ?? 0;
  return holder;
}
