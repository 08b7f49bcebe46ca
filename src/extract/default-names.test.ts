import { expect, test } from "vitest";
import { extract } from "./page-fixture.ts";

const goods = ["Silla Roble", "Mesa Haya", "Banco Pino", "Estante Olmo", "Perchero Nogal", "Armario Cedro"];
const prices = ["79,00", "120,50", "45,90", "310,00", "28,75", "560,00"];

const shop = (said: (i: number) => string): string =>
  `<html lang="es"><body><main><div class="g">${goods
    .map((good, i) => `<article class="k"><h3><a href="/p/${i}">${good}</a></h3>${said(i)}</article>`)
    .join("")}</div></main></body></html>`;

const titlesOf = (html: string): readonly string[] => extract(html, "todo").columns.map(({ title }) => title);

test.each([
  ["what is counted", (i: number) => `<p>${i * 3 + 1} ${i === 0 ? "opinión" : "opiniones"}</p>`, "opiniones"],
  ["what is counted, in brackets", (i: number) => `<p>(${i + 2} reseñas)</p>`, "reseñas"],
  ["a share taken off the price", (i: number) => `<p>${i + 11}% de descuento</p>`, "descuento"],
  ["a share with a dash before it", (i: number) => `<div class="foto"><span>–${i + 11} %</span></div>`, "descuento"],
  ["a weight", (i: number) => `<p>${i + 1},5 kg</p>`, "peso"],
  ["an area", (i: number) => `<p>${i + 31} m²</p>`, "superficie"],
  ["a year", (i: number) => `<p>${1990 + i}</p>`, "año"],
  ["a place in a ranking", (i: number) => `<p>#${i + 1}</p>`, "posición"],
  ["a sum taken off the price", (i: number) => `<p>Ahorra ${i + 5},00 €</p>`, "descuento"],
  ["the price of delivery", (i: number) => `<p>${i + 5},90 € de envío</p>`, "envío"],
  ["how many there are of what its class says", (i: number) => `<span class="voteCount">(${i + 5})</span>`, "votos"],
  ["a duration", (i: number) => `<p>${i + 2} semanas</p>`, "duración"],
])("a figure that nothing names is called by %s", (_, said, title) => {
  expect(titlesOf(shop(said))).toEqual(["título", title, "enlace"]);
});

const figure = (i: number): string => `<p>(${i * 7 + 2})</p>`;

test("a figure in brackets is how many have judged what is sold, and nothing of what is not", () => {
  expect(titlesOf(shop((i) => `<p>${prices[i]} €</p>${figure(i)}`))).toContain("opiniones");
  expect(titlesOf(shop(figure))).not.toContain("opiniones");
});

test("a text is not called `url` for the address of its link", () => {
  const html = shop((i) => `<a class="authorName" itemprop="url" href="/u/${i}">Taller ${"ABCDEF"[i]}</a>`);
  expect(titlesOf(html)).toContain("autor");
});

test("a text is called by what the address of its link says", () => {
  const makers = ["andes", "duero", "ebro", "andes", "genil", "duero"];
  const html = shop(
    (i) =>
      `<p><a href="/marcas/${makers[i]}">Taller ${makers[i]}</a></p><p><a href="/ver/${i}/fotos">Fotos ${i}</a></p>`,
  );
  expect(titlesOf(html).slice(0, 3)).toEqual(["título", "marca", "texto"]);
});

test("who stands behind a word that says so is the author", () => {
  const html = shop((i) => `<p class="f"><b class="x">Por</b> <a href="/u/${i}">Taller ${"ABCDEF"[i]}</a></p>`);
  expect(titlesOf(html)).toEqual(["título", "autor", "enlace", "enlace 2"]);
});

const paid = (i: number): string => `${prices[i]} €`;

test.each([
  [
    "once more for those who hear it",
    (i: number) => `<b aria-hidden="true">${paid(i)}</b><i class="sr">Precio: ${paid(i)}</i>`,
  ],
  [
    "in pieces, and whole for those who hear it",
    (i: number) =>
      `<b aria-hidden="true"><span>${prices[i]?.split(",")[0]}</span><sup>${prices[i]?.split(",")[1]}</sup><u>€</u></b><i class="sr">${paid(i)}</i>`,
  ],
  [
    "whole for those who hear it, then in pieces",
    (i: number) =>
      `<i class="off">${paid(i)}</i><b aria-hidden="true"><span>${prices[i]?.split(",")[0]}</span><sup>${prices[i]?.split(",")[1]}</sup><u>€</u></b>`,
  ],
])("a price that is written %s is one column", (_, said) => {
  const { columns, plain } = extract(
    shop((i) => `<p class="precio">${said(i)}</p>`),
    "todo",
  );
  expect(columns.map(({ title }) => title.toLowerCase())).toEqual(["título", "precio", "enlace"]);
  expect(plain.map((row) => Object.values(row)[1])).toEqual(goods.map((_good, i) => paid(i)));
});

