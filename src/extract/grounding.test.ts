import { expect, test } from "vitest";
import type { Cell } from "../domain/extraction.ts";
import { parseJson } from "./candidates/structured-data.ts";
import { allPages } from "./fixtures.ts";
import { openPage, type Page, readRecords, surveyPage } from "./index.ts";
import { findNode } from "./node-path.ts";
import { snapshotOf } from "./page-fixture.ts";

/** The characters that stand on the page where a cell says its value does. */
function standsAt(page: Page, at: NonNullable<Cell["at"]>): string | null {
  const { tree } = page.reader;
  const node = findNode(tree, at.path);
  if (node === null) return null;
  const pointer = at.path.split("#")[1];
  if (pointer !== undefined) {
    let value: unknown = parseJson(tree.scripts.get(node) ?? "");
    for (const step of pointer.split("/").slice(1))
      value = (value as Record<string, unknown>)[step.replaceAll("~1", "/").replaceAll("~0", "~")];
    return String(value).trim();
  }
  const text =
    at.attr === undefined
      ? page.reader.text(node).text
      : (tree.attributes[node]?.[at.attr] ?? "").replace(/\s+/g, " ").trim();
  return at.span ? text.slice(...at.span) : text;
}

test.each(Object.entries(allPages))("every cell of %s stands on the page where it says", (_, html) => {
  const page = openPage(snapshotOf(html));
  let cells = 0;
  for (const set of surveyPage(page).sets) {
    for (const cell of readRecords(page, set.id).rows.flat()) {
      if (!cell.at) {
        expect(cell).toEqual({ value: null, raw: "", basis: "page", at: null });
        continue;
      }
      cells++;
      expect(cell.raw).not.toBe("");
      expect(standsAt(page, cell.at)).toBe(cell.raw);
    }
  }
  expect(cells).toBeGreaterThan(0);
});
