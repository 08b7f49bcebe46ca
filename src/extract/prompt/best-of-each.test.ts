import { expect, test } from "vitest";
import { directory } from "../fixtures.ts";
import { openPage, runPlan } from "../index.ts";
import { extract, snapshotOf } from "../page-fixture.ts";
import { promptPages } from "./pages-fixture.ts";

/** Page, prompt, titles of the columns that come out ("" for any), and the records in their order, counted from 1. */
type Case = readonly [keyof typeof promptPages, string, string, string];

const cases: readonly Case[] = [
  ["hotels", "el hotel más caro de cada ciudad", "hotel | ciudad | precio", "1 3 6"],
  ["hotels", "el más caro de cada ciudad", "", "1 3 6"],
  ["hotels", "the cheapest hotel in each city", "hotel | city | precio", "4 5 6"],
  ["hotels", "los 2 hoteles más baratos de cada ciudad", "hoteles | ciudad | precio", "4 2 5 3 6"],
  ["hotels", "de cada ciudad, el hotel más caro", "hotel | ciudad | precio", "1 3 6"],
  ["hotels", "un hotel por ciudad", "hotel | ciudad", "1 3 6"],
  ["hotels", "el de menor precio de cada ciudad", "", "4 5 6"],
  ["hotels", "el más caro de cada ciudad, ordenado por precio", "", "6 1 3"],
  ["hotels", "el hotel con más estrellas de cada ciudad", "hotel | ciudad | estrellas", "1 3 6"],
  ["shop", "the cheapest of each brand", "", "2 4 6"],
  ["shop", "el producto más caro de cada marca que esté en stock", "producto | existencias | marca | precio", "1 4 6"],
  ["jobs", "el último de cada empresa", "", "1 2 4 5"],
  ["jobs", "la vacante más reciente de cada empresa, con el sueldo", "vacante | sueldo", "1 2 4 5"],
  ["books", "the highest rated book by each author", "book | author | avg rating", "3 2 4"],
  ["books", "el último libro de cada autor", "libro | autor | year", "3 2 4"],
  ["vacancies", "best paid job per employer", "job | employer | Salary", "1 2 3 5"],
];

const recordsOf = (rows: ReturnType<typeof extract>["rows"]): string =>
  rows
    .map((cells) => /(?:article|tr)\[(\d+)\]/.exec(cells.find(({ at }) => at !== null)?.at?.path ?? "")?.[1])
    .join(" ");

test.each(cases)("%s: %s", (page, prompt, columns, records) => {
  const got = extract(promptPages[page], prompt);
  const titles = got.columns.map(({ title }) => title).join(" | ");
  expect({ columns: columns === "" ? "" : titles, records: recordsOf(got.rows) }).toEqual({ columns, records });
  expect(got.understood.notFound).toEqual([]);
});

test.each([
  ["shop", "nombre y precio de cada producto, los más caros primero", "1 3 4 5 6 2"],
  ["shop", "primero el precio y después el nombre de cada producto", "1 2 3 4 5 6"],
  ["directory", "empresa y teléfono de cada una", "1 2 3 4 5 6"],
  ["homes", "título de los pisos de 3 o más habitaciones por menos de 300.000", "1 4"],
] as const)("%s: each record is no group: %s", (page, prompt, records) => {
  const { rows, planned } = extract(promptPages[page], prompt);
  expect(planned.plan.bestOf).toBeUndefined();
  expect(recordsOf(rows)).toBe(records);
});

test("the best of groups that the page does not tell is reported, and leaves no record out", () => {
  const { rows, understood } = extract(promptPages.hotels, "el más caro de cada planeta");
  expect(understood.notFound).toEqual(["el más caro de cada planeta"]);
  expect(rows).toHaveLength(6);
});

const shelf = (books: readonly (readonly [string, string, string])[]): string =>
  `<title>Libros</title><main><h1>Libros</h1><table><tr><th>Título</th><th>Editorial</th><th>Precio</th></tr>${books
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</table></main>`;

test("of equals the first comes, and one without a figure only where its group has no other", () => {
  const { plain } = extract(
    shelf([
      ["Faro", "Duna", ""],
      ["Muelle", "Duna", "12 €"],
      ["Boya", "Duna", "12 €"],
      ["Ancla", "Tilo", ""],
      ["Timón", "", "9 €"],
    ]),
    "título y precio del más barato de cada editorial",
  );
  expect(plain).toEqual([
    { título: "Muelle", precio: "12 €" },
    { título: "Ancla", precio: null },
    { título: "Timón", precio: "9 €" },
  ]);
});

test("the best of each group is found again on a later snapshot", () => {
  const { planned } = extract(
    shelf([
      ["Faro", "Duna", "10 €"],
      ["Muelle", "Duna", "12 €"],
      ["Boya", "Tilo", "8 €"],
    ]),
    "título del más barato de cada editorial",
  );
  const later = openPage(
    snapshotOf(
      shelf([
        ["Faro", "Duna", "10 €"],
        ["Muelle", "Duna", "7 €"],
        ["Boya", "Tilo", "8 €"],
        ["Ancla", "Olmo", "30 €"],
      ]),
    ),
  );
  const result = runPlan(later, planned, { recordLimit: 10 });
  expect(result.ok && result.extraction.rows.map(([title]) => title?.raw)).toEqual(["Muelle", "Boya", "Ancla"]);
  expect(runPlan(openPage(snapshotOf(directory)), planned, { recordLimit: 10 }).ok).toBe(false);
});
