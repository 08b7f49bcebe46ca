import { wholeText } from "../columns/cells.ts";
import type { RawCell } from "../columns/column.ts";
import type { PageReader } from "../page/page-reader.ts";
import { blockTags } from "../page/tag-rules.ts";

/** What stands in a line of its own and is longer heads no group. */
const maxLineLength = 60;

/** The last line of the page's text between `after` and `before`, where it is short: the heading of what begins at `before`, which `node` does. */
export function lineBetween(page: PageReader, node: number, after: number, before: number): RawCell | null {
  const { words, tree } = page;
  for (let text = node - 1; text > 0; text--) {
    const span = tree.tags[text] === "#text" ? words.spanOf(text) : null;
    if (!span || span[0] >= before) continue;
    if (span[0] < after) return null;
    let line = tree.parents[text] ?? 0;
    while (line > 0 && !blockTags.has(tree.tags[line] ?? "")) line = tree.parents[line] ?? 0;
    const cell = wholeText(page, words.startOf(line) < after || page.hasBlocks(line) ? text : line);
    const isWhole = words.startOf(cell.place.node) + cell.raw.length <= before;
    return cell.raw.length <= maxLineLength && isWhole ? cell : null;
  }
  return null;
}
