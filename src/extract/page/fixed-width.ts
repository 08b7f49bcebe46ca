import type { RecordRange } from "./record-range.ts";
import type { Tree } from "./tree.ts";

/** Part of a line of preformatted text that stands in one of its columns. */
type Chunk = { readonly column: number; readonly text: string; readonly header: string | null };

/** Tables written with spaces: what each text node of their lines holds, and their lines without headings and rules. */
export type FixedWidth = {
  readonly chunks: ReadonlyMap<number, readonly Chunk[]>;
  readonly tables: readonly (readonly RecordRange[])[];
};

type Part = { readonly node: number; readonly start: number; readonly end: number };
type Line = { readonly text: string; readonly parts: readonly Part[]; readonly from: number; readonly to: number };
type Gap = { readonly from: number; readonly to: number };

const minLines = 3;
/** Longer lines are no table that a person lined up. */
const maxWidth = 400;
const tabWidth = 8;
/** Share of the lines that may write over a gap, where a value is longer than its column. */
const maxOver = 0.1;
/** Share of the lines that set a column off by more than the space between two words. */
const minSetOff = 0.5;
const minSplit = 0.7;

const ruleLine = /^[\s|+]*[-=_~*]{3,}[-=_~*\s|+]*$/;
const isBlank = (text: string): boolean => !/[^\s|]/.test(text);
const isRule = ({ text }: Line): boolean => ruleLine.test(text);
const isColumnar = ({ text }: Line): boolean => text.length <= maxWidth && /[^\s|](?:\s{2,}|\s*\|\s*)[^\s|]/.test(text);

/** Finds the columns of preformatted text: places that are blank in one line below the other. */
export function readFixedWidth(tree: Tree): FixedWidth {
  const chunks = new Map<number, readonly Chunk[]>();
  const tables: RecordRange[][] = [];
  for (let node = 0; node < tree.size; node++) {
    if (tree.tags[node] !== "#line") continue;
    const parent = tree.parents[node] ?? 0;
    for (const block of blocksOf(linesOf(tree, parent))) readBlock(block, chunks, tables);
    node = (tree.ends[parent] ?? node + 1) - 1;
  }
  return { chunks, tables };
}

function linesOf(tree: Tree, parent: number): Line[] {
  const lines: Line[] = [];
  let text = "";
  let parts: Part[] = [];
  let from = parent + 1;
  const end = tree.ends[parent] ?? 0;
  for (let node = parent + 1; node <= end; node++) {
    if (node === end || (tree.tags[node] === "#line" && tree.parents[node] === parent)) {
      lines.push({ text, parts, from, to: node });
      text = "";
      parts = [];
      from = node + 1;
    } else if (tree.tags[node] === "#text") {
      const start = text.length;
      for (const piece of (tree.texts[node] ?? "").split(/(\t)/))
        text += piece === "\t" ? " ".repeat(tabWidth - (text.length % tabWidth)) : piece.replace(/\s/g, " ");
      parts.push({ node, start, end: text.length });
    }
  }
  return lines;
}

/** Lines one below the other that are lined up or draw a rule. */
function blocksOf(lines: readonly Line[]): Line[][] {
  const blocks: Line[][] = [[]];
  for (const line of lines) {
    if (isColumnar(line) || isRule(line)) blocks.at(-1)?.push(line);
    else if (!line.text.includes("|") || !isBlank(line.text)) blocks.push([]);
  }
  return blocks.filter((block) => block.length >= minLines);
}

function readBlock(block: readonly Line[], chunks: Map<number, readonly Chunk[]>, tables: RecordRange[][]): void {
  const top = headingLines(block);
  const lines = block.slice(top).filter((line) => !isRule(line));
  if (lines.length < minLines) return;
  const gaps = gapsOf(lines);
  if (lines.filter((line) => cut(line.text, gaps).length > 1).length < lines.length * minSplit) return;
  const headers = readHeaders(
    block.slice(0, top).filter((line) => !isRule(line)),
    lines,
    gaps,
  );
  for (const { text, parts } of lines) {
    const cells = cut(text, gaps);
    for (const { node, start, end } of parts) {
      const own = cells.flatMap(({ column, from, to }): Chunk[] => {
        const said = trimmed(text.slice(Math.max(from, start), Math.min(to, end)));
        return from < end && start < to && said !== "" ? [{ column, text: said, header: headers[column] ?? null }] : [];
      });
      if (own.length > 0) chunks.set(node, own);
    }
  }
  tables.push(lines.map(({ from, to }) => ({ from, to })));
}

const trimmed = (text: string): string => text.replace(/^[\s|]+|[\s|]+$|(?<=[\d%]):\s*$/g, "").replace(/\s+/g, " ");

