import { expect, test } from "vitest";
import { createPageReader } from "./page-reader.ts";
import { parseTree } from "./parse-tree.ts";

const firstCells = (rows: readonly string[]): string[] => {
  const cells = rows.map(
    (row) =>
      `<tr>${row
        .split("|")
        .map((cell) => `<td>${cell}</td>`)
        .join("")}</tr>`,
  );
  const page = createPageReader(parseTree(`<table><tr><th>Grupo<th>Producto<th>Precio</tr>${cells.join("")}</table>`));
  const { rows: read } = page.grids.grid(page.tree.tags.indexOf("table"));
  return read.filter((row) => !row.isHeader).map(({ cells: [first] }) => (first ? page.text(first.node) : ""));
};

test("a group that is named in its first row alone is that of the rows below it", () => {
  expect(firstCells(["Verdura|Puerro|1,20", "|Acelga|1,10", "|Nabo|0,90", "Fruta|Pera|2,10", "|Ciruela|2,80"])).toEqual(
    ["Verdura", "Verdura", "Verdura", "Fruta", "Fruta"],
  );
});

test.each([
  ["what comes again is no group", ["Nuevo|Puerro|1,20", "|Acelga|1,10", "Nuevo|Pera|2,10", "|Ciruela|2,80"]],
  ["a first row without one", ["|Puerro|1,20", "Verdura|Acelga|1,10", "|Nabo|0,90", "Fruta|Pera|2,10"]],
  ["a name that one row lacks", ["Ana|Puerro|1", "Luis|Acelga|2", "Eva|Nabo|3", "Iris|Pera|4", "|Kiwi|5"]],
  ["empty cells all over", ["Verdura|Puerro|", "||1,10", "|Nabo|", "Fruta||2,10", "|Kiwi|"]],
])("%s: nothing is carried down", (_, rows) => {
  expect(firstCells(rows)).toEqual(rows.map((row) => row.split("|")[0]));
});
