import type { FieldPath } from "../page/field-path.ts";
import type { TextPart } from "./leaf-labels.ts";
import type { Owner } from "./leaf-owner.ts";
import type { PageReader } from "../page/page-reader.ts";
import { decorativeTags } from "../page/tag-rules.ts";
import { childrenOf } from "../page/tree.ts";

/** A line of text within one owner, and its decorated and plain parts. Offsets are those of the page's text. */
export type Run = {
  readonly owner: Owner;
  /** Its first text node. */
  readonly at: number;
  readonly start: number;
  end: number;
  readonly line: number;
  /** Set apart from what its owner shows: a key to sort by before a date. */
  readonly isHidden: boolean;
  readonly parts: TextPart[];
};

/** The line that says who wrote it is the same one however many lines stand above it. */
const byLine = /^(?:[Bb]y|[Pp]or)\s\p{Lu}/u;

/** Texts of one style are one part, whatever elements they stand in. */
export const isSameStyle = (a: string, b: string): boolean =>
  a === b || !(decorativeTags.has(a) || decorativeTags.has(b));

/** What stands beside its owner's text, not shown. */
export const hiddenStep = ":hidden";

/** Where a line belongs: beside its owner's first one, or among the later ones, however many there are. */
export function placeOfLine({ owner, line, isHidden }: Run, raw: string, parent: number): FieldPath {
  if (isHidden) return owner.place.join(hiddenStep);
  if (line === 0 || owner.node === parent) return owner.place;
  return owner.place.join(byLine.test(raw) ? ":by" : ":line");
}

const twoLetters = /\p{L}{2}/u;

/** Whether an element is one running text: words of its own before and after what stands in it, none of which is a block. */
export function isSentence(page: PageReader, node: number): boolean {
  const { tree } = page;
  if (page.hasBlocks(node)) return false;
  let texts = 0;
  for (const child of childrenOf(tree, node)) {
    if (tree.tags[child] === "br") return false;
    if (texts < 2 && tree.tags[child] === "#text" && twoLetters.test(tree.texts[child] ?? "")) texts++;
  }
  return texts >= 2;
}
