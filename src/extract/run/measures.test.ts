import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const table = (heads: readonly string[], rows: readonly (readonly string[])[], lang = "es"): string =>
  `<html lang="${lang}"><body><h1>Listado</h1><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</tbody></table></body></html>`;

const tools = table(
  ["Producto", "Marca", "Precio"],
  [
    ["Taladro Nevado 500", "Nevado", "S/. 320.00"],
    ["Lijadora Orbital R2", "Puna", "US$ 45.00"],
    ["Sierra de mesa Halcón", "Puna", "S/. 1,280.00"],
    ["Amoladora Cóndor", "Nevado", "$ 60.00"],
    ["Atornillador Vicuña", "Nevado", "S/ 200.00"],
    ["Compresor Illari", "Puna", "US$ 155.00"],
  ],
);

const values = (html: string, prompt: string) => {
  const { columns, rows, understood } = extract(html, prompt);
  return {
    titles: columns.map(({ title }) => title),
    rows: rows.map((cells) => cells.map(({ value }) => value)),
    keptApart: understood.keptApart,
  };
};

test("a figure of prices in several currencies is one figure of each, the commonest first", () => {
  expect(values(tools, "precio medio")).toEqual({
    titles: ["promedio de precio (S/.)", "promedio de precio (US$)", "promedio de precio ($)"],
    rows: [[600, 100, 60]],
    keptApart: [{ field: "Precio", measures: ["S/.", "US$", "$"], by: "figure" }],
  });
});

test("figures of groups have a column for each currency, empty where a group has none in it", () => {
  expect(values(tools, "precio máximo por marca, de mayor a menor")).toMatchObject({
    titles: ["marca", "máximo de precio (S/.)", "máximo de precio (US$)", "máximo de precio ($)"],
    rows: [
      ["Puna", 1280, 155, null],
      ["Nevado", 320, null, 60],
    ],
  });
});

test("prices in several currencies are ordered within each, and it is said", () => {
  const { rows, keptApart } = values(tools, "producto y precio, del más barato al más caro");
  expect(rows.map(([name]) => name)).toEqual([
    "Atornillador Vicuña",
    "Taladro Nevado 500",
    "Sierra de mesa Halcón",
    "Lijadora Orbital R2",
    "Compresor Illari",
    "Amoladora Cóndor",
  ]);
  expect(keptApart).toEqual([{ field: "Precio", measures: ["S/.", "US$", "$"], by: "order" }]);
});

test("a figure in one currency carries it, and prices without a sign are in the only one that is written", () => {
  const page = table(
    ["Producto", "Precio"],
    [
      ["Mesa Arrayán", "1.200 €"],
      ["Silla Boldo", "300"],
      ["Banco Lenga", "90 €"],
      ["Cama Raulí", "410 €"],
      ["Estante Coihue", "100 €"],
      ["Velador Mañío", "80 €"],
    ],
  );
  expect(values(page, "suma de precio")).toEqual({
    titles: ["suma de precio (€)"],
    rows: [[2180]],
    keptApart: undefined,
  });
});

test("prices take the currency of their record's own column", () => {
  const page = table(
    ["Obra", "Moneda", "Monto"],
    [
      ["Puente sobre el río Chira", "PEN", "4,500.00"],
      ["Aula en Tarma", "USD", "1,100.00"],
      ["Posta en Jauja", "PEN", "2,300.00"],
      ["Canal de riego en Ica", "USD", "900.00"],
    ],
  );
  expect(values(page, "monto total")).toMatchObject({
    titles: ["suma de monto (PEN)", "suma de monto (USD)"],
    rows: [[6800, 2000]],
  });
});

test("measures in units of one kind are put together in the first of them, those of another kind are not", () => {
  const page = table(
    ["Envase", "Peso"],
    [
      ["Saco de quinua", "2 kg"],
      ["Bolsa de maca", "500 g"],
      ["Aceite de sacha inchi", "750 ml"],
      ["Saco de kiwicha", "1,5 kg"],
    ],
  );
  expect(values(page, "suma de peso")).toMatchObject({
    titles: ["suma de peso (kg)", "suma de peso (ml)"],
    rows: [[4, 750]],
  });
});
