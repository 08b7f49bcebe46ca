import { expect, test } from "vitest";
import { directory, products, shop, tenders } from "../fixtures.ts";
import { extract } from "../page-fixture.ts";

test("filters, order and limit are applied in that sequence", () => {
  const { plain, counts } = extract(
    shop,
    "nombre y precio menor que 200, ordenado por precio de mayor a menor, los 2 primeros",
  );
  expect(plain.map((row) => row.nombre)).toEqual(["Mesa plegable Cantábrico", "Silla de roble Atlántico"]);
  expect(counts).toMatchObject({ inSet: 5, afterFilters: 3, returned: 2, cutByPlan: 0 });
});

test("a place filters the field that holds it", () => {
  expect(extract(directory, "empresa y teléfono de las empresas en Madrid").plain.map((row) => row.empresa)).toEqual([
    "Carpintería Ruiz",
    "Puertas y Ventanas Gómez",
  ]);
});

test("records without a value can be kept or left out", () => {
  expect(extract(directory, "empresa de las que no tengan correo").plain).toEqual([{ empresa: "Carpintería Ruiz" }]);
});

test("dates compare as dates", () => {
  expect(
    extract(tenders, "expediente y fecha límite después del 1 de abril de 2026").plain.map((row) => row.expediente),
  ).toEqual(["OB-2026/014", "SE-2026/021"]);
});

test("a column that the page lacks is kept, empty, and reported", () => {
  const { plain, understood, columns } = extract(shop, "nombre, fax y precio");
  expect(columns.map(({ title }) => title)).toEqual(["nombre", "fax", "precio"]);
  expect(understood.notFound).toEqual(["fax"]);
  expect(plain.every((row) => row.fax === null)).toBe(true);
});

test("an empty prompt gives every telling column under unique names that are not numbers", () => {
  const { columns, plain } = extract(shop, "");
  const titles = columns.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
  expect(titles.some((title) => /^\d+$/.test(title))).toBe(false);
  expect(plain).toHaveLength(products.length);
  expect(Object.values(plain[0] ?? {})).toContain("Silla de roble Atlántico");
});

test("what was understood is data, with the other sets as alternatives", () => {
  const { understood } = extract(directory, "empresa y ciudad");
  expect(understood.columns).toEqual([
    { asked: "empresa", means: "company", field: expect.any(String) },
    { asked: "ciudad", means: "city", field: "ciudad" },
  ]);
  expect(understood.alternatives.length).toBeGreaterThan(0);
});

test("counting answers with one computed figure", () => {
  const { rows } = extract(directory, "¿Cuántas empresas hay?");
  expect(rows).toEqual([[{ value: 4, raw: "4", basis: "computed", at: null }]]);
});

test("the same prompt in English finds the same cells", () => {
  const es = extract(shop, "nombre y precio");
  const en = extract(shop, "name and price");
  expect(en.rows).toEqual(es.rows);
});

test("a place typed in lower case filters too, where the page shows that it is one", () => {
  const { plain, understood } = extract(directory, "empresas de madrid, teléfono");
  expect(plain.map((row) => row.empresas)).toEqual(["Carpintería Ruiz", "Puertas y Ventanas Gómez"]);
  expect(understood.filters).toEqual([{ asked: "de madrid", means: "contains", field: "ciudad" }]);
});

const values = (html: string, prompt: string) =>
  extract(html, prompt).rows.map((cells) => cells.map(({ value }) => value));

test("figures are computed over all records or per group", () => {
  expect(values(shop, "suma del precio")).toEqual([[1724.4]]);
  expect(values(shop, "precio máximo")).toEqual([[1210]]);
  expect(values(directory, "¿Cuántas empresas hay por ciudad?")).toEqual([
    ["Bilbao", 1],
    ["Madrid", 2],
    ["Valencia", 1],
  ]);
});

test("the extremes of a column are the first of its order", () => {
  expect(extract(shop, "nombre, precio, los 2 con mayor precio").rows.map((cells) => cells[1]?.value)).toEqual([
    1210, 240,
  ]);
  expect(extract(shop, "name and price, top 1 by rating").plain[0]?.name).toBe("Estantería de pino Ebro");
});

test("a range of dates keeps what lies in it", () => {
  expect(
    extract(tenders, "expediente y fecha límite entre el 1 de abril y el 30 de abril de 2026").plain.map(
      (row) => row.expediente,
    ),
  ).toEqual(["OB-2026/014"]);
});

const kettles = `<title>Electric gooseneck kettles</title><main><h1>Kettles</h1><ul>${[
  ["Heron", "£38.00"],
  ["Plover", "£64.50"],
  ["Avocet", "£29.90"],
]
  .map(
    ([name, price], i) => `<li class="item"><h2><a href="/k/${i}">${name}</a></h2><p class="price">${price}</p></li>`,
  )
  .join("")}</ul></main>`;

test("what the page is about is the title of its records, and no column beside the name", () => {
  expect(extract(kettles, "gooseneck kettles with the price, cheapest first").plain).toEqual([
    { "gooseneck kettles": "Avocet", price: "£29.90" },
    { "gooseneck kettles": "Heron", price: "£38.00" },
    { "gooseneck kettles": "Plover", price: "£64.50" },
  ]);
  expect(extract(kettles, "kettles under 50: name and price").plain).toEqual([
    { name: "Heron", price: "£38.00" },
    { name: "Avocet", price: "£29.90" },
  ]);
});

test("an order or a condition that the page cannot meet is reported", () => {
  expect(extract(kettles, "name and price, newest first, not refurbished").understood.notFound).toEqual([
    "not refurbished",
    "newest first",
  ]);
});
