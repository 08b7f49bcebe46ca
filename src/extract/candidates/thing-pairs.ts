import { partOfText, wholeText } from "../columns/cells.ts";
import type { RawCell } from "../columns/column.ts";
import type { Leaf } from "../leaves/leaf.ts";
import { readLeaves } from "../leaves/leaves.ts";
import { headingTags } from "../page/tag-rules.ts";
import type { PageReader } from "../page/page-reader.ts";
import { childrenOf, someWithin } from "../page/tree.ts";
import { wholeNode } from "../page/record-range.ts";
import { type ThingRegion, walkThing } from "./thing-region.ts";

const maxLabelLength = 40;
const maxValueLength = 300;
/** A block that is a label and its value, or a line of them, is small. */
const maxBlockNodes = 40;
const minPairsInRow = 2;
/** What stands without an element of its own after a label and is longer is a sentence. */
const maxBareLength = 60;

/** Elements whose parts are rows, not a label and a value. */
const holders = new Set(["table", "tbody", "thead", "ul", "ol", "form", "body", "main", "article"]);

/** Takes a label and its value, and where the label stands as far as that is known. */
export type AddPair = (label: string, cell: RawCell, labelCell?: RawCell) => void;

/** The labels of a page's own thing and their values: definition lists, rows of two cells, blocks of two parts, words before a colon. */
export function findPairs(page: PageReader, region: ThingRegion, add: AddPair): void {
  const { tree } = page;
  const rows = new Map<number, number>();
  walkThing(page, region, (node) => {
    const tag = tree.tags[node] ?? "";
    if (tag.startsWith("#")) return false;
    if (tag === "dl") return addDefinitions(page, node, add);
    if (tag === "tr") return addRow(page, node, add);
    const nodes = (tree.ends[node] ?? 0) - node;
    if (nodes > maxBlockNodes || (page.features.textLength[node] ?? 0) > maxValueLength) addLines(page, node, add);
    if (nodes > maxBlockNodes || (page.features.textLength[node] ?? 0) > maxValueLength || /^h[1-6]$/.test(tag))
      return false;
    return addParts(page, node, rows, add) || addLabelled(page, node, add);
  });
}

/** Whether a text may name what stands beside or under it. */
export const isLabel = (text: string): boolean =>
  text.length <= maxLabelLength && /\p{L}{2}/u.test(text) && !/[.!?]$|[€$£@]|\d{3}/u.test(text);

function addDefinitions(page: PageReader, list: number, add: AddPair): boolean {
  const { tree } = page;
  let label = "";
  let named = list;
  let found = 0;
  for (let node = list + 1; node < (tree.ends[list] ?? 0); node++) {
    const tag = tree.tags[node];
    if (tag !== "dt" && tag !== "dd") continue;
    if (tag === "dt") label = page.text((named = node));
    else if (label.length <= maxLabelLength && ++found > 0) add(label, wholeText(page, node), wholeText(page, named));
    node = (tree.ends[node] ?? node + 1) - 1;
  }
  return found > 0;
}

/** Rows of a name and its value, once or several times over; names are heading cells, end with a colon, or stand in a table of two columns. */
function addRow(page: PageReader, tr: number, add: AddPair): boolean {
  const { tree } = page;
  const row = page.grids.row(tr);
  const cells = row?.row.cells ?? [];
  if (!row || cells.length < 2 || cells.length % 2 === 1 || cells.every(({ node }) => tree.tags[node] === "th"))
    return false;
  const names = cells.filter((_, i) => i % 2 === 0);
  const isNamed = names.every(({ node }) => tree.tags[node] === "th" || page.text(node).endsWith(":"));
  if (!isNamed && (row.grid.columns !== 2 || tree.tags[cells[1]?.node ?? 0] !== "td")) return false;
  if (names.some(({ node }) => partsOf(page, node).length > 1 && !isNamed)) return false;
  let found = false;
  names.forEach(({ node }, i) => {
    const label = page.text(node);
    const value = cells[i * 2 + 1];
    if (!value || label.length > maxLabelLength || !/\p{L}/u.test(label)) return;
    if (!isNamed && !isLabel(label)) return;
    add(label, withoutCoordinates(page, value.node), wholeText(page, node));
    found = true;
  });
  return found;
}

const coordinates = /(?<=\p{L})\s+\d{1,3}\s?°.*$/u;

/** Where a place lies on the globe is no part of what it is called. */
function withoutCoordinates(page: PageReader, node: number): RawCell {
  const text = page.text(node);
  return partOfText(page, node, [0, coordinates.exec(text)?.index ?? text.length]);
}

