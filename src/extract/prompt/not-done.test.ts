import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";
import { promptPages } from "./pages-fixture.ts";

const outline = (html: string, prompt: string) => {
  const { columns, rows, planned, understood } = extract(html, prompt);
  return {
    titles: columns.map(({ title }) => title).join(" | "),
    count: rows.length,
    sort: planned.plan.sort.map(({ field, direction }) => `${field.name} ${direction}`),
    notFound: understood.notFound,
  };
};

test.each([
  ["shop", "traduce los títulos al inglés", "títulos", "traduce los títulos al inglés"],
  ["shop", "por favor, quiero que traduzcas los nombres al quechua", "nombres", "que traduzcas los nombres al quechua"],
  ["shop", "nombre y precio, traduce los nombres al inglés", "nombre | precio", "traduce los nombres al inglés"],
  ["shop", "nombre traducido al inglés y precio", "nombre | precio", "traducido al inglés"],
  ["shop", "name and price, and translate it to English", "name | price", "and translate it to English"],
  ["books", "translate the titles into Spanish", "titles", "translate the titles into Spanish"],
] as const)("%s: a translation is reported, not taken for a column: %s", (page, prompt, titles, asked) => {
  expect(outline(promptPages[page], prompt)).toMatchObject({ titles, notFound: [asked] });
});

const inns = (mark: (i: number) => string): string =>
  `<html lang="es"><body><h1>Posadas</h1><table><thead><tr><th>Posada</th><th>Valoración</th><th>Pueblo</th></tr></thead><tbody>${[
    ["Posada del Tilo", "Ollanta"],
    ["Casa Retama", "Maras"],
    ["El Molle", "Pisac"],
    ["La Cantuta", "Yucay"],
    ["Hostal Queñual", "Calca"],
  ]
    .map(([name, town], i) => `<tr><td>${name}</td><td>${mark(i)}</td><td>${town}</td></tr>`)
    .join("")}</tbody></table></body></html>`;

test("the best rated are not those whose marks are last in the alphabet", () => {
  const words = ["Excelente", "Bueno", "Regular", "Muy bueno", "Malo"];
  expect(
    outline(
      inns((i) => words[i] ?? ""),
      "los mejor valorados",
    ),
  ).toMatchObject({
    sort: [],
    notFound: ["los mejor valorados"],
  });
  expect(
    outline(
      inns((i) => `${i}.5`),
      "los mejor valorados",
    ),
  ).toMatchObject({
    sort: ["Valoración descending"],
    notFound: [],
  });
});

test.each(["I don't want those by Imani Clarke", "title, author. We don’t need the ones by Imani Clarke"])(
  "who does not want something is no column: %s",
  (prompt) => {
    const { titles, count, notFound } = outline(promptPages.books, prompt);
    expect(titles).toMatch(/^title \| author/);
    expect(titles).not.toMatch(/(?:^| )(?:I|We)(?: |$)/);
    expect({ count, notFound }).toEqual({ count: 2, notFound: [] });
  },
);

test.each([
  "no quiero la imagen",
  "todo, pero no quiero la imagen",
  "yo no necesito la imagen",
  "I don't want the image",
])("a column that is not wanted is left out: %s", (prompt) => {
  expect(outline(promptPages.shop, prompt)).toMatchObject({
    titles: "nombre | marca | valoración | precio | precio anterior | existencias | enlace",
    notFound: [],
  });
});
