import { readFileSync } from "node:fs";
import { join } from "node:path";

export const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");

/** The lines of a tab-separated table of this folder, each by its column titles. */
export function readTable(fileName: string): Record<string, string>[] {
  const [header = "", ...lines] = readFileSync(join(import.meta.dirname, fileName), "utf8")
    .trimEnd()
    .split("\n");
  const titles = header.split("\t");
  return lines.map((line) => {
    const cells = line.split("\t");
    return Object.fromEntries(titles.map((title, i) => [title, cells[i] ?? ""]));
  });
}
