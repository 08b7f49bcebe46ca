import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const watches = ["Brisa 3", "Sendero GPS", "Cumbre Pro", "Marea Solar", "Ritmo 42", "Ritmo 46"];
const card = (name: string, i: number): string => {
  const price =
    i % 2 === 0
      ? `<div class="info-price"><span>$${100 + i}.50</span></div>`
      : `<div class="info-price is-sale">$<span>${100 + i}.50</span><span class="msrp"><span class="crossout">$${190 + i}.50</span>*</span></div>`;
  return `<div class="cell"><a class="info" href="/r/${i}"><div class="info-name">${name}</div>${price}</a></div>`;
};
const page = `<html lang="en"><body><main><h1>Watches</h1>${watches.map(card).join("")}</main></body></html>`;

test("a sign before an amount in an element of its own, and a mark behind the old price, leave the price whole", () => {
  const { rows } = extract(page, "name, price and list price");
  expect(rows.map(([, price, old]) => [price?.raw, old?.raw])).toEqual(
    watches.map((_, i) => [`$${100 + i}.50`, i % 2 === 0 ? "" : `$${190 + i}.50`]),
  );
});
