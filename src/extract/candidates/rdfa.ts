import { attributeCell, wholeText } from "../columns/cells.ts";
import type { RawCell } from "../columns/column.ts";
import { oneLine } from "../page/one-line.ts";
import type { Attributes } from "../page/tree.ts";
import type { PageReader } from "../page/page-reader.ts";
import { declarePrefixes, expandName, hasNamespace, initialPrefixes, type Vocabulary } from "./compact-uris.ts";
import {
  addValue,
  type ItemDraft,
  lastSegment,
  membershipProperties,
  splitWords,
  type StructuredItem,
} from "./structured-item.ts";

/** A link whose other end is what stands inside: `<div rel="offers"><div typeof="Offer">`. */
type OpenLink = {
  readonly owner: ItemDraft;
  readonly names: readonly string[];
  readonly isReverse: boolean;
  /** Stands for the other end as long as nothing inside is a thing. */
  readonly blank: ItemDraft | null;
};

type Scope = Vocabulary & { readonly end: number; readonly item: ItemDraft; readonly link: OpenLink | null };

const marks = ["property", "typeof", "vocab", "prefix", "resource", "about", "rel", "rev"] as const;

/**
 * The things that RDFa 1.1 describes: `vocab`, `prefix`, `typeof`, `resource`/`about`, `property`, `rel` and `rev` with an address
 * or with a thing inside. What a list (`inlist`) names by address is the thing of that address. Without a subject of its own a
 * property belongs to the page (id null).
 */
export function readRdfa(page: PageReader): StructuredItem[] {
  return new RdfaReader(page).read();
}

/** What an element calls its text, the link that it is, and that link seen from the other end. */
type Names = Readonly<Record<"named" | "linked" | "reversed", readonly string[]>>;

const newItem = (id: string | null, node: number, types: string[] = []): ItemDraft => ({
  types,
  id,
  node,
  text: null,
  properties: new Map(),
});

/** Walks one page; one use. */
class RdfaReader {
  private readonly page: PageReader;
  private readonly root = newItem(null, 0);
  private readonly items: ItemDraft[] = [this.root];
  private readonly byId = new Map<string, ItemDraft>();
  private readonly listed: {
    readonly name: string;
    readonly values: (RawCell | StructuredItem)[];
    readonly at: number;
  }[] = [];
  /** Things that are a property of another one. */
  private readonly owned = new Set<StructuredItem>();

  constructor(page: PageReader) {
    this.page = page;
  }

  read(): StructuredItem[] {
    const { tree } = this.page;
    const open: Scope[] = [{ end: tree.size, item: this.root, link: null, vocab: "", prefixes: initialPrefixes }];
    for (let node = 0; node < tree.size; node++) {
      const attributes = tree.attributes[node];
      if (!attributes || !(marks.some((name) => attributes[name] !== undefined) || hasNamespace(attributes))) continue;
      while (open.length > 1 && (open.at(-1)?.end ?? 0) <= node) open.pop();
      const outer = open.at(-1);
      if (outer) open.push(this.enter(node, attributes, outer));
    }
    for (const { name, values, at } of this.listed) {
      const value = values[at];
      const thing = value && "raw" in value ? this.byId.get(value.raw) : undefined;
      if (!thing) continue;
      values[at] = thing;
      if (membershipProperties.includes(lastSegment(name))) this.owned.add(thing);
    }
    return this.items.filter((item) => item.properties.size > 0 && !this.owned.has(item));
  }

