import { trimSpan } from "../page/line-spans.ts";
import type { PageReader } from "../page/page-reader.ts";
import { rememberOf } from "../remember.ts";
import { readInlineLabel, readLabel } from "./leaf-labels.ts";

/** A line without what joins it to its neighbours, where it stands in the page's text, and what is a label in it. */
export type LineText = {
  readonly start: number;
  readonly end: number;
  readonly raw: string;
  /** The label that it begins with. */
  readonly written: RegExpExecArray | null;
  /** The label that it is. */
  readonly only: string | undefined;
  /** The end before it was trimmed. */
  readonly to: number;
};

const linesOf = rememberOf<PageReader, Map<number, LineText>>(() => new Map());

/** Reads a line of the page's text; a text stands in the records of four or five candidates and is read for the first of them. */
export function readLine(page: PageReader, from: number, to: number): LineText {
  const lines = linesOf(page);
  const last = lines.get(from);
  if (last?.to === to) return last;
  const { text } = page.words;
  const [start, end] = trimSpan(text, from, to);
  const raw = text.slice(start, end);
  const line = { start, end, raw, written: readInlineLabel(raw, page.tree.title), only: readLabel(raw), to };
  lines.set(from, line);
  return line;
}
