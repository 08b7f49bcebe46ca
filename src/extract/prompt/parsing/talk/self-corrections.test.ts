import { expect, test } from "vitest";
import { extract } from "../../../page-fixture.ts";
import { promptPages } from "../../pages-fixture.ts";
import { settleCorrections } from "./self-corrections.ts";

const corrected: readonly (readonly [string, string])[] = [
  ["los 10 primeros, perdón, los 20", "los 20 primeros"],
  ["dame los 2 pisos mas baratos perdon los 3 mas baratos", "dame los 3 pisos mas baratos"],
  ["cuadros de menos de 100 soles, no, perdón, 200 soles", "cuadros de menos de 200 soles"],
  ["entre 100 y 200 euros, digo, entre 100 y 300", "entre 100 y 300"],
  ["los teléfonos de las ferreterías, digo, de las librerías", "los teléfonos de las librerías"],
  ["hoteles de Madrid, mejor dicho Valencia, con precio", "hoteles de Valencia, con precio"],
  ["nombre y teléfono, no, mejor nombre y correo", "nombre y correo"],
  ["los tres pisos más caros, mejor los cuatro más caros", "los cuatro pisos más caros"],
  ["name and price, sorry, name and brand", "name and brand"],
  ["hotels in Lugo, cheapest first, I mean most expensive first", "hotels in Lugo, most expensive first"],
  ["Quiero nombre y precio. Perdón, nombre y marca", "Quiero nombre y marca"],
];

test.each(corrected)("%s", (said, meant) => {
  expect(settleCorrections(said)).toBe(meant);
});

test.each([
  "código y precio",
  "los que no tengan correo",
  "productos «Perdón, digo, la novela» y precio",
  "nombre y precio, perdón por las molestias",
])("nothing is taken back: %s", (said) => {
  expect(settleCorrections(said)).toBe(said);
});

test("an excuse before the question takes nothing back", () => {
  expect(settleCorrections("Perdona, ¿me sacas nombre y precio?").trim()).toBe("¿me sacas nombre y precio?");
});

test("the table is that of what was said last", () => {
  const { columns, rows } = extract(promptPages.homes, "dame los 2 pisos mas baratos perdon los 3 mas baratos");
  expect(columns[0]?.title).toBe("pisos");
  expect(rows.map(([home]) => home?.raw)).toEqual([
    "Estudio en Benimaclet",
    "Piso en plaza Honduras",
    "Piso en calle Colón",
  ]);
});
