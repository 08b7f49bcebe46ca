const systems = "hs|sa|hts|ncm|taric|cn|nandina|sistema armonizado";
const kinds =
  "c[oó]digo|code|partida|subpartida|p\\.?a|heading|subheading|arancel|fracci[oó]n|posici[oó]n|cap[ií]tulo|cap|chapter";
const moreOfKinds = "arancelari[ao]|nacional|tariff|de|del|n[°º]?|nro|n[uú]mero|number";
const label = new RegExp(`^(?:(?:${systems}|${kinds}|${moreOfKinds})(?![\\p{L}\\p{N}])[\\s:.#-]*)+`, "iu");
const separated = /^\d{1,4}(?:[ .\-‐–/]?\d{1,4}){0,5}$/;

const isOdd = (digits: string): boolean => digits.length % 2 === 1;

/**
 * The digits of a text that is nothing but a product code, else null: "0804.40", "08 04 40" and "HS 080440" → "080440".
 * National codes keep their first six digits ("10063000" → "100630"). An odd number of digits has lost its leading zero
 * ("8" → "08", "901" → "0901", "804.40" → "080440"), or its last one where the first group is whole ("0804.4" → "080440").
 */
export function typedCode(text: string): string | null {
  const bare = text.trim().replace(label, "").trim();
  if (!separated.test(bare)) return null;
  const digits = bare.replace(/\D/g, "");
  if (digits.length > 12) return null;
  const [firstGroup = ""] = bare.split(/\D/);
  const padded = isOdd(firstGroup) ? `0${digits}` : digits;
  return (isOdd(padded) ? `${padded}0` : padded).slice(0, 6);
}

const besideWords = /(?<![\d.,])(?:\d{4}\.\d{2}(?:\.\d{2}){0,2}|\d{8}(?:\d{2})?)(?![\d.,]*\d)/g;
const labelled = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${systems}|(?:sub)?partida)[\\s:.#-]*(\\d{4}(?:\\d{2})?)(?![\\d.,]*\\d)`,
  "giu",
);

/**
 * The six digits, or the four of a heading, of the one thing in a text that is written as codes are: "080440" of
 * "0804.40.00.00 - Aguacates (paltas)" and of "palta, HS 080440". Null of a text with several, or with none.
 */
export function codeBesideWords(text: string): string | null {
  const written = [
    ...Array.from(text.matchAll(besideWords), ([code]) => code),
    ...Array.from(text.matchAll(labelled), ([, code]) => code!),
  ];
  const codes = new Set(written.map(typedCode));
  const [code = null] = codes;
  return codes.size === 1 ? code : null;
}

/** `080440` → `0804.40`, as codes are printed. */
export const dotted = (code: string): string => (code.length > 4 ? `${code.slice(0, 4)}.${code.slice(4)}` : code);
