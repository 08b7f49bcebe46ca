import { expect, test } from "vitest";
import { openPage, readRecords, surveyPage } from "../index.ts";
import { extract, snapshotOf } from "../page-fixture.ts";

/** The texts of each column of the best set of a page, by its name. */
function columnsOf(html: string): Record<string, string[]> {
  const page = openPage(snapshotOf(html));
  const { columns, rows } = readRecords(page, surveyPage(page).sets[0]?.id ?? "");
  return Object.fromEntries(columns.map(({ title }, i) => [title, rows.map((cells) => cells[i]?.raw ?? "")]));
}

const list = (records: readonly string[], lang = "es"): string =>
  `<html lang="${lang}"><body><main><h1>Listado</h1>${records.join("")}</main></body></html>`;

const people = [
  ["Berta Olmo", "Dirige la biblioteca de la ribera y enseña lectura."],
  ["Ciro Vega", "Estudió botánica y cuida el jardín de la escuela."],
  ["Delia Soto", "Ha escrito tres libros sobre los molinos del valle."],
  ["Eloy Prado", "Organiza cada otoño el encuentro de coros del norte."],
] as const;

test("a text within two elements more in some records is in the column of the others", () => {
  const html = list(
    people.map(
      ([name, life], i) =>
        `<div class="card"><div class="col"><h3>${name}</h3></div><div class="col"><p>${i % 2 ? `<span><span>${life}</span></span>` : life}</p></div></div>`,
    ),
  );
  expect(Object.values(columnsOf(html))).toContainEqual(people.map(([, life]) => life));
});

test("a text that a labelled line stands before in some records is in one column", () => {
  const html = list(
    people.map(
      ([name, life], i) =>
        `<div class="card"><h3>${name}</h3>${i === 2 ? "" : `<p>Expediente: 4${i}/2025</p>`}<p>Estado: abierto</p><p>${life}</p></div>`,
    ),
  );
  expect(Object.values(columnsOf(html))).toContainEqual(people.map(([, life]) => life));
});

test("what has one class for what it says is in one column in cards of two builds", () => {
  const html = list(
    people.map(([name, life], i) => {
      const author = `<span class="author">${name}</span>`;
      return i === 0
        ? `<article class="card big"><div><div class="top">${author}</div><h3><a href="/${i}">${life}</a></h3></div></article>`
        : `<article class="card"><div><h3><a href="/${i}">${life}</a></h3><div class="foot"><div>${author}</div></div></div></article>`;
    }),
  );
  expect(Object.values(columnsOf(html))).toContainEqual(people.map(([name]) => name));
});

test("a price that is called old where it stands alone is the price", () => {
  const goods: [string, string, string | null][] = [
    ["Aceite", "24,00 €", "30,00 €"],
    ["Vino", "12,00 €", null],
    ["Queso", "15,50 €", "18,00 €"],
    ["Miel", "7,00 €", null],
    ["Pan", "3,00 €", "4,00 €"],
  ];
  const html = list(
    goods.map(
      ([name, price, old]) =>
        `<div class="good"><h3>${name}</h3><div class="price-box"><p class="old-price"><span class="price">${old ?? price}</span></p>${old === null ? "" : `<p class="special-price"><span class="price">${price}</span></p>`}</div></div>`,
    ),
  );
  expect(extract(html, "nombre, precio y precio anterior").plain.map((row) => Object.values(row))).toEqual(goods);
});

test("two prices side by side in two currencies are a column each", () => {
  const html = list(
    ["Aceite", "Vino", "Queso"].map(
      (name, i) =>
        `<div class="good"><h3>${name}</h3><div><span>${4 + i}.90</span> <span>лв.</span> <span>${2 + i}.50</span> <span>€</span></div></div>`,
    ),
  );
  const columns = Object.values(columnsOf(html));
  expect(columns).toContainEqual(["4.90 лв.", "5.90 лв.", "6.90 лв."]);
  expect(columns).toContainEqual(["2.50 €", "3.50 €", "4.50 €"]);
});

const describeLaptop = (i: number): string =>
  `Portátil de ${13 + i} pulgadas con teclado iluminado y cámara integrada, Procesador: Duero ${i} de ocho núcleos, Memoria: ${8 * (i + 1)} GB, Disco: ${256 * (i + 1)} GB`;

