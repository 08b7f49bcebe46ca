import { existsSync, globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { snapshotOf } from "../page-fixture.ts";
import { openPage } from "../index.ts";
import { parseJson } from "./parse-json.ts";
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
