import type { RecordRange } from "../page/record-range.ts";
import { tableTag } from "../page/table-tags.ts";
import type { FieldPath } from "../page/field-path.ts";
import type { Leaf, NewLeaf } from "./leaf.ts";
import { LeafList } from "./leaf-list.ts";
import { followsItsValue, isLabelElement, isNoteMark, labelSetApart } from "./leaf-labels.ts";
import { chunkLeaves } from "./chunk-leaves.ts";
import { columnStep, type Owner, ownerOf } from "./leaf-owner.ts";
import { type LineText, readLine } from "./line-text.ts";
import { isAdjacent, trimSpan } from "../page/line-spans.ts";
import { decorativeTags } from "../page/tag-rules.ts";
import { saidTwice } from "./read-aloud.ts";
import { isSameStyle, isSentence, placeOfLine, type Run } from "./text-run.ts";
import type { PageReader } from "../page/page-reader.ts";
import { rememberOf } from "../remember.ts";

/** By the extent of the record. */
const keptOf = rememberOf<PageReader, Map<number, readonly Leaf[]>>(() => new Map());

const idOf = ({ tree }: PageReader, record: RecordRange): number => record.from * (tree.size + 1) + record.to;

/** The leaves of one record in document order: lines of text, composite texts and attributes. */
export const readLeaves = (page: PageReader, record: RecordRange): readonly Leaf[] =>
  keptOf(page).get(idOf(page, record)) ?? new LeafReader(page, record).read();

/** As `readLeaves`, and kept with the page: candidates share records, and those of the best are read again. */
export function keepLeaves(page: PageReader, record: RecordRange): readonly Leaf[] {
  const kept = keptOf(page);
  const id = idOf(page, record);
  let leaves = kept.get(id);
  if (!leaves) kept.set(id, (leaves = new LeafReader(page, record).read()));
  return leaves;
}

/** The element that says how a text looks: what cuts a word short does not. */
const styleOf = ({ tree }: PageReader, element: number): string =>
  tree.tags[tree.tags[element] === "abbr" ? (tree.parents[element] ?? 0) : element] ?? "";

/** Walks one record; one use each. */
class LeafReader {
  private readonly page: PageReader;
  private readonly record: RecordRange;
  /** Element that the record stands in. */
  private readonly parent: number;
  /** The record is one element. */
  private readonly single: boolean;
  private readonly found: LeafList;
  /** Owner of what each open element contains, by its depth. */
  private readonly open: Owner[] = [];
  /** Elements that own texts, in document order. */
  private readonly owners: Owner[] = [];
  private readonly siblings = new Map<FieldPath, number>();
  private pendingLabel: string | null = null;
  /** A label that is not shown names nothing that is. */
  private isPendingHidden = false;
  private run: Run | null = null;
  /** An element whose figures stand beside it as well. */
  private leftOut = -1;
  /** A record has one id: those of the elements in it are the page's own. */
  private isNumbered = false;

  constructor(page: PageReader, record: RecordRange) {
    const { tree } = page;
    this.page = page;
    this.record = record;
    this.found = new LeafList(page);
    this.parent = tree.parents[record.from] ?? 0;
    this.single = tree.ends[record.from] === record.to && !tree.tags[record.from]?.startsWith("#");
  }

  read(): readonly Leaf[] {
    const { page, record, single, found } = this;
    const { tree } = page;
    const asRow = single && tableTag(tree, record.from) === "tr" ? page.grids.row(record.from) : null;
    if (asRow) {
      for (const cell of asRow.row.cells) {
        this.endRun();
        this.pendingLabel = null;
        const header = asRow.grid.headers[cell.column] || null;
        const owner: Owner = { node: cell.node, place: page.root.step(columnStep(cell.column)), header };
        const before = found.textCount;
        this.pushAttributes(cell.node, owner);
        this.visitRange(cell.node + 1, tree.ends[cell.node] ?? 0, owner);
        this.endRun();
        found.addComposite(owner, before, found.textCount);
      }
      return found.leaves;
    }
    this.visitRange(record.from, record.to, { node: this.parent, place: page.root, header: null });
    this.endRun();
    if (found.isFull()) return found.leaves;
    found.addComposites(this.owners.filter(({ node }) => !single || node !== record.from || isSentence(page, node)));
    return found.leaves;
  }

  private pushAttributes(node: number, { place, header }: Owner): void {
    const { page } = this;
    for (const { attr, step, raw, isElementId, span } of page.attributeLeaves(node)) {
      if (isElementId && this.isNumbered) continue;
      this.isNumbered ||= isElementId;
      this.found.push({ place: place.join(step), node, attr, span, raw, header, says: page.said(node) }, null);
    }
  }

