import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";
import { promptPages } from "./pages-fixture.ts";

test.each([
  ["tenders", "quién convoca, cuánto es y hasta cuándo", ["Entidad", "Monto", "Fecha límite"]],
  ["shop", "producto y quién lo fabrica", ["nombre", "marca"]],
  ["homes", "dónde queda y cuánto piden", ["zona", "precio"]],
  ["courses", "curso y cuándo empieza", ["Curso", "Inicio"]],
  ["books", "título y quién lo escribió", ["title", "author"]],
  ["jobs", "puesto y lugar", ["título", "ciudad"]],
] as const)("%s: what a question asks is a column: %s", (page, prompt, fields) => {
  expect(extract(promptPages[page], prompt).understood.columns.map(({ field }) => field)).toEqual(fields);
});

test.each([
  [
    "shop",
    "¿cuántos productos hay por marca?",
    [
      ["Andes", 2],
      ["Kuntur", 2],
      ["Quipu", 2],
    ],
  ],
  [
    "shop",
    "precio medio por marca",
    [
      ["Andes", 544],
      ["Kuntur", 1279.45],
      ["Quipu", 134.75],
    ],
  ],
  ["shop", "¿cuál es el precio promedio?", [[652.73]]],
  ["shop", "cuántos productos cuestan menos de 150", [[3]]],
  ["shop", "cuántos están en stock", [[4]]],
  [
    "directory",
    "cuántas hay por ciudad",
    [
      ["Bogotá", 3],
      ["Cali", 1],
      ["Manizales", 1],
      ["Medellín", 1],
    ],
  ],
  [
    "directory",
    "número de empresas por sector",
    [
      ["Alimentos", 2],
      ["Construcción", 2],
      ["Logística", 1],
      ["Salud", 1],
    ],
  ],
  [
    "jobs",
    "sueldo promedio por ciudad",
    [
      ["Ciudad de México", 25000],
      ["Guadalajara", 26250],
      ["Monterrey", 35000],
    ],
  ],
  [
    "tenders",
    "suma del monto por entidad",
    [
      ["Gobierno Regional de Cusco", 1200000],
      ["Gobierno Regional de Piura", 240000],
      ["Ministerio de Salud", 780000],
      ["Municipalidad de Lima", 448500],
    ],
  ],
  ["tenders", "monto total de las licitaciones abiertas", [[1790000]]],
  [
    "jobs",
    "¿cuánto paga cada empresa en promedio?",
    [
      ["Estudio Maguey", 28000],
      ["Grupo Agave", 24500],
      ["Hospital Lindavista", 18000],
      ["Nopal Software", 33500],
    ],
  ],
  [
    "vacancies",
    "average salary per location",
    [
      ["Bristol", 55000],
      ["Leeds", 36500],
      ["London", 55000],
      ["Norwich", 29000],
    ],
  ],
  ["vacancies", "how many jobs are in London?", [[2]]],
  ["shop", "cuánto cuestan de media", [[652.73]]],
  ["shop", "cuanto cuesta de media un producto", [[652.73]]],
  ["shop", "how much do they cost on average", [[652.73]]],
  ["shop", "cuánto valen todos juntos", [[3916.4]]],
  ["shop", "cuántos productos son", [[6]]],
  ["homes", "en promedio cuántos metros tienen", [[115.4]]],
  [
    "hotels",
    "en promedio cuánto cuestan por ciudad",
    [
      ["Alicante", 89],
      ["Madrid", 242.5],
      ["Valencia", 71],
    ],
  ],
  [
    "shop",
    "precio mínimo, máximo y promedio por marca",
    [
      ["Andes", 189, 899, 544],
      ["Kuntur", 59.9, 2499, 1279.45],
      ["Quipu", 120, 149.5, 134.75],
    ],
  ],
  ["hotels", "la ciudad más cara de media", [["Madrid", 242.5]]],
  ["hotels", "cuánto cuestan de media los hoteles de Madrid", [[242.5]]],
  ["jobs", "cuánto pagan de media las vacantes remotas", [[30000]]],
  ["tenders", "la entidad con mayor monto total", [["Gobierno Regional de Cusco", 1200000]]],
  [
    "shop",
    "promedio de precio de cada marca",
    [
      ["Andes", 544],
      ["Kuntur", 1279.45],
      ["Quipu", 134.75],
    ],
  ],
  [
    "books",
    "how many books per author",
    [
      ["Imani Clarke", 2],
      ["Rhea Patel", 1],
      ["Tom Aldous", 1],
    ],
  ],
] as const)("%s: %s", (page, prompt, expected) => {
  const got = extract(promptPages[page], prompt).rows.map((cells) =>
    cells.map(({ value }) => (typeof value === "number" ? Math.round(value * 100) / 100 : value)),
  );
  expect(got.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))).toEqual(expected);
});

