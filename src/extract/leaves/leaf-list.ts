import type { Leaf, LeafLabel, NewLeaf } from "./leaf.ts";
import { isFirstOfPair } from "./label-pairs.ts";
import type { Owner } from "./leaf-owner.ts";
import type { PageReader } from "../page/page-reader.ts";
import { blockTags } from "../page/tag-rules.ts";
import { childrenOf, someBetween, type Tree } from "../page/tree.ts";
import { tableTag } from "../page/table-tags.ts";
import { hiddenStep } from "./text-run.ts";

const maxLeavesPerRecord = 400;
const maxCompositeLength = 400;
/** Paragraphs and lists of them, with links and words in bold. */
const maxProseLength = 1_500;
const proseTags: ReadonlySet<string> = new Set(["p", "ul", "ol", "li", "br", "blockquote"]);

const unnamed: LeafLabel = { label: null, labelLength: 0, spare: null, isLabel: false };

const colonWithin = /:(?!\s?$)/;
const manyLetters = /^(?:[^\p{L}\n]*\p{L}){12}/u;

/** Words, and no value of another kind beside them. */
const isWordsOnly = (text: string): boolean => !colonWithin.test(text) && (!/\d/.test(text) || manyLetters.test(text));

/** Whether an element is a line of text in which other elements stand apart from each other, with words or signs of its own between them. */
function isLine(tree: Tree, node: number): boolean {
  let elements = 0;
  for (const child of childrenOf(tree, node)) {
    const tag = tree.tags[child] ?? "";
    if (tag === "#line") continue;
    if (tag === "#text") {
      if (/\S/.test(tree.texts[child] ?? "")) elements = 0;
    } else if (blockTags.has(tag) || tag === "br" || ++elements > 1) return false;
  }
  return true;
}

/** The leaves of one record as they are found; places are numbered as they recur. */
export class LeafList {
  readonly leaves: Leaf[] = [];
  private readonly page: PageReader;
  /** The leaves of text, in order, and the position of each in the page; those of an element are a stretch of them. */
  private readonly texts: Leaf[] = [];
  private readonly positions: number[] = [];
  private readonly reading = {};

  constructor(page: PageReader) {
    this.page = page;
  }

  get textCount(): number {
    return this.texts.length;
  }

  isFull(): boolean {
    return this.leaves.length >= maxLeavesPerRecord;
  }

  /** Adds a leaf: a text that stands at a node, or an attribute, which stands at none. */
  push(leaf: NewLeaf, at: number | null, label: LeafLabel = unnamed): void {
    if (leaf.raw === "" || this.isFull()) return;
    const pushed = this.add(leaf, label, this.leaves.length, false);
    if (at === null) return;
    this.texts.push(pushed);
    this.positions.push(at);
  }

  private add(leaf: NewLeaf, named: LeafLabel, order: number, isComposite: boolean): Leaf {
    const added: Leaf = {
      key: leaf.place.next(this.reading),
      node: leaf.node,
      attr: leaf.attr,
      span: leaf.span,
      raw: leaf.raw,
      label: named.label,
      labelLength: named.labelLength,
      spare: named.spare,
      isLabel: named.isLabel,
      isComposite,
      says: leaf.says,
      header: leaf.header,
      order,
    };
    this.leaves.push(added);
    return added;
  }

  /** Names the last text by a label that follows it, where it stands at the node `within` or after it and has none. */
  nameLastText(label: string, within: number): void {
    const last = this.texts.at(-1);
    if (!last || (this.positions.at(-1) ?? 0) < within || last.label !== null) return;
    const leaf = { ...last, label };
    this.leaves[this.leaves.lastIndexOf(last)] = leaf;
    this.texts[this.texts.length - 1] = leaf;
  }

  /** Adds the whole texts of the elements that hold several of the texts found so far. */
  addComposites(owners: readonly Owner[]): void {
    const count = this.textCount;
    const { ends } = this.page.tree;
    for (const owner of owners)
      this.addComposite(owner, this.firstTextFrom(owner.node, count), this.firstTextFrom(ends[owner.node] ?? 0, count));
  }

  /** The whole text of an element that holds several leaves of text, those from `first` up to `end`. */
  addComposite({ node, place, header }: Owner, first: number, end: number): void {
    if (end - first < 2 || (end - first === 2 && this.isPartHidden(first, end))) return;
    if (end - first === 2 && this.isLabelledRow(node, this.texts[first])) return;
    const text = this.page.text(node);
    const mayGoOn = header === null && text.length <= maxProseLength;
    if (text.length > maxCompositeLength && !(mayGoOn && this.isProse(node))) return;
    const order = (this.texts[first]?.order ?? 0) - 0.5;
    const span = [0, text.length] as const;
    const named = this.labelOfLine(node, first, end) ?? unnamed;
    if (text === "" || this.isFull()) return;
    this.add({ place: place.join("="), node, attr: null, span, raw: text, header, says: null }, named, order, true);
  }

  /**
   * The label of a line that goes on with words in elements of their own (`Perfil: técnico en <a>Redes</a>, <a>Soporte</a>`), which
   * its first text then has no longer; null where the elements hold several values, or something else is named too.
   */
  private labelOfLine(node: number, first: number, end: number): LeafLabel | null {
    const head = this.texts[first];
    if (!head || head.label === null || head.label === "" || !isLine(this.page.tree, node)) return null;
    const valueAt = head.isLabel ? first + 1 : first;
    const value = this.texts[valueAt];
    const parts = this.texts.slice(valueAt, end);
    const areWords = parts.every(
      (part, nth) =>
        isWordsOnly(part.raw.slice(part.labelLength)) && (nth === 0 || (part.label === null && !part.isLabel)),
    );
    if (!value || value.label !== head.label || parts.length < 2 || !areWords) return null;
    const { words } = this.page;
    const start = words.startOf(value.node) + (value.span?.[0] ?? 0) + value.labelLength - words.startOf(node);
    if (start <= 0) return null;
    const plain = { ...value, label: null, labelLength: 0 };
    this.leaves[this.leaves.lastIndexOf(value)] = plain;
    this.texts[valueAt] = plain;
    return { label: head.label, labelLength: start, spare: null, isLabel: false };
  }

  private isProse(node: number): boolean {
    const { tags, ends } = this.page.tree;
    const isOther = (inner: number): boolean => {
      const tag = tags[inner] ?? "";
      return blockTags.has(tag) && !proseTags.has(tag);
    };
    return !someBetween(node + 1, ends[node] ?? 0, isOther);
  }

  /** Whether an element of two texts is a row of a table or list that the first of them names. */
  private isLabelledRow(node: number, first: Leaf | undefined): boolean {
    if (!first?.isLabel) return false;
    return tableTag(this.page.tree, node) === "tr" || isFirstOfPair(this.page, first.node);
  }

  /** Index of the first of `count` texts that stands at `node` or after it. */
  private firstTextFrom(node: number, count: number): number {
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.positions[middle] ?? 0) < node) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private isPartHidden(first: number, end: number): boolean {
    return this.texts.slice(first, end).some(({ key }) => key.includes(hiddenStep));
  }
}
