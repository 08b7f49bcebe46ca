import type { FieldPath } from "../page/field-path.ts";
import type { PageReader } from "../page/page-reader.ts";
import { isRaised } from "../page/raised.ts";
import { isCell } from "../page/table-tags.ts";
import { decorativeTags } from "../page/tag-rules.ts";
import type { Tree } from "../page/tree.ts";
import { isNamedPart } from "./named-parts.ts";

/** The element that a text belongs to: decorations count as part of their parent. */
export type Owner = { readonly node: number; place: FieldPath; readonly header: string | null };

const columnSteps: string[] = [];
/** The step of a field path that stands for a column of a table. */
export const columnStep = (column: number): string => (columnSteps[column] ??= `c${column + 1}`);

/** Links that write or call are places of their own, whichever of them a record has. */
function contactStep(href: string | undefined): string {
  if (href === undefined) return "";
  return /^mailto:/i.test(href) ? ":mail" : /^(?:tel|callto):/i.test(href) ? ":call" : "";
}

/** The owner of what an element contains, with its place in the record: tag, steady classes, `itemprop`, or table column. */
export function ownerOf(page: PageReader, node: number, owner: Owner, isRoot: boolean): Owner {
  const { tree, features } = page;
  const tag = tree.tags[node] ?? "";
  const signature = features.signatures[node] ?? tag;
  if (isRoot) return { node, place: page.root, header: null };
  const itemprop = tree.attributes[node]?.itemprop;
  if (
    (itemprop === undefined &&
      ((decorativeTags.has(tag) && !isNamedPart(page, node)) ||
        isFirstLetter(page, node) ||
        isCutShort(page, node) ||
        belongsToFigure(page, node) ||
        isBehindCurrency(page, node) ||
        isBeforeCents(page, node))) ||
    ((tag === "span" || tag === "p") &&
      signature === tag &&
      owner.place.text.startsWith("c") &&
      !page.hasBlocks(owner.node))
  ) {
    return owner;
  }
  if (isCell(tree, node)) {
    const row = page.grids.row(tree.parents[node] ?? 0);
    const column = row?.row.cells.find((cell) => cell.node === node)?.column;
    if (row && column !== undefined) {
      return { node, place: owner.place.step(columnStep(column)), header: row.grid.headers[column] || owner.header };
    }
  }
  const named = itemprop ? `${signature}[${itemprop.split(/\s/)[0]}]` : signature;
  const step = tag === "a" ? `${named}${contactStep(tree.attributes[node]?.href)}` : named;
  return { node, place: owner.place.step(step), header: owner.header };
}

/** The first letter of a word, set apart as a link or for its looks: `<a>N</a>ationalpark`. */
function isFirstLetter({ words, tree }: PageReader, node: number): boolean {
  if ((tree.ends[node] ?? 0) !== node + 2) return false;
  const span = words.spanOf(node + 1);
  if (!span || span[1] - span[0] !== 1) return false;
  return /^\p{Lu}\p{Ll}/u.test(words.text.slice(span[0], span[0] + 3));
}

/** A word of a line that is cut short in it: `<abbr title="November">Nov</abbr> 19`. */
function isCutShort({ tree, features, words }: PageReader, node: number): boolean {
  if (tree.tags[node] !== "abbr" || features.signatures[node] !== "abbr" || !holdsOneText(tree, node)) return false;
  const parent = tree.parents[node];
  return [node - 1, node + 2].some(
    (beside) => tree.tags[beside] === "#text" && tree.parents[beside] === parent && words.spanOf(beside) !== null,
  );
}

/** What figures set high end: a price without its cents, a unit of area. */
const beforeRaised = /\d[.,]?\s?$|(?<!\p{L})(?:[ckdm]?m|ft|pies|mts?)\s?$/u;
const maxBefore = 8;

/** The cents of a price or the square of a metre, set high: `$ 799,<sup>00</sup>`, `70 m<sup>2</sup>`, `<span>$799</span><sup>00</sup>`. */
function belongsToFigure(page: PageReader, node: number): boolean {
  const { words, tree } = page;
  if (!isRaised(tree, node) || !holdsOneText(tree, node) || tree.tags[node - 1] !== "#text") return false;
  const before = tree.parents[node - 1] ?? 0;
  const isBeside = before === tree.parents[node] || isWholeAmount(page, before, node);
  const span = isBeside ? words.spanOf(node + 1) : null;
  if (!span) return false;
  const [start, end] = span;
  return (
    /^[.,]?\d{1,2}(?:\s?\p{Sc})?$/u.test(words.text.slice(start, end)) &&
    beforeRaised.test(words.text.slice(Math.max(0, start - maxBefore), start))
  );
}

const isWholeAmount = ({ tree, words }: PageReader, node: number, next: number): boolean =>
  tree.tags[node] === "span" &&
  tree.attributes[node]?.itemprop === undefined &&
  holdsOneText(tree, node) &&
  /\d[.,]?$/.test(words.of(node)) &&
  tree.parents[node] === tree.parents[next];

const holdsOneText = ({ ends, tags }: Tree, node: number): boolean =>
  (ends[node] ?? 0) === node + 2 && tags[node + 1] === "#text";

/** The whole amount of a price whose cents are set high right behind it. */
function isBeforeCents(page: PageReader, node: number): boolean {
  const next = page.tree.ends[node] ?? 0;
  return isWholeAmount(page, node, next) && belongsToFigure(page, next);
}

/** The whole amount of a price right behind its sign: `$<span>499.99</span>`. */
function isBehindCurrency({ tree, words }: PageReader, node: number): boolean {
  if (tree.tags[node] !== "span" || tree.tags[node - 1] !== "#text" || !holdsOneText(tree, node)) return false;
  const span = tree.parents[node - 1] === tree.parents[node] ? words.spanOf(node + 1) : null;
  if (!span || !/^\d[\d.,]*$/.test(words.text.slice(...span))) return false;
  return /^\p{Sc}$/u.test(words.of(node - 1)) && !/^[.,]?\d/.test(words.text.slice(span[1], span[1] + 2));
}
