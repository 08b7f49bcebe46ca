import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const columns = ["Ciudad", ...Array.from({ length: 30 }, (_, i) => `Año ${1990 + i}`)];
const towns = ["Arequipa", "Cusco", "Piura", "Trujillo", "Tacna", "Puno"];
const rows = towns.map((town, row) => [town, ...columns.slice(1).map((_, i) => `${(row + 3) * (i + 11)}`)]);
const written = (tag: string, cells: readonly string[]): string =>
  `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;

test("everything of a table with headings is all of its columns, however many they are", () => {
  const html = `<html lang="es"><body><table>${written("th", columns)}${rows.map((row) => written("td", row)).join("")}</table></body></html>`;
  expect(extract(html, "todo").columns.map(({ title }) => title)).toEqual(columns);
});

test("of cards without headings no more than sixteen columns are shown unasked", () => {
  const cards = rows.map(
    (row) => `<article>${row.map((text, i) => `<p class="c${i}">${text}</p>`).join("")}</article>`,
  );
  const html = `<html lang="es"><body><main>${cards.join("")}</main></body></html>`;
  expect(extract(html, "todo").columns).toHaveLength(16);
});
