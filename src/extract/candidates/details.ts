import { attributeCell, partOfText, wholeText } from "../columns/cells.ts";
import { finishColumns } from "../columns/columns.ts";
import type { ColumnDraft, RawCell, TableColumn } from "../columns/column.ts";
import type { MinedSet } from "../mined-set.ts";
import type { PageLocale } from "../page/page-locale.ts";
import { oneLine } from "../page/one-line.ts";
import type { PageReader } from "../page/page-reader.ts";
import { detectType } from "../values/detect-type.ts";
import type { RecordRange } from "../page/record-range.ts";
import { findArticleNumber, withoutWord } from "./article-number.ts";
import { findDeclaredPrices } from "./declared-prices.ts";
import { KeptPairs, type Pair } from "./kept-pairs.ts";
import { findMainPrices } from "./main-price.ts";
import { addDateline, addDayAbove, addDayOfAddress, dateNames } from "./thing-date.ts";
import { isAboutOneThing } from "./thing-evidence.ts";
import { countNames, findCategory, findFacts, findNumbers } from "./thing-facts.ts";
import { addMeta } from "./thing-head.ts";
import { findThingHeading, labelLengthOf } from "./thing-heading.ts";
import { type AddPair, findPairs } from "./thing-pairs.ts";
import { createThingRegion, type ThingRegion } from "./thing-region.ts";
import { shownLabel, withoutSaidTwice } from "./thing-labels.ts";
import { findSections } from "./thing-sections.ts";
import { findSpecifications } from "./thing-specifications.ts";
import { findText } from "./thing-text.ts";

const detailScore = 0.5;
/** A page about one thing: above its comments and its list of related things. */
const thingScore = 1.2;
/** How many pairs are most of what a page could say: fewer where they tell of one thing. */
const pairsOfThing = 4;
const pairsOfPage = 8;
const maxNameLength = 120;
/** A shorter number is as often another part of an address. */
const minNumberInAddress = 5;

/** The one thing a page is about, the table of its labels and values, and whether the page says enough of it to be about nothing else. */
export type Details = {
  readonly set: MinedSet;
  readonly specifications: MinedSet | null;
  readonly isOneThing: boolean;
  /** The element that the paragraphs of an article stand in; null where there is none. */
  readonly article: number | null;
  /** Amounts that are not what the thing costs now, whatever the page describes for machines. */
  readonly outdatedPrices: readonly number[];
};

/**
 * The one thing a page is about, as one record: its heading, its prices, its label–value pairs, what its classes and its head say of it;
 * what it says in paragraphs unless it is
 * sold; null when there are fewer than two. What stands in `lists` tells of other things; the only one of `contacts` is the thing's own; `subject` is what the page describes of it for machines.
 */
export function findDetails(
  page: PageReader,
  locale: PageLocale,
  lists: readonly (readonly RecordRange[])[],
  contacts: MinedSet | null,
  subject: MinedSet | undefined,
): Details | null {
  const heading = findThingHeading(page);
  const region = createThingRegion(page, heading, lists);
  const kept = new KeptPairs();
  const { pairs, add } = kept;
  if (heading !== null) add("title", titleOf(page, heading));
  const before = pairs.size;
  findPairs(page, region, add);
  const labelled = [...pairs.values()].slice(before);
  const article = findArticleNumber(labelled);
  const prices = findMainPrices(page, region, locale, findDeclaredPrices(page, region, locale, subject));
  kept.settlePrices(prices);
  const { canBeTaken } = findFacts(page, region, locale, prices.price ? "brand" : "author", add);
  addDayAbove(page, region, locale, add);
  findNumbers(page, region.isInList, add);
  const category = findCategory(page, heading === null ? "" : page.text(heading));
  if (category) add("category", category);
  const said = pairs.size;
  findSections(
    page,
    region,
    labelled.map(({ cell }) => cell.place.node),
    add,
  );
  const sections = pairs.size - said;
  addDescribed(page, region, add);
  const isSold = prices.price !== null && (canBeTaken || pairs.has("sku") || pairs.has("availability"));
  const text = isSold ? null : findText(page, region);
  if (![...dateNames].some((name) => pairs.has(name))) {
    if (text) addDateline(text.cell, locale, add);
    addDayOfAddress(page, add);
  }
  const body = text ? { label: textProperty, cell: text.cell } : null;
  if (body) pairs.delete("text");
  if (pairs.size + (body ? 1 : 0) < 2) return null;
  const contact = contactOf(region, contacts);
  const number = (article ?? pairs.get("sku"))?.cell.raw ?? "";
  const isNumberInAddress = number.length >= minNumberInAddress && isPartOfAddress(number, locale.baseUrl);
  const evidence = { kept, labelled, price: prices.price, canBeTaken, isNumberInAddress, text, contact };
  const isOneThing = heading !== null && isAboutOneThing(page, region, evidence);
  const set = toSet(page, locale, heading, [...pairs.values()], { sections, isOneThing, article, body });
  const known = new Set(set.columns.map(({ type }) => type));
  const more = contact.filter(({ type }) => type === "text" || !known.has(type));
  const specifications = findSpecifications(page, locale, kept.shown);
  const whole = { ...set, columns: [...set.columns, ...more] };
  const holder = text?.isOfParagraphs ? text.cell.place.node : null;
  return { set: whole, specifications, isOneThing, article: holder, outdatedPrices: prices.outdated };
}

