import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const cards = (records: readonly string[]): string =>
  `<html lang="es"><body><main>${records.map((record) => `<div class="card">${record}</div>`).join("")}</main></body></html>`;

test("titles with a colon stay whole where most titles have none", () => {
  const titles = ["El viaje: ida", "El viaje: vuelta", "La casa", "El puente", "La torre", "El molino"];
  const html = cards(titles.map((title, i) => `<h3><a href="/l/${i}">${title}</a></h3><p>${10 + i},50 €</p>`));
  expect(extract(html, "título y precio").plain.map((row) => row.título)).toEqual(titles);
});

test.each(["∙", "⋅", "•", "・", "｜", "︱"])("parts of a line around %s are columns", (mark) => {
  const cars = [
    ["2019", "179 188 km", "Diésel"],
    ["2022", "48 600 km", "Gasolina"],
    ["2021", "73 150 km", "Híbrido"],
    ["2018", "135 000 km", "Gasolina"],
  ];
  const html = cards(
    cars.map(
      (parts, i) => `<h3><a href="/c/${i}">Furgoneta modelo ${"ABCD"[i]}</a></h3><p>${parts.join(` ${mark} `)}</p>`,
    ),
  );
  const columns = extract(html, "nombre")
    .page.sets()[0]
    ?.columns.map(({ cells }) => cells.map((cell) => cell?.raw));
  for (const nth of [0, 1, 2]) expect(columns).toContainEqual(cars.map((parts) => parts[nth]));
});

test("a title whose first word is set in bold is the whole line", () => {
  const homes = [
    "Piso con balcón en Palau",
    "Casa con jardín en Ríos",
    "Piso con 1 baño en Soto",
    "Casa en Vega",
    "Piso en Mieres",
    "Ático con terraza en Lena",
  ];
  const html = cards(
    homes.map((home, i) => {
      const [kind = "", ...rest] = home.split(" ");
      return `<a href="/h/${i}"><span><strong>${kind}</strong> ${rest.join(" ")}</span></a><p>${90 + i}.000 €</p>`;
    }),
  );
  expect(extract(html, "título y precio").plain.map((row) => row.título)).toEqual(homes);
});

test("what is asked for is found in the one unnamed column that could be it", () => {
  const brands = ["Norte", "Sur", "Norte", "Este", "Sur", "Norte"];
  const html = cards(
    brands.map(
      (brand, i) =>
        `<p>${brand}</p><h3><a href="/p/${i}">Silla de jardín modelo ${i + 1}</a></h3><p>${20 + i},00 €</p>`,
    ),
  );
  const { plain, understood } = extract(html, "marca, nombre y precio");
  expect(plain.map((row) => row.marca)).toEqual(brands);
  expect(understood.notFound).toEqual([]);
});

test("a price that stands in one place or in another is one column", () => {
  const html = cards(
    Array.from(
      { length: 8 },
      (_, i) =>
        `<h3><a href="/p/${i}">Mesa plegable número ${i + 1}</a></h3>${i % 2 ? `<div><em class="sale">${i + 5},00 €</em></div>` : `<p class="price">${i + 5},00 €</p>`}`,
    ),
  );
  expect(extract(html, "nombre y precio").rows.map((cells) => cells[1]?.value)).toEqual([5, 6, 7, 8, 9, 10, 11, 12]);
});

const article = (i: number): string =>
  `<article class="entry"><h2><a href="/n/${i}">Noticia del puerto número ${i}</a></h2><p>Texto de la noticia ${i} del día</p></article>`;

test("a featured record counts among its kin wherever it stands", () => {
  const html = `<html lang="es"><body><main><section class="top"><div>${article(0)}</div></section><ul>${[1, 2, 3, 4, 5, 6].map((i) => `<li>${article(i)}</li>`).join("")}</ul></main></body></html>`;
  expect(extract(html, "título y enlace").plain).toHaveLength(7);
});

test.each(["Lote", "Sala", "Aula"])("%s 1, %s 2 and so on are names", (kind) => {
  const records = [1, 2, 3, 4, 5].map((i) => `<b>${kind} ${i}</b> <span class="price">${i + 4},50 €</span>`);
  expect(extract(cards(records), "nombre y precio").plain.map((row) => row.nombre)).toEqual(
    [1, 2, 3, 4, 5].map((i) => `${kind} ${i}`),
  );
});
