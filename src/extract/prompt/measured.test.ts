import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";
import { promptPages } from "./pages-fixture.ts";

/** Page, prompt, titles of the columns that come out, and the first cell of each record. */
type Case = readonly [keyof typeof promptPages, string, string, readonly string[]];

const pine = "Tablón de pino";
const beech = "Listón de haya";
const oak = "Viga de roble";
const thin = "Moldura fina";
const colon = "Piso en calle Colón";
const port = "Ático en avenida del Puerto";
const studio = "Estudio en Benimaclet";
const honduras = "Piso en plaza Honduras";
const saler = "Casa en El Saler";

const cases: readonly Case[] = [
  ["boards", "artículos de más de 2 m", "artículos | Largo", [pine, oak]],
  ["boards", "artículos de menos de 1 kg", "artículos | Peso", [beech, thin]],
  ["boards", "artículos de hasta 800 gramos", "artículos | Peso", [beech, thin]],
  ["boards", "artículo y precio con peso superior a 2 kilos", "artículo | precio", [pine, oak]],
  ["boards", "artículo y largo, largo menor de 160 cm", "artículo | largo", [beech, thin]],
  ["boards", "artículo, peso entre 500 g y 5 kg", "artículo | peso", [pine, beech]],
  ["boards", "artículos ordenados por peso", "artículos | Peso", [thin, beech, pine, oak]],
  ["boards", "el artículo más pesado", "artículo | Peso", [oak]],
  ["boards", "artículo y precio por debajo de 10 euros", "artículo | precio", [beech, thin]],
  ["boards", "artículo y precio por arriba de 10 euros", "artículo | precio", [pine, oak]],
  ["homes", "pisos de más de 100 metros cuadrados", "pisos | metros cuadrados", [colon, honduras, saler]],
  ["homes", "homes over 100 square metres", "homes | square metres", [colon, honduras, saler]],
  ["homes", "pisos de menos de 0,01 hectáreas", "pisos | superficie", [port, studio]],
  ["market", "producto y variación, más de un 5 %", "producto | variación", ["Limón Fino"]],
  [
    "market",
    "productos que han bajado de precio con su variación",
    "productos | variación",
    ["Aguacate Hass", "Mango"],
  ],
  ["market", "products that have gone up", "products | Variación", ["Tomate rama", "Limón Fino"]],
  ["market", "productos con variación negativa", "productos | variación", ["Aguacate Hass", "Mango"]],
  ["market", "producto, precio y volumen de los de Perú", "producto | precio | volumen", ["Aguacate Hass", "Mango"]],
  ["museum", "el reloj más antiguo", "reloj | Año", ["Reloj de linterna"]],
  ["museum", "piezas de latón o de bronce", "piezas | Material", ["Reloj de linterna", "Cronómetro marino"]],
  [
    "directory",
    "nombre telefono correo de las empresas de Bogotá",
    "nombre | telefono | correo",
    ["Clínica San Roque", "Transportes Magdalena", "Constructora Altiplano"],
  ],
  ["shop", "producto | precio | marca", "producto | precio | marca", []],
  ["shop", "en este formato: producto | precio", "producto | precio", []],
  ["shop", "nombre y precio de los agotados", "nombre | precio", ["Monitor Vista 27", "Audífonos Zampoña"]],
  ["shop", "nombre y precio de Andes y Quipu", "nombre | precio", []],
  ["shop", "most expensive product", "product | precio", ["Laptop Aria 14"]],
  ["shop", "producto mas barato", "producto | precio", ["Mouse Colibrí"]],
  ["hotels", "hoteles fuera de Valencia", "hoteles | ciudad", ["Gran Hotel Alameda", "Hotel Retiro", "Hotel Mar Azul"]],
  ["hotels", "the best rated Madrid hotel", "Madrid hotel | estrellas", []],
  ["directory", "teléfono y ciudad de café nevado", "teléfono | ciudad", ["606 880 3344"]],
  ["vacancies", "jobs not located in London or Leeds", "jobs | Location", ["Product Designer", "Bookkeeper"]],
  ["books", "title and author. Example: The Salt Road, 4.31", "title | author", []],
];

test.each(cases)("%s: %s", (page, prompt, titles, firsts) => {
  const { columns, rows } = extract(promptPages[page], prompt);
  expect(columns.map(({ title }) => title).join(" | ")).toBe(titles);
  if (firsts.length > 0) expect(rows.map(([cell]) => cell?.raw)).toEqual(firsts);
});

test.each(["superficie", "metros cuadrados", "tamaño", "area", "square metres", "sq ft"])(
  "%s of homes is what is measured, not how many rooms there are",
  (asked) => {
    const { rows } = extract(promptPages.homes, `título, precio y ${asked}`);
    expect(rows.map((cells) => cells[2]?.raw)).toEqual(["110 m²", "95 m²", "42 m²", "120 m²", "210 m²"]);
  },
);

test("the price of a square metre is not the price, nor the area", () => {
  const { rows } = extract(promptPages.homes, "título y precio por metro cuadrado");
  expect(rows.map((cells) => cells[1]?.raw)).toEqual(Array(5).fill(""));
});

const figures: readonly (readonly [keyof typeof promptPages, string, readonly (readonly (string | number)[])[]])[] = [
  ["shop", "cuántos productos hay y cuál es el precio medio", [[6, 652.73]]],
  ["shop", "how many products are there and what is the average price?", [[6, 652.73]]],
  ["shop", "precio máximo y mínimo", [[2499, 59.9]]],
  ["hotels", "cuántos hoteles hay en Madrid y a qué precio medio", [[2, 242.5]]],
  ["tenders", "¿cuántas hay abiertas y cuánto suman?", [[3, 1790000]]],
  ["market", "variación media", [[1.6]]],
  [
    "books",
    "books per author",
    [
      ["Imani Clarke", 2],
      ["Tom Aldous", 1],
      ["Rhea Patel", 1],
    ],
  ],
  [
    "homes",
    "¿cuántos pisos hay en cada zona?",
    [
      ["Centro", 1],
      ["Grao", 1],
      ["Benimaclet", 1],
      ["Algirós", 1],
      ["El Saler", 1],
    ],
  ],
];

test.each(figures)("%s: %s", (page, prompt, expected) => {
  const got = extract(promptPages[page], prompt).rows.map((cells) =>
    cells.map(({ value }) => (typeof value === "number" ? Math.round(value * 100) / 100 : value)),
  );
  expect(got).toEqual(expected);
});
