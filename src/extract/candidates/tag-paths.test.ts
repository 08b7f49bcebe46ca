import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const news = [
  "El puente viejo vuelve a abrir al tráfico",
  "La biblioteca amplía su horario de tarde",
  "Nueva línea de autobús al polígono",
  "El equipo femenino sube de categoría",
  "Una torrefactora local exporta a Japón",
  "El mercado estrena puestos de pescado",
  "Premio nacional para la escuela rural",
  "Reabre el cine de la plaza",
];
/** The sections of a front page, each of a make of its own. */
const frontPage = (teaser: (title: string, nth: number) => string): string => {
  const [a, b, c, d, e, f, g, h] = news.map(teaser);
  return `<html lang="es"><body><main><h1>Hoy</h1><section class="apertura">${a}${b}</section><div class="mosaico"><div class="columna">${c}${d}${e}</div></div><aside class="faja"><ul><li>${f}</li><li>${g}</li><li>${h}</li></ul></aside></main></body></html>`;
};
const titlesOf = (html: string): unknown[] => extract(html, "titular").plain.flatMap((row) => Object.values(row));

test("the teasers of a front page are one list, whichever section they stand in", () => {
  const page = frontPage(
    (title, nth) =>
      `<div class="tarjeta"><h2><a href="/n/${nth}">${title}</a></h2><p>Texto de la noticia ${nth}.</p></div>`,
  );
  expect(titlesOf(page)).toEqual(news);
});

test("so are articles whose classes say how large each is shown", () => {
  const sizes = ["n-g", "n-g", "n-m", "n-m", "n-m", "n-p", "n-p", "n-p"];
  const page = frontPage(
    (title, nth) =>
      `<article class="n ${sizes[nth]}"><h2><a href="/n/${nth}">${title}</a></h2><p>Texto de la noticia ${nth}.</p></article>`,
  );
  expect(titlesOf(page)).toEqual(news);
});

test("so are cards with a word above the title, set another way in each section", () => {
  const looks = ["grande", "grande", "media", "media", "media", "mini", "mini", "mini"];
  const words = ["Tráfico", "Cultura", "Transporte", "Deporte", "Economía", "Comercio", "Escuela", "Cine"];
  const page = frontPage(
    (title, nth) =>
      `<div class="tarjeta"><a href="/n/${nth}"><div class="caja ${looks[nth]}"><h3 class="antetitulo">${words[nth]}</h3><h2 class="titulo ${looks[nth]}-t">${title}</h2></div></a></div>`,
  );
  const rows = extract(page, "titular y categoría").plain.map((row) => Object.values(row));
  expect(rows).toEqual(news.map((title, nth) => [title, words[nth]]));
});

const rows = (cells: (i: number) => readonly string[]): string =>
  Array.from(
    { length: 8 },
    (_, i) =>
      `<tr>${cells(i)
        .map((cell) => `<td>${cell}</td>`)
        .join("")}</tr>`,
  ).join("");
const table = (heads: string, body: string): string =>
  `<table><thead><tr>${heads
    .split(" ")
    .map((head) => `<th>${head}</th>`)
    .join("")}</tr></thead><tbody>${body}</tbody></table>`;

test("rows of tables whose columns are called differently are not one list", () => {
  const names = ["Alba", "Bruma", "Cierzo", "Duna", "Estela", "Faro", "Garza", "Hulla"];
  const html = `<html lang="es"><body><main>
    ${table(
      "Barco Eslora Puerto",
      rows((i) => [names[i] ?? "", `${i + 9}`, names[7 - i] ?? ""]),
    )}
    ${table(
      "Mes Lluvia Viento",
      rows((i) => [`Mes ${names[i]}`, `${i * 7}`, `${i + 3}`]),
    )}</main></body></html>`;
  const { plain } = extract(html, "barco, eslora y puerto");
  expect(plain.map(({ barco }) => barco)).toEqual(names);
});
