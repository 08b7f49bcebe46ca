import { partOfText } from "../columns/cells.ts";
import { finishColumns } from "../columns/columns.ts";
import type { ColumnDraft, RawCell, TableColumn } from "../columns/column.ts";
import { kindName } from "../columns/field-words.ts";
import type { MinedSet } from "../mined-set.ts";
import type { PageLocale } from "../page/page-locale.ts";
import type { PageReader } from "../page/page-reader.ts";
import { wholeNode } from "../page/record-range.ts";
import { blockTags, headingTags } from "../page/tag-rules.ts";
import { childrenOf, someWithin, type Tree } from "../page/tree.ts";
import { isAnySection, isSectionName } from "../prompt/lexicon/section-names.ts";
import { lineBetween } from "./lines-between.ts";

const maxHeadingLength = 60;
const minItems = 2;
const maxItems = 300;
const maxLists = 12;
const minOthers = 3;
const maxOthers = 6;
/** Controls and a line of what follows may stand between a heading and its list. */
const maxDistance = 600;
const maxLevels = 5;
const minLineLength = 15;
const maxGroupLength = 60;
/** Amount, unit and what it is. */
const maxCells = 3;
const minProse = 80;
const minPlain = 0.6;
/** Asked for by what they are called, and by nothing else. */
const listScore = 0.02;
const lowestRank = 7;

type Heading = { readonly node: number; readonly rank: number };

/**
 * What stands under the headings of a page: the items of its lists, its rows or its paragraphs, each as a whole, and the line that each
 * group of them stands under. First under those that say which section of the page it is of; under others only lists that none of
 * `offered` is.
 */
export function findHeadedLists(page: PageReader, locale: PageLocale, offered: readonly MinedSet[]): MinedSet[] {
  const headings = headingsOf(page);
  const isOfSection = headings.map(({ node }) => isAnySection(page.text(node)));
  const under = (i: number): readonly number[] => {
    const items = itemsUnder(page, headings, i);
    return items.length >= minItems && arePlain(page, items) ? items : [];
  };
  const found: MinedSet[] = [];
  const add = (i: number, items: readonly number[]): void => {
    const heading = headings[i]?.node;
    if (heading !== undefined && items.length > 0) found.push(toSet(page, locale, heading, items));
  };
  for (let i = 0; i < headings.length && found.length < maxLists; i++) if (isOfSection[i]) add(i, under(i));
  const most = found.length + maxOthers;
  for (let i = 0; i < headings.length && found.length < most; i++) {
    const items = isOfSection[i] || headings[i]?.rank === 1 ? [] : under(i);
    const areListed = items.length >= minOthers && items.every((node) => page.tree.tags[node] === "li");
    if (areListed && !offered.some((set) => areRecordsOf(set, items))) add(i, items);
  }
  return found;
}

/** Whether the records of a set are these items, each in its element. */
function areRecordsOf({ records }: MinedSet, items: readonly number[]): boolean {
  return (
    records?.length === items.length &&
    records.every(({ from, to }, i) => from <= (items[i] ?? -1) && (items[i] ?? Infinity) < to)
  );
}

/** The headings of a page in its order: by their element, or a line that is what a section is called and nothing else. */
function headingsOf(page: PageReader): Heading[] {
  const { tree, features } = page;
  const found: Heading[] = [];
  let within = 0;
  for (let node = 1; node < tree.size; node++) {
    const tag = tree.tags[node] ?? "";
    const length = features.textLength[node] ?? 0;
    if (tag.startsWith("#") || node < within || length === 0 || features.chrome[tree.parents[node] ?? 0]) continue;
    if (headingTags.has(tag)) found.push({ node, rank: Number(/^h(\d)$/.exec(tag)?.[1] ?? lowestRank) });
    else if (length > maxHeadingLength || !isLineOf(page, node) || !isSectionName(page.text(node))) continue;
    else found.push({ node, rank: lowestRank });
    within = tree.ends[node] ?? node + 1;
  }
  return found;
}

const noHeadings = new Set(["li", "td", "th", "a", "button", "option", "label", "dt", "dd"]);

