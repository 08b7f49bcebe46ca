import { readAttributeLeaves } from "./attribute-leaves.ts";
import type { RecordRange } from "./candidates/candidate.ts";
import { type Owner, ownerOf } from "./leaf-owner.ts";
import { isAdjacent, lineOf, trimSpan } from "./line-spans.ts";
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
  /** The leaf is such words itself. */
  readonly isLabel: boolean;
  readonly header: string | null;
  /** Rank in the record. */
  readonly order: number;
};

type NewLeaf = Pick<Leaf, "key" | "node" | "attr" | "span" | "raw" | "header"> & Partial<Leaf>;

const maxLeavesPerRecord = 400;
const maxCompositeLength = 400;
const labelPattern = /^([\p{L}][\p{L}\p{N} .ºª°#/()'’&-]{0,38}?)\s*:\s+(?=\S)/u;
const labelOnly = /^([\p{L}][\p{L}\p{N} .ºª°#/()'’&-]{0,38}?)\s*:$/u;
const neverLabels = /^(?:in re|re|ex parte|https?|note|nota|p\.?s)$/i;
const labelTags = new Set(["dt", "label"]);

/** A line of text within one owner, and its decorated and plain parts. */
type Run = {
  readonly owner: Owner;
  readonly start: number;
  end: number;
  readonly line: number;
  readonly parts: { readonly tag: string; readonly start: number; end: number }[];
};

/** The leaves of one record in document order: lines of text, composite texts and attributes. */
export function readLeaves(page: PageReader, record: RecordRange): Leaf[] {
  const { tree } = page;
  const leaves: Leaf[] = [];
  const uses = new Map<string, number>();
  const owners = new Map<number, Owner>();
  const siblings = new Map<string, number>();
  const parent = tree.parents[record.from] ?? 0;
  const single = tree.ends[record.from] === record.to && !tree.tags[record.from]?.startsWith("#");
  const root: Owner = { node: parent, key: "", header: null };
  let pendingLabel: string | null = null;
  const unique = (key: string): string => {
    const use = (uses.get(key) ?? 0) + 1;
    uses.set(key, use);
    return use === 1 ? key : `${key}#${use}`;
  };
  const push = (leaf: NewLeaf): void => {
    if (leaf.raw === "" || leaves.length >= maxLeavesPerRecord) return;
    leaves.push({ label: null, labelLength: 0, isLabel: false, order: leaves.length, ...leaf, key: unique(leaf.key) });
  };
  const pushAttributes = (node: number, owner: Owner): void => {
    for (const { attr, raw } of readAttributeLeaves(page, node)) {
      push({ key: `${owner.key}@${attr}`, node, attr, span: null, raw, header: owner.header });
    }
  };
  let run: Run | null = null;
  const endRun = (): void => {
    if (!run) return;
    const { owner, line, parts } = run;
    const text = page.text(owner.node).text;
    const [start, end] = trimSpan(text, run.start, run.end);
    run = null;
    const raw = text.slice(start, end);
    const key = owner.key === "" ? "text" : line > 0 && owner.node !== parent ? `${owner.key}:line` : owner.key;
    const leaf = { key, node: owner.node, attr: null, span: [start, end] as const, raw, header: owner.header };
    const only = labelOnly.exec(raw)?.[1] ?? (isLabelElement(owner.node, raw) ? raw : undefined);
    if (only !== undefined) {
      pendingLabel = only;
      push({ ...leaf, label: only, isLabel: true });
      return;
    }
    const labelled = labelPattern.exec(raw);
    const inline = pendingLabel === null && labelled && !neverLabels.test(labelled[1] ?? "") ? labelled : null;
    push({ ...leaf, label: inline?.[1] ?? pendingLabel, labelLength: inline?.[0].length ?? 0 });
    pendingLabel = null;
    if (parts.length < 2 || inline) return;
    for (const part of parts) {
      const span = trimSpan(text, part.start, part.end);
      push({ ...leaf, key: `${key}/${part.tag}`, span, raw: text.slice(...span) });
    }
  };

  const isLabelElement = (node: number, raw: string): boolean =>
    labelTags.has(tree.tags[node] ?? "") && raw.length <= 40 && /\p{L}{2}/u.test(raw) && page.text(node).text === raw;

  const visitRange = (from: number, to: number, top: Owner): void => {
    for (let node = from; node < to; node++) {
      const tag = tree.tags[node] ?? "";
      const up = tree.parents[node] ?? 0;
      const owner = owners.get(up) ?? top;
      if (tag === "#text") {
        const span = page.text(owner.node).spans.get(node);
        if (!span) continue;
        const line = lineOf(page.text(owner.node).lines, span[0]);
        const part = { tag: decorativeTags.has(tree.tags[up] ?? "") ? "b" : "plain", start: span[0], end: span[1] };
        if (
          run &&
          run.owner === owner &&
          run.line === line &&
          isAdjacent(page.text(owner.node).text, run.end, span[0])
        ) {
          run.end = span[1];
          const last = run.parts.at(-1);
          if (last?.tag === part.tag) last.end = span[1];
          else run.parts.push(part);
        } else {
          endRun();
          run = { owner, start: span[0], end: span[1], line, parts: [part] };
        }
        continue;
      }
      if (tag === "#line" || tag === "br") continue;
      const inner = ownerOf(page, node, owner, up === parent && single);
      if (up === parent && !single && inner !== owner) {
        const nth = (siblings.get(inner.key) ?? 0) + 1;
        siblings.set(inner.key, nth);
        if (nth > 1) inner.key = `${inner.key}~${nth}`;
      }
      owners.set(node, inner);
      pushAttributes(node, inner);
    }
  };

  const asRow = single && tree.tags[record.from] === "tr" ? page.grids.row(record.from) : null;
  if (asRow) {
    for (const cell of asRow.row.cells) {
      endRun();
      pendingLabel = null;
      const header = asRow.grid.headers[cell.column] || null;
      const owner: Owner = { node: cell.node, key: `c${cell.column + 1}`, header };
      owners.set(cell.node, owner);
      const before = leaves.length;
      pushAttributes(cell.node, owner);
      visitRange(cell.node + 1, tree.ends[cell.node] ?? 0, owner);
      endRun();
      addComposite(cell.node, owner, before);
    }
  } else {
    visitRange(record.from, record.to, root);
    endRun();
    for (const [node, owner] of owners)
      if (owner.node === node && (!single || node !== record.from)) addComposite(node, owner, null);
  }
  return leaves;

  function addComposite(node: number, owner: Owner, before: number | null): void {
    const inside = leaves.filter(
      (leaf, i) =>
        (before === null || i >= before) &&
        leaf.attr === null &&
        leaf.node >= node &&
        leaf.node < (tree.ends[node] ?? 0),
    );
    if (inside.length < 2) return;
    const { text } = page.text(node);
    if (text.length > maxCompositeLength) return;
    const order = (inside[0]?.order ?? 0) - 0.5;
    push({ key: `${owner.key}=`, node, attr: null, span: [0, text.length], raw: text, header: owner.header, order });
  }
}
