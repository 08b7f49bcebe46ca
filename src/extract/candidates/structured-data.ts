import type { Tree } from "../tree.ts";

/** A list of objects embedded in the page, and where it stands. */
export type ObjectList = {
  readonly kind: "structured" | "state";
  readonly name: string | null;
  /** Script element that holds the objects. */
  readonly node: number;
  /** JSON pointer of each object within the script. */
  readonly objects: readonly { readonly pointer: string; readonly value: Readonly<Record<string, unknown>> }[];
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

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

const typeName = (value: Record<string, unknown>): string => {
  const type = Array.isArray(value["@type"]) ? value["@type"][0] : value["@type"];
  return typeof type === "string" ? type.replace(/^.*[/#]/, "") : "";
};

/** Parses the text of a JSON-LD script, tolerating comment wrappers and raw line breaks in strings; null when it is not JSON. */
export function parseJson(text: string): unknown {
  const body = text
    .trim()
    .replace(/^(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, "")
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*;?$/, "");
  for (const candidate of [body, body.replace(/\p{Cc}+/gu, " "), body.replace(/;\s*$/, "")]) {
    try {
      return JSON.parse(candidate);
    } catch {
      continue;
    }
  }
  return null;
}

/** The things that JSON-LD describes, one list per type: items of an ItemList or `@graph`, and single things as lists of one. */
export function findLinkedData(tree: Tree): ObjectList[] {
  const lists: ObjectList[] = [];
  for (const [node, text] of tree.scripts) {
    if (!/ld\+json/i.test(tree.attributes[node]?.type ?? "")) continue;
    const byType = new Map<string, { pointer: string; value: Record<string, unknown> }[]>();
    collect(parseJson(text), "", byType, 0);
    for (const [name, objects] of byType) lists.push({ kind: "structured", name, node, objects });
  }
  return mergeByType(lists);
}

function collect(
  value: unknown,
  pointer: string,
  byType: Map<string, { pointer: string; value: Record<string, unknown> }[]>,
  depth: number,
): void {
  if (depth > 8) return;
  if (Array.isArray(value)) {
    value.forEach((item, i) => collect(item, `${pointer}/${i}`, byType, depth + 1));
    return;
  }
  if (!isObject(value)) return;
  const type = typeName(value);
  for (const key of ["@graph", "itemListElement", "mainEntity", "item", "itemOffered", "dataFeedElement"]) {
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

function mergeByType(lists: readonly ObjectList[]): ObjectList[] {
  const byKey = new Map<string, ObjectList>();
  for (const list of lists) {
    const key = `${list.name} ${list.objects.length === 1 ? "one" : list.node}`;
    if (!byKey.has(key)) byKey.set(key, list);
  }
  return [...byKey.values()];
}
