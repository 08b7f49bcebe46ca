import type { RawCell, TableColumn } from "../columns/column.ts";
import { hasFieldWord } from "../columns/field-words.ts";
import type { PageReader } from "../page/page-reader.ts";
import { sensesOfLabel } from "../prompt/lexicon/thesaurus/thesaurus.ts";
import { wordsOf } from "../prompt/lexicon/words.ts";
import { isPrice, type KeptPairs, namesPrice, type Pair } from "./kept-pairs.ts";
import { countNames } from "./thing-facts.ts";
import { citesItself, typeInHead } from "./thing-head.ts";
import type { ThingRegion } from "./thing-region.ts";
import type { ThingText } from "./thing-text.ts";

const minEvidence = 2;
const manyPairs = 4;
/** Names with a price each are a list, whatever it is made of. */
const minListed = 3;
const maxPricedShare = 1 / 3;
/** A text of an article, not one that leads up to a list. */
const minLongText = 800;
/** The same where the head says that it is one. */
const minText = 400;
/** A text that is so much of all that its page says is what the page is for. */
const mostOfPage = 0.5;
const thingTypes = /^(?:\w+:)?(?:product(?:\.item)?|books?(?:\.book)?|recipe|place|event)$/i;

/** What was found of a page's own thing. */
type Evidence = {
  readonly kept: KeptPairs;
  /** The pairs that a label names on the page. */
  readonly labelled: readonly Pair[];
  readonly price: RawCell | null;
  readonly canBeTaken: boolean;
  /** Its number stands in the address of the page. */
  readonly isNumberInAddress: boolean;
  readonly text: ThingText | null;
  readonly contact: readonly TableColumn[];
};

/** Whether a page says enough of one thing to be about nothing else: two kinds of what only such pages have, above the first list. */
export function isAboutOneThing(page: PageReader, region: ThingRegion, evidence: Evidence): boolean {
  const { kept, labelled, price, canBeTaken, text, contact } = evidence;
  const priced = labelled.filter(({ label, cell }) => !namesPrice(label) && isPrice(cell.raw));
  if (priced.length >= minListed && priced.length > labelled.length * maxPricedShare) return false;
  const own = (label: string): boolean => {
    const cell = kept.pairs.get(label)?.cell;
    return cell !== undefined && region.isBeforeLists(cell.place.node);
  };
  const single = labelled.filter((pair) => kept.isOnce(pair) && !holdsItems(page, pair.cell.place.node));
  const isDeclared = typeInHead(page) === "article";
  const isArticle = text?.isOfParagraphs === true && text.cell.raw.length >= (isDeclared ? minText : minLongText);
  const found = [
    single.filter(({ label }) => saysWhat(label)).length >= manyPairs,
    countFeatures(region, single) > manyPairs,
    price !== null && region.isBeforeLists(price.place.node),
    canBeTaken,
    contact.some(({ type }) => type === "email" || type === "phone"),
    price !== null && [...countNames].some(own),
    own("availability"),
    own("sku"),
    own("rating") || own("reviews"),
    evidence.isNumberInAddress,
    canBeCommented(page, region),
    own("author") && own("date"),
    isArticle,
    isArticle && own("date"),
    isArticle && text.cell.raw.length >= (page.features.textLength[0] ?? 0) * mostOfPage,
    isDeclared && (isArticle || own("date")),
    thingTypes.test(typeInHead(page)) || citesItself(page),
  ];
  return found.filter(Boolean).length >= minEvidence;
}

/** How many labels above all lists have words for values: those of a thing, in whatever language, not the numbers beside a filter. */
const countFeatures = (region: ThingRegion, pairs: readonly Pair[]): number =>
  pairs.filter(
    ({ cell }) =>
      region.isBeforeLists(cell.place.node) && /\p{L}{2}/u.test(cell.raw) && !/^\d+\s\p{L}+$/u.test(cell.raw),
  ).length;

/** Where readers write what they think of one thing. */
const placeOfReaders =
  /^(?:comments?|commentform|comment-form|respond|disqus_thread|comentarios|kommentare|commentaires)$/i;

const canBeCommented = ({ tree }: PageReader, { heading }: ThingRegion): boolean =>
  heading !== null &&
  tree.attributes.some((attributes, node) => node > heading && placeOfReaders.test(attributes?.id ?? ""));

/** Whether an element holds several items, as the choices of a filter are. */
function holdsItems({ tree }: PageReader, element: number): boolean {
  let items = 0;
  for (let node = element; node < (tree.ends[element] ?? 0) && items < 2; node++) if (tree.tags[node] === "li") items++;
  return items > 1;
}

/** Whether a label is a word for a field, in whatever language. */
const saysWhat = (label: string): boolean =>
  hasFieldWord(label) || (sensesOfLabel(wordsOf(label))?.whole.length ?? 0) > 0;
