import { expect, test } from "vitest";
import { extract } from "./page-fixture.ts";

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
  expect(prices).toEqual(goods.map(([, , price]) => [price]));
});

test("a price that is struck out in every record is the price where there is no other", () => {
  const shown = extract(
    page(([, old]) => `<del>${old}</del>`),
    "nombre y precio",
  ).plain.map((row) => Object.values(row));
  expect(shown).toEqual(goods.map(([name, old]) => [name, old]));
});
