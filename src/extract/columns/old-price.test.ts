import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const goods = [
  ["Aceite", "30,00 €", "24,00 €"],
  ["Vino", "12,00 €", "9,90 €"],
  ["Queso", "18,00 €", "15,50 €"],
];
const page = (card: (good: string[]) => string): string =>
  `<html lang="es"><body><main><h1>Tienda</h1>${goods
    .map((good) => `<div class="good"><h3>${good[0]}</h3>${card(good)}</div>`)
    .join("")}</main></body></html>`;

test.each([
  ["del and ins", ([, old, price]: string[]) => `<p><del>${old}</del> <ins>${price}</ins></p>`],
  ["s and span", ([, old, price]: string[]) => `<s>${old}</s><span>${price}</span>`],
  ["the price first", ([, old, price]: string[]) => `<b>${price}</b><div><strike>${old}</strike></div>`],
  ["class words", ([, old, price]: string[]) => `<i class="price-old">${old}</i><div class="price">${price}</div>`],
])("%s: the price that holds and the one before it", (_, card) => {
  const shown = extract(page(card), "nombre, precio y precio anterior").plain.map((row) => Object.values(row));
  expect(shown).toEqual(goods.map(([name, old, price]) => [name, price, old]));
  const prices = extract(page(card), "precio").plain.map((row) => Object.values(row));
  expect(prices).toEqual(goods.map(([name, , price]) => [name, price]));
});

test("a price that is struck out in every record is the price where there is no other", () => {
  const shown = extract(
    page(([, old]) => `<del>${old}</del>`),
    "nombre y precio",
  ).plain.map((row) => Object.values(row));
  expect(shown).toEqual(goods.map(([name, old]) => [name, old]));
});

const sales: [string, string, string | null][] = [
  ["Aceite", "24,00 €", "30,00 €"],
  ["Vino", "12,00 €", null],
  ["Queso", "15,50 €", "18,00 €"],
  ["Miel", "7,00 €", null],
  ["Pan", "3,00 €", "4,00 €"],
];

test("of two labelled prices beside a price without a label in other records, the higher one is old", () => {
  const html = `<html lang="es"><body><main><h1>Tienda</h1>${sales
    .map(([name, price, old]) =>
      old === null
        ? `<div class="good"><h3>${name}</h3><p class="plain"><b>${price}</b></p></div>`
        : `<div class="good"><h3>${name}</h3><p><i>Precio:</i> <b>${old}</b></p><p><i>Precio promocional:</i> <b>${price}</b></p></div>`,
    )
    .join("")}</main></body></html>`;
  const shown = extract(html, "nombre, precio y precio anterior").plain.map((row) => Object.values(row));
  expect(shown).toEqual(sales);
});
const mixed = `<html lang="es"><body><main><h1>Tienda</h1>${sales
  .map(
    ([name, price, old]) =>
      `<div class="good"><h3>${name}</h3><div class="k3x">${
        old
          ? `<span class="f2">${price}</span><span class="g7"><span>frente a</span> <span>${old}</span></span>`
          : `<span>${price}</span>`
      }</div></div>`,
  )
  .join("")}</main></body></html>`;

test("where nothing says so, the price above another that some records alone have is the old one", () => {
  const shown = extract(mixed, "nombre, precio y precio anterior").plain.map((row) => Object.values(row));
  expect(shown).toEqual(sales);
});

test("a range whose ends stand apart gives its lower end, a single price itself", () => {
  const ranges = [
    ["Casco", "85,00 €", "115,00 €"],
    ["Guantes", null, "30,00 €"],
    ["Gafas", "60,00 €", "95,00 €"],
    ["Luz", null, "20,00 €"],
    ["Bomba", "18,00 €", null],
    ["Sillín", "44,00 €", null],
  ];
  const shown = extract(
    `<html lang="es"><body><main><h1>Tienda</h1>${ranges
      .map(
        ([name, from, to]) =>
          `<div class="good"><h3>${name}</h3><div>${from ? `<span class="u8">${from}</span>` : ""}${to ? `<b class="w2">${to}</b>` : ""}</div></div>`,
      )
      .join("")}</main></body></html>`,
    "nombre y precio",
  ).plain.map((row) => Object.values(row));
  expect(shown).toEqual(ranges.map(([name, from, to]) => [name, from ?? to]));
});

const reduced: [string, string, string | null][] = [
  ["Antorcha", "8,00 €", null],
  ["Linterna", "24,95 €", "28,95 €"],
  ["Farol", "36,90 €", "39,99 €"],
  ["Mecha", "2,50 €", null],
  ["Vela", "4,00 €", "5,00 €"],
  ["Quinqué", "49,00 €", null],
];
const germanPage = `<html lang="de"><body><main><h1>Licht</h1>${reduced
  .map(
    ([name, price, old]) =>
      `<div class="k1"><span class="k2">${name}</span><div class="k3">${
        old
          ? `<span class="k4">Unser alter Preis:</span> <span class="oldprice">${old}</span> <span class="k5">Angebot:</span> `
          : ""
      }<span class="theprice"><span itemprop="price">${price}</span></span></div></div>`,
  )
  .join("")}</main></body></html>`;

test("a price that a label calls the old one is not the price of those that have no other", () => {
  const shown = extract(germanPage, "nombre, precio y precio anterior").plain.map((row) => Object.values(row));
  expect(shown).toEqual(reduced);
});

test("what several cost together is no former price of one", () => {
  const bottles = [
    ["Cobre", "44,96 €", "269,76 €"],
    ["Roble", "89,99 €", "539,94 €"],
    ["Malta", "20,00 €", null],
    ["Turba", "31,50 €", "189,00 €"],
  ].map(
    ([name, one, six]) =>
      `<li><h3>${name}</h3><div class="bottle"><span class="price-bottle">${one}</span></div>${six ? `<div class="case"><span class="price-case">${six}</span></div>` : ""}</li>`,
  );
  const { columns } = extract(`<html lang="es"><body><ul>${bottles.join("")}</ul></body></html>`, "");
  expect(columns.map(({ title }) => title)).not.toContain("precio anterior");
});
