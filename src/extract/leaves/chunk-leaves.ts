import type { NewLeaf } from "./leaf.ts";
import { columnStep, type Owner } from "./leaf-owner.ts";
import type { PageReader } from "../page/page-reader.ts";

/**
 * What a line of preformatted text holds in each column of its table; a link in it keeps its place. Null for any other text.
 * `span` is where the text stands in the page's text, `parent` the element that the record stands in.
 */
export function chunkLeaves(
  page: PageReader,
  node: number,
  owner: Owner,
  [start, end]: readonly [number, number],
  parent: number,
): NewLeaf[] | null {
  const { chunks: byNode } = page.fixedWidth;
  const chunks = byNode.size === 0 ? undefined : byNode.get(node);
  if (!chunks) return null;
  const { text } = page.words;
  const offset = page.words.startOf(owner.node);
  let at = start;
  return chunks.flatMap(({ column, text: raw, header }): NewLeaf[] => {
    const from = text.indexOf(raw, at);
    if (from < 0 || from + raw.length > end) return [];
    at = from + raw.length;
    const place = owner.node === parent ? page.root.step(columnStep(column)) : owner.place;
    const span = [from - offset, at - offset] as const;
    return [{ place, node: owner.node, attr: null, span, raw, header: header ?? owner.header, says: null }];
  });
}
