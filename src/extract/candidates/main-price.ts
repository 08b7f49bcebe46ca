import { partOfText } from "../columns/cells.ts";
import type { RawCell } from "../columns/column.ts";
import type { PageLocale } from "../page/page-locale.ts";
import type { PageReader } from "../page/page-reader.ts";
import { someBetween } from "../page/tree.ts";
import { remember } from "../remember.ts";
import { findPrice } from "../values/price.ts";
import type { DeclaredPrices } from "./declared-prices.ts";
import { type ThingRegion, walkThing } from "./thing-region.ts";

const maxNodesAfterHeading = 1_500;
const maxLength = 60;
const priceWord = /price|precio|importe|pvp|amount|preis|prix|prezzo|preco|cena/i;
const formerWord =
  /(?:^|[-_\s])old|was\b|before|anterior|antes|tachad|strike|regular|list-?price|original|crossed|msrp|(?:^|[-_\s])rrp|previous|compare/i;
/** What is saved, paid monthly, or costs something else. */
const otherWord = /saving|save|ahorr|shipping|envio|delivery|month|cuota|unit-?price|per-?unit|tax(?:es)?(?:$|[-_\s])/i;
/** What the class and id of an element say of the price in it. */
const calledBy = remember((called) => ({
  isPrice: priceWord.test(called),
  isFormer: formerWord.test(called),
  isOther: otherWord.test(called),
}));
const formerTags = new Set(["del", "s", "strike"]);
/** What is written at or before a price that no longer holds: struck out elsewhere, recommended, of the list. */
const formerWords =
  "was|before|antes|ancien prix|(?:original|list|retail|regular|normal) price|rrp|msrp|m\\.?r\\.?p|precio (?:anterior|original|normal|habitual|de lista|recomendado)|uvp|statt|unverb\\.? preisempf\\.?|listenpreis|prix (?:conseill[ée]|barr[ée]|public)|(?:prezzo di )?listino|preço de lista";
const formerText = new RegExp(`^(?:${formerWords})(?![\\p{L}])`, "iu");
const formerBefore = new RegExp(`(?<![\\p{L}])(?:${formerWords})\\s?:?\\s?$`, "iu");
/** What is written before a price of something else than the thing as it stands: a bid to begin with, what it costs to send it, what is saved. */
const otherBefore =
  /(?<![\p{L}])(?:starting (?:price|bid)|(?:oferta|puja|precio) inicial|shipping|delivery|postage|env[íi]o|gastos de env[íi]o|livraison|versand(?:kosten)?|spedizione|you save|save|ahorr(?:as|a|e|o)|sie sparen|[ée]conomisez|risparmi|bespaar|economize|poupe|deposit|fianza)\s?:?\s?\+?\s?$/iu;
const beforeLength = 30;

export type MainPrices = {
  readonly price: RawCell | null;
  readonly former: RawCell | null;
  /** Amounts that the page shows as what the thing no longer costs, or as those of something else. */
  readonly outdated: readonly number[];
};

/** How many times as large as a price for a part or a month one is that goes before it. */
const minWholeRatio = 10;
const perUnit = /^\s?(?:\/|(?:per|por|al|par|pro)\s)\s?\p{L}/u;

type Found = { readonly cell: RawCell; readonly amount: number; readonly isPerUnit: boolean };

/** The prices that hold by how surely they are the thing's: what is called a price, within one, alone, before the heading, not read aloud. */
type Ranked = readonly [Found[], Found[], Found[], Found[], Found[]];

/**
 * The price of the one thing that a page is about: one that the page declares for machines, otherwise the first after its heading in an
 * element called a price, then in what stands within one, then the first that stands alone, then one before the heading; and the one that
 * no longer holds (struck out, or called so), which is the price where there is no other. A price for a month or a measure gives way to
 * one many times as large.
 */
export function findMainPrices(
  page: PageReader,
  region: ThingRegion,
  locale: PageLocale,
  declared: DeclaredPrices,
): MainPrices {
  const { found, former, others } = walkPrices(page, region, locale);
  const shown = found.flat();
  const outdated = outdatedAmounts(shown, [...former, ...others]);
  const amounts = declared.amounts.filter((amount) => !outdated.includes(amount));
  const price =
    shown.find(({ amount }) => amounts.includes(amount))?.cell ??
    (amounts.length > 0 ? declared.cell : null) ??
    firstWhole(shown.filter(({ amount }) => !outdated.includes(amount)))?.cell ??
    former[0]?.cell ??
    null;
  return { price, former: former.find(({ cell }) => !isSame(cell, price))?.cell ?? null, outdated };
}

