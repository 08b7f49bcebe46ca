import { fold } from "../../domain/text.ts";

const listed = (words: string): string[] => words.trim().split(/\s+/);

const stopWords = new Set(
  listed(`de del la las el los un unos y e o u a al en para con por su sus que se the of and or for with in on an to by
    from its as at`),
);

const hasDigit = /\d/;
const sameEnding = new Map([
  ["y", "i"],
  ["z", "c"],
  ["v", "f"],
]);
const feminine = /(?:[aids]d|ic|os|if|iv)a$/;

/**
 * A folded word without its plural and gender endings, one rule for Spanish and English:
 * "camarones" → "camaron", "lápices" → "lapic" (as "lápiz"), "batteries" → "batteri" (as "battery"),
 * "congeladas" → "congelado". Words with digits stay as they are.
 */
export function stem(word: string): string {
  if (word.length < 4 || hasDigit.test(word))
    return word.length === 3 && word.endsWith("z") ? `${word.slice(0, 2)}c` : word;
  let stemmed = word;
  if (stemmed.endsWith("s") && !stemmed.endsWith("ss") && !stemmed.endsWith("us")) stemmed = stemmed.slice(0, -1);
  while (stemmed.length >= 4 && stemmed.endsWith("e")) stemmed = stemmed.slice(0, -1);
  const last = sameEnding.get(stemmed.at(-1) ?? "");
  if (last) return stemmed.slice(0, -1) + last;
  return stemmed.endsWith("a") && stemmed.length >= 5 && feminine.test(stemmed) ? `${stemmed.slice(0, -1)}o` : stemmed;
}

/** Folded, with "t-shirt" and "t shirt" written as "tshirt", "x-ray" as "xray". */
export const foldName = (text: string): string =>
  fold(text)
    .replace(/\b([a-z])-(?=[a-z])/g, "$1")
    .replace(/\b([tx]) (?=shirt|ray)/g, "$1");

/** A folded word stemmed, or null when it carries no meaning of its own. */
export function productWord(word: string): string | null {
  if (stopWords.has(word) || (word.length === 1 && word >= "a" && word <= "z")) return null;
  return stem(word);
}

/** The words of a folded name that carry meaning, stemmed, in order, each once. */
export function productWords(foldedName: string): string[] {
  const words = (foldedName.match(/[\p{L}\p{N}]+/gu) ?? []).map(productWord);
  return [...new Set(words)].filter((word) => word !== null);
}

/** Words that describe an offer or its origin, not a product. */
const offerWords = new Set(
  listed(`producto product calidad premium organico organic bio ecologico nacional importado exportacion importacion
    export import mayor mayoreo mayorista granel bulk wholesale precio price barato cheap nuevo new marca
    brand tipo type clase variedad grade quality fresco fresh primera kilo tonelada ton comercial commercial
    uso use comprar buy vender sell exportar importar busco quiero necesito proveedor supplier mejor best otro other mercado market especial special gourmet artesanal mexicano mexicana mexico
    peruano peruana peru chileno chilena argentino argentina colombiano colombiana colombia ecuatoriano
    ecuatoriana ecuador boliviano boliviana bolivia brasileno brasilena brasil brazil brazilian espanol
    espanola espana italiano italiana italia frances francia aleman alemania turco turquia indio india chino
    china chinese vietnamita vietnam japones japon americano america costarricense guatemalteco escoces andino
    tropical`).map(stem),
);

/** Words that tell sorts of a product apart more often than they name one. */
const attributeWords = new Set(
  listed(`natural crudo crude raw entero whole puro pure blanco white rojo red negro black rosado verde green azul blue
    amarillo yellow grande large pequeno small mini industrial profesional hombre mujer nino nina dama
    caballero men women kids granule granulo granulado kernel slice piece pieza pack paquete rollo roll set
    kit equipo equipment aparato maquina machine accesorio accessory articulo article insumo supply suministro
    juego hoja sheet bloque block trozo chunk cubo cube tira strip stick slab lingote ingot pellet
    material desechable disposable portatil portable digital inteligente smart doble triple simple duro blando`).map(
    stem,
  ),
);

/** How much of a word's weight counts when names are compared, 0 to 1; a bare number hardly does. */
export function meaningOf(stemmedWord: string): number {
  if (offerWords.has(stemmedWord) || /^\d+$/.test(stemmedWord)) return 0.15;
  return attributeWords.has(stemmedWord) ? 0.6 : 1;
}

/** Below it a word tells of the offer, not of the good. */
const leastMeaning = 0.5;

/** Whether a stemmed word tells anything of the good itself, as "peruano", "premium" and numbers do not. */
export const tellsOfGood = (stemmedWord: string): boolean => meaningOf(stemmedWord) >= leastMeaning;
