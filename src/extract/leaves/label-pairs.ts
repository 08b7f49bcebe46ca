import { fold } from "../../domain/text.ts";
import { hasFieldWord } from "../columns/field-words.ts";
import type { PageReader } from "../page/page-reader.ts";
import { decorativeTags, headingTags } from "../page/tag-rules.ts";
import { tableTag } from "../page/table-tags.ts";

const maxLabelLength = 40;
const maxLabelWords = 4;
const maxKinds = 30;
const minLabels = 2;
/** Pairs that each label has, on average. */
const minRecurrence = 2;
const minFieldShare = 0.5;
const minNamedShare = 0.5;

/** Pairs of one kind: how often each text stands first, in how many pairs it is a word for a field, and what stands second. */
type Kind = {
  pairs: number;
  named: number;
  readonly firsts: Map<string, number>;
  readonly seconds: Set<string>;
};

const known = new WeakMap<PageReader, (node: number) => boolean>();

/**
 * Whether an element is the first of two parts of a row, or stands before an element of another kind, where what stands first in
 * such pairs all over the page are a few words, most of them for fields: a name without a colon or an element for names.
 */
export function isFirstOfPair(page: PageReader, node: number): boolean {
  let isFirst = known.get(page);
  if (!isFirst) known.set(page, (isFirst = findLabelPairs(page)));
  return isFirst(node);
}

function findLabelPairs(page: PageReader): (node: number) => boolean {
  const { tree, features } = page;
  const kinds = new Map<string, Kind>();
  const pairs = new Map<number, readonly [kind: string, first: string]>();
  for (let parent = 0; parent < tree.size; parent++) {
    if ((features.leaves[parent] ?? 0) < 2 || tableTag(tree, parent) === "tr") continue;
    readPairs(parent);
  }
  const labels = new Map<string, ReadonlySet<string>>();
  for (const [key, kind] of kinds) {
    const recurring = recurringLabels(kind);
    if (recurring) labels.set(key, recurring);
  }
  return (node) => {
    const pair = pairs.get(node);
    return pair !== undefined && labels.get(pair[0])?.has(pair[1]) === true;
  };

  function readPairs(parent: number): void {
    let before = -1;
    let parts = 0;
    let only: readonly [number, number] | null = null;
    const end = tree.ends[parent] ?? 0;
    for (let child = parent + 1; child < end; child = tree.ends[child] ?? child + 1) {
      if ((features.leaves[child] ?? 0) === 0) continue;
      parts++;
      if (before >= 0 && parts === 2) only = [before, child];
      if (before >= 0 && isKindApart(before, child)) addPair(parent, before, child);
      before = child;
    }
    if (parts === 2 && only && !isKindApart(...only)) addPair(parent, ...only);
  }

  function isKindApart(first: number, second: number): boolean {
    return features.signatures[first] !== features.signatures[second];
  }

  function addPair(parent: number, first: number, second: number): void {
    const length = features.textLength[first] ?? 0;
    const tag = tree.tags[first] ?? "";
    if (length < 2 || length > maxLabelLength || tag.startsWith("#") || decorativeTags.has(tag)) return;
    const value = tree.tags[second] ?? "";
    if ((features.linkLength[first] ?? 0) > 0 || value.startsWith("#") || headingTags.has(value)) return;
    const text = fold(page.text(first).text);
    const key = `${features.signatures[parent]}>${features.signatures[first]}+${features.signatures[second]}`;
    let kind = kinds.get(key);
    if (!kind) kinds.set(key, (kind = { pairs: 0, named: 0, firsts: new Map(), seconds: new Set() }));
    kind.pairs++;
    if (kind.firsts.size > maxKinds) return;
    pairs.set(first, [key, text]);
    kind.firsts.set(text, (kind.firsts.get(text) ?? 0) + 1);
    kind.seconds.add(fold(page.text(second).text.slice(0, maxLabelLength)));
  }
}

/**
 * The labels of a kind of pairs: a few short texts that recur before what varies, half of them words for fields, and not one word
 * for all (`Marca A`, `Marca B`).
 */
function recurringLabels({ pairs, firsts, seconds }: Kind): ReadonlySet<string> | null {
  if (firsts.size > maxKinds) return null;
  const labels = [...firsts].filter(([text, count]) => count > 1 && isLabelText(text));
  const held = labels.reduce((sum, [, count]) => sum + count, 0);
  if (labels.length < minLabels || held < labels.length * minRecurrence || held < pairs * minNamedShare) return null;
  if (seconds.size <= labels.length || labels.some(([text]) => seconds.has(text))) return null;
  const words = labels.filter(([text]) => hasFieldWord(text)).map(([text]) => text.split(" ", 1)[0]);
  const isNamed = new Set(words).size >= minLabels && words.length >= labels.length * minFieldShare;
  return isNamed ? new Set(labels.map(([text]) => text)) : null;
}

const isLabelText = (text: string): boolean =>
  /^\p{L}{2}/u.test(text) && !/\d/.test(text) && text.split(/\s+/).length <= maxLabelWords;
