import type { ObjectList, PointedObject } from "../candidates/object-list.ts";
import { pointerStep } from "../candidates/json-pointer.ts";
import { textsOf } from "./cells.ts";
import { finishColumns } from "./columns.ts";
import type { ColumnDraft, RawCell, TableColumn } from "./column.ts";
import type { PageLocale } from "../page/page-locale.ts";
import { detectType } from "../values/detect-type.ts";
import { isTemplateMark } from "../values/template-mark.ts";
import { readableName } from "./property-names.ts";

const maxDepth = 4;
const maxColumns = 40;
const maxTextLength = 5_000;
const skipped = new Set(["@type", "@context", "@id"]);

/** A list of embedded objects as a table: the key path is the column. Cells point into the script by JSON pointer. */
export function buildObjectColumns(list: ObjectList, locale: PageLocale): TableColumn[] {
  const drafts = new Map<string, (RawCell | null)[]>();
  list.objects.forEach(({ pointer, value }, i) => {
    const visit = (part: unknown, key: string, at: string, depth: number): void => {
      if (typeof part === "string" || typeof part === "number" || typeof part === "boolean") {
        const known = drafts.get(key);
        if (known?.[i] || (!known && drafts.size >= maxColumns)) return;
        const raw = String(part).trim();
        if (raw === "" || raw.length > maxTextLength || isTemplateMark(raw)) return;
        const cells = known ?? new Array<RawCell | null>(list.objects.length).fill(null);
        const place = list.places ? list.places.get(at) : { node: list.node, attr: null, span: null, pointer: at };
        if (place) cells[i] = { raw, place };
        drafts.set(key, cells);
        return;
      }
      if (depth >= maxDepth || typeof part !== "object" || part === null) return;
      if (
        Array.isArray(part) &&
        part.length > 1 &&
        list.places === null &&
        part.every((item) => typeof item === "string")
      ) {
        visit(String(part), key, at, depth + 1);
        return;
      }
      const thing = namedThing(part, list.things);
      if (thing) {
        visit(thing.value, key, thing.pointer, depth + 1);
        return;
      }
      if (Array.isArray(part)) {
        const chosen = Math.max(0, part.findIndex(isToBeHad));
        if (part.length > 0) visit(part[chosen], key, `${at}/${chosen}`, depth + 1);
        return;
      }
      for (const [name, inner] of Object.entries(part)) {
        if (skipped.has(name)) continue;
        const next = key === "" ? name : `${key}.${name}`;
        visit(inner, next, `${at}/${pointerStep(name)}`, depth + 1);
      }
    };
    visit(value, "", pointer, 0);
  });
  const typed = [...drafts].map(([key, cells], order) => {
    const label = readableName(key, locale.nameLanguage);
    const draft: ColumnDraft = { key, cells, label, header: null, order };
    return { draft, type: objectType(key, cells, locale) };
  });
  return finishColumns(typed, list.objects.length, locale.nameLanguage);
}

/** Of several offers, as of sizes, one that is in stock tells what the thing costs and that it is to be had. */
const isToBeHad = (part: unknown): boolean =>
  typeof part === "object" && part !== null && "availability" in part && String(part.availability).endsWith("InStock");

/** The object that one with nothing but its `@id` stands for. */
function namedThing(part: object, things: ObjectList["things"]): PointedObject | undefined {
  const id = "@id" in part ? part["@id"] : undefined;
  return typeof id === "string" && Object.keys(part).every((key) => skipped.has(key)) ? things.get(id) : undefined;
}

/** Types that the vocabulary of schema.org gives by the name of a property. */
const typeOfProperty: readonly (readonly [RegExp, TableColumn["type"]])[] = [
  [/^(?:image|logo|photo|thumbnail\w*|contentUrl)$/i, "image"],
  [/^(?:url|link|href|sameAs)$/i, "url"],
  [/^(?:name|headline|title|nombre|titulo|description|descripcion|itemCondition|availability)$/i, "text"],
  [/^(?:(?:prep|cook|perform|total)Time|timeRequired|duration)$/i, "text"],
  [/^(?:sku|mpn|gtin\d*|productID|serialNumber|isbn|ean|vatID|taxID|identifier|priceCurrency)$/i, "identifier"],
  [/(?:^p|P)rice$/, "price"],
  [/^(?:telephone|faxNumber)$/i, "phone"],
  [/^(?:email)$/i, "email"],
  [/^(?:streetAddress)$/i, "address"],
  [/^(?:ratingValue)$/i, "rating"],
];

function objectType(key: string, cells: readonly (RawCell | null)[], locale: PageLocale): TableColumn["type"] {
  const values = textsOf(cells);
  if (/(?:^|\.)(?:image|logo)\.url$/i.test(key)) return "image";
  const name = key.split(".").at(-1) ?? "";
  const known = typeOfProperty.find(([pattern]) => pattern.test(name))?.[1];
  if (known === undefined) return detectType(values, null, locale, name);
  if (known === "price" || known === "rating") return values.every((value) => /\d/.test(value)) ? known : "text";
  if (known === "url" || known === "image")
    return values.every((value) => !/\s/.test(value)) && values.some((value) => value.includes("/")) ? known : "text";
  return known;
}
