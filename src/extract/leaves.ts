import { childrenOf, type RecordRange } from "./candidates/candidate.ts";
import { tableTag } from "./table-tags.ts";
import type { FieldPath } from "./field-path.ts";
import { columnStep, type Owner, ownerOf } from "./leaf-owner.ts";
import { isAdjacent, trimSpan } from "./line-spans.ts";
import { decorativeTags } from "./tag-rules.ts";
import type { PageReader } from "./page-reader.ts";

/** One value of one record, before columns are known. */
export type Leaf = {
  /** Where it lies relative to the record, readable: `div.body>h3.title>a@href`. */
  readonly key: string;
  readonly node: number;
  readonly attr: string | null;
  readonly span: readonly [number, number] | null;
  readonly raw: string;
  /** Words before the value that may name it ("Tel.:", a `dt`), and how much of `raw` they take up. */
  readonly label: string | null;
  readonly labelLength: number;
  /** Words before a colon in a value that has a label already, and their length: its label where the other is none. */
  readonly spare: readonly [string, number] | null;
  /** The leaf is such words itself. */
  readonly isLabel: boolean;
  /** The whole text of an element whose parts are leaves too. */
  readonly isComposite: boolean;
  readonly header: string | null;
  /** Rank in the record. */
  readonly order: number;
};

type NewLeaf = Pick<Leaf, "node" | "attr" | "span" | "raw" | "header"> &
  Partial<Omit<Leaf, "key">> & { readonly place: FieldPath };

