import { remember } from "../remember.ts";
import { pointerStep } from "./json-pointer.ts";
import type { RawCell, RawPlace } from "../columns/column.ts";

/** A thing that microdata or RDFa describes. */
export type StructuredItem = {
  /** Full addresses of its types. */
  readonly types: readonly string[];
  readonly id: string | null;
  readonly node: number;
  /** What stands in it when it has no properties. */
  readonly text: RawCell | null;
  /** Values by property, in document order. Microdata names as written, RDFa names as full addresses. */
  readonly properties: ReadonlyMap<string, readonly (RawCell | StructuredItem)[]>;
};

/** A thing while its properties are being read. */
export type ItemDraft = Omit<StructuredItem, "properties" | "text" | "types"> & {
  readonly types: string[];
  text: RawCell | null;
  readonly properties: Map<string, (RawCell | StructuredItem)[]>;
};

export function addValue(item: ItemDraft, name: string, value: RawCell | StructuredItem): void {
  const values = item.properties.get(name);
  if (values) values.push(value);
  else item.properties.set(name, [value]);
}

export const splitWords = (text: string | undefined): string[] => (text ?? "").split(/\s+/).filter(Boolean);

export const isItem = (value: RawCell | StructuredItem): value is StructuredItem => "properties" in value;

/** Properties whose values are records themselves rather than details of the thing that has them. */
export const membershipProperties: readonly string[] = [
  "@graph",
  "itemListElement",
  "mainEntity",
  "item",
  "itemOffered",
  "dataFeedElement",
];

export const lastSegment = remember((name) => name.replace(/[/#]+$/, "").replace(/^.*[/#]/, "") || name);
const maxDepth = 8;
/** Things that name each other would be written out again and again. */
const maxObjects = 20_000;

/**
 * Items in the shape of JSON-LD (`{"@type": "Product", name: …}`), so that they are grouped and cut into columns in the same
 * way; `places` tells by JSON pointer where each value stands.
 */
export function toLinkedData(items: readonly StructuredItem[]): {
  value: unknown[];
  places: Map<string, RawPlace>;
} {
  const places = new Map<string, RawPlace>();
  let left = maxObjects;
  const convert = (item: StructuredItem, pointer: string, depth: number): Record<string, unknown> => {
    const object: Record<string, unknown> = { "@type": item.types.map(lastSegment) };
    if (depth >= maxDepth || left-- <= 0) return object;
    for (const [name, values] of item.properties) {
      const key = lastSegment(name);
      const at = `${pointer}/${pointerStep(key)}`;
      const write = (value: RawCell | StructuredItem, here: string): unknown => {
        if (isItem(value) && (value.properties.size > 0 || !value.text)) return convert(value, here, depth + 1);
        const { raw, place } = isItem(value) && value.text ? value.text : (value as RawCell);
        places.set(here, place);
        return raw;
      };
      const [first] = values;
      if (first)
        object[key] = values.length === 1 ? write(first, at) : values.map((one, i) => write(one, `${at}/${i}`));
    }
    return object;
  };
  return { value: items.map((item, i) => convert(item, `/${i}`, 0)), places };
}
