import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const offers = [
  ["Zapato Brisa", "-20%", "80,00 €"],
  ["Bota Nieve", "-45%", "55,00 €"],
  ["Sandalia Río", "-40%", "30,00 €"],
  ["Mocasín Faro", "-10%", "90,00 €"],
] as const;
const shop = `<html lang="es"><body><main>${offers
  .map(
    ([name, off, price]) =>
      `<article><h3>${name}</h3><span class="ahorro">${off}</span><span class="precio">${price}</span></article>`,
  )
  .join("")}</main></body></html>`;
const namesFrom = (prompt: string): unknown[] => extract(shop, prompt).plain.map((row) => Object.values(row)[0]);

test.each([
  ["nombre y descuento, rebajados un 40% o más", ["Bota Nieve", "Sandalia Río"]],
  ["nombre y descuento, con menos de 20% de descuento", ["Mocasín Faro"]],
  ["los 2 con mayor descuento, nombre y descuento", ["Bota Nieve", "Sandalia Río"]],
  ["nombre y descuento, de menor a mayor descuento", ["Mocasín Faro", "Zapato Brisa", "Sandalia Río", "Bota Nieve"]],
])("of a discount it counts how much it is, though it is written as less: %s", (prompt, names) => {
  expect(namesFrom(prompt)).toEqual(names);
});

test("what a cell shows stays as it is written", () => {
  expect(extract(shop, "nombre y descuento").plain[0]).toEqual({ nombre: "Zapato Brisa", descuento: "-20%" });
});
