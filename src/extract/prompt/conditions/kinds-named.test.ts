import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const pageOf = (title: string, records: readonly string[]): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main><h1>${title}</h1><div>${records
    .map((record) => `<div class="item">${record}</div>`)
    .join("")}</div></main></body></html>`;

const item = (name: string, brand: string, price: string, reviews: number, i: number): string =>
  `<h3><a href="/i/${i}">${name}</a></h3><p class="brand">${brand}</p><span class="price">${price}</span><p class="reviews">${reviews} reviews</p>`;
const items = [
  ["Clamp-On Cup Holder", "Quillon", "£29.00", 12],
  ["LED Desk Lamp E3", "Quillon", "£64.00", 40],
  ["Clamp-On Arm", "Veldt", "£99.00", 7],
  ["Sliding Lamp with Clamp", "Veldt", "£119.00", 31],
  ["Wool Socks in Grey", "Ossian", "£9.50", 88],
  ["Ribbed Socks", "Ossian", "£7.00", 3],
  ["Rollup Mat", "Veldt", "£45.00", 19],
] as const;
const shop = pageOf(
  "Everything for the office",
  items.map(([name, brand, price, reviews], i) => item(name, brand, price, reviews, i)),
);
const namesFrom = (page: string, prompt: string): string[] =>
  extract(page, prompt).rows.map((cells) => cells[0]?.raw ?? "");

test.each([
  ["lámparas: nombre y precio", ["LED Desk Lamp E3", "Sliding Lamp with Clamp"]],
  ["calcetines de menos de 8 libras", ["Ribbed Socks"]],
  ["Veldt de menos de 100 euros: nombre y precio", ["Clamp-On Arm", "Rollup Mat"]],
  ["alfombras con precio", items.map(([name]) => name)],
])("what is named first chooses the records where some of them are that: %s", (prompt, expected) => {
  expect(namesFrom(shop, prompt)).toEqual(expected);
});

test("no record is left out by what the page is a list of", () => {
  const socks = pageOf(
    "Socks for winter",
    items.map(([name, brand, price, reviews], i) => item(name, brand, price, reviews, i)),
  );
  expect(namesFrom(socks, "calcetines de menos de 50 libras, con precio")).toEqual([
    "Clamp-On Cup Holder",
    "Wool Socks in Grey",
    "Ribbed Socks",
    "Rollup Mat",
  ]);
});

const ranking = pageOf(
  "Best sellers",
  ["Tin Drum", "Salt Road", "Paper Moon", "Glass Harp"].map(
    (name, i) => `<span>#${i + 1}</span><h3><a href="/b/${i}">${name}</a></h3><span class="price">$${20 - i}.00</span>`,
  ),
);

test("those most sold are the first of a rank", () => {
  expect(namesFrom(ranking, "los 2 más vendidos, título y precio")).toEqual(["Tin Drum", "Salt Road"]);
});

const league = `<!doctype html><html lang="en"><head><title>League</title></head><body><main><h1>League</h1><table><tr><th>Club</th><th>Goals</th><th>Diff</th><th>Length</th></tr>${[
  ["Arlanza", "31-19", "+12", "2h 50m"],
  ["Besaya", "9-12", "-3", "3h 20m"],
  ["Cidacos", "40-22", "+18", "1h 5m"],
  ["Duerna", "12-12", "0", "3h"],
]
  .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
  .join("")}</table></main></body></html>`;

test.each([
  ["the 2 clubs that have scored the most goals, with goals", ["Cidacos", "Arlanza"]],
  ["clubes con diferencia positiva: club y diferencia", ["Arlanza", "Cidacos"]],
  ["club, duración de más de 3 horas", ["Besaya"]],
])("figures in pairs, signs, hours with their minutes: %s", (prompt, expected) => {
  expect(namesFrom(league, prompt)).toEqual(expected);
});

const gazette = `<!doctype html><html lang="es"><head><title>Boletín</title></head><body><main><h1>Boletín</h1><table>${[
  ["MINISTERIO DE MINERÍA", ""],
  ["Resolución 12, sobre relaves", "B-12"],
  ["Decreto 4, sobre sondeos", "B-4"],
  ["MINISTERIO DE PESCA", ""],
  ["Resolución 9, sobre vedas", "B-9"],
  ["Orden 31, sobre redes", "B-31"],
]
  .map(([text, code]) => `<tr><td class="${code === "" ? "group" : "entry"}">${text}</td><td>${code}</td></tr>`)
  .join("")}</table></main></body></html>`;

test("rows of one text in a class of their own are headings of those below", () => {
  expect(extract(gazette, "what did the Ministry of Fisheries publish? title and code").plain).toEqual([
    { title: "Resolución 9, sobre vedas", code: "B-9" },
    { title: "Orden 31, sobre redes", code: "B-31" },
  ]);
});

const flights = `<!doctype html><html lang="en"><head><title>Open</title></head><body><main><h1>Open</h1><table><tr><th>Pos</th><th>Player</th><th>Total</th></tr>${[
  ["A Flight"],
  ["1", "Facello", "80"],
  ["2", "Brown", "86"],
  ["B Flight"],
  ["1", "Miller", "87"],
  ["2", "Tyrrell", "91"],
]
  .map((cells) =>
    cells.length === 1
      ? `<tr><td colspan="3">${cells[0] ?? ""}</td></tr>`
      : `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`,
  )
  .join("")}</table></main></body></html>`;

test("who won in each group is who stands first in it", () => {
  expect(extract(flights, "¿quién ganó en cada categoría? categoría, jugador y golpes").plain).toEqual([
    { categoría: "A Flight", jugador: "Facello", golpes: "80" },
    { categoría: "B Flight", jugador: "Miller", golpes: "87" },
  ]);
});

const recipes = pageOf(
  "Weeknight cooking",
  ["Hot Honey Pizza (Gluten Free)", "Lentil Stew", "Gluten Free Crust", "Rye Loaf"].map(
    (name, i) =>
      `<h3><a href="/r/${i}">${name}</a></h3><p>By ${["Ida", "Bram", "Nora", "Tom"][i] ?? ""}</p><span class="cost">$${i + 4}.00</span>`,
  ),
);

test.each([
  ["recetas sin gluten", ["Hot Honey Pizza (Gluten Free)", "Gluten Free Crust"]],
  ["recetas de 6 litros con precio", ["Hot Honey Pizza (Gluten Free)", "Lentil Stew", "Gluten Free Crust", "Rye Loaf"]],
])("free of something is a kind, a measure no number of records: %s", (prompt, expected) => {
  expect(namesFrom(recipes, prompt)).toEqual(expected);
});

test("a measure that the page lacks is reported and not taken for a price", () => {
  expect(extract(recipes, "recetas de 6 litros, con precio").understood.notFound).toEqual(["de 6 litros"]);
});
