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
