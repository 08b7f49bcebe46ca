import { trimSpan } from "../page/line-spans.ts";
import type { PageReader } from "../page/page-reader.ts";
import { isCell, tableTag } from "../page/table-tags.ts";
import { decorativeTags } from "../page/tag-rules.ts";
import { childrenOf, type Tree } from "../page/tree.ts";
import { isFirstOfPair } from "./label-pairs.ts";

/** A part of a line in one style. */
export type TextPart = { readonly tag: string; readonly start: number; end: number };

const maxLabelLength = 40;
const labelPattern = /^([\p{L}][\p{L}\p{N} .ºª°#/()'’&-]{0,38}?)(?:\s*:\s+|\s+:|：\s*)(?=\S)/u;
const labelOnly = /^([\p{L}][\p{L}\p{N} .ºª°#/()'’&-]{0,38}?)\s*[:：]$/u;
const neverLabels = /^(?:https?|note|nota|p\.?s|re|rv|fwd?|aw)$/i;
/** What refers to a note below: `[a]`, `1/`, `(2)`, `*`. */
const noteMark = /^(?:\[\s?[\p{L}\d]{1,6}(?:\s\d{1,3})?\s?\]\s?|\d{1,2}\/|\(\d{1,2}\)|[*†‡]{1,3})+$/u;
export const isNoteMark = (text: string): boolean => noteMark.test(text);

/** Elements that name the value after them. */
const labelTags = new Set(["dt", "label"]);

/** The label that a text is, without its colon. */
export const readLabel = (raw: string): string | undefined =>
  raw.endsWith(":") || raw.endsWith("：") ? labelOnly.exec(raw)?.[1] : undefined;

const wordsOnly = /^\p{L}[\p{L} .ºª°/()&-]{1,29}$/u;

/** Words set apart from what follows them on the line: `<b>Origen</b> Callao`, `<small>Viaje</small> <b>17</b>`. */
export function labelSetApart(text: string, [first, second]: readonly TextPart[]): string | null {
  if (!first || !second || !decorativeTags.has(first.tag)) return null;
  const words = text.slice(...trimSpan(text, first.start, first.end));
  return wordsOnly.test(words) ? words : null;
}

/** The label that a text begins with, and the colon and space after it; what the page's title begins with is a series, no label. */
export function readInlineLabel(raw: string, pageTitle: string): RegExpExecArray | null {
  const colon = raw.search(/[:：]/);
  if (colon < 1 || colon === raw.length - 1) return null;
  const match = labelPattern.exec(raw);
  const label = match?.[1] ?? "";
  const isSeries = pageTitle.startsWith(label) && /^[\s:|–—-]/u.test(pageTitle.slice(label.length));
  return match && !isSeries && !neverLabels.test(label) ? match : null;
}

/** A `dt` under its `dd`: the value stands before its name. */
export function followsItsValue(tree: Tree, node: number): boolean {
  if (tree.tags[node] !== "dt") return false;
  let first = (tree.parents[node] ?? 0) + 1;
  while (tree.tags[first]?.startsWith("#")) first++;
  return tree.tags[first] === "dd";
}

/**
 * Whether an element is the name of what follows it: a `dt`, a `label`, the first of two cells or parts in a row within the record at
 * `record`.
 */
export function isLabelElement(page: PageReader, node: number, raw: string, record: number): boolean {
  const { tree } = page;
  return (
    raw.length <= maxLabelLength &&
    (labelTags.has(tree.tags[node] ?? "") ||
      isFirstOfTwoCells(tree, node, record) ||
      (node !== record && isFirstOfPair(page, node) && !isRowOfTwo(page, record))) &&
    /\p{L}{2}/u.test(raw) &&
    page.text(node) === raw
  );
}

/** Whether the record is itself a row of two parts, of which the first is a value too. */
const isRowOfTwo = ({ tree, features }: PageReader, record: number): boolean =>
  childrenOf(tree, record).filter((child) => (features.leaves[child] ?? 0) > 0).length === 2;

/** A row within the record that holds two cells: most often a name and its value. Names are those that recur. */
function isFirstOfTwoCells(tree: Tree, node: number, record: number): boolean {
  const row = tree.parents[node] ?? 0;
  if (row === record || !isCell(tree, node) || tableTag(tree, row) !== "tr") return false;
  const end = tree.ends[row] ?? 0;
  let cells = 0;
  for (let child = row + 1; child < end; child = tree.ends[child] ?? child + 1) {
    if (!isCell(tree, child)) continue;
    cells++;
    if ((cells === 1 && child !== node) || cells > 2) return false;
  }
  return cells === 2;
}
