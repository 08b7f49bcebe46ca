import type { PageReader } from "./page-reader.ts";
import { decorativeTags } from "./tag-rules.ts";

/** The element that a text belongs to: decorations count as part of their parent. */
export type Owner = { readonly node: number; key: string; readonly header: string | null };

/** The owner of what an element contains, with its place in the record: tag, steady classes, `itemprop`, or table column. */
export function ownerOf(page: PageReader, node: number, owner: Owner, isRoot: boolean): Owner {
  const { tree, features } = page;
  const tag = tree.tags[node] ?? "";
  const signature = features.signatures[node] ?? tag;
  if (isRoot) return { node, key: "", header: null };
  const itemprop = tree.attributes[node]?.itemprop;
  if (
    (itemprop === undefined && decorativeTags.has(tag)) ||
    ((tag === "span" || tag === "p") && signature === tag && owner.key.startsWith("c") && !page.hasBlocks(owner.node))
  ) {
    return owner;
  }
  const below = owner.key === "" ? "" : page.joinPath(owner.key, ">");
  if (tag === "td" || tag === "th") {
    const row = page.grids.row(tree.parents[node] ?? 0);
    const column = row?.row.cells.find((cell) => cell.node === node)?.column;
    if (row && column !== undefined) {
      const key = page.joinPath(below, `c${column + 1}`);
      return { node, key, header: row.grid.headers[column] || owner.header };
    }
  }
  const step = itemprop ? `${signature}[${itemprop.split(/\s/)[0]}]` : signature;
  return { node, key: page.joinPath(below, step), header: owner.header };
}
