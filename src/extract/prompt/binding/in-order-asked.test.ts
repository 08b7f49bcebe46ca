import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const calls = [
  ["Puente sobre el Lirio", "OB-17", "02-03-2026 15:00", "04-03-2026 10:00"],
  ["Techo del mercado viejo", "OB-18", "05-03-2026 15:00", "06-03-2026 12:00"],
  ["Pozo de la escuela", "OB-21", "05-03-2026 15:00", "09-03-2026 11:00"],
  ["Lanchas para el lago", "SU-04", "12-03-2026 15:00", "13-03-2026 10:30"],
];
const page = `<html lang="es"><body><main><h1>Procesos</h1><table>${calls
  .map(
    ([name, code, closes, opens]) =>
      `<tr><td><a href="/p/${code}">${name}</a></td><td>${code}</td><td>${closes}</td><td>${opens}</td></tr>`,
  )
  .join("")}</table></main></body></html>`;
const dates = (asked: string): unknown[] => extract(page, asked).plain.map((row) => Object.values(row).slice(1));

test("two dates without headings are in the order in which they were asked for", () => {
  expect(dates("nombre, fecha de cierre y fecha de apertura")).toEqual(calls.map(([, , ...both]) => both));
  expect(dates("nombre, fecha límite y fecha de publicación")).toEqual(calls.map(([, , ...both]) => both));
});

const goods = [
  ["Galletas de avena", "£2.00", "£0.10/each"],
  ["Barquillos de limón", "£3.60", "£1.20/100g"],
  ["Pan de jengibre", "£2.00", "£1.00/100g"],
  ["Rosquillas", "£2.00", "£0.75/100g"],
];
const shelf = `<html lang="es"><body><main><h1>Galletas</h1><ul>${goods
  .map(
    ([name, price, each]) =>
      `<li><h3><a href="/${name}">${name}</a></h3><div class="tile-price__container"><p class="tile-price__text">${price}</p><p class="tile-price__subtext">${each}</p></div></li>`,
  )
  .join("")}</ul></main></body></html>`;

test("two prices that nothing calls so are in the order in which they were asked for", () => {
  const { plain } = extract(shelf, "Extrae el nombre, el precio y el dato «unit price» de cada registro de la lista");
  expect(plain.map((row) => Object.values(row))).toEqual(goods);
});
