import type { PageReader } from "../page/page-reader.ts";
import type { RecordRange } from "../page/record-range.ts";
import { headingTags } from "../page/tag-rules.ts";
import { spread } from "./sample.ts";
import type { ScoredCandidate } from "./score.ts";

const minShare = 0.8;
/** A thing has a variant or two beside it; a section of a page shows several things. */
const minCards = 3;
const price = /\p{Sc}\s?\d|\d\s?\p{Sc}/u;

/**
 * Whether the outer records are sections of a page, a heading each and below it several inner ones that are cards, however evenly they
 * are divided and whatever else the section says: of a card, a picture, a text and a link of its own; of a section, no price.
 */
export function areSectionsOfCards(page: PageReader, outer: ScoredCandidate, inner: ScoredCandidate): boolean {
  if (!inner.hasTextKey || inner.count < outer.count * minCards) return false;
  return areCards(page, inner) && areHeaded(page, outer.records, inner.records);
}

/** Each list is held against every other one: whether it is one of cards is looked at once. */
const known = new WeakMap<ScoredCandidate, boolean>();

function areCards(page: PageReader, list: ScoredCandidate): boolean {
  let are = known.get(list);
  if (are === undefined) {
    const cards = spread(list.records);
    const targets = new Set(cards.map(({ from, to }) => targetIn(page, from, to)));
    const enough = cards.length * minShare;
    are = targets.size >= enough && cards.filter((card) => isCard(page, card)).length >= enough;
    known.set(list, are);
  }
  return are;
}

function isCard({ tree, words }: PageReader, { from, to }: RecordRange): boolean {
  let hasPicture = false;
  for (let node = from; node < to && !hasPicture; node++) hasPicture = tree.tags[node] === "img";
  return hasPicture && words.text.slice(words.startOf(from), words.startOf(to)).trim() !== "";
}

function targetIn({ tree }: PageReader, from: number, to: number): string | undefined {
  for (let node = from; node < to; node++) if (tree.tags[node] === "a") return tree.attributes[node]?.href;
  return undefined;
}

/** Whether a heading stands first in most of the outer records that hold inner ones, and no price before those. */
function areHeaded(page: PageReader, outer: readonly RecordRange[], inner: readonly RecordRange[]): boolean {
  const { tree, words } = page;
  let next = 0;
  let holding = 0;
  let headed = 0;
  for (const { from, to } of outer) {
    while (next < inner.length && (inner[next]?.from ?? 0) < from) next++;
    const first = inner[next]?.from ?? to;
    if (first >= to) continue;
    holding++;
    const isPriced = price.test(words.text.slice(words.startOf(from), words.startOf(first)));
    if (!isPriced && headingTags.has(tree.tags[firstBlockOf(page, from, first)] ?? "")) headed++;
  }
  return holding > 1 && headed >= holding * minShare;
}

/** The heading around the first words of a record, or the element of those words. */
function firstBlockOf({ tree, words }: PageReader, from: number, end: number): number {
  let node = from;
  while (node < end && !(tree.tags[node] === "#text" && words.spanOf(node) !== null)) node++;
  if (node >= end) return -1;
  for (let up = node; up >= from; up = tree.parents[up] ?? -1) if (headingTags.has(tree.tags[up] ?? "")) return up;
  return node;
}