const maxLeavesPerRecord = 400;
const maxCompositeLength = 400;
const maxLabelLength = 40;
const labelPattern = /^([\p{L}][\p{L}\p{N} .ºª°#/()'’&-]{0,38}?)\s*:\s+(?=\S)/u;
const labelOnly = /^([\p{L}][\p{L}\p{N} .ºª°#/()'’&-]{0,38}?)\s*:$/u;
const neverLabels = /^(?:in re|re|ex parte|https?|note|nota|p\.?s)$/i;
/** What refers to a note below: `[a]`, `1/`, `(2)`, `*`. */
const noteMark = /^(?:\[\s?[\p{L}\d]{1,6}(?:\s\d{1,3})?\s?\]\s?|\d{1,2}\/|\(\d{1,2}\)|[*†‡]{1,3})+$/u;
/** Elements that name the value after them. */
export const labelTags = new Set(["dt", "label"]);

/** A line of text within one owner, and its decorated and plain parts. Offsets are those of the page's text. */
type Run = {
  readonly owner: Owner;
  /** Its first text node. */
  readonly at: number;
  readonly start: number;
  end: number;
  readonly line: number;
  readonly parts: { readonly tag: string; readonly start: number; end: number }[];
};

const known = new WeakMap<PageReader, Map<number, readonly Leaf[]>>();

const idOf = ({ tree }: PageReader, record: RecordRange): number => record.from * (tree.size + 1) + record.to;

/** The leaves of one record in document order: lines of text, composite texts and attributes. */
export const readLeaves = (page: PageReader, record: RecordRange): readonly Leaf[] =>
  known.get(page)?.get(idOf(page, record)) ?? new LeafReader(page, record).read();

/** As `readLeaves`, and kept with the page: candidates share records, and those of the best are read again. */
export function keepLeaves(page: PageReader, record: RecordRange): readonly Leaf[] {
  let ofPage = known.get(page);
  if (!ofPage) known.set(page, (ofPage = new Map()));
  const id = idOf(page, record);
  let leaves = ofPage.get(id);
  if (!leaves) ofPage.set(id, (leaves = new LeafReader(page, record).read()));
  return leaves;
}

/** Walks one record; one use each. */
class LeafReader {
  private readonly page: PageReader;
  private readonly record: RecordRange;
  /** Element that the record stands in. */
  private readonly parent: number;
  /** The record is one element. */
  private readonly single: boolean;
  private readonly leaves: Leaf[] = [];
  /** Position in the page of each leaf of text, in order; the leaves of an element are a stretch of them. */
  private readonly texts: { readonly leaf: Leaf; readonly at: number }[] = [];
  private readonly reading = {};
  /** Owner of what each open element contains, by its depth. */
  private readonly open: Owner[] = [];
  /** Elements that own texts, in document order. */
  private readonly owners: Owner[] = [];
  private readonly siblings = new Map<FieldPath, number>();
  private pendingLabel: string | null = null;
  private run: Run | null = null;

  constructor(page: PageReader, record: RecordRange) {
    const { tree } = page;
    this.page = page;
    this.record = record;
    this.parent = tree.parents[record.from] ?? 0;
    this.single = tree.ends[record.from] === record.to && !tree.tags[record.from]?.startsWith("#");
  }

  read(): readonly Leaf[] {
    const { page, record, single } = this;
    const { tree } = page;
    const asRow = single && tableTag(tree, record.from) === "tr" ? page.grids.row(record.from) : null;
    if (asRow) {
      for (const cell of asRow.row.cells) {
        this.endRun();
        this.pendingLabel = null;
        const header = asRow.grid.headers[cell.column] || null;
        const owner: Owner = { node: cell.node, place: page.root.step(columnStep(cell.column)), header };
        const before = this.texts.length;
        this.pushAttributes(cell.node, owner);
        this.visitRange(cell.node + 1, tree.ends[cell.node] ?? 0, owner);
        this.endRun();
        this.addComposite(owner, before, this.texts.length);
      }
      return this.leaves;
    }
    this.visitRange(record.from, record.to, { node: this.parent, place: page.root, header: null });
    this.endRun();
    const count = this.texts.length;
    for (const owner of this.owners) {
      const { node } = owner;
      if (single && node === record.from) continue;
      this.addComposite(owner, this.firstTextFrom(node, count), this.firstTextFrom(tree.ends[node] ?? 0, count));
    }
    return this.leaves;
  }

  private push(leaf: NewLeaf, at: number | null): void {
    if (leaf.raw === "" || this.leaves.length >= maxLeavesPerRecord) return;
    const { place, node, attr, span, raw, header } = leaf;
    const { label = null, labelLength = 0, spare = null, isLabel = false, isComposite = false } = leaf;
    const key = place.next(this.reading);
    const order = leaf.order ?? this.leaves.length;
    const pushed: Leaf = { key, node, attr, span, raw, label, labelLength, spare, isLabel, isComposite, header, order };
    this.leaves.push(pushed);
    if (at !== null) this.texts.push({ leaf: pushed, at });
  }

  private pushAttributes(node: number, { place, header }: Owner): void {
    for (const { attr, step, raw, span } of this.page.attributeLeaves(node))
      this.push({ place: place.join(step), node, attr, span, raw, header }, null);
  }

  private visitRange(from: number, to: number, top: Owner): void {
    const { page, open, parent, single } = this;
    const { tree } = page;
    for (let node = from; node < to; node++) {
      const tag = tree.tags[node] ?? "";
      const up = tree.parents[node] ?? 0;
      const depth = tree.depths[node] ?? 0;
      const owner = (up >= from ? open[depth - 1] : undefined) ?? top;
      if (tag === "#text") {
        this.addText(node, owner, tree.tags[up] ?? "");
        continue;
      }
      if (tag === "#line" || tag === "br") continue;
      if (tag === "sup" && noteMark.test(page.text(node).text)) {
        node = (tree.ends[node] ?? node + 1) - 1;
        continue;
      }
      const inner = ownerOf(page, node, owner, up === parent && single);
      if (up === parent && !single && inner !== owner) {
        const nth = (this.siblings.get(inner.place) ?? 0) + 1;
        this.siblings.set(inner.place, nth);
        if (nth > 1) inner.place = inner.place.join(`~${nth}`);
      }
      open[depth] = inner;
      if (inner.node === node) this.owners.push(inner);
      this.pushAttributes(node, inner);
    }
  }

  private addText(node: number, owner: Owner, tag: string): void {
    const { words } = this.page;
    const span = words.spanOf(node);
    if (!span) return;
    const [start, end] = span;
    const line = words.lineOf(node) - words.lineOf(owner.node);
    const { run } = this;
    if (run && run.owner === owner && run.line === line && isAdjacent(words.text, run.end, start)) {
      run.end = end;
      const last = run.parts.at(-1);
      if (last && isSameStyle(last.tag, tag)) last.end = end;
      else run.parts.push({ tag, start, end });
      return;
    }
    this.endRun();
    this.run = { owner, at: node, start, end, line, parts: [{ tag, start, end }] };
  }

  private endRun(): void {
    const { run, page } = this;
    if (!run) return;
    this.run = null;
    const { owner, line, parts, at } = run;
    const { text } = page.words;
    const offset = page.words.startOf(owner.node);
    const [start, end] = trimSpan(text, run.start, run.end);
    const raw = text.slice(start, end);
    const isLater = line > 0 && owner.node !== this.parent;
    const place =
      owner.place === page.root
        ? page.root.step("text")
        : isLater
          ? owner.place.join(byLine.test(raw) ? ":by" : ":line")
          : owner.place;
    const { node, header } = owner;
    const leaf: NewLeaf = { place, node, attr: null, span: [start - offset, end - offset], raw, header };
    const only = readLabel(raw) ?? (this.isLabelElement(node, raw) ? raw : undefined);
    if (only !== undefined) {
      if (this.followsItsValue(node)) this.nameLastText(only, page.tree.parents[node] ?? 0);
      else this.pendingLabel = only;
      this.push({ ...leaf, label: only, isLabel: true }, at);
      return;
    }
    const written = readInlineLabel(raw);
    const inline = this.pendingLabel === null ? written : null;
    const spare = written && !inline ? ([written[1] ?? "", written[0].length] as const) : null;
    const set = inline === null && this.pendingLabel === null ? labelSetApart(text, parts) : null;
    const label = inline?.[1] ?? set ?? this.pendingLabel;
    const labelLength = inline?.[0].length ?? (set === null ? 0 : (parts[1]?.start ?? start) - start);
    this.push({ ...leaf, label, labelLength, spare }, at);
    this.pendingLabel = null;
    if (parts.length < 2 || inline) return;
    parts.forEach((part, nth) => {
      const [from, to] = trimSpan(text, part.start, part.end);
      const step = decorativeTags.has(part.tag) ? "/b" : "/plain";
      const named = set !== null && nth === 0 ? { label: set, isLabel: true } : {};
      const span = [from - offset, to - offset] as const;
      this.push({ ...leaf, ...named, place: place.join(step), span, raw: text.slice(from, to) }, at);
    });
  }

  /** A `dt` under its `dd`: the value stands before its name. */
  private followsItsValue(node: number): boolean {
    const { tree } = this.page;
    if (tree.tags[node] !== "dt") return false;
    const [first] = childrenOf(tree, tree.parents[node] ?? 0).filter((child) => !tree.tags[child]?.startsWith("#"));
    return tree.tags[first ?? 0] === "dd";
  }

  private nameLastText(label: string, within: number): void {
    const last = this.texts.at(-1);
    if (!last || last.at < within || last.leaf.label !== null) return;
    const leaf = { ...last.leaf, label };
    this.leaves[this.leaves.lastIndexOf(last.leaf)] = leaf;
    this.texts[this.texts.length - 1] = { ...last, leaf };
  }

  private isLabelElement(node: number, raw: string): boolean {
    const { tree } = this.page;
    return (
      (labelTags.has(tree.tags[node] ?? "") || this.isFirstOfTwoCells(node)) &&
      raw.length <= maxLabelLength &&
      /\p{L}{2}/u.test(raw) &&
      this.page.text(node).text === raw
    );
  }

  /** A row within the record that holds two cells: most often a name and its value. Names are those that recur. */
  private isFirstOfTwoCells(node: number): boolean {
    const { tree } = this.page;
    const row = tree.parents[node] ?? 0;
    if (row === this.record.from || !/^t[dh]$/.test(tableTag(tree, node)) || tableTag(tree, row) !== "tr") return false;
    const cells = childrenOf(tree, row).filter((cell) => /^t[dh]$/.test(tableTag(tree, cell)));
    return cells.length === 2 && cells[0] === node;
  }

  /** Index of the first of `count` texts that stands at `node` or after it. */
  private firstTextFrom(node: number, count: number): number {
    let low = 0;
    let high = count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.texts[middle]?.at ?? 0) < node) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The whole text of an element that holds several leaves of text, those from `first` up to `end`. */
  private addComposite({ node, place, header }: Owner, first: number, end: number): void {
    if (end - first < 2) return;
    const { text } = this.page.text(node);
    if (text.length > maxCompositeLength) return;
    const order = (this.texts[first]?.leaf.order ?? 0) - 0.5;
    const span = [0, text.length] as const;
    this.push({ place: place.join("="), node, attr: null, span, raw: text, header, order, isComposite: true }, null);
  }
}

const readLabel = (raw: string): string | undefined => (raw.endsWith(":") ? labelOnly.exec(raw)?.[1] : undefined);

/** The line that says who wrote it is the same one however many lines stand above it. */
const byLine = /^(?:[Bb]y|[Pp]or)\s\p{Lu}/u;

const isSameStyle = (a: string, b: string): boolean => a === b || !(decorativeTags.has(a) || decorativeTags.has(b));

const wordsOnly = /^\p{L}[\p{L} .ºª°/()&-]{1,29}$/u;

/** Words set apart from what follows them on the line: `<b>Origen</b> Callao`, `<small>Viaje</small> <b>17</b>`. */
function labelSetApart(text: string, [first, second]: Run["parts"]): string | null {
  if (!first || !second || !decorativeTags.has(first.tag)) return null;
  const words = text.slice(...trimSpan(text, first.start, first.end));
  return wordsOnly.test(words) ? words : null;
}

/** The label that a text begins with, and the colon and space after it. */
function readInlineLabel(raw: string): RegExpExecArray | null {
  const colon = raw.indexOf(":");
  if (colon < 1 || colon === raw.length - 1) return null;
  const match = labelPattern.exec(raw);
  return match && !neverLabels.test(match[1] ?? "") ? match : null;
}