test("a long text is whole beside the values that its labels name", () => {
  const html = list(
    [0, 1, 2, 3].map((i) => `<div class="good"><h3>Modelo ${"ABCD"[i]}</h3><div>${describeLaptop(i)}</div></div>`),
  );
  const columns = columnsOf(html);
  expect(Object.values(columns)).toContainEqual([0, 1, 2, 3].map(describeLaptop));
  expect(columns.Memoria).toEqual(["8 GB", "16 GB", "24 GB", "32 GB"]);
});

test("what follows a date and a time is whole and in its parts", () => {
  const places = ["Casa de la Ribera, Sala 3", "Teatro del Olmo, Sala 1", "Escuela del Puente, Sala 2"];
  const html = list(
    places.map((place, i) => `<li>Aug. ${14 + i}, 2025, 10:30 a.m., ${place}</li>`),
    "en",
  );
  const columns = Object.values(columnsOf(html));
  expect(columns).toContainEqual(places);
  expect(columns).toContainEqual(["Sala 3", "Sala 1", "Sala 2"]);
});

const linked = (word: string): string => `<a href="/t/${word}">${word}</a>`;

test("the value of a label goes on over the links in its line", () => {
  const lines = [
    `titulado en ${linked("Enología")}, ${linked("Química")} o similares`,
    "estudios de secundaria",
    `técnico en ${linked("Riegos")}`,
    "cualquier titulado con experiencia",
  ];
  const html = list(
    lines.map(
      (line, i) => `<div class="job"><h3>Puesto ${"ABCD"[i]}</h3><p><span>Dirigido a:</span> ${line}</p></div>`,
    ),
  );
  expect(columnsOf(html)["Dirigido a"]).toEqual([
    "titulado en Enología, Química o similares",
    "estudios de secundaria",
    "técnico en Riegos",
    "cualquier titulado con experiencia",
  ]);
});

test("a label names the value after it alone where other values stand beside that", () => {
  const html = list(
    [1, 2, 3].map(
      (i) =>
        `<div class="good"><h3>Caja ${"ABC"[i - 1]}</h3><p><span>Precio:</span> <b>${i}2 €</b> <a href="/e/${i}">Envío a toda la comarca</a></p></div>`,
    ),
  );
  expect(extract(html, "nombre y precio").plain.map(({ precio }) => precio)).toEqual(["12 €", "22 €", "32 €"]);
});

test("two prices written as one text are the old one and the one that holds", () => {
  const goods = [1, 2, 3].map((i) => [`Caja ${"ABC"[i - 1]}`, `£${i}.05`, `£${i}.25`]);
  const html = list(
    goods.map(([name, price, old]) => `<div class="good"><h3>${name}</h3><p>${old}${price}</p></div>`),
    "en",
  );
  expect(extract(html, "name, price and old price").plain.map((row) => Object.values(row))).toEqual(goods);
});

test("who wrote something after its date is its author", () => {
  const html = list(
    people.map(
      ([name, life], i) =>
        `<article><h3><a href="/${i}">${life}</a></h3><p>Publicado el ${i + 3} de marzo de 2026 por ${name}</p></article>`,
    ),
  );
  expect(columnsOf(html).autor).toEqual(people.map(([name]) => name));
  expect(extract(html, "título, autor y fecha").plain[1]).toEqual({
    título: people[1][1],
    autor: people[1][0],
    fecha: "4 de marzo de 2026",
  });
});

test("a date within a text is there with the end of its range", () => {
  const html = list(
    people.map(
      ([name], i) =>
        `<div class="notice"><h3>${name}</h3><p>3/2${i}/2025 - 4/2${i}/2025: repairs to the roof of the hall</p></div>`,
    ),
    "en-US",
  );
  expect(Object.values(columnsOf(html))).toContainEqual(people.map((_, i) => `3/2${i}/2025 - 4/2${i}/2025`));
});

test("a month and a day in elements of their own are a date together", () => {
  const html = list(
    people.map(
      ([name, life], i) =>
        `<article><div class="when"><span class="m">Mar</span><span class="d">${14 + i}</span></div><h3><a href="/${i}">${name}</a></h3><p>${life}</p></article>`,
    ),
  );
  const { rows } = extract(html, "nombre y fecha");
  expect(rows.map((cells) => cells[1]?.value)).toEqual(people.map((_, i) => `2026-03-${14 + i}`));
});
