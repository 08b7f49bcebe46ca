import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const page = (title: string, body: string): string =>
  `<html lang="es"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</table>`;

const cards = (records: readonly (readonly string[])[]): string =>
  records
    .map(
      ([name = "", ...texts], i) =>
        `<article><h2><a href="/f/${i}">${name}</a></h2>${texts.map((text) => `<p>${text}</p>`).join("")}</article>`,
    )
    .join("");

const pages = {
  exports: page(
    "Exportaciones de fruta",
    table(
      ["Producto", "Volumen (t)", "Embarques"],
      [
        ["Arándano", "324 512", "812"],
        ["Uva", "620 118", "1 204"],
        ["Palta", "577 603", "997"],
        ["Mango", "233 010", "455"],
      ],
    ),
  ),
  hearings: page(
    "Agenda",
    cards([
      ["Feria del queso", "14 de marzo de 2026", "Entrada libre"],
      ["Noche de las estrellas", "21 de marzo de 2026", "Con reserva"],
      ["Ruta de los molinos", "5 de abril de 2026", "Entrada libre"],
      ["Cine de barrio", "9 de abril de 2026", "Con reserva"],
    ]),
  ),
  lamps: page(
    "Lámparas",
    cards([
      ["Lámpara Brisa", "Pantalla de lino, pie de haya", "45,00 €"],
      ["Lámpara Faro", "Vidrio soplado, luz cálida", "60,00 €"],
      ["Lámpara Duna", "Cerámica mate, cable textil", "38,00 €"],
      ["Lámpara Luna", "Latón pulido, base redonda", "72,00 €"],
    ]),
  ),
  dishes: page(
    "Recetas",
    cards([
      ["Ceviche de corvina", "Fácil"],
      ["Ají de gallina", "Media"],
      ["Causa limeña", "Fácil"],
      ["Tacu tacu", "Difícil"],
    ]),
  ),
  thing: page(
    "Generador GP-2200",
    `<table><tr><th>Peso</th><td>21,5 kg</td></tr><tr><th>Referencia</th><td>GP-2200</td></tr><tr><th>Depósito</th><td>4 l</td></tr></table><p>249,00 €</p>`,
  ),
  firms: page(
    "Fabricantes",
    ["Álava", "Burgos", "Lima"]
      .map(
        (place, i) =>
          `<h2>${place}</h2><ul>${[0, 1, 2].map((n) => `<li><b>Forjas ${place} ${"ABC".at(n)}</b> Tel. 945 12${i} 41${n}</li>`).join("")}</ul>`,
      )
      .join(""),
  ),
} as const;

/** What is not on the page, beside what is. */
const absent: readonly (readonly [keyof typeof pages, string, string])[] = [
  ["exports", "producto y votos", "votos"],
  ["exports", "producto y habitantes", "habitantes"],
  ["exports", "producto y precio", "precio"],
  ["exports", "producto y código postal", "código postal"],
  ["exports", "producto y nif", "nif"],
  ["hearings", "nombre y fecha límite", "fecha límite"],
  ["hearings", "nombre y contraseña", "contraseña"],
  ["lamps", "nombre y mensualidades", "mensualidades"],
  ["lamps", "nombre y precio anterior", "precio anterior"],
  ["lamps", "nombre y autor", "autor"],
  ["lamps", "nombre y libro", "libro"],
  ["dishes", "nombre y tribunal", "tribunal"],
  ["dishes", "nombre y color", "color"],
  ["dishes", "nombre y ciudad", "ciudad"],
  ["dishes", "nombre y voltaje", "voltaje"],
  ["thing", "material y peso", "material"],
  ["thing", "envío y peso", "envío"],
];

test.each(absent)("%s: %s", (name, prompt, missing) => {
  expect(extract(pages[name], prompt).understood.notFound).toEqual([missing]);
});

test("products are no countries, were they all that was asked for", () => {
  expect(extract(pages.exports, "países").understood.notFound).toEqual(["países"]);
});

test("manufacturers with their phones are the records, and not the province above them", () => {
  expect(extract(pages.firms, "fabricantes con teléfono").plain[0]).toEqual({
    fabricantes: "Forjas Álava A",
    teléfono: "945 120 410",
  });
});
