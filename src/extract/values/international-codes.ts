import { digitsOf, doubled, weighted } from "./weighted-digits.ts";

/** The digit that brings a weighted sum to a multiple of eleven, 0 for ten and more. */
const elevenLess = (sum: number): number => (sum % 11 < 2 ? 0 : 11 - (sum % 11));
const hasOneValue = (code: string): boolean => new Set(code).size === 1;

const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2];

/** Brazilian CNPJ: two control digits, weights 2 to 9 from the right, modulo 11. */
function isCnpj(code: string): boolean {
  if (!/^\d{14}$/.test(code) || hasOneValue(code)) return false;
  const digits = digitsOf(code);
  return (
    digits[12] === elevenLess(weighted(digits.slice(0, 12), cnpjWeights.slice(1))) &&
    digits[13] === elevenLess(weighted(digits.slice(0, 13), cnpjWeights))
  );
}

/** Brazilian CPF: two control digits, weights 2 to 11 from the right, modulo 11. */
function isCpf(code: string): boolean {
  if (!/^\d{11}$/.test(code) || hasOneValue(code)) return false;
  const digits = digitsOf(code);
  const control = (count: number): number =>
    elevenLess(digits.slice(0, count).reduce((sum, digit, i) => sum + digit * (count + 1 - i), 0));
  return digits[9] === control(9) && digits[10] === control(10);
}

/** Portuguese NIF: weights 9 to 2, modulo 11. */
const isPortuguese = (code: string): boolean =>
  /^[1235689]\d{8}$/.test(code) && Number(code[8]) === elevenLess(weighted(digitsOf(code), [9, 8, 7, 6, 5, 4, 3, 2]));

/** Doubled in every second place from the right, digits summed, modulo 10 (ISO/IEC 7812-1, annex B). */
const isLuhn = (code: string): boolean =>
  digitsOf(code)
    .toReversed()
    .reduce((sum, digit, i) => sum + (i % 2 === 0 ? digit : doubled(digit)), 0) %
    10 ===
  0;

/** German USt-IdNr.: the product method of ISO 7064 for eleven and ten. */
function isGerman(code: string): boolean {
  if (!/^[1-9]\d{8}$/.test(code)) return false;
  let product = 10;
  for (const digit of digitsOf(code.slice(0, 8))) product = (((digit + product) % 10 || 10) * 2) % 11;
  return Number(code[8]) === (11 - product) % 10;
}

/** French TVA: a key of two figures that follows from the SIREN, itself with a control digit. */
const isFrench = (code: string): boolean =>
  /^\d{11}$/.test(code) &&
  isLuhn(code.slice(2)) &&
  Number(code.slice(0, 2)) === (12 + 3 * (Number(code.slice(2)) % 97)) % 97;

const vatByCountry: Readonly<Record<string, (number: string) => boolean>> = {
  DE: isGerman,
  FR: isFrench,
  IT: (number) => /^\d{11}$/.test(number) && isLuhn(number),
  PT: isPortuguese,
};

const isVat = (code: string): boolean => vatByCountry[code.slice(0, 2)]?.(code.slice(2)) ?? false;

/** IBAN: country and control digits moved to the end, letters as 10 to 35, modulo 97 (ISO 13616). */
function isIban(code: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(code)) return false;
  let rest = 0;
  for (const character of code.slice(4) + code.slice(0, 4)) {
    const value = Number.parseInt(character, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest === 1;
}

/** ISSN, written with its hyphen: weights 8 to 2, modulo 11, X for ten. */
function isIssn(code: string): boolean {
  const [, first = "", last = ""] = /^(\d{4})-(\d{3}[\dX])$/.exec(code) ?? [];
  if (first === "") return false;
  const sum =
    weighted(digitsOf(first + last.slice(0, 3)), [8, 7, 6, 5, 4, 3, 2]) + (last[3] === "X" ? 10 : Number(last[3]));
  return sum % 11 === 0;
}

/**
 * Whether a code in capitals, without blanks and dots, is a number of Brazil (CNPJ, CPF), Portugal (NIF), the VAT number of DE, FR,
 * IT or PT with its country, an IBAN, or an ISSN, whose control digits fit.
 */
export function isInternationalCode(kept: string): boolean {
  const code = kept.replace(/[-/]/g, "");
  return isCnpj(code) || isCpf(code) || isPortuguese(code) || isVat(code) || isIban(code) || isIssn(kept);
}
