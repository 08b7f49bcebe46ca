import { blockTags } from "./tag-rules.ts";
import type { Tree } from "./tree.ts";

/** Text of a range of nodes: runs of white space are one space, and so are the borders of blocks and of figures set high after others. */
export type NodeText = {
  readonly text: string;
  /** Offsets in `text` where a new visual line starts (a block border, `br`, or a line of preformatted text). */
  readonly lines: readonly number[];
  /** Where the text of each text node lies in `text`. */
  readonly spans: ReadonlyMap<number, readonly [number, number]>;
};

const breaksLine = (tag: string): boolean => tag === "br" || tag === "#line" || blockTags.has(tag);

/** Reads the text of nodes `from … to - 1` in document order. */
export function readText(tree: Tree, from: number, to: number): NodeText {
  const { tags, ends, texts } = tree;
  let text = "";
  let pendingSpace = false;
  let pendingLine = false;
  let raised = false;
  const lines: number[] = [0];
  const spans = new Map<number, readonly [number, number]>();
  const closing: number[] = [];
  for (let node = from; node < to; node++) {
    while (closing.length > 0 && (closing[closing.length - 1] ?? 0) <= node) {
      closing.pop();
      pendingLine = true;
    }
    const tag = tags[node] ?? "";
    if (tag !== "#text") {
      if (tag === "sup") raised = true;
      if (breaksLine(tag)) {
        pendingLine = true;
        if ((ends[node] ?? 0) > node + 1) closing.push(ends[node] ?? 0);
      }
      continue;
    }
    const data = (texts[node] ?? "").replace(/[\s\u200b\ufeff\u00ad]+/g, " ");
    const trimmed = data.trim();
    if (trimmed === "") {
      if (data !== "") pendingSpace = true;
      continue;
    }
    if (data.startsWith(" ") || (raised && /\d$/.test(text) && /^\d/.test(trimmed))) pendingSpace = true;
    raised = false;
    if (text !== "") {
      if (pendingLine) {
        lines.push(text.length + 1);
        text += " ";
      } else if (pendingSpace) text += " ";
    }
    spans.set(node, [text.length, text.length + trimmed.length]);
    text += trimmed;
    pendingLine = false;
    pendingSpace = data.endsWith(" ");
  }
  return { text, lines, spans };
}

/** A reader that remembers the text of the elements it was asked for. */
export function createTextReader(tree: Tree): (node: number) => NodeText {
  const known = new Map<number, NodeText>();
  return (node) => {
    let text = known.get(node);
    if (!text) {
      text = readText(tree, node, tree.ends[node] ?? node + 1);
      known.set(node, text);
    }
    return text;
  };
}
