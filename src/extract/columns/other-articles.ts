import type { PageReader } from "../page/page-reader.ts";
import type { RecordRange } from "../page/record-range.ts";

/** Whether a heading is the title of a whole that holds none of the records: an `article`, or an entry with a picture that it leads on from. */
export function isOfOtherArticle({ tree }: PageReader, heading: number, records: readonly RecordRange[]): boolean {
  let isLinked = hasTag(tree, heading, "a");
  for (let up = tree.parents[heading] ?? 0; up > 0; up = tree.parents[up] ?? 0) {
    const end = tree.ends[up] ?? 0;
    if (records.some(({ from, to }) => (from >= up && from < end) || (up >= from && up < to))) return false;
    if (tree.tags[up] === "article") return true;
    if (tree.tags[up] === "a") isLinked = true;
    if (tree.tags[up] === "li") return isLinked && hasTag(tree, up, "img");
  }
  return false;
}

/** What holds a picture and leads elsewhere is no caption. */
export const isTeaser = ({ tree }: PageReader, node: number): boolean =>
  hasTag(tree, node, "img") && hasTag(tree, node, "a");

function hasTag({ tags, ends }: PageReader["tree"], node: number, tag: string): boolean {
  for (let inner = node + 1; inner < (ends[node] ?? 0); inner++) if (tags[inner] === tag) return true;
  return false;
}
