import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";
import { promptPages } from "./pages-fixture.ts";
import { type Case, comesOf } from "./understood-fixture.ts";

const orders: readonly Case[] = [
  ["homes", "título y precio ordenado de más grande a más chico", "título | precio", "5 4 1 2 3"],
  ["homes", "pisos del mas caro al mas barato", "pisos | precio", "5 2 1 4 3"],
  ["homes", "pisos de lo más barato a lo más caro", "pisos | precio", "3 4 1 2 5"],
  ["homes", "pisos de menos a más caros", "pisos | precio", "3 4 1 2 5"],
  ["homes", "flats smallest to largest", "flats | superficie", "3 2 1 4 5"],
  ["homes", "flats from most expensive to least expensive", "flats | precio", "5 2 1 4 3"],
  ["jobs", "vacantes de más nueva a más vieja", "vacantes | fecha", "5 1 3 2 4"],
  ["jobs", "jobs newest to oldest", "jobs | fecha", "5 1 3 2 4"],
  ["shop", "nombres de la z a la a", "nombres", "4 6 2 3 1 5"],
  ["shop", "de la A a la Z con marca", "marca", "5 1 3 2 6 4"],
  ["shop", "ranking de productos por valoración", "productos | valoración", "4 1 2 3 6 5"],
];

const ofMost: readonly Case[] = [
  ["tenders", "la licitación más grande", "licitación | Monto", "2"],
  ["tenders", "la licitación más grande de cada entidad", "licitación | entidad | Monto", "1 2 4 5"],
  ["tenders", "dime cuál vence primero, con su objeto", "objeto | Fecha límite", "4"],
  ["shop", "qué producto cuesta más", "producto | precio", "1"],
  ["shop", "which product costs the most", "product | precio", "1"],
  ["shop", "which product is the most expensive?", "product | precio", "1"],
  ["shop", "dime cuál es el producto que cuesta menos", "producto | precio", "2"],
  ["shop", "nombre de los top 3 más caros", "nombre", "1 3 4"],
  ["hotels", "qué hotel tiene más estrellas", "hotel | estrellas", "3"],
  ["homes", "which flat has the most rooms", "flat | habitaciones", "5"],
  ["jobs", "la última vacante", "vacante | fecha", "5"],
  ["jobs", "la última oferta publicada con su sueldo", "oferta | sueldo", "5"],
  ["shop", "cheapest products first", "products | precio", "2 6 5 4 3 1"],
  ["courses", "qué curso dura más", "curso | Horas", "3"],
  ["vacancies", "which job pays the most", "job | Salary", "1"],
];

test.each([...orders, ...ofMost])("%s: %s", (...one) => {
  const [page, prompt, columns, records] = one;
  expect(comesOf(one)).toEqual({ columns, records });
  expect(extract(promptPages[page], prompt).understood.notFound).toEqual([]);
});

test.each([
  ["jobs", "puesto, último sueldo", "puesto | último sueldo"],
  ["jobs", "primer puesto y última fecha", "primer puesto | última fecha"],
] as const)("%s: what only may be the newest is a column: %s", (page, prompt, columns) => {
  const { rows, planned, ...got } = extract(promptPages[page], prompt);
  expect(got.columns.map(({ title }) => title).join(" | ")).toBe(columns);
  expect({ count: rows.length, limit: planned.plan.limit }).toEqual({ count: 5, limit: null });
});

test.each([
  ["el producto más grande", "el más grande"],
  ["nombre, de más salado a menos", "de más salado a menos"],
  ["los 3 productos con mayor caudal", "los 3 con mayor caudal"],
  ["nombre y el segundo más caro", "el segundo más caro"],
  ["nombre, mediana del precio", "mediana"],
  ["name, median price", "median"],
])("an order of what the page does not show is reported, no column and leaves no record out: %s", (prompt, asked) => {
  const { rows, columns, understood } = extract(promptPages.shop, prompt);
  expect(understood.notFound).toEqual([asked]);
  expect(rows).toHaveLength(6);
  expect(columns.map(({ title }) => title)).not.toContain(asked);
  expect(columns.length).toBeLessThanOrEqual(2);
});

test.each(["el más barato por metro cuadrado", "the cheapest per square meter"])(
  "an order by what a square metre costs is reported where the page does not tell it: %s",
  (prompt) => {
    const { planned } = extract(promptPages.homes, prompt);
    expect(planned.plan.sort).toEqual([]);
    expect(planned.understood.notFound).toEqual([prompt]);
  },
);

test("a price and a score in the block of a ranking are no places in it", () => {
  const cards = [
    ["Cobre", 94, "$270"],
    ["Roble", 91, "$100,000"],
    ["Malta", 91, "$75"],
    ["Turba", 87, "$40"],
    ["Faro", 89, "$56,865"],
  ].map(
    ([name, score, price]) =>
      `<div class="item"><a href="/${name}"><h5>${name}</h5><div class="itemRanking"><h2>${score}</h2><h6>Whisky<br>${price}</h6></div></a></div>`,
  );
  const html = `<html lang="es"><body><main>${cards.join("")}</main></body></html>`;
  const names = (prompt: string) => extract(html, prompt).plain.map((row) => Object.values(row)[0]);
  expect(names("los 2 más baratos")).toEqual(["Turba", "Malta"]);
  expect(names("los 2 más caros")).toEqual(["Roble", "Faro"]);
});
