import { partOfText } from "../columns/cells.ts";
import type { RawCell } from "../columns/column.ts";
import type { PageLocale } from "../page/page-locale.ts";
import type { PageReader } from "../page/page-reader.ts";
import { someBetween } from "../page/tree.ts";
import { remember } from "../remember.ts";
import { findPrice } from "../values/price.ts";
import { type ThingRegion, walkThing } from "./thing-region.ts";

const maxNodesAfterHeading = 1_500;
const maxLength = 60;
const priceWord = /price|precio|importe|pvp|amount|preis|prix|prezzo|preco|cena/i;
const formerWord =
  /(?:^|[-_\s])old|was\b|before|anterior|antes|tachad|strike|regular|list-?price|original|crossed|msrp|(?:^|[-_\s])rrp|previous|compare/i;
/** What is saved, paid monthly, or costs something else. */
const otherWord =
  /saving|save|ahorr|shipping|envio|delivery|month|cuota|unit-?price|per-?unit|cart|tax(?:es)?(?:$|[-_\s])/i;
/** What the class and id of an element say of the price in it. */
const calledBy = remember((called) => ({
  isPrice: priceWord.test(called),
  isFormer: formerWord.test(called),
  isOther: otherWord.test(called),
}));
const formerTags = new Set(["del", "s", "strike"]);
const formerText =
  /^(?:was|before|antes|original price|list price|precio (?:anterior|original)|uvp|statt)(?![\p{L}])/iu;

export type MainPrices = { readonly price: RawCell | null; readonly former: RawCell | null };

/** How many times as large as a price for a part or a month one is that goes before it. */
const minWholeRatio = 10;
const perUnit = /^\s?(?:\/|(?:per|por|al|par|pro)\s)\s?\p{L}/u;

type Found = { readonly cell: RawCell; readonly amount: number; readonly isPerUnit: boolean };

/**
 * The price of the one thing that a page is about: the first after its heading in an element called a price, then in what stands within
 * one, then the first that stands alone, then one before the heading; and the one that no longer holds (struck out, or called so), which
 * is the price where there is no other. A price for a month or a measure gives way to one many times as large.
 */
export function findMainPrices(page: PageReader, region: ThingRegion, locale: PageLocale): MainPrices {
  const { tree } = page;
  const from = startOfHeading(page, region.heading ?? 0);
  const found: Found[][] = [[], [], [], []];
  let former: RawCell | null = null;
  let formerEnd = 0;
  let calledEnd = 0;
  walkThing(page, region, (node) => {
    const tag = tree.tags[node] ?? "";
    if (node > from + maxNodesAfterHeading || tag.startsWith("#") || tree.hidden[node])
      return tree.hidden[node] === true;
    const attributes = tree.attributes[node];
    const called = calledBy(`${attributes?.class ?? ""} ${attributes?.id ?? ""}`);
    const isCalled = called.isPrice;
    const length = page.features.textLength[node] ?? 0;
    const isFormer = formerTags.has(tag) || (length <= maxLength && called.isFormer);
    if (isFormer) formerEnd = Math.max(formerEnd, tree.ends[node] ?? 0);
    if (isCalled) calledEnd = Math.max(calledEnd, tree.ends[node] ?? 0);
    if (called.isOther && !isCalled) return true;
    if (length > maxLength || length === 0) return false;
    const price = priceIn(page, node, locale);
    if (!price) return false;
    if (node < formerEnd || formerText.test(page.text(node))) {
      former ??= price.cell;
      return true;
    }
    const isWithin = node < calledEnd;
    if (node > from || isCalled || isWithin) found[node < from ? 3 : isCalled ? 0 : isWithin ? 1 : 2]?.push(price);
    return isCalled && holdsNoOther(page, node);
  });
  const [first, ...others] = found.flat();
  const whole = first?.isPerUnit
    ? others.find(({ amount, isPerUnit }) => !isPerUnit && amount >= first.amount * minWholeRatio)
    : first;
  const price = (whole ?? first)?.cell ?? former;
  return { price, former: isSame(price, former) ? null : former };
}

/** Where the first-level heading begins that holds the one that names the thing. */
function startOfHeading({ tree }: PageReader, heading: number): number {
  for (let node = heading; node > 0; node = tree.parents[node] ?? 0) if (tree.tags[node] === "h1") return node;
  return heading;
}

const isSame = (a: RawCell | null, b: RawCell | null): boolean => a !== null && a.raw === b?.raw;

/** A price that is the most of what an element says. */
function priceIn(page: PageReader, node: number, locale: PageLocale): Found | null {
  const text = page.text(node);
  const price = /\d/.test(text) ? findPrice(text, locale.decimalMark) : null;
  if (!price || price.span[1] - price.span[0] < text.length / 2) return null;
  const end = page.words.startOf(node) + price.span[1];
  return {
    cell: partOfText(page, node, price.span),
    amount: price.amount,
    isPerUnit: perUnit.test(page.words.text.slice(end, end + 12)),
  };
}

/** Whether the element has no part struck out, which would be a former price. */
const holdsNoOther = ({ tree }: PageReader, node: number): boolean =>
  !someBetween(node + 1, tree.ends[node] ?? 0, (inner) => formerTags.has(tree.tags[inner] ?? ""));