test.each([
  [
    "set high",
    (whole: string, cents: string) => `<span class="a"><span>${whole}</span><sup class="k">${cents} €</sup></span>`,
  ],
  [
    "called so",
    (whole: string, cents: string) => `<p><span>${whole}</span><span class="precio__centimos">${cents}</span> €</p>`,
  ],
])("cents in an element of their own that are %s belong to their price", (_, said) => {
  const { rows } = extract(
    shop((i) => said(...((prices[i] ?? "").split(",") as [string, string]))),
    "nombre y precio",
  );
  expect(rows.map(([, price]) => price?.value)).toEqual([79, 120.5, 45.9, 310, 28.75, 560]);
});

test("a reduced price that is said again beside the price of all is no second column", () => {
  const html = shop(
    (i) => `${i % 2 === 0 ? `<p class="x1"><span>${paid(i)}</span></p>` : ""}<div class="x2"><b>${paid(i)}</b></div>`,
  );
  expect(titlesOf(html)).toEqual(["título", "precio", "enlace"]);
});

test("what the buttons of the records say and do is no column", () => {
  const html = shop(
    (i) =>
      `<p>${paid(i)}</p><a class="btn btn-add" href="/carro?add-to-cart=${i}">${i % 2 ? "Añadir" : "Elegir opciones"}</a>`,
  );
  expect(titlesOf(html)).toEqual(["título", "precio", "enlace"]);
});

test("sentences with words in bold and links in them are one column", () => {
  const html = shop((i) => {
    const wood = goods[i]?.split(" ")[1] ?? "";
    return `<div class="t"><p>Hecho con madera de <b>${wood}</b> que viene de bosques <a href="/b/${i}">de la sierra ${"ABCDEF"[i]}</a> y se seca durante ${i + 2} años antes de cortarla.</p></div>`;
  });
  const { columns, plain } = extract(html, "todo");
  expect(columns.length).toBeLessThanOrEqual(4);
  expect(Object.values(plain[0] ?? {})).toContain(
    "Hecho con madera de Roble que viene de bosques de la sierra A y se seca durante 2 años antes de cortarla.",
  );
});

const people = ["Ana Ruiz", "Luis Vega", "Eva Soto", "Juan Gil", "Rosa Paz", "Inés Mora", "Pedro Sanz", "Olga Rey"];
const link = (i: number): string => {
  const name = people[i % people.length] ?? "";
  return `<a href="/w/${name.replace(" ", "_")}">${name}</a>`;
};
const winners = Array.from({ length: 12 }, (_, i) => {
  const cell = i % 3 === 0 ? `${link(i)}; ${link(i + 1)}` : i % 3 === 1 ? `<span><b>${link(i)}</b></span>` : "Desierto";
  return `<tr><td>${1950 + i}</td><td>${link(i + 2)}</td><td>${cell}</td><td>${link(i + 5)}</td></tr>`;
}).join("");
const article = `<html lang="es"><head><title>Premios del Faro</title>
<script type="application/ld+json">{"@type":"Article","name":"Premios del Faro","url":"https://www.ejemplo.es/w/Premios","datePublished":"2004-11-16"}</script></head>
<body><main><h1>Premios del Faro</h1><p>Se dan cada año desde 1950.</p>
<table><tr><th>Año</th><th>Física</th><th>Química</th><th>Letras</th></tr>${winners}</table></main></body></html>`;

test("a table of links under headings that fills an article is what the article is for, a column for each heading", () => {
  const { columns, plain } = extract(article, "todo");
  const titles = columns.map(({ title }) => title);
  expect(titles.slice(0, 4)).toEqual(["Año", "Física", "Química", "Letras"]);
  expect(plain.length).toBe(12);
  expect(plain.slice(0, 3).map((row) => row["Química"])).toEqual(["Ana Ruiz; Luis Vega", "Luis Vega", "Desierto"]);
});
