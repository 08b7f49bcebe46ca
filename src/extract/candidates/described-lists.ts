import type { RawCell } from "../columns/column.ts";
import { finishColumns } from "../columns/columns.ts";
import { kindName } from "../columns/field-words.ts";
import { readableName } from "../columns/property-names.ts";
import type { MinedSet } from "../mined-set.ts";
import type { PageLocale } from "../page/page-locale.ts";
import { wholeItem } from "./headed-lists.ts";
import { pointerStep } from "./json-pointer.ts";
import type { ObjectList } from "./object-list.ts";
import { isObject } from "./parse-json.ts";

const minItems = 2;
const maxItems = 300;
const maxLength = 5_000;
/** What is shown comes first. */
const listScore = 0.01;

type Item = { readonly cell: RawCell; readonly group: RawCell | null };

/** The lists of texts that a page gives its subject for machines, as a recipe its ingredients and steps: each item as a whole, with the section that it is of. */
export function findDescribedLists(lists: readonly ObjectList[], locale: PageLocale): MinedSet[] {
  return lists
    .filter(({ subject }) => subject !== null)
    .flatMap((list) => {
      const [subject] = list.objects;
      return Object.entries(subject?.value ?? {}).flatMap(([key, value]) => {
        const items = Array.isArray(value) ? itemsOf(list, value, `${subject?.pointer}/${pointerStep(key)}`) : [];
        return items.length < minItems ? [] : [toSet(list, key, items, locale)];
      });
    });
}

function itemsOf(list: ObjectList, values: readonly unknown[], pointer: string): Item[] {
  return values.slice(0, maxItems).flatMap((value, i): Item[] => {
    const at = `${pointer}/${i}`;
    const own = cellAt(list, value, at);
    if (own) return [{ cell: own, group: null }];
    if (!isObject(value)) return [];
    const said = cellAt(list, value.text, `${at}/text`);
    if (said) return [{ cell: said, group: null }];
    if (!Array.isArray(value.itemListElement)) return [];
    const group = cellAt(list, value.name, `${at}/name`);
    return itemsOf(list, value.itemListElement, `${at}/itemListElement`).map(({ cell }) => ({ cell, group }));
  });
}

function cellAt({ node, places }: ObjectList, value: unknown, pointer: string): RawCell | null {
  const raw = typeof value === "string" ? value.trim() : "";
  if (raw === "" || raw.length > maxLength || /^https?:\S+$/.test(raw)) return null;
  const place = places ? places.get(pointer) : { node, attr: null, span: null, pointer };
  return place ? { raw, place } : null;
}

function toSet(
  { name, node }: ObjectList,
  key: string,
  items: readonly Item[],
  { nameLanguage }: PageLocale,
): MinedSet {
  const drafts = [
    {
      key: wholeItem,
      cells: items.map(({ cell }) => cell),
      label: readableName(key, nameLanguage),
      header: null,
      order: 0,
    },
    {
      key: "^group",
      cells: items.map(({ group }) => group),
      label: kindName("section", nameLanguage),
      header: null,
      order: 1,
    },
  ].filter(({ cells }) => cells.some((cell) => cell));
  const typed = drafts.map((draft) => ({ draft, type: "text" as const }));
  return {
    kind: "structured",
    name: readableName(key, "en"),
    count: items.length,
    score: listScore * Math.log2(1 + items.length),
    node,
    signature: `structured:${name ?? ""}.${key}`,
    records: null,
    columns: finishColumns(typed, items.length, nameLanguage),
  };
}
