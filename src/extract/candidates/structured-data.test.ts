import { existsSync, globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { extract, snapshotOf } from "../page-fixture.ts";
import { openPage, readRecords, surveyPage } from "../index.ts";
import { parseJson } from "./parse-json.ts";
import { findStructuredData } from "./structured-data.ts";
import { readMicrodata } from "./microdata.ts";
import { readOpenGraph } from "./open-graph.ts";
import { readRdfa } from "./rdfa.ts";
import { isItem, type StructuredItem } from "./structured-item.ts";

const folder = resolve(import.meta.dirname, "../../../../shared/extraction/structured");
const address = "http://www.example.com/index.html";
const readerOf = (html: string) => openPage(snapshotOf(html, address)).reader;

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };
const isRecord = (value: Json | undefined): value is { [key: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** White space and whether an address is absolute do not count; a list of one is its element. */
const sameData = (value: Json | undefined): Json => {
  if (Array.isArray(value)) return value.length === 1 ? sameData(value[0]) : value.map(sameData);
  if (!isRecord(value))
    return String(value ?? "")
      .replace(/\s+/g, "")
      .replace(/^http:\/\/www\.example\.com\//, "");
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => !["textContent", "id"].includes(key))
      .map(([key, inner]): [string, Json] => [key, sameData(inner)])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
};

const plainItem = (item: StructuredItem): Json => ({
  ...(item.types.length > 0 ? { type: [...item.types] } : {}),
  ...(item.properties.size > 0 || !item.text ? {} : { value: item.text.raw }),
  ...(item.properties.size === 0 && item.text
    ? {}
    : {
        properties: Object.fromEntries(
          [...item.properties].map(([name, values]) => [
            name,
            values.map((value) => (isItem(value) ? plainItem(value) : value.raw)),
          ]),
        ),
      }),
});

/** Labelled pages whose expected data has a shape. */
function pagesWith(ending: string, isShape: (first: { [key: string]: Json }) => boolean) {
  return globSync(`**/*${ending}`, { cwd: folder }).flatMap((name) => {
    const page = resolve(folder, name.slice(0, -ending.length) + ".html");
    if (!existsSync(page)) return [];
    const expected = JSON.parse(readFileSync(resolve(folder, name), "utf8")) as Json;
    const list = Array.isArray(expected) ? expected : [expected];
    const first = list[0];
    return isRecord(first) && isShape(first)
      ? [{ name, reader: readerOf(readFileSync(page, "utf8")), expected: list }]
      : [];
  });
}

/** Their addresses are resolved against a base that is not the page's, or they describe the form of a search. */
const notComparable = /microdata\.(?:7\.1|object)|SearchAction/;

test.skipIf(!existsSync(folder))("labelled pages: microdata gives the same data", () => {
  const pages = pagesWith(".json", (first) => "properties" in first && !("namespace" in first)).filter(
    ({ name, expected }) => !notComparable.test(name) && !JSON.stringify(expected).includes('"h-'),
  );
  for (const { name, reader, expected } of pages)
    expect(sameData(readMicrodata(reader).map(plainItem)), name).toEqual(sameData(expected));
  expect(pages.length).toBeGreaterThan(15);
});

test.skipIf(!existsSync(folder))("labelled pages: Open Graph gives the same data", () => {
  const pages = pagesWith(".json", (first) => "namespace" in first);
  for (const { name, reader, expected } of pages) {
    const [first] = expected;
    const read = readOpenGraph(reader).map(({ name: property, value }) => [property, value.raw]);
    expect(sameData(read), name).toEqual(sameData(isRecord(first) ? first.properties : null));
  }
  expect(pages.length).toBeGreaterThan(1);
});

test.skipIf(!existsSync(folder))("labelled pages: JSON-LD gives the same data", () => {
  const pages = pagesWith(".jsonld", () => true);
  for (const { name, reader, expected } of pages) {
    const read = [...reader.tree.scripts].flatMap(([node, text]) =>
      /ld\+json/i.test(reader.tree.attributes[node]?.type ?? "")
        ? [parseJson(text) as Json].flat(1).filter(isRecord)
        : [],
    );
    const [first] = expected;
    const wanted = isRecord(first) && Array.isArray(first.items) ? first.items : expected;
    expect(sameData(read), name).toEqual(sameData(wanted));
  }
  expect(pages.length).toBeGreaterThan(10);
});

const subjectOf = (item: StructuredItem): string =>
  item.id === null ? (item.node === 0 ? address : "_") : absolute(item.id);

/** `subject predicate value` of everything RDFa says, things without an address as `_`. */
function statements(items: readonly StructuredItem[]): Set<string> {
  const found = new Set<string>();
  const visit = (item: StructuredItem): void => {
    for (const type of item.types) found.add(`${subjectOf(item)} @type ${type}`);
    for (const [name, values] of item.properties)
      for (const value of values) {
        found.add(`${subjectOf(item)} ${name} ${isItem(value) ? subjectOf(value) : fold(value.raw)}`);
        if (isItem(value)) visit(value);
      }
  };
  items.forEach(visit);
  return found;
}
const absolute = (id: string): string => (id.startsWith("_:") ? "_" : (URL.parse(id, address)?.href ?? id));
const fold = (text: string): string =>
  (URL.canParse(text) || /^[#?]|\.html?$/.test(text) ? absolute(text) : text).replace(/\s+/g, "");
const plain = (value: Json | undefined): string => (typeof value === "object" ? "" : String(value));
const idOf = (id: Json | undefined): string => (plain(id).startsWith("_:") ? "_" : plain(id));

/** The same of expanded JSON-LD. */
function expandedStatements(things: readonly Json[]): Set<string> {
  return new Set(
    things.filter(isRecord).flatMap((thing) =>
      Object.entries(thing).flatMap(([key, values]) =>
        key === "@id" || key.endsWith("usesVocabulary") || !Array.isArray(values)
          ? []
          : values.map((value) => {
              const object = isRecord(value) ? (value["@value"] ?? idOf(value["@id"])) : value;
              return `${idOf(thing["@id"])} ${key} ${key === "@type" ? plain(object) : fold(plain(object))}`;
            }),
      ),
    ),
  );
}

test.skipIf(!existsSync(folder))("labelled pages: RDFa gives the same statements", () => {
  const pages = pagesWith(".expanded.json", () => true);
  for (const { name, reader, expected } of pages)
    expect(statements(readRdfa(reader)), name).toEqual(expandedStatements(expected));
  expect(pages.length).toBeGreaterThan(10);
});

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
  expect(columns.map(({ title }) => title)).toEqual(["sku", "url", "name", "offers.price"]);
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
  expect(shown).toMatchObject({ name: "Migas de pastor", "author.name": "Eva Sanz", recipeIngredient: "pan,ajo" });
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
  const { reader } = openPage(snapshotOf(`<main vocab="https://schema.org/">${markup}</main>`));
  expect(findStructuredData(reader).map(({ name, objects }) => [name, objects.length])).toEqual([["Person", 60]]);
});

const nameOf = (heading: string) =>
  extract(
    `<title>Hornillo plegable - Tienda</title><script type="application/ld+json">{"@type":"Product","name":"Hornillo plegable - Tienda",
    "sku":"HP-2","offers":{"price":"31.75","availability":"https://schema.org/InStock"}}</script><main>${heading}<p class="price">31,75 €</p></main>`,
    "nombre, sku y disponibilidad",
  ).plain;

test("a described thing is called as its heading shows it where its name holds that, and keeps its name otherwise", () => {
  const rest = { sku: "HP-2", disponibilidad: "https://schema.org/InStock" };
  expect(nameOf("<h1>Hornillo plegable</h1>")).toEqual([{ nombre: "Hornillo plegable", ...rest }]);
  expect(nameOf("<h1>Por qué nos gusta</h1>")).toEqual([{ nombre: "Hornillo plegable - Tienda", ...rest }]);
});
