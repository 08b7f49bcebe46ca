import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const goods = [
  ["Galletas de avena", "£1.10", "£2.00", "£1.43 / 100g"],
  ["Barquillos de limón", null, "£3.60", "£1.20 / 100g"],
  ["Pan de jengibre", null, "£2.00", "99p / 100g"],
  ["Rosquillas", "£1.50", "£2.20", "£0.75 / 100g"],
  ["Tortas de anís", null, "£1.80", "£0.60 / ea"],
];
const shelf = `<html lang="es"><body><main><h1>Galletas</h1><ul>${goods
  .map(
    ([name, member, price, each]) =>
      `<li><h3><a href="/${name}">${name}</a></h3><div class="cost">${member ? `<div><span class="cost--price">${member}</span><span>con tarjeta</span></div>` : ""}<div class="cost__wrapper"><span class="cost__retail-price">${price}</span><span class="cost__unit-price">${each}</span></div></div></li>`,
  )
  .join("")}</ul></main></body></html>`;
const told = (prompt: string): unknown[] => extract(shelf, prompt).plain.map((row) => Object.values(row));

test("an amount for a unit is the unit price and no price, in whatever order they were asked for", () => {
  expect(told("nombre, precio y precio por unidad")).toEqual(goods.map(([name, , price, each]) => [name, price, each]));
  expect(told("nombre, precio por unidad y precio")).toEqual(goods.map(([name, , price, each]) => [name, each, price]));
});
