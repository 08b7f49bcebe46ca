import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const goods = ["Silla Duero", "Mesa Ebro", "Banco Miño", "Lámpara Tajo", "Cama Segura", "Cuna Júcar"];
const shop = `<html lang="es"><body><main><h1>Muebles</h1>${goods
  .map(
    (name, i) =>
      `<article><h3>${name}</h3><p class="precio">${i + 3}00 €</p>${i % 2 ? "<em>Envío gratis</em>" : ""}</article>`,
  )
  .join("")}</main></body></html>`;
const rowsOf = (page: string, prompt: string): unknown[][] =>
  extract(page, prompt).plain.map((row) => Object.values(row));

test("a mark that only some records have is given where it is asked for by its words", () => {
  expect(rowsOf(shop, "nombre, precio y envío gratis").slice(0, 2)).toEqual([
    ["Silla Duero", "300 €", null],
    ["Mesa Ebro", "400 €", "Envío gratis"],
  ]);
});

test("one word that nothing on the page answers is reported, and takes no title", () => {
  const { plain, understood } = extract(shop, "garantía");
  expect(plain.map((row) => row.garantía)).toEqual(goods.map(() => null));
  expect(understood.notFound).toEqual(["garantía"]);
  expect(rowsOf(shop, "muebles")).toEqual(goods.map((name) => [name]));
});

const countries = ["Perú", "Chile", "Brasil", "México"];
const cocoa = `<html lang="es"><body><main><h1>Cacao</h1><table><thead><tr><th rowspan="2">País</th><th colspan="2">Producción</th><th colspan="2">Exportación</th></tr><tr><th>2024</th><th>2025</th><th>2024</th><th>2025</th></tr></thead><tbody>${countries
  .map((country, i) => `<tr><td>${country}</td>${[1, 2, 3, 4].map((ten) => `<td>${ten}${i}</td>`).join("")}</tr>`)
  .join("")}</tbody></table></main></body></html>`;

test.each(["país y producción de 2025", "país, producción 2025", "país y producción en 2025"])(
  "%s: of the columns below one heading that of the year",
  (prompt) => {
    const { plain, understood } = extract(cocoa, prompt);
    expect(plain.map((row) => Object.values(row))).toEqual(countries.map((country, i) => [country, `2${i}`]));
    expect(understood.notFound).toEqual([]);
  },
);

test("names with a small number in them are names", () => {
  const page = `<html lang="es"><body><main><h1>Móviles</h1><table><tr><th>Modelo</th><th>Precio</th></tr>${goods
    .map((_, i) => `<tr><td>Andino ${i + 11}${i % 2 ? " Pro" : ""}</td><td>${i + 3}00 €</td></tr>`)
    .join("")}</table></main></body></html>`;
  expect(rowsOf(page, "nombre y precio").slice(0, 2)).toEqual([
    ["Andino 11", "300 €"],
    ["Andino 12 Pro", "400 €"],
  ]);
});

test("rooms are called ambientes too", () => {
  const page = `<html lang="es"><body><main><h1>Alquileres</h1>${goods
    .map(
      (name, i) => `<article><h3>Depto ${name}</h3><ul><li>${i + 1} ambientes</li><li>${i + 30} m²</li></ul></article>`,
    )
    .join("")}</main></body></html>`;
  expect(rowsOf(page, "título y ambientes")[1]).toEqual(["Depto Mesa Ebro", "2 ambientes"]);
});
