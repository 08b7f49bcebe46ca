import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const others = Array.from(
  { length: 6 },
  (_, i) => `<li><a href="/p${i}">Farol ${i}</a><b class="price">${i + 4},50 €</b></li>`,
).join("");

/** The page of one thing in a shop, with a list of others beside it. */
const page = (body: string, head = "") =>
  `<html lang="es"><head><title>Hornillo plegable | Tienda</title>${head}</head><body><h1>Hornillo plegable</h1>${body}
  <section><h2>Otros</h2><ul>${others}</ul></section></body></html>`;

const answer = (html: string, prompt = "precio, SKU y disponibilidad del producto") => extract(html, prompt).plain;

const told = (product: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ "@type": "Product", ...product })}</script>`;

test("what is asked of the product is of the one thing, and no column is called after it", () => {
  const body = '<p class="price">31,75 €</p><p>Referencia: H-204</p><p>Agotado</p>';
  expect(answer(page(body))).toEqual([{ precio: "31,75 €", SKU: "H-204", disponibilidad: "Agotado" }]);
});

test.each([
  ["the name of the shop beside it", "<dl><dt>Número de artículo Andes</dt><dd>3024741</dd></dl>", "3024741"],
  ["another language", "<dl><dt>Bestellnummer</dt><dd>106606</dd></dl>", "106606"],
  ["the number that its maker gave it", "<dl><dt>MPN</dt><dd>GX-1</dd><dt>Web Code</dt><dd>1222</dd></dl>", "1222"],
  ["no label, but a name for tests", '<i data-qa="product-reference">1002/710</i>', "1002/710"],
  ["its word within the value", '<p class="sku">SKU 579695999</p>', "579695999"],
])("the number of a thing is found beside %s", (_, body, sku) => {
  const html = page(`<p class="price">31,75 €</p>${body}<button>Comprar</button>`);
  expect(answer(html, "precio y SKU del producto")).toEqual([{ precio: "31,75 €", SKU: sku }]);
});

test("the number that a page shows comes before one that it only tells machines", () => {
  const body = '<p class="price">31,75 €</p><dl><dt>Código de producto</dt><dd>83810610</dd></dl>';
  const html = page(body, told({ name: "Hornillo plegable", sku: "238368885", offers: { price: "31.75" } }));
  expect(answer(html, "SKU y precio del producto")).toEqual([{ SKU: "83810610", precio: "31,75 €" }]);
});

test("words that number nothing are no SKU", () => {
  const html = page('<p class="price">31,75 €</p><dl><dt>MPN</dt><dd>Azul marino</dd><dt>Peso</dt><dd>2 kg</dd></dl>');
  expect(answer(html, "precio y SKU del producto")).toEqual([{ precio: "31,75 €", SKU: null }]);
});

test("what a page tells machines is of its thing where it has the page's address, whatever it is called there", () => {
  const product = { name: "Set de camping para dos", url: "https://www.ejemplo.es/listado", sku: "H-204" };
  const html = page(
    "<p>Para llevar al monte.</p>",
    told({ ...product, offers: { price: 31.75, priceCurrency: "EUR" } }),
  );
  expect(answer(html, "precio y SKU del producto")).toEqual([{ precio: "31.75", SKU: "H-204" }]);
});

test("of several sizes one that is in stock tells whether a thing is to be had", () => {
  const offers = ["OutOfStock", "InStock"].map((state, i) => ({
    "@type": "Offer",
    sku: `H-${i}`,
    price: 30 + i,
    availability: `https://schema.org/${state}`,
  }));
  const html = page("<p>Talla: elige</p>", told({ name: "Hornillo plegable", offers }));
  expect(answer(html, "precio y disponibilidad del producto")).toEqual([
    { precio: "31", disponibilidad: "https://schema.org/InStock" },
  ]);
});

test("what would be told of another choice, or only asks to look it up, says nothing of the stock", () => {
  const body = `<p class="price">31,75 €</p><select><option>S</option><option>Agotado</option></select>
    <p style="display:none">Agotado</p><p class="availability">Consulta la disponibilidad en tienda</p>`;
  expect(answer(page(body), "precio y disponibilidad del producto")).toEqual([
    { precio: "31,75 €", disponibilidad: null },
  ]);
});
