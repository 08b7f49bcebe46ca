import { partOfText } from "../columns/cells.ts";
import type { RawCell } from "../columns/column.ts";
import type { PageReader } from "../page/page-reader.ts";
import { remember } from "../remember.ts";
import { typeInHead } from "./thing-head.ts";
import type { ThingRegion } from "./thing-region.ts";

/** What says less is a caption or a line of a list. */
const minParagraph = 45;
const maxParagraphLeaves = 40;
const maxLinkShare = 0.4;
/** The text stands in the deepest element that holds this share of all that is said. */
const minShareInside = 0.75;
const minText = 250;
const maxText = 100_000;

/** Elements that are read as one paragraph. */
const paragraphTags = new Set(["p", "blockquote", "pre", "li", "td", "dd", "h2", "h3", "h4", "h5"]);
/** Elements that as often hold a record as a paragraph. */
const itemTags = new Set(["li", "td", "dd"]);
const maxItemLeaves = 8;
const asideTags = new Set(["aside", "figcaption", "form", "button", "nav", "footer", "time", "address"]);
/** Words in the name of an element that holds what stands beside a text: who wrote it, where to pass it on, what else to read. */
const besideText =
  /(?:^|[-_\s])(?:share|sharing|social|author|authors|bio|byline|newsletter|subscri\w*|tags?|promo|advert\w*|ads?|banner|related|more|caption|credits?|copyright|legal|paywall|meta|read-?more|recommend\w*|sidebar|widget|footer)(?:$|[-_\s\d])/i;
const isBesideText = remember((called) => besideText.test(called.replace(/(?<=[a-z])(?=[A-Z])/g, "-")));
/** What is named as the text itself, whatever else is said of it: `entry-content entry-content-read-more`. */
const textItself = /(?:^|[-_\s])(?:entry|post|article|story|news)[-_]?(?:content|body|text)(?:$|[-_\s])/i;
/** What readers said of a text, however long it is. */
const ofReaders = /(?:^|[-_\s])(?:comments?|comentarios|commentlist|respond|replies|disqus)(?:$|[-_\s\d])/i;
const isOfReaders = remember((called) => ofReaders.test(called.replace(/(?<=[a-z])(?=[A-Z])/g, "-")));

/** Paragraphs of one element of which a text is mostly made are no records. */
const minShareOfOne = 0.6;
/** Of what stands from the first paragraph of an article to its last, so much is said in paragraphs; between those of records stand their titles. */
const minShareOfSpan = 0.6;
const minShareOfRecords = 0.8;
const maxShareInLists = 0.5;

/** The text of what a page is about, and whether it is made of paragraphs beside each other, as an article is. */
export type ThingText = { readonly cell: RawCell; readonly isOfParagraphs: boolean };

/**
 * The text of what a page is about, as of an article: from the first to the last paragraph of the deepest element that holds most of what
 * the page says in paragraphs outside `other` things; null where that is little, or stands in the records of a list.
 */
export function findText(page: PageReader, region: ThingRegion): ThingText | null {
  const { tree, features } = page;
  const paragraphs = inArticle(page, region.heading, findParagraphs(page, region));
  const lengths = new Float64Array(tree.size);
  for (const node of paragraphs)
    for (let up = node; up > 0; up = tree.parents[up] ?? 0)
      lengths[up] = (lengths[up] ?? 0) + (features.textLength[node] ?? 0);
  const body = holderOfMost(page, lengths);
  const own = paragraphs.filter((node) => node >= body && node < (tree.ends[body] ?? 0));
  const [first] = own;
  const last = own.at(-1);
  if (first === undefined || last === undefined || (lengths[body] ?? 0) < minText) return null;
  const start = page.words.startOf(body);
  const span = [
    page.words.startOf(firstOfSiblings(page, body, first)) - start,
    page.words.startOf(last) + page.text(last).length - start,
  ] as const;
  const said = lengths[body] ?? 0;
  const shareOfSpan = said / (span[1] - span[0]);
  const inLists = sumOf(own.filter(region.isInList), features.textLength) / said;
  const inItems = sumOf(
    own.filter((node) => itemTags.has(tree.tags[node] ?? "")),
    features.textLength,
  );
  const isOfParagraphs =
    shareOfSpan >= minShareOfSpan && inItems <= said / 2 && shareBesideEachOther(page, own) >= minShareOfOne;
  const minShare = typeInHead(page) === "article" ? minShareOfSpan : minShareOfRecords;
  const isOfRecords = !isOfParagraphs && inLists > maxShareInLists && shareOfSpan < minShare;
  return isOfRecords || span[1] - span[0] > maxText ? null : { cell: partOfText(page, body, span), isOfParagraphs };
}