/** A block of nothing but a line, or what is set in bold. */
const isLineOf = (page: PageReader, node: number): boolean => {
  const { tree, features } = page;
  const tag = tree.tags[node] ?? "";
  if (noHeadings.has(tag) || (features.linkLength[node] ?? 0) > 0) return false;
  for (let up = tree.parents[node] ?? 0; up > 0; up = tree.parents[up] ?? 0) {
    if (noHeadings.has(tree.tags[up] ?? "")) return false;
    if (features.textLength[up] !== features.textLength[node]) break;
  }
  return (blockTags.has(tag) || tag === "strong" || tag === "b") && !page.hasBlocks(node);
};

/** The items nearest under a heading, up to the next of its rank. */
function itemsUnder(page: PageReader, headings: readonly Heading[], index: number): readonly number[] {
  const { tree, words } = page;
  const heading = headings[index];
  if (!heading) return [];
  const { node } = heading;
  const next = headings.slice(index + 1).find((other) => !isPartOf(page, other, heading))?.node ?? tree.size;
  const from = tree.ends[node] ?? node + 1;
  const start = words.startOf(node) + page.text(node).length;
  let holder = tree.parents[node] ?? 0;
  for (let level = 0; level < maxLevels && holder > 0; level++, holder = tree.parents[holder] ?? 0) {
    const items = itemsIn(page, from, Math.min(next, tree.ends[holder] ?? 0));
    const [first] = items;
    if (first === undefined || items.length < minItems) continue;
    return words.startOf(first) - start <= maxDistance ? items : [];
  }
  return [];
}

/** Whether a heading is that of a group within a section: a lower one, or one of its rank that ends with a colon, or lies deeper and is made otherwise. */
function isPartOf(page: PageReader, { node, rank }: Heading, section: Heading): boolean {
  const { tree, features } = page;
  if (rank !== section.rank) return rank > section.rank && !(rank === lowestRank && isAnySection(page.text(node)));
  const text = page.text(node);
  if (isAnySection(text)) return false;
  const isDeeper = (tree.depths[node] ?? 0) > (tree.depths[section.node] ?? 0);
  return /[:：]$/u.test(text) || (isDeeper && features.signatures[node] !== features.signatures[section.node]);
}

/** The items of lists, rows or paragraphs, whichever says most. */
function itemsIn(page: PageReader, from: number, to: number): readonly number[] {
  const kinds = [itemsOf(page, from, to, "li"), itemsOf(page, from, to, "tr"), linesOf(page, from, to)];
  const said = (nodes: readonly number[]): number =>
    nodes.length < minItems ? 0 : nodes.reduce((sum, node) => sum + (page.features.textLength[node] ?? 0), 0);
  return kinds.reduce((best, nodes) => (said(nodes) > said(best) ? nodes : best), []).slice(0, maxItems);
}

/** Whether items are a line or a paragraph each, no cards of several parts and no links. */
function arePlain({ tree, features, words }: PageReader, items: readonly number[]): boolean {
  const isPlain = (node: number): boolean => {
    if (someWithin(tree, node, (inner) => headingTags.has(tree.tags[inner] ?? ""))) return false;
    if ((features.linkLength[node] ?? 0) > (features.textLength[node] ?? 0) / 2) return false;
    if (tree.tags[node] === "tr")
      return childrenOf(tree, node).filter((cell) => features.textLength[cell]).length <= maxCells;
    return isOneLine(node) || (features.textLength[node] ?? 0) >= minProse;
  };
  const isOneLine = (node: number): boolean => {
    let first = -1;
    return !someWithin(tree, node, (inner) => {
      if (tree.tags[inner] !== "#text" || !words.spanOf(inner)) return false;
      const line = words.lineOf(inner);
      if (first < 0) first = line;
      return line !== first;
    });
  };
  return items.filter(isPlain).length >= items.length * minPlain;
}

