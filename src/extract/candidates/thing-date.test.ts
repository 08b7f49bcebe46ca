import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const paragraph =
  "<p>Los productores de Cumbe llegaron con la cosecha temprana, que este año se adelantó dos semanas por el calor.</p>";

/** The page of a piece of news: what stands above its heading, right under it, and in its head. */
const news = ({ above = "", under = "", head = "", body = paragraph.repeat(9) }) =>
  `<html lang="es"><head><title>Abre la feria de la chirimoya | El Valle</title>${head}</head><body>
  <main>${above}<h1>Abre la feria de la chirimoya</h1>${under}<div>${body}</div></main></body></html>`;

const dateOf = (html: string) => {
  const { rows } = extract(html, "título y fecha de publicación");
  return rows[0]?.[1]?.value;
};

test.each([
  [
    "a word that says so",
    { under: '<span class="date">Publicado por Ana el 5 de abril de 2017 | 3 comentarios</span>' },
  ],
  ["what its element tells machines", { under: '<abbr class="published" title="2017-04-05T10:52">10:52</abbr>' }],
  ["a line above the heading", { above: "<h5>05.04.2017</h5>" }],
  ["a line above the heading with figures apart", { above: "<p>5. 4. 2017</p>" }],
  ["the head", { head: '<meta name="DC.date.created" content="2017-04-05">' }],
  ["the first words of the text", { body: `<p>Cumbe, 5 de abril de 2017. –</p>${paragraph.repeat(9)}` }],
  [
    "the address that the page gives for its own",
    { head: '<link rel="canonical" href="https://valle.example/2017/04/05/feria/">' },
  ],
])("the day of a piece of news is read from %s", (_, parts) => {
  expect(dateOf(news(parts))).toBe("2017-04-05");
});

test("the day of what microdata describe is the moment that its hour stands for", () => {
  const html = `<html lang="es"><title>La feria</title><div itemscope itemtype="https://schema.org/BlogPosting">
    <h1 itemprop="headline">La feria</h1><abbr itemprop="datePublished" title="2017-04-05T10:52:00-05:00">10:52</abbr></div></html>`;
  expect(dateOf(html)).toBe("2017-04-05");
});

test("an address is nobody's name", () => {
  const head = '<meta property="article:author" content="https://valle.example/ana">';
  const html = news({ head, under: '<p class="author">Ana Solís</p>' });
  expect(extract(html, "título y autor").plain[0]).toMatchObject({ autor: "Ana Solís" });
});

test("a day that the page shows is told before that in its address", () => {
  const head = '<link rel="canonical" href="https://valle.example/2017/04/05/feria/">';
  expect(dateOf(news({ head, under: "<time>7 de abril de 2017</time>" }))).toBe("2017-04-07");
});

test("a day in the address is shown where it stands", () => {
  const head = '<link rel="canonical" href="https://valle.example/2017/04/05/feria/">';
  const { rows } = extract(news({ head }), "título y fecha de publicación");
  expect(rows[0]?.[1]).toMatchObject({ raw: "2017/04/05", at: { attr: "href", span: [22, 32] } });
});

test("the hour of an event stays with its day", () => {
  const html = news({ under: '<span class="date">Viernes 12 de mayo de 2023, 20:00 h</span>' });
  expect(extract(html, "título y fecha").plain[0]).toMatchObject({ fecha: "Viernes 12 de mayo de 2023, 20:00 h" });
});
