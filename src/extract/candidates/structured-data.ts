import type { PageLocale } from "../page/page-locale.ts";
import type { PageReader } from "../page/page-reader.ts";
import type { Tree } from "../page/tree.ts";
import { readMicrodata } from "./microdata.ts";
import type { ObjectList, PointedObject } from "./object-list.ts";
import { readOpenGraph } from "./open-graph.ts";
import { isObject, parseJson } from "./parse-json.ts";
import { pointerStep } from "./json-pointer.ts";
import { readRdfa } from "./rdfa.ts";
import { membershipProperties, type StructuredItem, toLinkedData } from "./structured-item.ts";
import { findSubject, hasOwnPage } from "./subject.ts";

const wrappers = new Set([
  "WebSite",
  "WebPage",
  "Organization",
  "BreadcrumbList",
  "SearchAction",
  "ImageObject",
  "CollectionPage",
  "SiteNavigationElement",
]);

type JsonObject = Readonly<Record<string, unknown>>;
type ByType = Map<string, PointedObject[]>;

function typeName(value: JsonObject): string {
  const [type] = [value["@type"]].flat();
  return typeof type === "string" ? type.replace(/^.*[/#]/, "") : "";
}

/** Every list of things that the page describes for machines: JSON-LD, microdata, RDFa, and Open Graph where there is nothing else. */
export function findStructuredData(page: PageReader, locale: PageLocale): ObjectList[] {
  const described: DescribedList[] = [
    ...findLinkedData(page.tree),
    ...listItems(readMicrodata(page)),
    ...(page.tree.attributes.some((attributes) => attributes?.typeof !== undefined)
      ? listItems(readRdfa(page).filter((item) => item.types.length > 0))
      : []),
  ];
  const lists = described.length > 0 ? described : listOpenGraph(page);
  return lists.flatMap((list) => withSubject(page, locale, list));
}

type DescribedList = Omit<ObjectList, "subject">;

/** A list of things, and before it the one of them that the page is about. */
function withSubject(page: PageReader, locale: PageLocale, list: DescribedList): ObjectList[] {
  const thing = findSubject(page, locale, list.objects);
  if (!thing) return [{ ...list, subject: null }];
  const subject: ObjectList = { ...list, objects: [thing], subject: hasOwnPage(thing) ? "paged" : "told" };
  return list.objects.length === 1 ? [subject] : [subject, { ...list, subject: null }];
}

/** Marked-up things as lists by type, each value with its own place. */
function listItems(items: readonly StructuredItem[]): DescribedList[] {
  if (items.length === 0) return [];
  const { value, places } = toLinkedData(items);
  const byType: ByType = new Map();
  collect(value, "", byType, 0);
  return [...byType].map(([name, objects]) => ({
    kind: "structured",
    name,
    node: items[Number(objects[0]?.pointer.split("/")[1])]?.node ?? 0,
    objects,
    places,
    things: new Map(),
  }));
}

const minOpenGraph = 4;

function listOpenGraph(page: PageReader): DescribedList[] {
  const properties = readOpenGraph(page);
  const [first] = properties;
  if (!first || properties.length < minOpenGraph) return [];
  const value: Record<string, unknown> = {};
  const places = new Map(
    properties.flatMap(({ name, value: written }) => {
      const key = name.replace(/^(?:og|product|article):/, "").replaceAll(":", " ");
      if (key in value) return [];
      value[key] = written.raw;
      return [[`/${pointerStep(key)}`, written.place] as const];
    }),
  );
  const objects = [{ pointer: "", value }];
  return [{ kind: "structured", name: "Open Graph", node: first.value.place.node, objects, places, things: new Map() }];
}

/** The things that JSON-LD describes, one list per type: items of an ItemList or `@graph`, and single things as lists of one. */
function findLinkedData(tree: Tree): DescribedList[] {
  const lists: DescribedList[] = [];
  for (const [node, text] of tree.scripts) {
    if (!/ld\+json/i.test(tree.attributes[node]?.type ?? "")) continue;
    const byType: ByType = new Map();
    const data = parseJson(text);
    collect(data, "", byType, 0);
    const things = byType.size > 0 ? indexThings(data) : new Map<string, PointedObject>();
    for (const [name, objects] of byType) lists.push({ kind: "structured", name, node, objects, places: null, things });
  }
  return mergeByType(lists);
}

/** Objects and lists within each other: what lies deeper is no thing of its own. */
const maxDepth = 8;

/** The objects with an `@id` and something to say, at the top of a script or in its `@graph`. */
function indexThings(data: unknown): Map<string, PointedObject> {
  const things = new Map<string, PointedObject>();
  const add = (value: unknown, pointer: string, depth: number): void => {
    if (depth > maxDepth) return;
    if (Array.isArray(value)) value.forEach((item, i) => add(item, `${pointer}/${i}`, depth + 1));
    if (!isObject(value)) return;
    const id = value["@id"];
    if (typeof id === "string" && Object.keys(value).length > 2 && !things.has(id)) things.set(id, { pointer, value });
    add(value["@graph"], `${pointer}/@graph`, depth + 1);
  };
  add(data, "", 0);
  return things;
}

function collect(value: unknown, pointer: string, byType: ByType, depth: number): void {
  if (depth > maxDepth) return;
  if (Array.isArray(value)) {
    value.forEach((item, i) => collect(item, `${pointer}/${i}`, byType, depth + 1));
    return;
  }
  if (!isObject(value)) return;
  const type = typeName(value);
  for (const key of membershipProperties) {
    if (value[key] !== undefined && (type !== "BreadcrumbList" || key !== "itemListElement"))
      collect(value[key], `${pointer}/${key}`, byType, depth + 1);
  }
  if (type === "" || type === "ItemList" || type === "ListItem" || wrappers.has(type)) {
    if (type !== "ListItem" || value.item !== undefined || (value.name === undefined && value.url === undefined))
      return;
  }
  const list = byType.get(type);
  if (list) list.push({ pointer, value });
  else byType.set(type, [{ pointer, value }]);
}

function mergeByType(lists: readonly DescribedList[]): DescribedList[] {
  const byKey = new Map<string, DescribedList>();
  for (const list of lists) {
    const key = `${list.name} ${list.objects.length === 1 ? "one" : list.node}`;
    if (!byKey.has(key)) byKey.set(key, list);
  }
  return [...byKey.values()];
}
