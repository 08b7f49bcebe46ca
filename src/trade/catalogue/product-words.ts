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

/** What a good lacks is a word of its own beginning so: "nuez sin cáscara" is anything but a nut with its shell. */
export const lack = "sin";
const lacking = /^(?:sin|without)$/i;

/** Whether a word says that a good lacks what follows: "sin", "without". */
export const isLack = (word: string): boolean => lacking.test(word);

/** Folded, with "t-shirt" and "t shirt" written as "tshirt", "x-ray" as "xray", "sin cáscara" as "sincascara". */
export const foldName = (text: string): string =>
  fold(text)
    .replace(/\b([a-z])-(?=[a-z])/g, "$1")
    .replace(/\b([tx]) (?=shirt|ray)/g, "$1")
    .replace(/\b(?:sin|without) (?=[a-z])/g, lack);

/** The words of a text as they stand. */
export const piecesOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a text as they stand, what is lacking with the word that says so: "sin gluten". */
export const piecesAsSaid = (text: string): string[] =>
  text.match(/(?:(?<![\p{L}\p{N}])(?:sin|without)\s+)?[\p{L}\p{N}]+/giu) ?? [];

/** Whether such a piece says what is lacking. */
export const saysLack = (piece: string): boolean => isLack(piece.split(/\s/)[0]!) && /\s/.test(piece);

/** A folded word stemmed, or null when it carries no meaning of its own. */
export function productWord(word: string): string | null {
  if (stopWords.has(word) || (word.length === 1 && word >= "a" && word <= "z")) return null;
  return stem(word);
}

/** The words of a folded name that carry meaning, stemmed, in order, each once. */
export function productWords(foldedName: string): string[] {
  return [...new Set(piecesOf(foldedName).map(productWord))].filter((word) => word !== null);
}

/** Words of how a good is made or sold, of which statistics know nothing but where a code is named by them. */
const qualityWords = new Set(
  listed(`premium organico organic bio ecologico gourmet artesanal artisanal especial special especialidad specialty primera
    calidad quality nativo nativa native selecto selecta select certificado certified justo fair granel bulk`).map(
    stem,
  ),
);

/** Words of how a good was cut up, which no code is told apart by. */
const cutWords = listed(
  `rodaja loncha lonja rebanada mitad half halves halved rebanado picado troceado porcion portion florete floret eviscerado descabezado desgranado gutted headless diced sliced chopped`,
);

/** Words that describe an offer or its origin, or ask for something, not a product. */
const offerWords = new Set([
  ...qualityWords,
  ...cutWords,
  ...listed(`producto product nacional importado exportacion importacion importador importer exportador exporter
    export import importan exportan importa exporta mayor mayoreo mayorista wholesale precio price barato cheap nuevo nueva new
    marca brand calibre caliber tipo type clase variedad grade fresco fresca fresh kilo tonelada ton comercio comercial commercial trade
    uso use comprar compra compran comprador buy buyer vender vende venden sell exportar importar busco quiero necesito
    proveedor supplier cliente customer mejor best otro other mas more mercado market demanda cuesta cuanto
    no quien que cual donde como puedo mi mis le les me pais country who where which what how my
    vale europa europe estado unido eeuu canada holanda japan germany france italy spain korea mexicano mexicana mexico mexican
    peruano peruana peru peruvian chileno chilena chilean argentino argentina colombiano colombiana colombia colombian
    ecuatoriano ecuatoriana ecuador ecuadorian boliviano boliviana bolivia brasileno brasilena brasil brazil brazilian
    espanol espanola espana spanish italiano italiana italia frances francia aleman alemania turco turquia indio india
    chino china chinese vietnamita vietnam japones japon americano america costarricense guatemalteco escoces andino
    tropical`).map(stem),
]);

/** Words that tell sorts of a product apart more often than they name one. */
const attributeWords = new Set(
  listed(`natural crudo cruda crude raw entero entera whole puro pura pure blanco blanca white rojo roja red negro negra
    black rosado verde green azul blue amarillo amarilla yellow grande large pequeno pequena small mini industrial profesional hombre mujer nino nina dama
    caballero men women kids granule granulo granulado kernel slice piece pieza pack paquete rollo roll set
    kit equipo equipment aparato maquina machine accesorio accessory articulo article insumo supply suministro
    juego hoja sheet bloque block trozo chunk cubo cube tira strip stick slab lingote ingot pellet
    material desechable disposable portatil portable digital inteligente smart doble triple simple duro dura blando blanda`).map(
    stem,
  ),
);

/** Whether a stemmed word tells how a good is made or sold: "organico", "granel". */
export const tellsOfQuality = (stemmedWord: string): boolean => qualityWords.has(stemmedWord);

/** How much of a word's weight counts when names are compared, 0 to 1; a bare number hardly does. */
export function meaningOf(stemmedWord: string): number {
  if (offerWords.has(stemmedWord) || /^\d+$/.test(stemmedWord)) return 0.15;
  return attributeWords.has(stemmedWord) ? 0.6 : 1;
}

/** Below it a word tells of the offer, not of the good. */
const leastMeaning = 0.5;

/** Whether a stemmed word tells anything of the good itself, as "peruano", "premium" and numbers do not. */
export const tellsOfGood = (stemmedWord: string): boolean => meaningOf(stemmedWord) >= leastMeaning;
