import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const rows = (handler: (i: number) => string): string =>
  `<html lang="es"><table><tr><th>Expediente</th><th>Documento</th></tr>${[1, 2, 3, 4]
    .map((i) => `<tr><td>Caso ${i}</td><td><a href="#" onclick="${handler(i)}">Ver</a></td></tr>`)
    .join("")}</table></html>`;
const linksOf = (html: string): unknown[] =>
  extract(html, "expediente y enlace").rows.map((cells) => cells.find(({ at }) => at?.attr === "onclick")?.value);

test("the one address that a click opens by script is a link", () => {
  const found = linksOf(rows((i) => `abrir(&quot;/fallos/?id=${i}&quot;, 3); return false`));
  expect(found).toHaveLength(4);
  expect(found[2]).toMatch(/^https?:\/\/.+\/fallos\/\?id=3$/);
});

test("of several addresses in a handler none is taken", () => {
  expect(linksOf(rows((i) => `go('/a/${i}', '/b/${i}')`))).toEqual([undefined, undefined, undefined, undefined]);
});

test("the addresses of one picture in several sizes are no text of its record", () => {
  const cards = ["Faro", "Muelle", "Dique"].map(
    (name, i) =>
      `<div class="c"><img src="/${i}.png" data-srcset="https://fotos.ejemplo.es/${i}.png 1x, https://fotos.ejemplo.es/g${i}.png 2x"><h3>${name}</h3><p>Puerto ${i + 4}</p></div>`,
  );
  const { survey } = extract(`<h1>Puertos</h1>${cards.join("")}`, "");
  expect(survey.sets[0]?.fields.filter(({ path }) => path.endsWith("srcset"))).toEqual([]);
});

test.each([
  ["a page builder styles an element by is no value of it", ["a41c07e", "b936fda", "c0ffe12"], 0],
  ["tells records apart is one, though a class repeats it", ["4101", "4102", "4107"], 1],
])("an id that %s", (_, ids, count) => {
  const cards = ids.map(
    (id, i) => `<div class="card card-${id}" data-id="${id}"><h3>Puerto ${"ABC"[i]}</h3><p>Muelle ${i + 4}</p></div>`,
  );
  const { survey } = extract(`<h1>Puertos</h1>${cards.join("")}`, "");
  expect(survey.sets[0]?.fields.filter(({ path }) => path.endsWith("@data-id"))).toHaveLength(count);
});

test("elements that a script writes into the page are no value of the one that carries them", () => {
  const cells = [1, 2, 3].map(
    (i) =>
      `<tr><td>Acta ${i}</td><td data-original-value="&lt;a href=&quot;/${i}.pdf&quot;&gt;Ver&lt;/a&gt;"><a href="/${i}.pdf">Ver</a></td></tr>`,
  );
  const { survey } = extract(`<h1>Actas</h1><table>${cells.join("")}</table>`, "");
  expect(survey.sets[0]?.fields.filter(({ path }) => path.includes("@data-original-value"))).toEqual([]);
});