/** Elements of a name that say something and hold no other of that name. */
function itemsOf({ tree, features }: PageReader, from: number, to: number, tag: string): number[] {
  const found: number[] = [];
  for (let node = from; node < to; node++) {
    if (tree.tags[node] !== tag || (features.textLength[node] ?? 0) < 2 || features.chrome[node]) continue;
    if (!someWithin(tree, node, (inner) => inner !== node && tree.tags[inner] === tag)) found.push(node);
  }
  return found;
}

/** Paragraphs, or blocks alike without blocks in them, that stand in one element. */
function linesOf(page: PageReader, from: number, to: number): number[] {
  const { tree, features } = page;
  const byParent = new Map<string, number[]>();
  for (let node = from; node < to; node++) {
    const tag = tree.tags[node] ?? "";
    if (tag === "li" || tag === "tr") {
      node = (tree.ends[node] ?? node + 1) - 1;
      continue;
    }
    if (!blockTags.has(tag) || headingTags.has(tag) || features.chrome[node] || page.hasBlocks(node)) continue;
    if ((features.textLength[node] ?? 0) < minLineLength) continue;
    const key = `${tree.depths[node]} ${features.signatures[node]}`;
    const alike = byParent.get(key);
    if (alike) alike.push(node);
    else byParent.set(key, [node]);
  }
  const lengthOf = (nodes: readonly number[]): number =>
    nodes.reduce((sum, node) => sum + (features.textLength[node] ?? 0), 0);
  return [...byParent.values()].reduce((best, nodes) => (lengthOf(nodes) > lengthOf(best) ? nodes : best), []);
}

/** What is no word of an item: boxes to tick, bullets. */
const mark = /^(?:[\p{So}\p{Sm}•·▢□☐✓✔–—-]\s*)+/u;

function toSet(page: PageReader, locale: PageLocale, heading: number, items: readonly number[]): MinedSet {
  const { tree, words, features } = page;
  const name = page.text(heading).replace(/\s*[:：]$/u, "");
  const nodes: number[] = [];
  const groups: (RawCell | null)[] = [];
  let group: RawCell | null = null;
  let last = words.startOf(heading) + page.text(heading).length;
  for (const node of items) {
    const text = page.text(node);
    const start = words.startOf(node);
    group = lineBetween(page, node, last, start) ?? group;
    last = start + text.length;
    if (text.length <= maxGroupLength && /[:：]$/u.test(text)) {
      group = partOfText(page, node, [0, text.length - 1]);
      continue;
    }
    nodes.push(node);
    groups.push(group);
  }
  const cells = nodes.map((node) => {
    const text = page.text(node);
    return partOfText(page, node, [mark.exec(text)?.[0].length ?? 0, text.length]);
  });
  const columns = columnsOf(locale, name, cells, groups);
  const holder = holderOf(tree, nodes);
  return {
    kind: "repeat",
    name,
    count: nodes.length,
    score: listScore * Math.log2(1 + nodes.length),
    node: holder,
    signature: `headed ${features.signatures[nodes[0] ?? 0]}`,
    records: nodes.map((node) => wholeNode(tree, node)),
    columns,
  };
}

function columnsOf(locale: PageLocale, name: string, cells: RawCell[], groups: (RawCell | null)[]): TableColumn[] {
  const isGrouped = new Set(groups.map((group) => group?.raw ?? "")).size > 1;
  const drafts: ColumnDraft[] = [
    { key: wholeItem, cells, label: null, header: name, order: 0 },
    ...(isGrouped
      ? [{ key: "^group", cells: groups, label: kindName("section", locale.nameLanguage), header: null, order: 1 }]
      : []),
  ];
  const typed = drafts.map((draft) => ({ draft, type: "text" as const }));
  return finishColumns(typed, cells.length, locale.nameLanguage);
}

/** The key of the column that holds each item of a list as a whole. */
export const wholeItem = "~item";

function holderOf(tree: Tree, nodes: readonly number[]): number {
  const [first = 0] = nodes;
  const last = nodes.at(-1) ?? 0;
  let holder = tree.parents[first] ?? 0;
  while (holder > 0 && (tree.ends[holder] ?? 0) <= last) holder = tree.parents[holder] ?? 0;
  return holder;
}