/** Children with text, of the element or of the only one that it wraps. */
function partsOf(page: PageReader, node: number): readonly number[] {
  const parts = childrenOf(page.tree, node).filter((child) => (page.features.textLength[child] ?? 0) > 0);
  const [only] = parts;
  return parts.length === 1 && only !== undefined && !page.tree.tags[only]?.startsWith("#")
    ? partsOf(page, only)
    : parts;
}

/** `<li><span>Marca</span><span>Andes</span></li>`, `<small>Marca</small> Andes`: with a colon anywhere, otherwise among at least two alike, and no heading over a section. */
function addParts(page: PageReader, node: number, rows: Map<number, number>, add: AddPair): boolean {
  const { tree } = page;
  const [first, second, third] = partsOf(page, node);
  if (first === undefined || second === undefined || third !== undefined) return false;
  if (holders.has(tree.tags[node] ?? "") || partsOf(page, first).length > 1) return false;
  if (holdsRows(page, second)) return false;
  if (isChoice(page, second)) return true;
  const label = page.text(first);
  if (!isLabel(label.replace(/\s*:$/, ""))) return false;
  const isBare = tree.tags[first]?.startsWith("#") || headingTags.has(tree.tags[first] ?? "");
  if (!label.endsWith(":") && (isBare || countAlike(page, node, rows) < minPairsInRow)) return false;
  const cell = tree.tags[second]?.startsWith("#") ? textAfter(page, node, label) : wholeText(page, second);
  if (tree.tags[second]?.startsWith("#") && cell.raw.length > maxBareLength) return false;
  if (cell.raw === "" || cell.raw === label || cell.raw.endsWith(":")) return false;
  add(
    label,
    cell,
    tree.tags[first]?.startsWith("#") ? partOfText(page, node, [0, label.length]) : wholeText(page, first),
  );
  return true;
}

/** What opens a menu shows what is chosen in it, no fact: `<label>Sueldo</label><button aria-haspopup="listbox">Indiferente</button>`. */
const isChoice = ({ tree }: PageReader, element: number): boolean =>
  someWithin(tree, element, (node) => {
    const { role = "", "aria-haspopup": opens = "false" } = tree.attributes[node] ?? {};
    return opens !== "false" || role === "combobox" || role === "listbox";
  });

const holdsRows = ({ tree }: PageReader, element: number): boolean =>
  someWithin(tree, element, (node) => tree.tags[node] === "tr" || tree.tags[node] === "dl");

function textAfter(page: PageReader, node: number, label: string): RawCell {
  const text = page.text(node);
  const from = label.length + (/^\s*/.exec(text.slice(label.length))?.[0].length ?? 0);
  return partOfText(page, node, [from, text.length]);
}

/** How many children of the element's parent have two parts, counted once for each parent: none where most say only one thing, a list of names some of which have a word more. */
function countAlike(page: PageReader, node: number, rows: Map<number, number>): number {
  const parent = page.tree.parents[node] ?? 0;
  let count = rows.get(parent);
  if (count === undefined) {
    const parts = childrenOf(page.tree, parent)
      .filter((child) => (page.tree.ends[child] ?? 0) - child <= maxBlockNodes)
      .map((child) => partsOf(page, child).length);
    count = parts.filter((length) => length === 2).length;
    if (parts.filter((length) => length === 1).length > count) count = 0;
    rows.set(parent, count);
  }
  return count;
}

const minLines = 2;
const maxLineLength = 120;

/** Lines of a long text that begin with a label in bold: `<b>Puesto:</b> Cajera<br><b>Lugar:</b> Lima<br>La tienda busca …`. */
function addLines(page: PageReader, element: number, add: AddPair): void {
  const { tree, words } = page;
  const labels = childrenOf(tree, element).filter((child) => {
    const text = tree.tags[child] === "b" || tree.tags[child] === "strong" ? page.text(child) : "";
    return text.endsWith(":") && isLabel(text.slice(0, -1));
  });
  if (labels.length < minLines) return;
  const start = words.startOf(element);
  for (const node of labels) {
    const label = page.text(node);
    const span = lineBehind(page, node, tree.ends[element] ?? 0);
    if (span) add(label, partOfText(page, element, [span[0] - start, span[1] - start]), wholeText(page, node));
  }
}

/** What stands behind an element on its line, as far as it is short. */
function lineBehind({ tree, words }: PageReader, element: number, end: number): readonly [number, number] | null {
  const texts = (from: number, to: number): number[] =>
    Array.from({ length: to - from }, (_, i) => from + i).filter(
      (node) => tree.tags[node] === "#text" && words.spanOf(node) !== null,
    );
  const after = tree.ends[element] ?? element + 1;
  const last = texts(element, after).at(-1);
  const line = last === undefined ? -1 : words.lineOf(last);
  let span: readonly [number, number] | null = null;
  for (let node = after; node < end; node++) {
    const own = tree.tags[node] === "#text" ? words.spanOf(node) : null;
    if (!own) continue;
    if (words.lineOf(node) !== line) break;
    span = [span?.[0] ?? own[0], own[1]];
  }
  return span && span[1] - span[0] <= maxLineLength ? span : null;
}

