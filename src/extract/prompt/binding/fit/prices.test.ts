import { expect, test } from "vitest";
import { extract } from "../../../page-fixture.ts";

const goods = ["Farol de latón", "Banco de haya", "Cesta de mimbre", "Jarra de barro", "Manta de lana"];
const shop = (card: (i: number) => string): string =>
  `<html lang="es"><body><main><ul>${goods
    .map((name, i) => `<li><h3><a href="/p/${i}">${name}</a></h3>${card(i)}</li>`)
    .join("")}</ul></main></body></html>`;
const valuesOf = (html: string, prompt: string, column: string): unknown[] =>
  extract(html, prompt).plain.map((row) => row[column]);

test("the figures for machines are not the price where it is shown with its currency", () => {
  const html = shop(
    (i) => `<div itemscope itemprop="offers"><span itemprop="price" style="display:none">${i + 1}084,00</span>
      <span>EUR ${i + 1}.084,00</span></div>`,
  );
  expect(valuesOf(html, "nombre y precio", "precio")[0]).toBe("EUR 1.084,00");
});

test("a price that stands by itself is meant before one among other figures", () => {
  const html = shop((i) => `<p>${i + 3}50 € | 2${i} m²</p><div class="row"><b>${i + 3}50 €</b><i>2${i} m²</i></div>`);
  expect(valuesOf(html, "nombre y precio", "precio")).toEqual(["350 €", "450 €", "550 €", "650 €", "750 €"]);
});

test("the figures of a price are no quantity", () => {
  const html = shop(
    (i) =>
      `<div><span>${i + 4} plantas</span><a class="buy" href="/c/${i}"><span>${i + 1}9,95</span><span> €</span></a></div>`,
  );
  expect(valuesOf(html, "nombre, cantidad y precio", "cantidad")[0]).toBe("4 plantas");
});

test("what is called a price is not the old one where another is called so", () => {
  const html = shop(
    (i) => `<div class="prices"><span>Unser alter Preis: </span><span class="oldprice">${i + 2}19,99 EUR</span>
      <span class="theprice" itemscope itemprop="offers"><span itemprop="price">${i + 1}79,90 EUR</span></span></div>`,
  );
  expect(extract(html, "nombre, precio y precio anterior").plain[0]).toEqual({
    nombre: "Farol de latón",
    precio: "179,90 EUR",
    "precio anterior": "219,99 EUR",
  });
});
