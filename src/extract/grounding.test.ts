import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import type { Cell } from "../domain/extraction.ts";
import { readScript } from "./candidates/embedded-state.ts";
import { allPages } from "./fixtures.ts";
import { openPage, type Page, readRecords, surveyPage } from "./index.ts";
import { findNode } from "./page/node-path.ts";
import { snapshotOf } from "./page-fixture.ts";

/** The characters that stand on the page where a cell says its value does. */
function standsAt(page: Page, at: NonNullable<Cell["at"]>): string | null {
  const { tree } = page.reader;
  const node = findNode(tree, at.path);
  if (node === null) return null;
  const pointer = at.path.split("#")[1];
  if (pointer !== undefined) {
    let value: unknown = readScript(tree, node);
    for (const step of pointer.split("/").slice(1))
      value = (value as Record<string, unknown>)[step.replaceAll("~1", "/").replaceAll("~0", "~")];
    return String(value).trim();
  }
  const text =
    at.attr === undefined
      ? page.reader.text(node)
      : (tree.attributes[node]?.[at.attr] ?? "").replace(/\s+/g, " ").trim();
  return at.span ? text.slice(...at.span) : text;
}

/** Checks every cell of every set of a page; how many there were. */
function checkCells(page: Page): number {
  let cells = 0;
  for (const set of surveyPage(page).sets) {
    for (const cell of readRecords(page, set.id).rows.flat()) {
      if (!cell.at) {
        expect(cell).toEqual({ value: null, raw: "", basis: "page", at: null });
        continue;
      }
      cells++;
      if (cell.raw === "" || standsAt(page, cell.at) !== cell.raw)
        expect.unreachable(`${JSON.stringify(cell)} does not stand there`);
    }
  }
  return cells;
}

test.each(Object.entries(allPages))("every cell of %s stands on the page where it says", (_, html) => {
  expect(checkCells(openPage(snapshotOf(html)))).toBeGreaterThan(0);
});

const courts = resolve(import.meta.dirname, "../../../shared/extraction/lists/juriscraper");

test.skipIf(!existsSync(courts))(
  "every cell of the labelled court pages stands where it says",
  { timeout: 180_000 },
  () => {
    let cells = 0;
    for (const name of readdirSync(courts).filter((file) => file.endsWith(".html"))) {
      cells += checkCells(openPage({ ...snapshotOf(""), body: readFileSync(join(courts, name)) }));
    }
    expect(cells).toBeGreaterThan(100_000);
  },
);
