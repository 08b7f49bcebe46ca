import { expect, test } from "vitest";
import { extract, snapshotOf } from "../page-fixture.ts";
import { openPage, readRecords, surveyPage } from "../index.ts";
import { parseJson } from "./parse-json.ts";
import { findStructuredData } from "./structured-data.ts";

const shop = `<html lang="es"><body><h1>Semillas</h1><div>
${["Tomate rosa;2,40", "Pepino corto;1,95", "Calabaza violín;3,10"]
  .map((line, i) => {
    const [name, price] = line.split(";");
    return `<div itemscope itemtype="https://schema.org/Product"><meta itemprop="sku" content="SM-${i}"><a itemprop="url" href="/p/${i}"><span itemprop="name">${name}</span></a>
    <div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="${price?.replace(",", ".")}"> <b>${price} €</b></div></div>`;
  })
  .join("")}</div></body></html>`;

test("microdata is a set of its own, each value with its place", () => {
  const page = openPage(snapshotOf(shop));
  const set = surveyPage(page).sets.find(({ kind }) => kind === "structured");
  expect(set).toMatchObject({ name: "Product", count: 3 });
  const { columns, rows } = readRecords(page, set?.id ?? "");
  expect(columns.map(({ title }) => title)).toEqual(["sku", "enlace", "nombre", "precio"]);
  expect(rows[1]?.map((cell) => cell.value)).toEqual(["SM-1", "https://www.ejemplo.es/p/1", "Pepino corto", 1.95]);
  expect(rows[1]?.[3]?.at).toMatchObject({ attr: "content" });
});

test("RDFa things are a set of their own", () => {
  const html = `<body vocab="https://schema.org/">${["Ana Ruiz", "Luis Vega", "Eva Sanz"].map((name) => `<p typeof="Person"><span property="name">${name}</span>, <span property="jobTitle">perito</span></p>`).join("")}</body>`;
  const page = openPage(snapshotOf(html));
  const set = surveyPage(page).sets.find(({ kind }) => kind === "structured");
  expect(readRecords(page, set?.id ?? "").rows.map((row) => row[0]?.raw)).toEqual([
    "Ana Ruiz",
    "Luis Vega",
    "Eva Sanz",
  ]);
});

test("scripts with comments around and within still are JSON-LD", () => {
  expect(parseJson('<!-- nota --> {"a": 1}')).toEqual({ a: 1 });
  expect(parseJson('{"a": 1, // nota\n "b": 2,}')).toEqual({ a: 1, b: 2 });
  expect(parseJson("function () {}")).toBeNull();
});

test("a thing that only names another takes what that one says, and lists of words stay whole", () => {
  const graph = {
    "@graph": [
      { "@type": "Person", "@id": "#eva", name: "Eva Sanz", url: "/eva" },
      {
        "@type": "Recipe",
        "@id": "#migas",
        name: "Migas de pastor",
        author: { "@id": "#eva" },
        recipeIngredient: ["pan", "ajo"],
      },
    ],
  };
  const page = openPage(
    snapshotOf(`<h1>Migas de pastor</h1><script type="application/ld+json">${JSON.stringify(graph)}</script>`),
  );
  const [set] = surveyPage(page).sets;
  const { columns, rows } = readRecords(page, set?.id ?? "");
  const shown = Object.fromEntries(columns.map(({ title }, i) => [title, rows[0]?.[i]?.raw]));
  expect(shown).toMatchObject({ nombre: "Migas de pastor", autor: "Eva Sanz", ingredientes: "pan,ajo" });
});

const goods = [
  ["Aceite", "12.50"],
  ["Vino", "8.90"],
  ["Queso", "15.00"],
];

test.each([
  [
    "a list that names things by address",
    `<div resource="#list" typeof="ItemList">${goods.map((_, i) => `<link property="itemListElement" inlist="" href="#p${i}">`).join("")}</div>
    ${goods.map(([name, price], i) => `<div resource="#p${i}" typeof="Product"><meta property="name" content="${name}"><meta property="price" content="${price}"></div>`).join("")}`,
  ],
  [
    "things within a link without an address",
    goods
      .map(
        ([name, price]) =>
          `<div typeof="Product"><meta property="name" content="${name}"><div rel="offers"><div typeof="Offer"><meta property="price" content="${price}"></div></div></div>`,
      )
      .join(""),
  ],
  [
    "links told from their other end",
    goods
      .map(
        ([name, price], i) =>
          `<div resource="#p${i}" typeof="Product"><meta property="name" content="${name}"></div><div typeof="Offer"><meta property="price" content="${price}"><link rev="offers" href="#p${i}"></div>`,
      )
      .join(""),
  ],
])("RDFa: %s", (_, markup) => {
  const { plain } = extract(
    `<html lang="es"><body><main vocab="https://schema.org/"><h1>Productos</h1>${markup}</main></body></html>`,
    "nombre y precio",
  );
  expect(plain).toEqual(goods.map(([nombre, precio]) => ({ nombre, precio })));
});

test("things that name each other in lists are read once and end", () => {
  const markup = Array.from(
    { length: 60 },
    (_, i) =>
      `<div resource="#p${i}" typeof="Person"><meta property="name" content="Persona ${i}">${Array.from({ length: 60 }, (_, j) => `<link property="knows" inlist="" href="#p${j}">`).join("")}</div>`,
  ).join("");
  const { reader, locale } = openPage(snapshotOf(`<main vocab="https://schema.org/">${markup}</main>`));
  expect(findStructuredData(reader, locale).map(({ name, objects }) => [name, objects.length])).toEqual([
    ["Person", 60],
  ]);
});

const nameOf = (heading: string) =>
  extract(
    `<title>Hornillo plegable - Tienda</title><script type="application/ld+json">{"@type":"Product","name":"Hornillo plegable - Tienda",
    "sku":"HP-2","offers":{"price":"31.75","availability":"https://schema.org/InStock"}}</script><main>${heading}<p class="price">31,75 €</p></main>`,
    "nombre, sku y disponibilidad",
  ).plain;

test("a described thing is called as its heading shows it where its name holds that, and keeps its name otherwise", () => {
  const rest = { sku: "HP-2", disponibilidad: "InStock" };
  expect(nameOf("<h1>Hornillo plegable</h1>")).toEqual([{ nombre: "Hornillo plegable", ...rest }]);
  expect(nameOf("<h1>Por qué nos gusta</h1>")).toEqual([{ nombre: "Hornillo plegable - Tienda", ...rest }]);
});