  private visitRange(from: number, to: number, top: Owner): void {
    const { page, open, parent, single } = this;
    const { tree } = page;
    for (let node = from; node < to && !this.found.isFull(); node++) {
      const tag = tree.tags[node] ?? "";
      const up = tree.parents[node] ?? 0;
      const depth = tree.depths[node] ?? 0;
      const owner = (up >= from ? open[depth - 1] : undefined) ?? top;
      if (tag === "#text") {
        this.addText(node, owner, styleOf(page, up));
        continue;
      }
      if (tag === "#line" || tag === "br") continue;
      this.leftOut = saidTwice(page, node) ?? this.leftOut;
      if (node === this.leftOut || (tag === "sup" && isNoteMark(page.text(node)))) {
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
    const chunks = chunkLeaves(this.page, node, owner, span, this.parent);
    if (chunks) {
      this.endRun();
      for (const leaf of chunks) this.found.push(leaf, node);
      return;
    }
    const [start, end] = span;
    const line = words.lineOf(node) - words.lineOf(owner.node);
    const { run } = this;
    const isHidden = this.page.tree.hidden[node] === true && this.page.tree.hidden[owner.node] !== true;
    const goesOn = run?.owner === owner && run.line === line && run.isHidden === isHidden;
    if (run && goesOn && isAdjacent(words.text, run.end, start)) {
      run.end = end;
      const last = run.parts.at(-1);
      if (last && isSameStyle(last.tag, tag)) last.end = end;
      else run.parts.push({ tag, start, end });
      return;
    }
    this.endRun();
    this.run = { owner, at: node, start, end, line, isHidden, parts: [{ tag, start, end }] };
  }

  private endRun(): void {
    const { run, page } = this;
    if (!run) return;
    this.run = null;
    const { owner } = run;
    const { node } = owner;
    const line = readLine(page, run.start, run.end);
    const { start, end, raw, written } = line;
    const offset = page.words.startOf(node);
    const said = page.said(node);
    const leaf: NewLeaf = {
      place: owner.place === page.root ? page.root.step("text") : placeOfLine(run, raw, this.parent),
      node,
      attr: null,
      span: [start - offset, end - offset],
      raw,
      header: run.isHidden ? null : owner.header,
      says: said === raw ? said : null,
    };
    const isName = written === null && isLabelElement(page, node, raw, this.record.from);
    const only = line.only ?? (isName ? raw : undefined);
    if (only === undefined) this.pushLine(run, leaf, line);
    else this.pushLabel(run, leaf, only);
  }

  /** A line that is nothing but a label names the text before it or the next one. */
  private pushLabel(run: Run, leaf: NewLeaf, label: string): void {
    const { tree } = this.page;
    const { node } = leaf;
    if (followsItsValue(tree, node)) this.found.nameLastText(label, tree.parents[node] ?? 0);
    else {
      this.pendingLabel = label;
      this.isPendingHidden = tree.hidden[node] ?? false;
    }
    this.found.push(leaf, run.at, { label, labelLength: 0, spare: null, isLabel: true });
  }

  /** A line with the label that it begins with or that stands before it, and its parts. */
  private pushLine({ parts, at }: Run, leaf: NewLeaf, { written, start }: LineText): void {
    const { text } = this.page.words;
    if (this.isPendingHidden && !this.page.tree.hidden[leaf.node]) this.pendingLabel = null;
    const inline = this.pendingLabel === null ? written : null;
    const spare = written && !inline ? ([written[1] ?? "", written[0].length] as const) : null;
    const set = inline === null && this.pendingLabel === null ? labelSetApart(text, parts) : null;
    const label = inline?.[1] ?? set ?? this.pendingLabel;
    const labelLength = inline?.[0].length ?? (set === null ? 0 : (parts[1]?.start ?? start) - start);
    this.found.push(leaf, at, { label, labelLength, spare, isLabel: false });
    this.pendingLabel = null;
    if (parts.length >= 2 && !inline) this.pushParts(parts, at, leaf, set);
  }

  /** The decorated and plain parts of a line, each at a place of its own. */
  private pushParts(parts: Run["parts"], at: number, line: NewLeaf, set: string | null): void {
    const { words } = this.page;
    const offset = words.startOf(line.node);
    parts.forEach((part, nth) => {
      const [from, to] = trimSpan(words.text, part.start, part.end);
      const isLabel = set !== null && nth === 0;
      const place = line.place.join(decorativeTags.has(part.tag) ? "/b" : "/plain");
      const span = [from - offset, to - offset] as const;
      const raw = words.text.slice(from, to);
      const { node, header, says } = line;
      const label = isLabel ? set : null;
      this.found.push({ place, node, attr: null, span, raw, header, says }, at, {
        label,
        labelLength: 0,
        spare: null,
        isLabel,
      });
    });
  }
}
