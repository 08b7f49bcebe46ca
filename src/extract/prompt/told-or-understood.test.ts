import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";
import { promptPages } from "./pages-fixture.ts";

const table = (lang: string, title: string, heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<html lang="${lang}"><body><h1>${title}</h1><table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</tbody></table></body></html>`;

const traders = table(
  "es",
  "Mayoristas",
  ["Mayorista", "País", "Producto", "Precio (USD/t)", "Entrega"],
  [
    ["Huerta Clara", "Perú", "Quinua blanca", "2.300", "12 días"],
    ["Molinos Aldea", "España", "Harina de trigo", "640", "30 días"],
    ["Cacao Ribera", "Ecuador", "Cacao en grano", "4.100", "25 días"],
    ["Vega Mayor", "Perú", "Ají seco", "1.950", "40 días"],
  ],
);
const owners = table(
  "en",
  "Shipping lines",
  ["Line", "Country", "Revenue ($M)", "Since"],
  [
    ["Marlow", "Ireland", "7,400", "1961"],
    ["Nordhav", "Denmark", "5,200", "1978"],
    ["Sol Line", "Spain", "2,100", "1990"],
  ],
);
const stools = table(
  "en",
  "Stools",
  ["Item", "Price", "Stock"],
  [
    ["Ash stool", "£45.00", "12 in stock"],
    ["Oak bench", "£180.00", "Sold out"],
    ["Pine shelf", "£32.00", "3 in stock"],
  ],
);
const lets = table(
  "es",
  "Inmuebles",
  ["Anuncio", "Tipo", "Precio"],
  [
    ["Mayor 4", "Local", "1.200 €"],
    ["Parque Norte", "Oficina", "900 €"],
    ["Polígono Sur", "Nave", "2.500 €"],
    ["Plaza Nueva", "Local", "750 €"],
  ],
);
const pages = { ...promptPages, traders, owners, stools, lets };

const outline = (page: keyof typeof pages, prompt: string) => {
  const { rows, understood } = extract(pages[page], prompt);
  const paths = rows.map((cells) => cells.find(({ at }) => at !== null)?.at?.path ?? "");
  return {
    records: paths.map((path) => /(?:article|tr)\[(\d+)\]/.exec(path)?.[1]).join(" "),
    told: understood.notFound,
  };
};

type Case = readonly [keyof typeof pages, string, string, readonly string[]];

const notThere: readonly Case[] = [
  ["directory", "la empresa Minera Sur, teléfono y correo", "1 2 3 4 5 6", ["empresa Minera Sur"]],
  ["market", "precio del platino", "1 2 3 4", ["del platino"]],
  ["traders", "mayoristas de cacao en Bolivia", "3", ["en Bolivia"]],
  ["traders", "mayorista y precio en euros", "1 2 3 4", ["en euros"]],
  ["traders", "mayorista y precio en dólares", "1 2 3 4", []],
  ["directory", "companies led by women", "1 2 3 4 5 6", ["led by women"]],
  ["homes", "la casa más grande y la más pequeña", "5", ["la más pequeña"]],
  ["books", "oldest and newest book", "3", ["oldest"]],
];

test.each(notThere)("%s: what the page does not show of “%s” is told", (page, prompt, records, told) => {
  expect(outline(page, prompt)).toEqual({ records, told });
});

const understood: readonly Case[] = [
  ["shop", "nombre y precio de los menos caros, los 3 primeros", "2 6 5", []],
  ["shop", "producto, ordenado por marca y luego por precio de mayor a menor", "3 4 1 2 5 6", []],
  ["tenders", "objeto de las 2 que vencen más pronto", "4 3", []],
  ["tenders", "objeto; que cierren antes de fin de marzo", "2 3 4 5", []],
  ["jobs", "puestos de finales de febrero", "", []],
  ["jobs", "puestos de principios de marzo", "1 2 3 5", []],
  ["homes", "título, precio; sin estudios", "1 2 4 5", []],
  ["boards", "artículos de más de 2 metros de largo", "1 3", []],
  ["market", "el producto que más subió", "3", []],
  ["market", "productos que bajaron en 24 horas", "2 4", []],
  ["traders", "mayoristas que entreguen en menos de 30 días", "1 3", []],
  ["owners", "lines with revenue under 6 billion", "2 3", []],
  ["stools", "items not sold out", "1 3", []],
  ["lets", "locales u oficinas, anuncio y precio", "1 2 4", []],
];

test.each(understood)("%s: %s", (page, prompt, records, told) => {
  expect(outline(page, prompt)).toEqual({ records, told });
});

test("groups named first are counted: marcas y cuántos productos hay de cada una", () => {
  for (const prompt of ["marcas y cuántos productos hay de cada una", "nº de productos por marca"]) {
    const { rows } = extract(promptPages.shop, prompt);
    expect(rows.map((cells) => cells.map(({ value }) => value))).toEqual([
      ["Kuntur", 2],
      ["Andes", 2],
      ["Quipu", 2],
    ]);
  }
});