  private enter(node: number, attributes: Attributes, outer: Scope): Scope {
    const scope: Scope = {
      end: this.page.tree.ends[node] ?? node + 1,
      item: outer.item,
      link: outer.link,
      vocab: attributes.vocab ?? outer.vocab,
      prefixes: declarePrefixes(attributes, outer.prefixes),
    };
    const expand = (name: string): string | null => expandName(name, scope);
    const termsOf = (written: string | undefined): string[] =>
      splitWords(written).flatMap((name) => (name.includes(":") || scope.vocab !== "" ? (expand(name) ?? []) : []));
    const named = splitWords(attributes.property).flatMap((name) => expand(name) ?? []);
    const linked = termsOf(attributes.rel);
    const reversed = termsOf(attributes.rev);
    const isPlain = named.length === 0 && linked.length === 0 && reversed.length === 0;
    const subject = attributes.about ?? (isPlain ? attributes.resource : undefined);
    if (attributes.typeof === undefined && subject === undefined)
      return this.readWithin(node, attributes, scope, { named, linked, reversed });
    const id =
      attributes.about ??
      attributes.resource ??
      (attributes.typeof === undefined ? null : (attributes.href ?? attributes.src ?? null));
    const types = splitWords(attributes.typeof).flatMap((name) => expand(name) ?? []);
    const known = id === null ? undefined : this.byId.get(id);
    const item = known ?? newItem(id, node, types);
    if (known?.types.length === 0) known.types.push(...types);
    if (!known && id !== null) this.byId.set(id, item);
    const names = attributes.about === undefined ? [...named, ...linked] : [];
    const backNames = attributes.about === undefined ? reversed : [];
    const isLinked = attributes.about === undefined && this.closeLink(outer.link, item);
    if (!known) {
      for (const name of names) addValue(outer.item, name, item);
      if (names.length === 0 && !isLinked) this.items.push(item);
    }
    for (const name of backNames) this.own(item, name, outer.item);
    if (attributes.about !== undefined) this.readProperties(item, node, attributes, { named, linked, reversed });
    return { ...scope, item, link: null };
  }

  /** Reads what an element says of a thing; the address that it links to, where it has one. */
  private readProperties(
    item: ItemDraft,
    node: number,
    attributes: Attributes,
    { named, linked, reversed }: Names,
  ): RawCell | null {
    const value = readValue(this.page, node, attributes);
    for (const name of named) if (value) this.add(item, name, value, attributes);
    const target = linkOf(node, attributes);
    for (const name of linked) if (target) this.add(item, name, target, attributes);
    for (const name of reversed) if (target) this.own(this.thingAt(target.raw, node), name, item);
    return target;
  }

  /** Reads an element that says something of the thing around it. */
  private readWithin(node: number, attributes: Attributes, scope: Scope, names: Names): Scope {
    const { item } = scope;
    const { linked, reversed } = names;
    const target = this.readProperties(item, node, attributes, names);
    if (target || linked.length + reversed.length === 0) return scope;
    if (reversed.length > 0) return { ...scope, link: { owner: item, names: reversed, isReverse: true, blank: null } };
    const blank = newItem(null, node);
    for (const name of linked) addValue(item, name, blank);
    return { ...scope, item: blank, link: { owner: item, names: linked, isReverse: false, blank } };
  }

  /** Makes a thing the other end of the link that it stands in. */
  private closeLink(link: OpenLink | null, item: ItemDraft): boolean {
    if (!link) return false;
    for (const name of link.names) {
      if (link.isReverse) {
        this.own(item, name, link.owner);
        continue;
      }
      const values = link.owner.properties.get(name);
      const at = link.blank?.properties.size === 0 ? (values?.indexOf(link.blank) ?? -1) : -1;
      if (values && at >= 0) values[at] = item;
      else addValue(link.owner, name, item);
    }
    return !link.isReverse;
  }

  private add(item: ItemDraft, name: string, value: RawCell, attributes: Attributes): void {
    addValue(item, name, value);
    const values = item.properties.get(name);
    if (attributes.inlist !== undefined && values) this.listed.push({ name, values, at: values.length - 1 });
  }

  private own(owner: ItemDraft, name: string, item: ItemDraft): void {
    addValue(owner, name, item);
    if (owner !== item) this.owned.add(item);
  }

  private thingAt(id: string, node: number): ItemDraft {
    const known = this.byId.get(id);
    if (known) return known;
    const item = newItem(id, node);
    this.byId.set(id, item);
    this.items.push(item);
    return item;
  }
}

function linkOf(node: number, attributes: Attributes): RawCell | null {
  for (const attr of ["resource", "href", "src"]) {
    const raw = oneLine(attributes[attr] ?? "");
    if (raw) return attributeCell(node, attr, raw);
  }
  return null;
}

function readValue(page: PageReader, node: number, attributes: Attributes): RawCell | null {
  const content = oneLine(attributes.content ?? "");
  if (content) return attributeCell(node, "content", content);
  const link = attributes.rel === undefined && attributes.datatype === undefined ? linkOf(node, attributes) : null;
  if (link) return link;
  const datetime = attributes.datetime?.trim();
  if (datetime) return attributeCell(node, "datetime", datetime);
  const cell = wholeText(page, node);
  return cell.raw === "" ? null : cell;
}