/** Words before a colon, on a line of their own or in an element of their own. */
function addLabelled(page: PageReader, node: number, add: AddPair): boolean {
  const text = page.text(node);
  if (!text.includes(":")) return false;
  const start = page.words.startOf(node);
  let found = false;
  const leaves = readLeaves(page, wholeNode(page.tree, node)).filter(({ attr, span }) => attr === null && span);
  leaves.forEach((leaf, i) => {
    const own = ownLabelOf(page, leaves[i - 1], leaf);
    const label = own?.[0] ?? leaf.label ?? labelBeforeColon(page, leaves[i - 1], leaf);
    if (label === null || leaf.isLabel || !leaf.span || isChoice(page, leaf.node) || isTeaser(page, leaf)) return;
    const labelLength = own?.[1] ?? leaf.labelLength;
    const from = leaf.span[0] + labelLength;
    const end = endOfEnumeration(page, leaves.slice(i));
    const at = page.words.startOf(leaf.node) + from - start;
    const labelCell = labelBefore(page, node, label, at);
    if (end === null) {
      const place = { node: leaf.node, attr: null, span: [from, leaf.span[1]] as const };
      add(label, { raw: leaf.raw.slice(labelLength), place }, labelCell);
    } else {
      add(label, partOfText(page, node, [at, end - start]), labelCell);
    }
    found = true;
  });
  return found;
}

const minTeaserWords = 4;
const maxStepsToLink = 2;

/** `<a>Marrakech: ten places to see</a>`: what a link to another page is called, and no label with its value. */
function isTeaser({ tree }: PageReader, { node, raw, labelLength }: Leaf): boolean {
  if (labelLength === 0 || raw.slice(labelLength).split(" ").length < minTeaserWords) return false;
  let up = node;
  for (let steps = 0; steps < maxStepsToLink && tree.tags[up] !== "a"; steps++) up = tree.parents[up] ?? 0;
  return tree.tags[up] === "a" && tree.attributes[up]?.href !== undefined;
}

/** The label within a value whose other one ends its line: a heading over several of them. */
function ownLabelOf(page: PageReader, before: Leaf | undefined, leaf: Leaf): Leaf["spare"] {
  if (!before?.isLabel || !leaf.spare) return null;
  return lineAt(page, leaf, extentOf(page, leaf)[0]) > lineAt(page, before, extentOf(page, before)[0])
    ? leaf.spare
    : null;
}

/** The line of the text that stands at a position of the page's text, within the element of a leaf. */
function lineAt({ tree, words }: PageReader, { node: element }: Leaf, position: number): number {
  for (let node = element; node < (tree.ends[element] ?? 0); node++) {
    const span = tree.tags[node] === "#text" ? words.spanOf(node) : null;
    if (span && span[1] > position) return words.lineOf(node);
  }
  return 0;
}

/** The label that stands right before a value in the text of an element. */
function labelBefore(page: PageReader, element: number, label: string, value: number): RawCell | undefined {
  const from = page.text(element).lastIndexOf(label, value - 1);
  return from < 0 ? undefined : partOfText(page, element, [from, from + label.length]);
}

/** Where a leaf begins and ends in the text of the page. */
function extentOf({ words }: PageReader, { node, span }: Leaf): readonly [number, number] {
  const start = words.startOf(node);
  return [start + (span?.[0] ?? 0), start + (span?.[1] ?? 0)];
}

/** The words of the element before a value, where a colon stands between the two: `<b>Origen</b> : Callao`. */
function labelBeforeColon(page: PageReader, before: Leaf | undefined, leaf: Leaf): string | null {
  if (!before || before.label !== null || !isLabel(before.raw)) return null;
  const between = page.words.text.slice(extentOf(page, before)[1], extentOf(page, leaf)[0]);
  return /^\s?:\s?$/.test(between) ? before.raw : null;
}

/** Where the last of several values ends that stand behind the first, with nothing but commas or the like between; null for one alone. */
function endOfEnumeration(page: PageReader, [first, ...rest]: readonly Leaf[]): number | null {
  if (!first) return null;
  const [, end] = extentOf(page, first);
  let last = end;
  for (const leaf of rest) {
    const [from, to] = extentOf(page, leaf);
    if (from < last) continue;
    if (leaf.label !== null || !/^\s?[,;/|·•]\s?$/u.test(page.words.text.slice(last, from))) break;
    last = to;
  }
  return last > end ? last : null;
}