const byEntity = [
  ["Gobierno Regional de Cusco", 1200000],
  ["Gobierno Regional de Piura", 240000],
  ["Ministerio de Salud", 780000],
  ["Municipalidad de Lima", 448500],
];

test.each([
  "total licitado por entidad",
  "total por entidad",
  "monto total adjudicado por cada entidad",
  "cuánto suma cada entidad",
  "cuánto licita cada entidad en total",
  "total amount per entity",
])("what was done in all is the sum of the amounts of each group: %s", (prompt) => {
  const { rows, understood } = extract(promptPages.tenders, prompt);
  const got = rows.map((cells) => cells.map(({ value }) => value));
  expect(got.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))).toEqual(byEntity);
  expect(understood.notFound).toEqual([]);
});

test.each([
  ["cuánto cuestan de media", "promedio de precio (S/)"],
  ["cuánto valen todos juntos", "suma de precio (S/)"],
])("a figure is called by what it is of, not by the words around it: %s", (prompt, title) => {
  expect(extract(promptPages.shop, prompt).columns).toMatchObject([{ title }]);
});

const market = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<html lang="es"><title>Mercado</title><main><h1>Mercado</h1><table><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</table></main>`;

const quotes = market(
  ["Producto", "Mínimo", "Máximo", "Precio promedio (US$/kg)", "Volumen (t)", "Exportaciones (US$)"],
  [
    ["Arándano", "1,20", "7,90", "4,10", "300", "2.000"],
    ["Uva", "0,80", "3,50", "2,10", "900", "1.500"],
    ["Palta", "1,00", "4,40", "2,70", "700", "1.100"],
    ["Mango", "0,50", "2,60", "1,40", "500", "400"],
  ],
);

test.each([
  ["producto, mínimo y máximo", "producto | mínimo | máximo"],
  ["mínimo y máximo", "mínimo | máximo"],
  ["precio promedio de cada producto", "Producto | precio promedio"],
])("a column of the page that is called as a figure stays a column: %s", (prompt, titles) => {
  const { columns, rows, planned } = extract(quotes, prompt);
  expect(columns.map(({ title }) => title).join(" | ")).toBe(titles);
  expect({ count: rows.length, aggregate: planned.plan.aggregate }).toEqual({ count: 4, aggregate: null });
});

test.each([
  ["suma de las exportaciones", 5000],
  ["volumen total exportado", 2400],
  ["volumen total", 2400],
])("a sum of what the page calls so, its unit left out: %s", (prompt, sum) => {
  expect(extract(quotes, prompt).rows.map((cells) => cells.map(({ value }) => value))).toEqual([[sum]]);
});

test("a sum by groups of which nothing is named is of the amount, never of unit prices", () => {
  const { rows, columns } = extract(quotes, "total por producto");
  expect(columns.map(({ title }) => title)).toEqual(["producto", "suma de Exportaciones (US$)"]);
  expect(rows[0]?.map(({ value }) => value)).toEqual(["Arándano", 2000]);
});

test.each([
  ["qué producto se exporta más", "Arándano"],
  ["los más exportados", "Arándano"],
  ["which product is exported the most", "Arándano"],
  ["el producto con mayor volumen", "Uva"],
  ["el producto más grande", "Arándano"],
])("the most of what is done is by the column of that: %s", (prompt, first) => {
  const { rows, understood } = extract(quotes, prompt);
  expect(rows[0]?.[0]?.value).toBe(first);
  expect(understood.notFound).toEqual([]);
});
