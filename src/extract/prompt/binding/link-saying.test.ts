import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const plays = ["Noche de tangos", "Orquesta de cámara", "Trío de la ribera", "Danza del altiplano"];
const site = "https://www.ejemplo.es";

const cards = (links: (i: number) => string): string =>
  `<html lang="es"><body><main><h1>Cartelera</h1>${plays
    .map((play, i) => `<article><h3><a href="/f/${i}">${play}</a></h3><p>${i + 3} de abril</p>${links(i)}</article>`)
    .join("")}</main></body></html>`;

const firstOf = (page: string, prompt: string): unknown[] => Object.values(extract(page, prompt).plain[0] ?? {});

const tickets = cards((i) => `<a class="btn" href="/e/${i}">Entradas</a>`);

test.each(["título y entradas", "título, tickets", "título, comprar entradas", "título y enlace de entradas"])(
  "%s: where the link leads that reads so, though the word can be a price",
  (prompt) => {
    const { plain, understood } = extract(tickets, prompt);
    expect(plain.map((row) => Object.values(row))).toEqual(plays.map((play, i) => [play, `${site}/e/${i}`]));
    expect(understood).toMatchObject({ filters: [], notFound: [] });
  },
);

test("a price that the page calls so stays what the tickets cost", () => {
  const priced = cards((i) => `<p class="precio">${i + 12},00 €</p><a class="btn" href="/e/${i}">Comprar</a>`);
  expect(firstOf(priced, "título, entradas")).toEqual(["Noche de tangos", "12,00 €"]);
  expect(firstOf(priced, "título, precio, enlace de compra")).toEqual(["Noche de tangos", "12,00 €", `${site}/e/0`]);
});

test("links side by side are told by what they read, as one word or two", () => {
  const page = cards((i) => `<a href="https://chat.example/${i}">WhatsApp</a> <a href="/i/${i}">Ver ficha</a>`);
  const row = ["Noche de tangos", "https://chat.example/0", `${site}/i/0`];
  expect(firstOf(page, "título, whatsapp, ficha")).toEqual(row);
  expect(firstOf(page, "título, whatsapp, más información")).toEqual(row);
});

const papers = ["Memoria anual", "Plan de riego", "Guía de trámites", "Balance social"];
const table = `<html lang="es"><body><main><h1>Archivo</h1><table><tr><th>Documento</th><th>Año</th><th>Descarga</th></tr>${papers
  .map((paper, i) => `<tr><td>${paper}</td><td>202${i}</td><td><a href="/d/${i}.pdf">PDF</a></td></tr>`)
  .join("")}</table></main></body></html>`;
const list = `<html lang="es"><body><main><h1>Archivo</h1><ul>${papers
  .map((paper, i) => `<li>${paper} <a href="/d/${i}.pdf">PDF</a></li>`)
  .join("")}</ul></main></body></html>`;

test.each(["documento y PDF", "documento, enlace", "documento y descarga"])(
  "%s: its name, and where it is",
  (prompt) => {
    expect(firstOf(table, prompt)).toEqual(["Memoria anual", `${site}/d/0.pdf`]);
  },
);

test("what a list calls a document beside its link is its name, with a title the link", () => {
  expect(firstOf(list, "documento, PDF")).toEqual(["Memoria anual", `${site}/d/0.pdf`]);
  expect(firstOf(list, "título, documento")).toEqual(["Memoria anual", `${site}/d/0.pdf`]);
});
