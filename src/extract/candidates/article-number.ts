import { partOfText } from "../columns/cells.ts";
import type { RawCell } from "../columns/column.ts";
import type { PageReader } from "../page/page-reader.ts";
import { conceptIdsOf } from "../prompt/lexicon/thesaurus/thesaurus.ts";
import { wordsOf } from "../prompt/lexicon/words.ts";
import type { Pair } from "./kept-pairs.ts";

/** One word with a figure in it, as numbers of articles are written. */
const number = /^#?\s?(?=\S*\d)([\p{L}\d][\p{L}\d./_-]{1,39})$/u;
/** What its maker calls a thing, which shops that sell it share. */
const ofMaker = /(?<!\p{L})(?:mpn|part|manufacturer|fabricante|hersteller|model\p{L}*|modelo|mod[eè]le)(?!\p{L})/iu;

/** Whether a label says that a number is of an article, alone or beside the name of the shop: `eBay item number`, `Numéro de l'objet eBay`. */
function namesArticle(label: string): boolean {
  if (ofMaker.test(label)) return false;
  const words = wordsOf(label);
  const readings = words.flatMap((_, i) =>
    words.length - i > 1 ? [words.slice(i), words.slice(0, words.length - i)] : [],
  );
  return [words, ...readings].some((reading) => conceptIdsOf(reading).includes("sku"));
}

/** The number under which the page's own thing is sold: of what its labels say, one that they call the SKU, otherwise the first. */
export function findArticleNumber(labelled: readonly Pair[]): Pair | null {
  const numbers = labelled.filter(({ label, cell }) => number.test(cell.raw) && namesArticle(label));
  return numbers.find(({ label }) => /^sku/i.test(label)) ?? numbers[0] ?? null;
}

/** A number without the word before it: `SKU 579695999`. */
export function withoutWord(page: PageReader, cell: RawCell): RawCell {
  const { node, attr, span } = cell.place;
  const at = /^[\p{L}.]+\s(?=\S*\d\S*$)/u.exec(cell.raw)?.[0];
  if (!at || attr !== null || !span || !namesArticle(at)) return cell;
  return partOfText(page, node, [span[0] + at.length, span[1]]);
}
