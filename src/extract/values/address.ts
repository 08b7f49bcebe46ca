import { findAddress } from "./find-address.ts";
import { hasWorldStreet } from "./world-streets.ts";

const spanishStreet =
  /(?<![\p{L}])(?:c\/|calle|avda?\.?|avenida|av\.|bulevar|blvd\.?|paseo|p\.º|plaza|pza\.?|plz\.?|carretera|ctra\.?|camino|ronda|travesía|urb\.?|urbanización|polígono|pol\.|jr\.?|jirón|pasaje|carrera|cra\.?|kra\.?|diagonal|transversal|autopista|calzada|cerrada|privada|col\.|colonia|rambla|gran vía)(?![\p{L}])/iu;
const englishStreet =
  /\d+\s+(?:[NSEW]\.?\s+)?[\p{L}\d'. ]{2,40}\b(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|place|pl|square|sq(?!\.?\s?(?:ft|feet|foot|m|km|mi|in|yd)\b)|highway|hwy|parkway|pkwy|way|suite|ste)\b/iu;
const postcode =
  /(?<![\d.,])(?:(?:C\.?\s?P\.?\s*)?\d{5}(?:-\d{4})?|[A-Z]\d{4}[A-Z]{3}|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|\d{4}-\d{3})(?![\d.,])/u;

/** What begins as the name of an authority does; a place of a court (`Plz. 4`) is no square. */
const authority =
  /^(?:sec(?:ci[óo]n|c?\.)|juzgado|tribunal|sala|audiencia|fiscal[ií]a|ministerio|consejer[ií]a|delegaci[óo]n|direcci[óo]n (?:general|provincial)|ayuntamiento|municipalidad|diputaci[óo]n|notar[ií]a|registro|agencia|universidad)(?![\p{L}\d])/iu;

/** Whether a text is a postal address of Europe, America or East Asia: a street with a number, or a postcode with a place. */
export function looksLikeAddress(text: string): boolean {
  if (text.length < 8 || text.length > 220 || !/\d/.test(text)) return false;
  if (spanishStreet.test(text) && !(authority.test(text) && findAddress(text) === null)) return true;
  if (englishStreet.test(text) || hasWorldStreet(text)) return true;
  return postcode.test(text) && /,|\n/.test(text) && /\p{L}{3}/u.test(text);
}
