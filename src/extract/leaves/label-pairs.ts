import { fold } from "../../domain/text.ts";
import { hasFieldWord } from "../columns/field-words.ts";
import type { PageReader } from "../page/page-reader.ts";
import { decorativeTags, headingTags } from "../page/tag-rules.ts";
import { tableTag } from "../page/table-tags.ts";
import { childrenOf } from "../page/tree.ts";
import { rememberOf } from "../remember.ts";

const maxLabelLength = 40;
const maxLabelWords = 4;
const maxKinds = 30;
const minLabels = 2;
/** Pairs that each label has, on average. */
const minRecurrence = 2;
const minFieldShare = 0.5;
const minNamedShare = 0.5;

/** Pairs of one kind: how often each text stands first, and what stands second. */
type Kind = {
  pairs: number;
  readonly firsts: Map<string, number>;
  readonly seconds: Set<string>;
};

/**
 * Whether an element is the first of two parts of a row, or stands before an element of another kind, where what stands first in
 * such pairs all over the page are a few words, most of them for fields: a name without a colon or an element for names.
 */
export const isFirstOfPair = (page: PageReader, node: number): boolean => labelPairsOf(page).has(node);

const labelPairsOf = rememberOf((page: PageReader): ReadonlySet<number> => {
  const { tree, features } = page;
  const found: FoundPairs = { kinds: new Map(), byFirst: new Map() };
  for (let parent = 0; parent < tree.size; parent++) {
    if ((features.leaves[parent] ?? 0) < 2 || tableTag(tree, parent) === "tr") continue;
    for (const [first, second] of pairsIn(page, parent)) addPair(page, found, parent, first, second);
  }
  const labels = new Map([...found.kinds].map(([key, kind]) => [key, recurringLabels(kind)]));
  const named = new Set<number>();
  for (const [node, { kind, text }] of found.byFirst) if (labels.get(kind)?.has(text)) named.add(node);
  return named;
});

type FoundPairs = {
  readonly kinds: Map<string, Kind>;
  /** What the first element of a pair says, and the kind of the pair. */
  readonly byFirst: Map<number, { readonly kind: string; readonly text: string }>;
};

/** The parts of an element that stand beside one of another kind, or its only two. */
function pairsIn({ tree, features }: PageReader, parent: number): (readonly [number, number])[] {
  const parts = childrenOf(tree, parent).filter((child) => (features.leaves[child] ?? 0) > 0);
  return parts.flatMap((second, i) => {
    const first = parts[i - 1];
    if (first === undefined) return [];
    return parts.length === 2 || features.signatures[first] !== features.signatures[second] ? [[first, second]] : [];
  });
}

function addPair(
  page: PageReader,
  { kinds, byFirst }: FoundPairs,
  parent: number,
  first: number,
  second: number,
): void {
  const { tree, features } = page;
  const length = features.textLength[first] ?? 0;
  const tag = tree.tags[first] ?? "";
  if (length < 2 || length > maxLabelLength || tag.startsWith("#") || decorativeTags.has(tag)) return;
  const value = tree.tags[second] ?? "";
  if ((features.linkLength[first] ?? 0) > 0 || value.startsWith("#") || headingTags.has(value)) return;
  const key = `${features.signatures[parent]}>${features.signatures[first]}+${features.signatures[second]}`;
  let kind = kinds.get(key);
  if (!kind) kinds.set(key, (kind = { pairs: 0, firsts: new Map(), seconds: new Set() }));
  kind.pairs++;
  if (kind.firsts.size > maxKinds) return;
  const text = fold(page.text(first));
  byFirst.set(first, { kind: key, text });
  kind.firsts.set(text, (kind.firsts.get(text) ?? 0) + 1);
  kind.seconds.add(fold(page.text(second).slice(0, maxLabelLength)));
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