const sumOf = (nodes: readonly number[], lengths: ArrayLike<number>): number =>
  nodes.reduce((sum, node) => sum + (lengths[node] ?? 0), 0);

/** The paragraphs of the innermost article that the heading stands in; all where there is none, or it says little. */
function inArticle({ tree, features }: PageReader, heading: number | null, paragraphs: number[]): number[] {
  if (heading === null) return paragraphs;
  let article = heading;
  while (article > 0 && tree.tags[article] !== "article") article = tree.parents[article] ?? 0;
  const own = paragraphs.filter((node) => node > article && node < (tree.ends[article] ?? 0));
  return sumOf(own, features.textLength) < minText ? paragraphs : own;
}

/** How much of what paragraphs say those of one element do, also where each has a wrapper of its own. */
function shareBesideEachOther({ tree, features }: PageReader, paragraphs: readonly number[]): number {
  const holderOf = (node: number): number => {
    let holder = tree.parents[node] ?? 0;
    while (holder > 0 && features.leaves[holder] === features.leaves[node]) holder = tree.parents[holder] ?? 0;
    return holder;
  };
  const byParent = Map.groupBy(paragraphs, holderOf);
  let most = 0;
  for (const nodes of byParent.values()) most = Math.max(most, sumOf(nodes, features.textLength));
  return most / sumOf(paragraphs, features.textLength);
}

/** What a script reads, kept in an element that is not shown: `{"page":…`. */
const isForMachines = (text: string): boolean => /^[{[]\s*(?:["{[]|\w+:)/.test(text);

function findParagraphs(page: PageReader, region: ThingRegion): number[] {
  const { tree, features } = page;
  const found: number[] = [];
  for (let node = 1; node < tree.size; node++) {
    const other = region.endOfPart(node);
    const length = features.textLength[node] ?? 0;
    if (other > 0 || length < minParagraph || standsBeside(page, region, node)) {
      if (other > 0 || !tree.tags[node]?.startsWith("#")) node = Math.max(other, tree.ends[node] ?? 0, node + 1) - 1;
      continue;
    }
    if (tree.tags[node]?.startsWith("#") || !isParagraph(page, node)) continue;
    if (!isForMachines(page.text(node)) && (features.linkLength[node] ?? 0) <= length * maxLinkShare) found.push(node);
    node = (tree.ends[node] ?? node + 1) - 1;
  }
  return found;
}

function standsBeside({ tree, features }: PageReader, { heading }: ThingRegion, node: number): boolean {
  const tag = tree.tags[node] ?? "";
  if (heading !== null && node <= heading && (tree.ends[node] ?? 0) > heading) return false;
  if (tree.hidden[node] || asideTags.has(tag)) return true;
  const attributes = tree.attributes[node];
  if (!attributes || tag === "body" || tag === "html" || tag === "main" || tag === "article") return false;
  const { class: classes = "", id = "" } = attributes;
  if (classes === "" && id === "") return false;
  if (isOfReaders(classes) || isOfReaders(id)) return true;
  if (textItself.test(classes) || textItself.test(id)) return false;
  return (
    (features.textLength[node] ?? 0) < (features.textLength[0] ?? 0) / 4 && (isBesideText(classes) || isBesideText(id))
  );
}

/** An element called a paragraph, or one most of whose text stands in it without an element of its own. */
function isParagraph({ tree, features }: PageReader, node: number): boolean {
  const tag = tree.tags[node] ?? "";
  if (paragraphTags.has(tag))
    return (features.leaves[node] ?? 0) <= (itemTags.has(tag) ? maxItemLeaves : maxParagraphLeaves);
  let bare = 0;
  for (let child = node + 1; child < (tree.ends[node] ?? 0); child = tree.ends[child] ?? child + 1)
    if (tree.tags[child] === "#text") bare += tree.texts[child]?.trim().length ?? 0;
  return bare >= minParagraph && bare >= (features.textLength[node] ?? 0) / 2;
}

/** The deepest element that holds most of what its parent does, from the whole page on. */
function holderOfMost({ tree }: PageReader, lengths: Float64Array): number {
  let holder = 0;
  let most = lengths.reduce((longest, length) => Math.max(longest, length), 0);
  for (let node = 1; node < tree.size; node++) {
    if ((lengths[node] ?? 0) < most * minShareInside) continue;
    most = Math.min(most, lengths[node] ?? 0);
    holder = node;
  }
  return holder;
}

/** The first of the short paragraphs right before one, in the same element. */
function firstOfSiblings({ tree, features }: PageReader, body: number, paragraph: number): number {
  for (let node = body + 1; node < paragraph; node++)
    if (
      tree.tags[node] === "p" &&
      tree.parents[node] === tree.parents[paragraph] &&
      (features.textLength[node] ?? 0) > (features.linkLength[node] ?? 0) * 2
    )
      return node;
  return paragraph;
}