/** Whether an address has a number as a whole: `/dp/B0756B4GVG`, `-p400105394.html`. */
function isPartOfAddress(number: string, address: string): boolean {
  const parts = address.split(/[^\p{L}\p{N}]+/u).map((part) => part.replace(/^[a-z](?=\d)/i, ""));
  return parts.includes(number.replace(/^[a-z](?=\d)/i, ""));
}

/** What the head and the markup say of the thing for machines. */
function addDescribed(page: PageReader, region: ThingRegion, add: AddPair): void {
  const { tree } = page;
  for (let node = 1; node < tree.size; node++) {
    if (tree.tags[node] === "meta") addMeta(page, node, add);
    if (tree.attributes[node]?.itemprop !== undefined && region.endOfOther(node) === 0) addProperty(page, node, add);
  }
}

function titleOf(page: PageReader, heading: number): RawCell {
  const text = page.text(heading);
  return partOfText(page, heading, [labelLengthOf(text, page.tree.title), text.length]);
}

/** The contact that stands in the content where a page gives only one: that of the thing it is about. */
function contactOf(region: ThingRegion, contacts: MinedSet | null): readonly TableColumn[] {
  if (contacts?.count !== 1) return [];
  return contacts.columns
    .filter(({ key, cells: [cell] }) => key !== "name" && cell && region.endOfOther(cell.place.node) === 0)
    .map((column) => ({ ...column, key: `~contact ${column.key}` }));
}

/** What data for machines call the text of what a page is about. */
const textProperty = "articleBody";

/** The key of the text of an article, whatever else is called a text. */
export const textKey = `~${textProperty}`;

const namesNumber =
  /^(?:sku|ref\.?|referencia|reference|(?:item|part|article|model|job) (?:number|no\.?|id)|asin|mpn|job id)$/i;

/** The key of the number under which the thing is sold, whatever the page calls it. */
export const articleKey = "~sku";

const typeOfOwn: Readonly<Record<string, "image" | "text">> = {
  image: "image",
  title: "text",
  description: "text",
  brand: "text",
  author: "text",
  category: "text",
  availability: "text",
};

/** What tells things of a kind apart at a glance: what they cost, how large they are, how far they have gone. */
const firstLabels: ReadonlySet<string> = new Set(["title", "price", ...countNames]);
const isFirst = ({ label }: Pair): boolean => firstLabels.has(label);

type Told = {
  /** How many of what was found are sections. */
  readonly sections: number;
  readonly isOneThing: boolean;
  readonly article: Pair | null;
  /** The text of an article. */
  readonly body: Pair | null;
};

function toSet(
  page: PageReader,
  locale: PageLocale,
  heading: number | null,
  found: readonly Pair[],
  { sections, isOneThing, article, body }: Told,
): MinedSet {
  const own = withoutSaidTwice(found, locale);
  const told = article ? own.filter((pair) => pair === article || pair.label !== "sku") : own;
  const labelled = [...told.filter(isFirst), ...told.filter((pair) => !isFirst(pair))];
  const pairs = body ? [...labelled, body] : labelled;
  const typed = pairs.map((pair, order) => {
    const { label } = pair;
    const cell = label === "sku" ? withoutWord(page, pair.cell) : pair.cell;
    const key = pair === article ? articleKey : pair === body ? textKey : `~${label.toLowerCase()}`;
    const draft: ColumnDraft = { key, cells: [cell], label: shownLabel(label, locale), header: null, order };
    const attr = cell.place.attr === "content" || cell.place.span ? null : cell.place.attr;
    const isNumber =
      (pair === article || namesNumber.test(label)) &&
      /^[\p{L}\d][\p{L}\d./_ -]*$/u.test(cell.raw) &&
      /\d/.test(cell.raw);
    return {
      draft,
      type: typeOfOwn[label] ?? (isNumber ? "identifier" : null) ?? detectType([cell.raw], attr, locale, label),
    };
  });
  const full = 1 - Math.exp((sections - labelled.length) / (isOneThing ? pairsOfThing : pairsOfPage));
  return {
    kind: "details",
    name: heading === null ? null : page.text(heading).slice(0, maxNameLength) || null,
    count: 1,
    score: (isOneThing ? thingScore : detailScore) * full,
    node: 0,
    signature: "details",
    records: null,
    columns: finishColumns(typed, 1, locale.nameLanguage),
  };
}

/** What the heading says already, and what only steps on the way to it have. */
const ofHeading = new Set(["name", "headline", "position", "item"]);

function addProperty(page: PageReader, node: number, add: AddPair): void {
  const attributes = page.tree.attributes[node];
  const label = attributes?.itemprop?.split(/\s/)[0] ?? "";
  if (attributes?.itemscope !== undefined || ofHeading.has(label)) return;
  const attr = ["content", "datetime", "src", "href"].find((name) => attributes?.[name]);
  if (attr) add(label, attributeCell(node, attr, oneLine(attributes?.[attr] ?? "")));
  else add(label, wholeText(page, node));
}
