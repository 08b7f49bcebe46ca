import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const pageOf = (title: string, records: readonly string[]): string =>
  `<!doctype html><html lang="es"><head><title>${title}</title></head><body><main><h1>${title}</h1><div>${records
    .map((record) => `<div class="row">${record}</div>`)
    .join("")}</div></main></body></html>`;

const radio = (name: string, phone: string, fax?: string): string =>
  `<h2><a href="/${phone}">${name}</a></h2><p>T: ${phone}</p>${fax ? `<p>F: ${fax}</p>` : ""}`;
const radios = pageOf("Emisoras de la sierra", [
  radio("Radio Nevado", "02 236 0047", "02 236 0048"),
  radio("Radio Puquio", "02 231 6642"),
  radio("La Voz del Páramo", "02 245 1177", "02 245 1178"),
  radio("Onda Quinua", "02 288 9020"),
  radio("Radio Cóndor", "02 277 4545", "02 277 4546"),
]);

test("a condition is on the field of the column that is asked for by the same name", () => {
  const { plain } = extract(radios, "emisoras que tengan fax: nombre, teléfono y fax");
  expect(plain.map(({ nombre }) => nombre)).toEqual(["Radio Nevado", "La Voz del Páramo", "Radio Cóndor"]);
});

const story = (title: string, by: string, day: string): string =>
  `<h2><a href="/${day.replaceAll(" ", "-")}">${title}</a></h2><p class="by">${by}</p><p>${day}</p>`;
const stories = pageOf("Noticias", [
  story("Sube el nivel del lago", "RosaQ", "3 de marzo de 2026"),
  story("Abre la feria del libro", "PumaK", "2 de marzo de 2026"),
  story("Nueva ruta al nevado", "RosaQ", "1 de marzo de 2026"),
  story("Cierran dos puentes", "TitoM", "27 de febrero de 2026"),
]);

test.each(["noticias escritas por RosaQ, título y fecha", "news written by RosaQ: título y fecha"])(
  "what was written by somebody: %s",
  (prompt) => {
    expect(extract(stories, prompt).plain.map(({ título }) => título)).toEqual([
      "Sube el nivel del lago",
      "Nueva ruta al nevado",
    ]);
  },
);

const sight = (name: string, kind: string, count: number): string =>
  `<h3><a href="/${count}">${name}</a></h3><span class="reviews">${count} reviews</span><p class="kind">${kind}</p>`;
const sights = pageOf("Things to do in Quillota - Guide", [
  sight("Quillota Hill Park", "Parks", 120),
  sight("Avocado Market", "Markets", 80),
  sight("Museum of Clay", "Museums", 41),
  sight("Quillota Station", "Sights", 37),
  sight("River Baths", "Spas", 12),
]);

test("the town that the whole page is about leaves none of its records out", () => {
  expect(extract(sights, "things to do in Quillota with number of reviews and kind").plain).toHaveLength(5);
});

const carrier = (name: string, town: string): string =>
  `<h2><a href="/${name.length}">${name}</a></h2><p class="city">${town}</p>`;
const carriers = pageOf("Registro", [
  carrier("Andina Carga", "Puno"),
  carrier("Fletes del Sur", "Tacna"),
  carrier("Ruta Norte SAC", "Piura"),
  carrier("Colibrí", "Puno"),
]);

test("a word in a prompt in capitals is no town for that", () => {
  expect(extract(carriers, "EMPRESAS TRANSPORTISTAS: NOMBRE, CIUDAD").plain).toHaveLength(4);
});
