import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const tableUnder = (heading: string): string =>
  `<html lang="es"><body><table><thead><tr><th>${heading}</th><th>Visitas</th></tr></thead><tbody>${[
    "Riego por goteo",
    "Poda de otoño",
    "Semillas viejas",
    "Suelo arcilloso",
  ]
    .map((title, i) => `<tr><td><a href="/a/${i}">${title}</a></td><td>${i * 37 + 5}</td></tr>`)
    .join("")}</tbody></table></body></html>`;

test.each([
  [
    "the menu that sorts by it",
    `<a href="?o=t">Artículo</a><div role="menu"><a href="?o=c">Por citas</a><a href="?o=f">Por fecha</a></div>`,
  ],
  ["the button that opens a menu", `<span>Artículo</span><button>Ordenar</button>`],
  ["what it says again for narrow screens", `<div class="w">Artículo</div><div class="n">Artículo</div>`],
])("the name of a column is told without %s", (_, heading) => {
  const titles = extract(tableUnder(heading), "todo").columns.map(({ title }) => title);
  expect(titles.slice(0, 2)).toEqual(["Artículo", "Visitas"]);
});
