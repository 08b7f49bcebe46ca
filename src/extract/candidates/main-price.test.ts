import { expect, test } from "vitest";
import { openPage } from "../index.ts";
import { snapshotOf } from "../page-fixture.ts";
import { findMainPrices } from "./main-price.ts";
import { createThingRegion } from "./thing-region.ts";

const priceOf = (body: string, amounts: readonly number[] = []): string | undefined => {
  const page = openPage(snapshotOf(`<html lang="es"><body><p>Envío 3,95 €</p><h1>Hornillo</h1>${body}</body></html>`));
  const region = createThingRegion(page.reader, page.reader.tree.tags.indexOf("h1"), []);
  return findMainPrices(page.reader, region, page.locale, { amounts, cell: null }).price?.raw;
};

test.each([
  ["the first after the heading", "<div><b>31,75 €</b></div><aside><b>9,00 €</b></aside>", "31,75 €"],
  ["one that is called a price before one that is not", '<b>0,40 €</b><p class="product-price">31,75 €</p>', "31,75 €"],
  [
    "one that is called a price within what is not",
    '<div class="lado"><b class="offer-price">31,75 €</b></div><i class="green-price">4,10 €</i>',
    "31,75 €",
  ],
  ["not the former one", '<del>40,00 €</del><span class="price-old">39 €</span><ins>31,75 €</ins>', "31,75 €"],
  ["the one that is called former where there is no other", '<span class="price-old">39,00 €</span>', "39,00 €"],
  [
    "not one for a month beside one many times as large",
    '<b class="price">301 €/mes</b><b class="price">95.000 €</b>',
    "95.000 €",
  ],
  ["one for a month where the other is as large", '<b class="price">901 €/mes</b><b>900 €</b>', "901 €"],
  ["not what is saved", '<p class="price">Économisez : 8,25 €</p><p class="price">31,75 €</p>', "31,75 €"],
  ["one in what is called a price", '<b>0,40 €</b><div class="price-box"><i>31,75 €</i></div>', "31,75 €"],
  [
    "not one within a sentence",
    "<p>Con pedidos de más de 60,00 € el envío es gratis en toda la península.</p>",
    undefined,
  ],
  ["not a recommended one", "<p>PVP: <b>31,75 €</b></p><p><i>Precio recomendado:</i> <b>40,00 €</b></p>", "31,75 €"],
  ["not what it costs to send it", "<p><i>Envío:</i> <b>4,95 €</b></p><p><b>31,75 €</b></p>", "31,75 €"],
  [
    "one that is read aloud before the same in pieces",
    '<b>31,75 €</b><span class="price" aria-hidden="true">31<sup>75</sup> €</span>',
    "31,75 €",
  ],
  ["one beside the button that puts it into the cart", '<div class="cart-box"><b>31,75 €</b></div>', "31,75 €"],
])("the price of a thing is %s", (_, body, price) => {
  expect(priceOf(body)).toBe(price);
});

test.each([
  [
    "the one that is shown with the amount declared",
    '<b class="accessory-price">9,00 €</b><b>31,75 €</b>',
    [31.75],
    "31,75 €",
  ],
  [
    "what is shown where the amount declared is of the list",
    "<p>Prezzo di listino: <b>40,00 €</b></p><p><b>31,75 €</b></p>",
    [40],
    "31,75 €",
  ],
  ["the first shown where none has the amount declared", '<b class="price">31,75 €</b>', [29], "31,75 €"],
])("with a price for machines, the price of a thing is %s", (_, body, amounts, price) => {
  expect(priceOf(body, amounts)).toBe(price);
});
