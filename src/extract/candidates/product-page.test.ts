import { expect, test } from "vitest";
import { openPage, surveyPage } from "../index.ts";
import { extract, snapshotOf } from "../page-fixture.ts";

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
  expect(answer(html, "precio y disponibilidad del producto")).toEqual([{ precio: "31", disponibilidad: "InStock" }]);
});

test("what would be told of another choice, or only asks to look it up, says nothing of the stock", () => {
  const body = `<p class="price">31,75 €</p><select><option>S</option><option>Agotado</option></select>
    <p style="display:none">Agotado</p><p class="availability">Consulta la disponibilidad en tienda</p>`;
  expect(answer(page(body), "precio y disponibilidad del producto")).toEqual([
    { precio: "31,75 €", disponibilidad: null },
  ]);
});

const many = Array.from(
  { length: 40 },
  (_, i) =>
    `<li><a href="/p${i}"><img src="/p${i}.jpg" alt="Farol ${i}"></a><h3><a href="/p${i}">Farol de camping ${i}</a></h3>
     <p>Para ${i + 2} noches</p><i>${i + 10} opiniones</i><b class="price">${i + 4},50 €</b><s>${i + 9},50 €</s></li>`,
).join("");
const shown =
  '<p class="price">31,75 €</p><button>Comprar</button><dl><dt>Marca</dt><dd>Andes</dd><dt>Referencia</dt><dd>H-204</dd></dl>';

test("a thing that the page describes for machines comes before a long list of its like", () => {
  const product = { name: "Hornillo plegable", sku: "H-204", offers: { price: "31.75", availability: "InStock" } };
  const like = `<section><h2>También te puede interesar</h2><ul>${many}</ul></section>`;
  expect(answer(page(`${shown}${like}`, told(product)), "")).toHaveLength(1);
  expect(answer(page(`<p>Para dos</p>${like}`, told(product)), "")).toHaveLength(1);
});

test("a category that is told for machines as a product does not come before its list", () => {
  const category = {
    name: "Hornillo plegable",
    offers: { "@type": "AggregateOffer", lowPrice: "4.50", offerCount: 40 },
  };
  expect(answer(page(`<p>Para dos</p><ul>${many}</ul>`, told(category)), "")).toHaveLength(40);
});

test("of several variants that the page tells of, what is true of all is the thing's, and an offer that holds", () => {
  const variants = ["Rojo", "Azul"].map((color, i) => ({
    "@type": "Product",
    name: "Hornillo plegable",
    brand: "Andes",
    sku: `H-204-${i}`,
    color,
    offers: { "@type": "Offer", price: `${31 + i}.75`, availability: i === 0 ? "OutOfStock" : "InStock" },
  }));
  const html = page("<p>Para dos</p>", `<script type="application/ld+json">${JSON.stringify(variants)}</script>`);
  expect(answer(html, "marca, precio y disponibilidad del producto")).toEqual([
    { marca: "Andes", precio: "32.75", disponibilidad: "InStock" },
  ]);
});

test("what is told for machines is shown as a person reads it", () => {
  const product = {
    name: "Hornillo plegable",
    brand: "Sal &amp; Brasa",
    offers: { price: "31.75", availability: "InStock" },
  };
  expect(answer(page(shown.replace(/<dl>.*<.dl>/, ""), told(product)), "precio y marca del producto")).toEqual([
    { precio: "31,75 €", marca: "Sal & Brasa" },
  ]);
});

test.each([
  ["its own words for both", "<h1>Hornillo plegable</h1>"],
  ["a name with what its markup is written with", "<h1>ANDES Hornillo &amp; plegable</h1>"],
])("the heading names what is told for machines: %s", (_, heading) => {
  const product = { name: heading.includes("amp") ? "Hornillo &amp; plegable" : "Hornillo plegable", mpn: "GX-1" };
  const html = page(shown, told(product)).replace("<h1>Hornillo plegable</h1>", heading);
  expect(answer(html, "precio y mpn del producto")).toEqual([{ precio: "31,75 €", mpn: "GX-1" }]);
});

