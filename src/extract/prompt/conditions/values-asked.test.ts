import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const brands = ["Roca", "DeSierra", "Puna"];
const kinds = ["percutor", "de mano", "angular", "de banco"];
const html = `<!doctype html><html lang="es"><head><title>Herramientas</title></head><body><main><h1>Herramientas</h1><ul>${Array.from(
  { length: 12 },
  (_, i) =>
    `<li class="pieza"><h2><a href="/p/${i}">Taladro ${kinds[i % 4]} T${i + 1}</a></h2><p class="precio">S/ ${200 - 10 * i}.90</p><p class="marca">${brands[i % 3]}</p><p class="stock">${i % 4 ? "En stock" : "Agotado"}</p></li>`,
).join("\n")}</ul></main></body></html>`;

const numberOf = (cell: unknown): number => Number(/T(\d+)$/.exec(String(cell))?.[1]);

test.each([
  ["Roca", "1 4 7 10"],
  ["los de Roca", "1 4 7 10"],
  ["DeSierra", "2 5 8 11"],
  ["los más baratos de Roca en stock", "10 7 4"],
  ["el más barato de Roca", "10"],
  ["cheapest Puna", "12"],
  ["quiero ver Roca y Puna", "1 3 4 6 7 9 10 12"],
  ["Roca o Puna", "1 3 4 6 7 9 10 12"],
  ["¿hay DeSierra en stock?", "2 8 11"],
  ["todo lo que sea DeSierra", "2 5 8 11"],
  ["todos menos Roca", "2 3 5 6 8 9 11 12"],
  ["no quiero los de Roca", "2 3 5 6 8 9 11 12"],
])("words that are values of the page say which records are meant: %s", (prompt, records) => {
  const { plain, understood } = extract(html, prompt);
  expect(plain.map((row) => numberOf(row["título"])).join(" ")).toBe(records);
  expect(understood.notFound).toEqual([]);
});

const sold = `<!doctype html><html lang="es"><head><title>Herramientas</title></head><body><main><h1>Herramientas</h1><ul>${Array.from(
  { length: 6 },
  (_, i) =>
    `<li class="pieza"><h2><a href="/p/${i}">Taladro T${i + 1}</a></h2><p class="precio">S/ ${200 - 10 * i}.90</p>${i % 2 ? '<p class="aviso">Agotado</p>' : ""}</li>`,
).join("\n")}</ul></main></body></html>`;

test.each([
  [html, "título, precio y solo en stock", "2 3 4 6 7 8 10 11 12"],
  [html, "título, precio, only in stock", "2 3 4 6 7 8 10 11 12"],
  [html, "título y precio, solo con existencias", "2 3 4 6 7 8 10 11 12"],
  [sold, "título, precio y solo en stock", "1 3 5"],
  [sold, "título, precio, just available", "1 3 5"],
  [sold, "solo los agotados: título y precio", "2 4 6"],
])(
  "a state that is wanted alone is no column, also where the page only says the other one: %#",
  (page, prompt, records) => {
    const { plain, columns } = extract(page, prompt);
    expect(columns.map(({ title }) => title)).toEqual(["título", "precio"]);
    expect(plain.map((row) => numberOf(row["título"])).join(" ")).toBe(records);
  },
);

test("a word that is no value of the page, and the name of a column, stay columns", () => {
  expect(extract(html, "marca y precio").columns.map(({ title }) => title)).toEqual(["marca", "precio"]);
  expect(extract(html, "Andina y precio").columns.map(({ title }) => title)).toEqual(["Andina", "precio"]);
});

test("a name in quotation marks is a column, also where the page has it as a value", () => {
  expect(extract(html, "título y el dato «Roca»").columns.map(({ title }) => title)).toEqual(["título", "Roca"]);
});
