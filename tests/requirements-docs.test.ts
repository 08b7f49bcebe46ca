import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";

const project = resolve(import.meta.dirname, "..");
const table = readFileSync(resolve(project, "docs/requirements.md"), "utf8");

const rows = table.split("\n").flatMap((line) => {
  const [, id, words, shownBy] = /^\| (R-\d{3}) \| (.+) \| (.+) \|$/.exec(line) ?? [];
  return id && words && shownBy ? [{ id, shownBy: shownBy.split("<br>") }] : [];
});

const count = 369;

test("every requirement is in the table, once and in order", () => {
  const expected = Array.from({ length: count }, (_, index) => `R-${String(index + 1).padStart(3, "0")}`);
  expect(rows.map(({ id }) => id)).toEqual(expected);
});

test("every test that the table names is there", () => {
  const missing = rows.flatMap(({ id, shownBy }) =>
    shownBy
      .filter((entry) => {
        const [, file = "", title = ""] = /^`([^`]+)` › (.+)$/.exec(entry) ?? [];
        const path = resolve(project, file);
        return title === "" || !existsSync(path) || !readFileSync(path, "utf8").includes(title);
      })
      .map((entry) => `${id}: ${entry}`),
  );
  expect(missing).toEqual([]);
});
