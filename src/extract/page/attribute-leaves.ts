import { remember } from "../remember.ts";
import { oneLine } from "./one-line.ts";
import type { Tree } from "./tree.ts";

/** A value in an attribute; `step` is the attribute as the end of a field path. */
export type AttributeLeaf = {
  readonly attr: string;
  readonly step: string;
  readonly raw: string;
  /** Whether it numbers its element: `data-id`, `data-product-id`. */
  readonly isElementId: boolean;
  /** Where the value stands in the attribute; null where it is all of it. */
  readonly span: readonly [number, number] | null;
};

const maxLength = 300;
const dataName =
  /^data-(.*-)?(price|name|title|sku|id|date|datetime|rating|value|phone|tel|email|code|asin|brand|city|lat|lng|label|th|header|heading)$/;
const imageSources = ["data-src", "data-original", "data-lazy-src", "src"];
const linkTags = new Set(["a", "area", "link"]);

/** Attributes that hold a value whatever element they stand on. */
const isValueName = remember(
  (name) => name === "aria-label" || name === "title" || name === "data-cfemail" || dataName.test(name),
);

const isElementId = remember((attr) => /^data-(?:.*-)?id$/.test(attr));

/** Whether a class word of the element ends in its id, and that is no number: page builders style what they number so. */
const isStyleHook = (id: string, classes: string | undefined): boolean =>
  classes !== undefined && /[a-z]/i.test(id) && classes.split(/\s+/).some((word) => word.endsWith(`-${id}`));

const none: readonly AttributeLeaf[] = [];

/** Scripts open what they carry in `data-audio`, `data-href` and the like. */
const isAddress = (value: string): boolean => /^https?:\/\/[^/]+\/./i.test(value) && !sourceSet.test(value);

/** Addresses of one picture, each with its size (`a.png 1x, b.png 2x`), are no value of their own. */
const sourceSet = /\s\d+(?:\.\d+)?[wx](?:,|$)/i;

/** Elements that a script writes into the page are no text: `data-value="<a href=…>Acta</a>"`. */
const markup = /<\/?[a-z][^<>]*>/i;

const stepOf = remember((attr) => `@${attr}`);

/** The attributes of an element that are values: addresses, image sources and texts, dates, `content`, and telling `data-*`. */
export function readAttributeLeaves(tree: Tree, node: number): readonly AttributeLeaf[] {
  const attributes = tree.attributes[node];
  if (!attributes) return none;
  const tag = tree.tags[node] ?? "";
  const leaves: AttributeLeaf[] = [];
  const add = (attr: string, value: string | undefined): void => {
    const raw = oneLine(value ?? "");
    if (raw) leaves.push({ attr, step: stepOf(attr), raw, isElementId: isElementId(attr), span: null });
  };
  if (linkTags.has(tag) && attributes.href && !/^\s*(javascript:|#)/i.test(attributes.href))
    add("href", attributes.href);
  else if (attributes.onclick) leaves.push(...readHandler(attributes.onclick));
  if (tag === "img" || tag === "source" || tag === "audio" || tag === "video") {
    const source = imageSources.find((name) => attributes[name] && !attributes[name].startsWith("data:"));
    if (source) add(source, attributes[source]);
    add("alt", attributes.alt);
  }
  if (tag === "time") add("datetime", attributes.datetime);
  if (tag === "input" && attributes.type !== "hidden") add("value", attributes.value);
  if (tag === "meta" || attributes.itemprop !== undefined) add("content", attributes.content);
  for (const name in attributes) {
    const value = attributes[name] ?? "";
    if (value.length >= maxLength || markup.test(value)) continue;
    if (isElementId(name) && isStyleHook(value, attributes.class)) continue;
    if (isValueName(name) || (name.startsWith("data-") && isAddress(value) && !imageSources.includes(name)))
      add(name, value);
  }
  return leaves.length === 0 ? none : leaves;
}

/** The address that a click opens by script: `location.href = '/ficha/12'`. None where a handler holds several. */
function readHandler(handler: string): AttributeLeaf[] {
  const text = oneLine(handler);
  const [first, ...more] = text.matchAll(/(?<=["'])(?:https?:\/\/|\/)[^"'\s]+(?=["'])/gi);
  if (!first || more.length > 0 || text.length >= maxLength) return [];
  const [raw] = first;
  const span = [first.index, first.index + raw.length] as const;
  return [{ attr: "onclick", step: "@onclick", raw, isElementId: false, span }];
}
