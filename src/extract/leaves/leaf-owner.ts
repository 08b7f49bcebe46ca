import type { FieldPath } from "../page/field-path.ts";
import type { PageReader } from "../page/page-reader.ts";
import { tableTag } from "../page/table-tags.ts";
import { decorativeTags } from "../page/tag-rules.ts";

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
    (itemprop === undefined && (decorativeTags.has(tag) || isFirstLetter(page, node))) ||
    ((tag === "span" || tag === "p") &&
      signature === tag &&
      owner.place.text.startsWith("c") &&
      !page.hasBlocks(owner.node))
  ) {
    return owner;
  }
  const part = tableTag(tree, node);
  if (part === "td" || part === "th") {
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
  const span = words.spanOf(node + 1);
  if (!span || span[1] - span[0] !== 1 || (tree.ends[node] ?? 0) !== node + 2) return false;
  return /^\p{Lu}\p{Ll}/u.test(words.text.slice(span[0], span[0] + 3));
}
