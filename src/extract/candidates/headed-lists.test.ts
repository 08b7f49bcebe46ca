import { expect, test } from "vitest";
import { openPage } from "../index.ts";
import { snapshotOf } from "../page-fixture.ts";

const listsOf = (body: string): Record<string, string[]> => {
  const page = openPage(snapshotOf(`<html lang="es"><title>Tarta</title><h1>Tarta</h1>${body}</html>`));
  const sets = page.sets().filter(({ columns: [first] }) => first?.key === "~item");
  return Object.fromEntries(
    sets.map(({ name, columns: [items, group] }) => [
      name,
      items?.cells.map((cell, i) => {
        const above = group?.key === "^group" ? group.cells[i]?.raw : undefined;
        return `${above === undefined ? "" : `${above} > `}${cell?.raw}`;
      }) ?? [],
    ]),
  );
};
const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

test.each([
  ["a list", `<h2>Ingredientes</h2>${list("2 huevos", "100 g de harina")}`, ["2 huevos", "100 g de harina"]],
  [
    "amounts and units in parts of their own, boxes to tick",
    `<h2 class="header">Ingredientes</h2>${list("<b>▢</b> <b>2</b> <i>huevos</i>", "<b>▢</b> <b>100</b> <i>g</i> de harina")}`,
    ["2 huevos", "100 g de harina"],
  ],
  [
    "controls before it, in what is around the heading",
    `<section><div><h2>Ingredientes</h2><button>Imprimir</button></div>${list("2 huevos", "100 g de harina")}</section>`,
    ["2 huevos", "100 g de harina"],
  ],
  [
    "rows",
    "<h2>Ingredientes</h2><table><tr><td>2</td><td>huevos</td></tr><tr><td>100 g</td><td>harina</td></tr></table>",
    ["2 huevos", "100 g harina"],
  ],
  [
    "a heading that is none",
    `<p><b>Ingredientes:</b></p>${list("2 huevos", "100 g de harina")}`,
    ["2 huevos", "100 g de harina"],
  ],
  [
    "groups under headings of their own",
    `<h2>Ingredientes</h2><h3>Masa</h3>${list("2 huevos", "100 g de harina")}<h3>Relleno</h3>${list("3 manzanas")}`,
    ["Masa > 2 huevos", "Masa > 100 g de harina", "Relleno > 3 manzanas"],
  ],
  [
    "groups that are items",
    `<h2>Ingredientes</h2>${list("Masa:", "2 huevos", "100 g de harina", "Relleno:", "3 manzanas")}`,
    ["Masa > 2 huevos", "Masa > 100 g de harina", "Relleno > 3 manzanas"],
  ],
])("what stands under the heading of a section is a list of wholes: %s", (_, body, items) => {
  expect(Object.values(listsOf(`${body}<h2>Notas</h2>${list("Se congela", "Dura dos días")}`))).toEqual([items]);
});

test("paragraphs are steps where they are what stands under the heading", () => {
  const steps = ["Bate los huevos con la harina hasta que no queden grumos.", "Hornea la tarta durante media hora."];
  expect(listsOf(`<h2>Preparación</h2>${steps.map((step) => `<p>${step}</p>`).join("")}`)).toEqual({
    Preparación: steps,
  });
});

test.each([
  ["cards", list("<h3>Flan</h3><p>De huevo</p>", "<h3>Bizcocho</h3><p>De limón</p>")],
  ["links", list("<a href='/flan'>Flan de huevo</a>", "<a href='/bizcocho'>Bizcocho de limón</a>")],
])("what has parts of its own is no list of wholes: %s", (_, items) => {
  expect(listsOf(`<h2>Artículos relacionados</h2>${items}`)).toEqual({});
});

test("what the page gives its subject for machines is a list where it is shown under no heading", () => {
  const recipe = {
    "@context": "https://schema.org",
    "@type": "Recipe",
    name: "Tarta",
    recipeIngredient: ["2 huevos", "100 g de harina"],
    recipeInstructions: [
      { "@type": "HowToSection", name: "Masa", itemListElement: [{ "@type": "HowToStep", text: "Bate" }] },
      { "@type": "HowToSection", name: "Horno", itemListElement: [{ "@type": "HowToStep", text: "Hornea" }] },
    ],
  };
  expect(listsOf(`<script type="application/ld+json">${JSON.stringify(recipe)}</script>`)).toEqual({
    ingredients: ["2 huevos", "100 g de harina"],
    "recipe instructions": ["Masa > Bate", "Horno > Hornea"],
  });
});
