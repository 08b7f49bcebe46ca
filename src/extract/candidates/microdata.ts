import { attributeCell, wholeText } from "../columns/cells.ts";
import type { RawCell } from "../columns/column.ts";
import { oneLine } from "../page/one-line.ts";
import type { PageReader } from "../page/page-reader.ts";
import { addValue, type ItemDraft, splitWords, type StructuredItem } from "./structured-item.ts";

const sourceTags = new Set(["audio", "embed", "iframe", "img", "source", "track", "video"]);
const linkTags = new Set(["a", "area", "link"]);
/** Blogs write the hour and, as what it is short for, the moment. */
const timestamp = /^\d{4}-\d{2}-\d{2}T/;
const maxDepth = 30;
/** Of a page, the nodes read for the things that name them: many may name the same large part. */
const maxReferencedNodes = 200_000;

/** The value of a property as HTML defines it for each element (https://html.spec.whatwg.org/#values), `content` on any element and the moment that an abbreviation stands for included; null when empty. */
function readPropertyValue(page: PageReader, node: number): RawCell | null {
  const tag = page.tree.tags[node] ?? "";
  const attributes = page.tree.attributes[node];
  const named = sourceTags.has(tag)
    ? ["src", "data-src", "content"]
    : linkTags.has(tag)
      ? ["href", "content"]
      : tag === "object"
        ? ["data"]
        : tag === "data" || tag === "meter"
          ? ["value"]
          : tag === "time"
            ? ["datetime", "content"]
            : tag === "abbr" && timestamp.test(attributes?.title ?? "")
              ? ["title"]
              : ["content"];
  for (const attr of named) {
    const raw = oneLine(attributes?.[attr] ?? "");
    if (raw) return attributeCell(node, attr, raw);
  }
  const cell = wholeText(page, node);
  return cell.raw === "" ? null : cell;
}

/** The things that `itemscope` and `itemprop` describe and that are no property of another, `itemref` followed. */
export function readMicrodata(page: PageReader): StructuredItem[] {
  const { tree } = page;
  const items: StructuredItem[] = [];
  const open: { item: ItemDraft; end: number }[] = [];
  const references: { item: ItemDraft; ids: string[] }[] = [];
  const close = (item: ItemDraft | undefined): void => {
    if (item?.properties.size === 0) item.text = readPropertyValue(page, item.node);
  };
  for (let node = 1; node < tree.size; node++) {
    const attributes = tree.attributes[node];
    if (attributes?.itemscope === undefined && attributes?.itemprop === undefined) continue;
    while (open.length > 0 && (open.at(-1)?.end ?? 0) <= node) close(open.pop()?.item);
    const owner = open.at(-1)?.item;
    const names = splitWords(attributes.itemprop);
    if (attributes.itemscope === undefined) {
      if (owner) addProperty(owner, names, readPropertyValue(page, node));
      continue;
    }
    const item = createItem(page, node);
    if (owner && names.length > 0 && open.length < maxDepth) addProperty(owner, names, item);
    else items.push(item);
    const ids = splitWords(attributes.itemref);
    if (ids.length > 0) references.push({ item, ids });
    open.push({ item, end: tree.ends[node] ?? node + 1 });
  }
  for (const { item } of open) close(item);
  return references.length === 0 ? items : followReferences(page, items, references);
}

function createItem(page: PageReader, node: number): ItemDraft {
  const attributes = page.tree.attributes[node];
  return {
    types: splitWords(attributes?.itemtype),
    id: attributes?.itemid ?? null,
    node,
    text: null,
    properties: new Map(),
  };
}

function addProperty(item: ItemDraft, names: readonly string[], value: RawCell | StructuredItem | null): void {
  if (value) for (const name of names) addValue(item, name, value);
}

/** Adds to each item the properties of the elements it names by id; things so named that are properties are no longer things of their own. */
function followReferences(
  page: PageReader,
  items: readonly StructuredItem[],
  references: readonly { item: ItemDraft; ids: string[] }[],
): StructuredItem[] {
  const { tree } = page;
  const wanted = new Set(references.flatMap(({ ids }) => ids));
  const nodeById = new Map<string, number>();
  for (let node = 1; node < tree.size; node++) {
    const id = tree.attributes[node]?.id;
    if (id !== undefined && wanted.has(id) && !nodeById.has(id)) nodeById.set(id, node);
  }
  const byNode = new Map(items.map((item) => [item.node, item]));
  const owned = new Set<StructuredItem>();
  let left = maxReferencedNodes;
  for (const { item, ids } of references) {
    for (const id of ids) {
      const target = nodeById.get(id);
      if (target === undefined || (target <= item.node && (tree.ends[target] ?? 0) > item.node)) continue;
      for (let node = target; node < (tree.ends[target] ?? 0) && left-- > 0; node++) {
        const attributes = tree.attributes[node];
        const names = splitWords(attributes?.itemprop);
        const inner = attributes?.itemscope === undefined ? undefined : byNode.get(node);
        if (inner && names.length > 0 && inner !== item) {
          addProperty(item, names, inner);
          owned.add(inner);
          node = (tree.ends[node] ?? node + 1) - 1;
        } else if (names.length > 0 && attributes?.itemscope === undefined) {
          addProperty(item, names, readPropertyValue(page, node));
        }
      }
    }
  }
  return items.filter((item) => !owned.has(item));
}
