const label =
  /^(?:hs|sa|hts|ncm|taric|cn|nandina|c[oó]digo|code|partida|heading|arancel|fracci[oó]n|subpartida)\s*[:.#-]?\s*/i;
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

/** `080440` → `0804.40`, as codes are printed. */
export const dotted = (code: string): string => (code.length > 4 ? `${code.slice(0, 4)}.${code.slice(4)}` : code);
