import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const paragraphs = [
  "La feria de la chirimoya abrió el sábado con ciento veinte puestos y más visitantes que el año pasado.",
  "Los productores de Cumbe llegaron con la cosecha temprana, que este año se adelantó dos semanas por el calor.",
  "«Vendimos todo antes del mediodía», cuenta Rosa Quispe, que lleva quince años en la feria con su familia.",
];
const text = paragraphs.join(" ");
const asParagraphs = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join("\n");
const comment =
  "Fui el domingo y ya no quedaba nada, ojalá que el próximo año traigan el doble, porque vale la pena ir.";

/** The page of a piece of news. */
const news = (body: string, head = "") =>
  `<html lang="es"><head><title>Abre la feria de la chirimoya | El Valle</title>${head}</head><body>
  <nav><a href="/">Inicio</a> <a href="/valle">El valle</a></nav>
  <main><h1>Abre la feria de la chirimoya</h1><p class="byline">Por Ana Solís</p>${body}</main>
  <footer><p>El Valle es un diario de la provincia, hecho con papel de caña y tinta de soya desde hace diez años.</p></footer></body></html>`;

const textOf = (html: string, prompt = "título y texto de la noticia") =>
  extract(html, prompt).plain.map((row) => Object.values(row)[1]);

test.each([
  ["paragraphs", `<div class="cuerpo">${asParagraphs}</div>`],
  [
    "paragraphs beside what else there is to read",
    `<article>${asParagraphs}<aside><p>${comment}</p></aside></article>`,
  ],
  [
    "paragraphs above comments",
    `<div>${asParagraphs}</div><div id="comments"><p>${comment}</p><p>${comment}</p></div>`,
  ],
  ["paragraphs above who wrote them", `<div>${asParagraphs}<div class="author-bio">${comment}</div></div>`],
  ["lines without elements of their own", `<div class="nota">${paragraphs.join("<br><br>")}</div>`],
  ["paragraphs and a list of links", `<div>${asParagraphs}<p><a href="/1">${comment}</a></p></div>`],
])("the text of a piece of news is that of its %s", (_, body) => {
  expect(textOf(news(body))).toEqual([text]);
});

test("a short paragraph at the beginning belongs to the text", () => {
  expect(textOf(news(`<div><p>Cumbe, 3 may.</p>${asParagraphs}</div>`))).toEqual([`Cumbe, 3 may. ${text}`]);
});

test.each([
  "texto",
  "texto completo",
  "contenido del artículo",
  "cuerpo de la noticia",
  "full text",
  "article content",
])("“%s” asks for it", (word) => {
  expect(textOf(news(`<div>${asParagraphs}</div>`), `título, ${word}`)).toEqual([text]);
});

test("who asks for a summary is given what the page says in short", () => {
  const head =
    '<meta name="description" content="Más puestos y más visitantes en la feria que abrió el sábado en Cumbe.">';
  expect(textOf(news(`<div>${asParagraphs}</div>`, head), "título y resumen")).toEqual([
    "Más puestos y más visitantes en la feria que abrió el sábado en Cumbe.",
  ]);
});

test("where there is little text, what the page says in short stands for it", () => {
  const head =
    '<meta name="description" content="Más puestos en la feria."><meta property="og:type" content="article">';
  const html = news('<time datetime="2026-05-03">3 de mayo</time><p>Hay más puestos.</p>', head);
  expect(textOf(html, "título y texto")).toEqual(["Más puestos en la feria."]);
});

test("what a thing for sale says is its description", () => {
  const html = news(
    `<p class="price">12,50 €</p><button>Comprar</button><dl><dt>Marca</dt><dd>Andes</dd></dl><div>${asParagraphs}</div>`,
  );
  expect(extract(html, "").columns.map(({ title }) => title)).not.toContain("texto");
});

const longer = [...paragraphs, ...paragraphs, ...paragraphs].map((paragraph) => `<p>${paragraph}</p>`).join("");
const mostRead = Array.from(
  { length: 14 },
  (_, i) =>
    `<article><a href="/n${i}"><img src="/n${i}.jpg"></a><h3><a href="/n${i}">Otra noticia del valle número ${i}</a></h3>
     <time>${i + 1} de mayo de 2026</time><p>Por Luis Peña</p></article>`,
).join("");
const ofArticle = '<meta property="og:type" content="article">';

test("an article comes before the list of what else there is to read", () => {
  const html = news(`<div>${longer}</div><section><h2>Lo más leído</h2>${mostRead}</section>`, ofArticle);
  expect(extract(html, "").plain).toHaveLength(1);
});

test("a list comes before the text that leads up to it", () => {
  const html = news(`<div>${asParagraphs}</div><section><h2>Noticias</h2>${mostRead}</section>`, ofArticle);
  expect(extract(html, "").plain).toHaveLength(14);
});

test("a table within an article is what it shows", () => {
  const rows = Array.from(
    { length: 9 },
    (_, i) => `<tr><td>Puesto ${i}</td><td>${i * 3 + 20}</td><td>${i + 2},50 €</td></tr>`,
  );
  const table = `<table><tr><th>Puesto</th><th>Kilos</th><th>Precio</th></tr>${rows.join("")}</table>`;
  expect(extract(news(`<div>${longer}${table}</div>`, ofArticle), "").plain).toHaveLength(9);
});
