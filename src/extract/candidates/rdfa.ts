import type { Attributes } from "../tree.ts";
import type { PageReader } from "../page-reader.ts";
import { addValue, type ItemDraft, splitWords, type StructuredItem, type StructuredValue } from "./structured-item.ts";

/** Prefixes that need no declaration (https://www.w3.org/2011/rdfa-context/rdfa-1.1). */
const initialPrefixes: Readonly<Record<string, string>> = {
  schema: "http://schema.org/",
  og: "http://ogp.me/ns#",
  dc: "http://purl.org/dc/terms/",
  dcterms: "http://purl.org/dc/terms/",
  dc11: "http://purl.org/dc/elements/1.1/",
  foaf: "http://xmlns.com/foaf/0.1/",
  gr: "http://purl.org/goodrelations/v1#",
  v: "http://rdf.data-vocabulary.org/#",
  vcard: "http://www.w3.org/2006/vcard/ns#",
  cc: "http://creativecommons.org/ns#",
  skos: "http://www.w3.org/2004/02/skos/core#",
  sioc: "http://rdfs.org/sioc/ns#",
  rdfs: "http://www.w3.org/2000/01/rdf-schema#",
  rdf: "http://www.w3.org/1999/02/22-rdf-syntax-ns#",
  xsd: "http://www.w3.org/2001/XMLSchema#",
  owl: "http://www.w3.org/2002/07/owl#",
};

type Scope = {
  readonly end: number;
  readonly item: ItemDraft;
  readonly vocab: string;
  readonly prefixes: Readonly<Record<string, string>>;
};

const marks = ["property", "typeof", "vocab", "prefix", "resource", "about", "rel"] as const;

/**
 * The things that RDFa 1.1 describes: `vocab`, `prefix`, `typeof`, `resource`/`about`, `property` and `rel` with an address.
 * Without a subject of its own a property belongs to the page (id null). Lists (`inlist`) and `rev` are left out.
 */
export function readRdfa(page: PageReader): StructuredItem[] {
  const { tree } = page;
  const root: ItemDraft = { types: [], id: null, node: 0, text: null, properties: new Map() };
  const items: StructuredItem[] = [root];
  const byId = new Map<string, ItemDraft>();
  const open: Scope[] = [{ end: tree.size, item: root, vocab: "", prefixes: initialPrefixes }];
  for (let node = 0; node < tree.size; node++) {
    const attributes = tree.attributes[node];
    if (!attributes || !(marks.some((name) => attributes[name] !== undefined) || hasNamespace(attributes))) continue;
    while (open.length > 1 && (open.at(-1)?.end ?? 0) <= node) open.pop();
    const outer = open.at(-1);
    if (!outer) break;
    const scope: Scope = {
      end: tree.ends[node] ?? node + 1,
      item: outer.item,
      vocab: attributes.vocab ?? outer.vocab,
      prefixes: declarePrefixes(attributes, outer.prefixes),
    };
    const expand = (name: string): string | null => expandName(name, scope);
    const named = splitWords(attributes.property).flatMap((name) => expand(name) ?? []);
    const linked = splitWords(attributes.rel).flatMap((name) =>
      name.includes(":") || scope.vocab !== "" ? (expand(name) ?? []) : [],
    );
    const subject = attributes.about ?? (named.length === 0 && linked.length === 0 ? attributes.resource : undefined);
    const startsThing = attributes.typeof !== undefined || subject !== undefined;
    if (!startsThing) {
      const value = readValue(page, node, attributes);
      for (const name of named) if (value) addValue(outer.item, name, value);
      const target = linkOf(node, attributes);
      for (const name of linked) if (target) addValue(outer.item, name, target);
      if (linked.length === 0 || target) {
        open.push(scope);
        continue;
      }
      const inner: ItemDraft = { types: [], id: null, node, text: null, properties: new Map() };
      for (const name of linked) addValue(outer.item, name, inner);
      open.push({ ...scope, item: inner });
      continue;
    }
    const id =
      attributes.about ??
      attributes.resource ??
      (attributes.typeof === undefined ? null : (attributes.href ?? attributes.src ?? null));
    let item = id === null ? undefined : byId.get(id);
    if (!item) {
      item = {
        types: splitWords(attributes.typeof).flatMap((name) => expand(name) ?? []),
        id,
        node,
        text: null,
        properties: new Map(),
      };
      if (id !== null) byId.set(id, item);
      const names = attributes.about === undefined ? [...named, ...linked] : [];
      if (names.length === 0) items.push(item);
      for (const name of names) addValue(outer.item, name, item);
    }
    if (attributes.about !== undefined) {
      const value = readValue(page, node, attributes);
      for (const name of named) if (value) addValue(item, name, value);
      const target = linkOf(node, attributes);
      for (const name of linked) if (target) addValue(item, name, target);
    }
    open.push({ ...scope, item });
  }
  return items.filter((item) => item.properties.size > 0);
}

const hasNamespace = (attributes: Attributes): boolean => {
  for (const name in attributes) if (name.startsWith("xmlns:")) return true;
  return false;
};

function declarePrefixes(
  attributes: Attributes,
  outer: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  if (attributes.prefix === undefined && !hasNamespace(attributes)) return outer;
  const prefixes: Record<string, string> = { ...outer };
  for (const name in attributes) if (name.startsWith("xmlns:")) prefixes[name.slice(6)] = attributes[name] ?? "";
  for (const [, prefix = "", address = ""] of (attributes.prefix ?? "").matchAll(/([\w-]+):\s+(\S+)/g))
    prefixes[prefix.toLowerCase()] = address;
  return prefixes;
}

function expandName(name: string, scope: Scope): string | null {
  const colon = name.indexOf(":");
  if (colon < 0) return scope.vocab === "" ? null : scope.vocab + name;
  const address = scope.prefixes[name.slice(0, colon).toLowerCase()];
  if (address !== undefined) return address + name.slice(colon + 1);
  return /^https?:/.test(name) ? name : null;
}

function linkOf(node: number, attributes: Attributes): StructuredValue | null {
  for (const attr of ["resource", "href", "src"]) {
    const raw = attributes[attr]?.replace(/\s+/g, " ").trim();
    if (raw) return { raw, place: { node, attr, span: null } };
  }
  return null;
}

function readValue(page: PageReader, node: number, attributes: Attributes): StructuredValue | null {
  const content = attributes.content?.replace(/\s+/g, " ").trim();
  if (content) return { raw: content, place: { node, attr: "content", span: null } };
  const link = attributes.rel === undefined && attributes.datatype === undefined ? linkOf(node, attributes) : null;
  if (link) return link;
  const datetime = attributes.datetime?.trim();
  if (datetime) return { raw: datetime, place: { node, attr: "datetime", span: null } };
  const { text } = page.text(node);
  return text === "" ? null : { raw: text, place: { node, attr: null, span: [0, text.length] } };
}
