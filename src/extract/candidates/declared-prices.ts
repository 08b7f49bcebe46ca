import { attributeCell, wholeText } from "../columns/cells.ts";
import type { RawCell } from "../columns/column.ts";
import type { MinedSet } from "../mined-set.ts";
import type { PageLocale } from "../page/page-locale.ts";
import type { PageReader } from "../page/page-reader.ts";
import { parsePrice } from "../values/price.ts";
import type { ThingRegion } from "./thing-region.ts";

/** What the page describes for machines as the price of its thing: the amounts, and the cell of the first in its region. */
export type DeclaredPrices = { readonly amounts: readonly number[]; readonly cell: RawCell | null };

const priceProperty = /^(?:price|lowPrice)$/;
const priceInHead = /^(?:product|og):price:amount$/;
const priceKey = /(?:^|\.)(?:price|lowPrice)$/;

/** The amount of a price for machines, whose decimals follow a point, or as the page writes its prices. */
export function declaredAmount(raw: string, { decimalMark }: PageLocale): number | null {
  if (/^\d+(?:\.\d{1,2})?$/.test(raw)) return Number(raw);
  if (/^\d+\.\d{4,}$/.test(raw)) return Number(Number(raw).toFixed(2));
  return parsePrice(raw, decimalMark)?.amount ?? null;
}

/** The prices in the embedded data of the page's subject, in its markup and in its head. */
export function findDeclaredPrices(
  page: PageReader,
  region: ThingRegion,
  locale: PageLocale,
  subject: MinedSet | undefined,
): DeclaredPrices {
  const told = subject?.columns.filter(({ key }) => priceKey.test(key)).flatMap(({ cells: [cell] }) => cell ?? []);
  const marked = findMarkedPrices(page, region, locale);
  const cells = [...(told ?? []), ...marked];
  const amounts = cells.flatMap(({ raw }) => declaredAmount(raw, locale) ?? []).filter((amount) => amount > 0);
  return { amounts, cell: marked[0] ?? null };
}

function findMarkedPrices(page: PageReader, region: ThingRegion, locale: PageLocale): RawCell[] {
  const { tree } = page;
  const inHead: RawCell[] = [];
  let marked: RawCell | undefined;
  for (let node = 1; node < tree.size; node++) {
    const attributes = tree.attributes[node];
    if (!attributes) continue;
    const content = attributes.content?.trim();
    if (tree.tags[node] === "meta" && content && priceInHead.test(attributes.property ?? ""))
      inHead.push(attributeCell(node, "content", content));
    if (marked || !priceProperty.test(attributes.itemprop ?? "") || region.endOfOther(node) > 0) continue;
    const cell = content ? attributeCell(node, "content", content) : wholeText(page, node);
    if (declaredAmount(cell.raw, locale) !== null) marked = cell;
  }
  return marked ? [marked, ...inHead] : inHead;
}