/** How many lines stand above the first record: those over a rule, or a first line of words above figures. */
function headingLines(block: readonly Line[]): number {
  const rules = block.flatMap((line, i) => (isRule(line) && i <= 6 ? [i] : []));
  const last = rules.at(-1);
  if (last !== undefined) return last + 1;
  const figures = block.slice(1).filter(({ text }) => /\d/.test(text)).length;
  return !/\d/.test(block[0]?.text ?? "") && figures >= (block.length - 1) * minSplit ? 1 : 0;
}

function gapsOf(lines: readonly Line[]): Gap[] {
  const width = lines.reduce((most, { text }) => Math.max(most, text.length), 0);
  const written = new Array<number>(width).fill(0);
  for (const { text } of lines)
    for (let at = 0; at < text.length; at++) if (!" |".includes(text.charAt(at))) written[at] = (written[at] ?? 0) + 1;
  const most = lines.length * maxOver;
  const gaps: Gap[] = [];
  let from = -1;
  let begun = false;
  for (let at = 0; at < width; at++) {
    const isFree = (written[at] ?? 0) <= most;
    if (isFree && begun && from < 0) from = at;
    if (isFree) continue;
    if (from >= 0) gaps.push({ from, to: at });
    from = -1;
    begun = true;
  }
  return gaps.filter((gap) => isSetOff(lines, gap));
}

/** Whether what stands on both sides is apart by more than a space in most lines, or a bar stands between. */
function isSetOff(lines: readonly Line[], { from, to }: Gap): boolean {
  let both = 0;
  let apart = 0;
  for (const { text } of lines) {
    if (isBlank(text.slice(0, from)) || isBlank(text.slice(to))) continue;
    both++;
    const before = /[\s|]*$/.exec(text.slice(0, to))?.[0] ?? "";
    const after = /^[\s|]*/.exec(text.slice(to))?.[0] ?? "";
    if (before.length + after.length >= 2) apart++;
  }
  return both > 0 && apart >= both * minSetOff;
}

type Cell = { readonly column: number; readonly from: number; readonly to: number };

/** The parts of a line between the gaps that it leaves free. */
function cut(text: string, gaps: readonly Gap[]): Cell[] {
  const cells: Cell[] = [];
  let column = 0;
  let from = 0;
  const close = (to: number): void => {
    if (!isBlank(text.slice(from, to))) cells.push({ column, from, to });
  };
  gaps.forEach((gap, nth) => {
    const free = text.slice(gap.from, gap.to).search(/[\s|]/);
    if (gap.from >= text.length || free < 0) return;
    close(gap.from + free);
    from = gap.from + free;
    column = nth + 1;
  });
  close(text.length);
  return cells;
}

type Extent = { from: number; to: number };

/** The words above each column: those that stand over it, line below line. */
function readHeaders(above: readonly Line[], lines: readonly Line[], gaps: readonly Gap[]): string[] {
  const extents: Extent[] = [];
  for (const { text } of lines)
    for (const { column, from, to } of cut(text, gaps)) {
      const start = from + (/^[\s|]*/.exec(text.slice(from, to))?.[0].length ?? 0);
      const end = from + text.slice(from, to).replace(/[\s|]+$/, "").length;
      const extent = (extents[column] ??= { from: start, to: end });
      extent.from = Math.min(extent.from, start);
      extent.to = Math.max(extent.to, end);
    }
  const headers: string[] = [];
  for (const { text } of above)
    for (const match of text.matchAll(/[^\s|]+(?:\s[^\s|]+)*/g)) {
      const isOverSeveral = nearest(extents, match.index, match.index + match[0].length).length > 1;
      for (const word of match[0].matchAll(isOverSeveral ? /\S+/g : /.+/g)) {
        const start = match.index + word.index;
        const [column = 0] = nearest(extents, start, start + word[0].length);
        headers[column] = `${headers[column] ?? ""} ${word[0]}`.trim();
      }
    }
  return headers.map((header) => header.replace(/:$/, ""));
}

/** The columns that words stand over, the one nearest to their middle first; the nearest column where they stand over none. */
function nearest(extents: readonly Gap[], start: number, end: number): number[] {
  const distance = ({ from, to }: Gap): number => Math.abs((from + to) / 2 - (start + end) / 2);
  const order = [...extents.keys()].toSorted((a, b) => {
    const [one, other] = [extents[a], extents[b]];
    return one && other ? distance(one) - distance(other) : 0;
  });
  const over = order.filter((column) => {
    const extent = extents[column];
    return extent && Math.min(end, extent.to) > Math.max(start, extent.from);
  });
  return over.length > 0 ? over : order.slice(0, 1);
}