/** Amounts that are shown as former or as something else's at least as often as for what holds; none where nothing else is shown. */
function outdatedAmounts(shown: readonly Found[], old: readonly Found[]): number[] {
  const count = (prices: readonly Found[], amount: number): number =>
    prices.filter((price) => price.amount === amount).length;
  const amounts = [...new Set(old.map(({ amount }) => amount))].filter(
    (amount) => count(old, amount) >= count(shown, amount),
  );
  return shown.some(({ amount }) => !amounts.includes(amount)) ? amounts : [];
}

function firstWhole([first, ...others]: readonly Found[]): Found | undefined {
  if (!first?.isPerUnit) return first;
  return others.find(({ amount, isPerUnit }) => !isPerUnit && amount >= first.amount * minWholeRatio) ?? first;
}

type Walked = { readonly found: Ranked; readonly former: readonly Found[]; readonly others: readonly Found[] };

function walkPrices(page: PageReader, region: ThingRegion, locale: PageLocale): Walked {
  const { tree } = page;
  const from = startOfHeading(page, region.heading ?? 0);
  const found: Ranked = [[], [], [], [], []];
  const former: Found[] = [];
  const others: Found[] = [];
  let formerEnd = 0;
  let calledEnd = 0;
  let silentEnd = 0;
  let last = 0;
  walkThing(page, region, (node) => {
    if (node < last) formerEnd = calledEnd = silentEnd = 0;
    last = node;
    const tag = tree.tags[node] ?? "";
    if (node > from + maxNodesAfterHeading || tag.startsWith("#") || tree.hidden[node])
      return tree.hidden[node] === true;
    const attributes = tree.attributes[node];
    const called = calledBy(`${attributes?.class ?? ""} ${attributes?.id ?? ""}`);
    const isCalled = called.isPrice;
    const length = page.features.textLength[node] ?? 0;
    const end = tree.ends[node] ?? 0;
    const isFormer = formerTags.has(tag) || (length <= maxLength && called.isFormer && !holdsSeveral(page, node));
    if (isFormer) formerEnd = Math.max(formerEnd, end);
    if (isCalled) calledEnd = Math.max(calledEnd, end);
    if (attributes?.["aria-hidden"] === "true") silentEnd = Math.max(silentEnd, end);
    if (called.isOther && !isCalled) return true;
    if (length > maxLength || length === 0) return false;
    const price = priceIn(page, node, locale);
    if (!price) return false;
    const before = textBefore(page, price.cell);
    if (otherBefore.test(before)) {
      others.push(price);
      return true;
    }
    if (node < formerEnd || formerText.test(page.text(node)) || formerBefore.test(before)) {
      former.push(price);
      return true;
    }
    const isWithin = node < calledEnd;
    const rank = node < silentEnd ? 4 : node < from ? 3 : isCalled ? 0 : isWithin ? 1 : 2;
    if (node > from || isCalled || isWithin) found[rank].push(price);
    return isCalled && holdsNoOther(page, node);
  });
  return { found, former, others };
}

/** Whether an element holds several prices: `price-regular` around what it costs and what it cost before. */
function holdsSeveral(page: PageReader, node: number): boolean {
  const text = page.text(node);
  const price = findPrice(text);
  const next = price && findPrice(text.slice(price.span[1]));
  return next !== null && next.amount !== price?.amount;
}

/** The words before a value, whatever elements they stand in. */
function textBefore({ words }: PageReader, { place }: RawCell): string {
  const start = words.startOf(place.node) + (place.span?.[0] ?? 0);
  return words.text.slice(Math.max(0, start - beforeLength), start);
}

/** Where the first-level heading begins that holds the one that names the thing. */
function startOfHeading({ tree }: PageReader, heading: number): number {
  for (let node = heading; node > 0; node = tree.parents[node] ?? 0) if (tree.tags[node] === "h1") return node;
  return heading;
}

const isSame = (a: RawCell | null, b: RawCell | null): boolean => a !== null && a.raw === b?.raw;

/** A price that is the most of what an element says, or all of it after a word for what it is. */
function priceIn(page: PageReader, node: number, locale: PageLocale): Found | null {
  const text = page.text(node);
  const price = /\d/.test(text) ? findPrice(text, locale.decimalMark) : null;
  if (!price) return null;
  const before = text.slice(0, price.span[0]);
  const isNamed = price.span[1] === text.length && (formerText.test(before) || otherBefore.test(before));
  if (!isNamed && price.span[1] - price.span[0] < text.length / 2) return null;
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
