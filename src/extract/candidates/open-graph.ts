import { attributeCell } from "../columns/cells.ts";
import type { RawCell } from "../columns/column.ts";
import { oneLine } from "../page/one-line.ts";
import type { PageReader } from "../page/page-reader.ts";

const knownPrefix = /^(?:og|article|book|profile|music|video|product|business|place|event|restaurant):/;

/** What the head says of the page in the Open Graph protocol (https://ogp.me), as written: name and value, in order. */
export function readOpenGraph(page: PageReader): { readonly name: string; readonly value: RawCell }[] {
  const { tree } = page;
  const found: { name: string; value: RawCell }[] = [];
  for (let node = 1; node < tree.size; node++) {
    if (tree.tags[node] !== "meta") continue;
    const attributes = tree.attributes[node];
    const name = attributes?.property ?? attributes?.name ?? "";
    const raw = oneLine(attributes?.content ?? "");
    if (raw && knownPrefix.test(name)) found.push({ name, value: attributeCell(node, "content", raw) });
  }
  return found;
}
