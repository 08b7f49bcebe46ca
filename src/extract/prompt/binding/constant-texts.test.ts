import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const scents = [
  ["Brisa", "Casa Lirio", true],
  ["Marea", "Casa Lirio", true],
  ["Faro", "Talleres Duero", false],
  ["Niebla", "Casa Lirio", true],
  ["Alba", "Casa Lirio", true],
] as const;
const shop = `<html lang="es"><body><main><h1>Aromas</h1>${scents
  .map(
    ([name, brand, isSoldOut], i) =>
      `<div class="card">${isSoldOut ? "<span class='tag7'>Agotado</span>" : ""}<p class="card__vendor text-sm">${brand}</p><p class="card__title"><a href="/p/${i}">${name} 100 ml</a></p><strong>$${i + 3}.990</strong></div>`,
  )
  .join("")}</main></body></html>`;

test("whose card it is in a shop is the brand", () => {
  const { plain } = extract(shop, "Extrae la marca, el nombre y el precio de cada producto");
  expect(plain.map((row) => row["marca"])).toEqual(scents.map(([, brand]) => brand));
});

const posts = ["Centros de mesa", "Ramos de otoño", "Cintas y lazos", "Mesas dulces"];
const blog = `<html lang="es"><body><main><h1>Diario</h1>${posts
  .map(
    (title, i) =>
      `<div class="post"><h2><a href="/${i}">${title}</a></h2><div class="meta"><span class="date">${i + 3} marzo, 2026 | <span class="author vcard"><span class="fn"><a href="/author/ines">Inés Robles</a></span></span></span></div><p>Lo que vimos en la feria de la semana ${i}.</p></div>`,
  )
  .join("")}</main></body></html>`;

test("who wrote all records, where a class says so", () => {
  const { plain } = extract(blog, "título y autor");
  expect(plain.map((row) => Object.values(row))).toEqual(posts.map((title) => [title, "Inés Robles"]));
});
