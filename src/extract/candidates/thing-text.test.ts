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

const longer = [...paragraphs, ...paragraphs, ...paragraphs].map((paragraph) => `<p>${paragraph}</p>`).join("");
const ofArticle = '<meta property="og:type" content="article">';

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
  [
    "paragraphs above far more comments",
    `<div>${asParagraphs}</div><div class="comments-area">${`<div><p>${comment}</p></div>`.repeat(30)}</div>`,
  ],
  [
    "paragraphs in an element whose name says how it behaves",
    `<div class="box modal-enabled"><div class="entry-content entry-content-read-more">${asParagraphs}</div></div>`,
  ],
  [
    "paragraphs, not of what a script reads there",
    `<div>${asParagraphs}</div><div class="datos">{"pageType":"news","painter":"${comment.repeat(12)}"}</div>`,
  ],
  ["paragraphs above who wrote them", `<div>${asParagraphs}<div class="author-bio">${comment}</div></div>`],
  ["lines without elements of their own", `<div class="nota">${paragraphs.join("<br><br>")}</div>`],
  ["paragraphs and a list of links", `<div>${asParagraphs}<p><a href="/1">${comment}</a></p></div>`],
])("the text of a piece of news is that of its %s", (_, body) => {
  expect(textOf(news(body))).toEqual([text]);
});

test("the classes of the body do not say what it holds", () => {
  const html = news(`<div>${asParagraphs}</div>`).replace("<body>", '<body class="f_share_footer f_newsletter on">');
  expect(textOf(html)).toEqual([text]);
});

const other = (title: string) => `<article><h2>${title}</h2>${`<p>${comment}</p>`.repeat(6)}</article>`;

test("of several pieces on one page, the text is that of the one it is named after", () => {
  const html = news("")
    .replace("<main>", "<main><article>")
    .replace(
      "</main>",
      `<div>${asParagraphs}</div></article>${other("Cierra la feria")}${other("Llueve en Cumbe")}</main>`,
    );
  expect(textOf(html)).toEqual([text]);
});

test("paragraphs in wrappers of several each are the text of what says that it is an article", () => {
  const parts = paragraphs.map(
    (part) => `<div class="parte"><p>${part}</p><p>${comment}</p><span>Publicidad</span></div>`,
  );
  const [row = ""] = textOf(news(`<div>${parts.join("")}</div>`, ofArticle));
  expect([row].flat().join("")).toContain(paragraphs[2]);
});

test("the whole text is asked of the article, whatever list stands in it", () => {
  const offers = Array.from(
    { length: 9 },
    (_, i) => `<h3><a href="/o${i}">Oferta ${i}</a></h3><p>${comment}</p><p class="price">${i + 2},50 €</p>`,
  );
  const html = news(`<div>${longer}${offers.join("")}</div>`, ofArticle);
  const rows = extract(html, "texto completo").plain;
  expect(rows).toHaveLength(1);
  expect(Object.values(rows[0] ?? {}).join("")).toContain(paragraphs[1]);
});

test("a text that data for machines cut short is that which the page shows", () => {
  const data = { "@type": "NewsArticle", headline: "Abre la feria de la chirimoya", articleBody: paragraphs[0] };
  const head = `<script type="application/ld+json">${JSON.stringify(data)}</script>`;
  expect(textOf(news(`<div>${asParagraphs}</div>`, head))).toEqual([text]);
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

test("where a page has no description, its text is one, and no summary", () => {
  const html = news(`<dl><dt>Lugar</dt><dd>Cumbe</dd></dl><div>${longer}</div>`);
  const [row = {}] = extract(html, "lugar, descripción y resumen").plain;
  expect(String(row["descripción"])).toContain(paragraphs[2]);
  expect(row.resumen).toBeNull();
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

const mostRead = Array.from(
  { length: 14 },
  (_, i) =>
    `<article><a href="/n${i}"><img src="/n${i}.jpg"></a><h3><a href="/n${i}">Otra noticia del valle número ${i}</a></h3>
     <time>${i + 1} de mayo de 2026</time><p>Por Luis Peña</p></article>`,
).join("");

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
