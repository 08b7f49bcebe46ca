import { isRaised } from "./raised.ts";
import { blockTags } from "./tag-rules.ts";
import type { Tree } from "./tree.ts";

/**
 * The text of a page, read once: runs of white space are one space, and so are the borders of blocks and of figures set high after
 * others, as cents are. The text of a node is a part of it, so that naming the text of every node stays linear.
 */
export type PageText = {
  /** The whole text; offsets of `spanOf` point into it. */
  readonly text: string;
  readonly of: (node: number) => string;
  /** Where the text of a node begins in the whole text. */
  startOf(node: number): number;
  /** Where the words of a text node stand in the whole text; null when it has none. */
  spanOf(textNode: number): readonly [number, number] | null;
  /** Number of the visual line that a text node stands in (lines start at block borders, `br` and lines of preformatted text). */
  lineOf(textNode: number): number;
};

const breaksLine = (tag: string): boolean => tag === "br" || tag === "#line" || blockTags.has(tag);
const uneven = /\s\s|[^\S ]|[\u200b\ufeff\u00ad]/;
const oneSpace = (text: string): string => (uneven.test(text) ? text.replace(/[\s\u200b\ufeff\u00ad]+/g, " ") : text);

export function readText(tree: Tree): PageText {
  const { size, tags, ends, texts } = tree;
  const written = new TextWriter();
  /** For each node, how many text nodes with words stand before it. */
  const before = new Int32Array(size + 1);
  /** Where the open blocks end, the innermost last. */
  const closing: number[] = [];
  for (let node = 0; node < size; node++) {
    before[node] = written.starts.length;
    while (closing.length > 0 && (closing[closing.length - 1] ?? 0) <= node) {
      closing.pop();
      written.breakLine();
    }
    const tag = tags[node] ?? "";
    if (tag === "#text") written.write(texts[node] ?? "");
    else if (isRaised(tree, node)) written.raise();
    else if (breaksLine(tag)) {
      written.breakLine();
      if ((ends[node] ?? 0) > node + 1) closing.push(ends[node] ?? 0);
    }
  }
  before[size] = written.starts.length;

  const { text, starts, stops, lines } = written;
  const hasWords = (node: number): boolean => (before[node + 1] ?? 0) > (before[node] ?? 0);
  const startOf = (node: number): number => starts[before[node] ?? 0] ?? text.length;
  return {
    text,
    startOf,
    of: (node) => {
      const last = (before[ends[node] ?? node + 1] ?? 0) - 1;
      return last < (before[node] ?? 0) ? "" : text.slice(startOf(node), stops[last]);
    },
    spanOf: (node) => (hasWords(node) ? [startOf(node), stops[before[node] ?? 0] ?? 0] : null),
    lineOf: (node) => lines[before[node] ?? 0] ?? written.line,
  };
}

/** Puts the texts of a page one after the other, with a space where something parts them; one use per page. */
class TextWriter {
  text = "";
  /** Of the line that is being written. */
  line = 0;
  /** Where each text with words begins and ends, and in which line. */
  readonly starts: number[] = [];
  readonly stops: number[] = [];
  readonly lines: number[] = [];
  private last = "";
  private isLineDue = false;
  private isSpaceDue = false;
  private isRaised = false;

  breakLine(): void {
    this.isLineDue = true;
  }

  /** What is written next is set high: figures are apart from those before them. */
  raise(): void {
    this.isRaised = true;
  }

  write(written: string): void {
    const data = oneSpace(written);
    const words = data.trim();
    if (words === "") {
      if (data !== "") this.isSpaceDue = true;
      return;
    }
    const isPower = this.isRaised && /\d$/.test(this.last) && /^\d/.test(words);
    if (this.text !== "" && (this.isLineDue || this.isSpaceDue || isPower || data.startsWith(" "))) {
      if (this.isLineDue) this.line++;
      this.text += " ";
    }
    this.starts.push(this.text.length);
    this.text += words;
    this.stops.push(this.text.length);
    this.lines.push(this.line);
    this.last = words;
    this.isLineDue = false;
    this.isSpaceDue = data.endsWith(" ");
    this.isRaised = false;
  }
}
