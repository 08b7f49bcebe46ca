import type { TextTask } from "./file-task.ts";
import { makeText } from "./make-file.ts";

/** The browser cleans HTML on the screen's own thread: of more cells than these it would stop the screen. */
const mostHtmlCells = 20_000;

/** Copies a table so that a spreadsheet of the reader's region takes it cell by cell, and a document as a table. */
export async function copyForSpreadsheet(task: Omit<TextTask, "kind">): Promise<void> {
  const make = (kind: TextTask["kind"]): Promise<Blob> => makeText({ ...task, kind });
  // Older browsers copy text alone.
  if (typeof ClipboardItem === "undefined") {
    return navigator.clipboard.writeText(await (await make("tabbed")).text());
  }
  const { places, columns } = task.arranged;
  const isLarge = places.length * columns.length > mostHtmlCells;
  // Promises, because the browser lets a page copy only while the key or button is still being answered.
  return navigator.clipboard.write([
    new ClipboardItem({ "text/plain": make("tabbed"), ...(!isLarge && { "text/html": make("html") }) }),
  ]);
}
