import { fold } from "../../domain/text.ts";

const stopWords = new Set(
  (
    "de del la las el los un una unos unas y e o u a al en para con por su sus que se " +
    "the of and or for with in on an to by from its as at"
  ).split(" "),
);

/** Words that describe an offer, not a product: they hardly count when a name is compared. */
const offerWords = new Set(
  (
    "producto calidad premium organico organic bio ecologico natural nacional importado exportacion " +
    "importacion export import mayor mayoreo mayorista granel bulk wholesale precio price barato cheap " +
    "nuevo new marca brand tipo type clase variedad grade quality fresco fresca fresh seco dry primera " +
    "caja box kg kilo tonelada ton bolsa comercial commercial uso use mejor best otro other mercado market"
  )
    .split(" ")
    .map(stem),
);

/**
 * A folded word without its plural and gender endings, one rule for Spanish and English:
 * "camarones" → "camaron", "lápices" → "lapic" (as "lápiz"), "batteries" → "batteri" (as "battery"),
 * "congeladas" → "congelado". Words with digits stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || /\d/.test(word)) return word;
  let stemmed = word;
  if (/[^su]s$/.test(stemmed)) stemmed = stemmed.slice(0, -1);
  if (stemmed.length >= 4) stemmed = stemmed.replace(/e+$/, "");
  stemmed = stemmed.replace(/y$/, "i").replace(/z$/, "c").replace(/v$/, "f");
  return stemmed.length >= 5 ? stemmed.replace(/([aids]d|ic|os|if|iv)a$/, "$1o") : stemmed;
}

/** The words of a product's name that carry meaning, folded and stemmed, in order. */
export function productWords(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => !stopWords.has(word) && (word.length > 1 || /[^a-z]/.test(word)))
    .map(stem);
}

/**
 * The words of a name that only say what the good is made of or meant for: "fresa" in "mermelada de fresa".
 * They count less than the good itself.
 */
export function qualifyingWords(text: string): Set<string> {
  const [good = "", ...qualifiers] = fold(text).split(/\b(?:de|del|para|con|of|for|with)\b/u);
  const goodWords = productWords(good);
  return goodWords.length === 0
    ? new Set()
    : new Set(qualifiers.flatMap(productWords).filter((word) => !goodWords.includes(word)));
}

/** How much of a word's weight counts, 0 to 1. */
export const offerWeight = (stemmedWord: string): number => (offerWords.has(stemmedWord) ? 0.15 : 1);