test("a number that the address of the page has too tells that the page is about its thing", () => {
  const facts = ["Marca: Andes", "ASIN: B0756B4GVG", "Nota: a mano"].map((fact) => `<p>${fact}</p>`);
  const html = page(`<p class="price">31,75 €</p>${facts.join("")}`);
  const scoreAt = (url: string) =>
    surveyPage(openPage(snapshotOf(html, url))).sets.find(({ kind }) => kind === "details")?.score ?? 0;
  expect(scoreAt("https://www.ejemplo.es/dp/B0756B4GVG")).toBeGreaterThan(
    2 * scoreAt("https://www.ejemplo.es/dp/otro"),
  );
});

test.each([
  "Actuellement indisponible.",
  "Derzeit nicht verfügbar",
  "Attualmente non disponibile",
  "Solo quedan 3 en stock",
  "Only 2 left in stock - order soon",
  "Nur noch 4 auf Lager",
])("“%s” tells whether the thing is to be had", (state) => {
  const html = page(`<p class="price">31,75 €</p><p>Referencia: H-204</p><p>${state}</p>`);
  expect(answer(html, "disponibilidad y precio del producto")).toEqual([{ disponibilidad: state, precio: "31,75 €" }]);
});

test("no code of a place, no mark of a template and no question is a fact of the thing", () => {
  const body = `<p class="price">31,75 €</p><p>Comprar</p><span class="postal-code">28013</span><i class="brand">$brand</i>
    <b class="availability">Stock availability for</b>`;
  expect(answer(page(body), "precio, SKU, marca y disponibilidad del producto")).toEqual([
    { precio: "31,75 €", SKU: null, marca: null, disponibilidad: null },
  ]);
});

test.each([
  ["a link to the shop of the maker", '<a href="/andes" id="byline">Visite la boutique de Andes</a>'],
  [
    "a link to what else they make",
    '<div class="brand-figure"><a href="/andes" class="brand">SHOP MORE FROM Andes</a></div>',
  ],
  ["a label in another language", "<p>Marque : Andes</p>"],
  [
    "its class, not a heading whose id is what it says",
    '<h2 id="fromTheManufacturer">From the Manufacturer</h2><i class="brand">Andes</i>',
  ],
])("the brand of a thing is told by %s", (_, told) => {
  const html = page(`<p class="price">31,75 €</p><p>Referencia: H-204</p>${told}`);
  expect(answer(html, "precio y marca del producto")).toEqual([{ precio: "31,75 €", marca: "Andes" }]);
});

test("the mark of a template where a value was to stand is none", () => {
  const marked =
    '<div itemscope itemtype="https://schema.org/Product"><b itemprop="name">Hornillo plegable</b><i itemprop="brand">$marca</i></div>';
  const html = page(`<p class="price">31,75 €</p><p>Referencia: H-204</p>${marked}`);
  expect(answer(html, "precio y marca del producto")).toEqual([{ precio: "31,75 €", marca: null }]);
});

test("a dash behind a label belongs to neither", () => {
  const list = ["Código de producto - </b>39139301", "Marca - </b>Andes", "Suela - </b>Goma"].map(
    (line) => `<p><b>${line}</p>`,
  );
  expect(answer(page(`<p class="price">31,75 €</p><div>${list.join("")}</div>`), "código de producto y marca")).toEqual(
    [{ "código de producto": "39139301", marca: "Andes" }],
  );
});

test("a price that is declared with several amounts is the one that is shown", () => {
  const both = '<p class="special-price"><b>31,75 €</b></p><p class="old-price"><b>40,00 €</b></p>';
  const offer = `<div itemprop="offers" itemscope itemtype="https://schema.org/Offer" class="price-regular">
    <span itemprop="price" content=" 31,75 €   40,00 € ">${both}</span></div>`;
  const html = page(`<div itemscope itemtype="https://schema.org/Product">${offer}</div><p>Referencia: H-204</p>`);
  expect(answer(html, "precio y precio anterior del producto")).toEqual([
    { precio: "31,75 €", "precio anterior": "40,00 €" },
  ]);
});
