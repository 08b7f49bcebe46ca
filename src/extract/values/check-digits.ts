import { isInternationalCode } from "./international-codes.ts";
import { digitsOf, doubled, weighted } from "./weighted-digits.ts";

/** GTIN-8, -12, -13 and -14 (EAN, UPC): weights 3 and 1 from the right, modulo 10 (GS1 General Specifications 7.9). */
function isGtin(code: string): boolean {
  if (!/^(?:\d{8}|\d{12,14})$/.test(code) || /^0+$/.test(code)) return false;
  const digits = digitsOf(code).toReversed();
  return digits.reduce((sum, digit, i) => sum + digit * (i % 2 === 0 ? 1 : 3), 0) % 10 === 0;
}

/** ISBN-10, whose check character may be X: weights 10 to 1, modulo 11. */
const isIsbn10 = (code: string): boolean =>
  /^\d{9}[\dX]$/.test(code) &&
  [...code].reduce((sum, character, i) => sum + (10 - i) * (character === "X" ? 10 : Number(character)), 0) % 11 === 0;

/** Whether a text is the number of a bar code whose control digit fits: GTIN/EAN/UPC or ISBN, with or without blanks and hyphens. */
export function isBarcode(text: string): boolean {
  const code = text.toUpperCase().replace(/[\s-]/g, "");
  return isGtin(code) || isIsbn10(code);
}

const nifLetters = "TRWAGMYFPDXBNJZSQVHLCKE";

/** Spanish NIF and NIE: the number modulo 23 names the letter. */
function isNif(code: string): boolean {
  if (!/^[XYZ\d]\d{7}[A-Z]$/.test(code)) return false;
  const number = Number(code.slice(0, 8).replace(/^[XYZ]/, (letter) => String("XYZ".indexOf(letter))));
  return nifLetters[number % 23] === code[8];
}

/** Spanish CIF: digits in odd places doubled, their digits summed, the control is a digit or the letter of `JABCDEFGHI`. */
function isCif(code: string): boolean {
  if (!/^[ABCDEFGHJNPQRSUVW]\d{7}[\dA-J]$/.test(code)) return false;
  const digits = digitsOf(code.slice(1, 8));
  const sum = digits.reduce((total, digit, i) => total + (i % 2 === 0 ? doubled(digit) : digit), 0);
  const control = (10 - (sum % 10)) % 10;
  return code[8] === String(control) || code[8] === "JABCDEFGHI"[control];
}

const elevenDigitWeights = [5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/** Peruvian RUC: ten digits weighted, modulo 11. */
const isRuc = (code: string): boolean =>
  /^(?:10|15|16|17|20)\d{9}$/.test(code) &&
  Number(code[10]) === (11 - (weighted(digitsOf(code), elevenDigitWeights) % 11)) % 10;

/** Argentine CUIT and CUIL: the same weights, another use of 10 and 11. */
function isCuit(code: string): boolean {
  if (!/^(?:2[0347]|3[034])\d{9}$/.test(code)) return false;
  const control = 11 - (weighted(digitsOf(code), elevenDigitWeights) % 11);
  return Number(code[10]) === (control === 11 ? 0 : control === 10 ? 9 : control);
}

/** Chilean RUT: weights 2 to 7 from the right, modulo 11, K for ten. Only written with its hyphen, so that no plain number passes. */
function isRut(code: string): boolean {
  const [, number = "", control] = /^(\d{7,8})-([\dK])$/.exec(code) ?? [];
  if (number === "") return false;
  const sum = digitsOf(number)
    .toReversed()
    .reduce((total, digit, i) => total + digit * (2 + (i % 6)), 0);
  return "0K987654321"[sum % 11] === control;
}

/** Colombian NIT: primes from the right, modulo 11. Only written with its hyphen. */
function isNit(code: string): boolean {
  const [, number = "", control] = /^(\d{9})-(\d)$/.exec(code) ?? [];
  if (number === "") return false;
  const rest = weighted(digitsOf(number), [41, 37, 29, 23, 19, 17, 13, 7, 3]) % 11;
  return Number(control) === (rest > 1 ? 11 - rest : rest);
}

const rfcCharacters = "0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ";

/** Mexican RFC: letters, a date and a homoclave whose last character follows from the others, modulo 11. */
function isRfc(code: string): boolean {
  if (!/^[A-ZÑ&]{3,4}\d{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])[A-Z\d]{2}[\dA]$/.test(code)) return false;
  const padded = code.padStart(13, " ");
  const sum = Array.from(padded.slice(0, 12)).reduce(
    (total, character, i) => total + rfcCharacters.indexOf(character) * (13 - i),
    0,
  );
  return "0A987654321"[sum % 11] === padded[12];
}

/**
 * Whether a text is an article or tax number whose control digit fits: GTIN/EAN/UPC, ISBN, NIF, NIE and CIF (Spain), RUC (Peru),
 * CUIT (Argentina), RUT (Chile), NIT (Colombia), RFC (Mexico), and those of `isInternationalCode`. Dots and blanks do not count; a
 * country mark `ES` may stand before.
 */
export function hasValidCheckDigit(text: string): boolean {
  if (text.length > 42 || !/\d{3}/.test(text)) return false;
  const kept = text.toUpperCase().replace(/[\s.]/g, "");
  const code = kept.replaceAll("-", "").replace(/^ES(?=[A-Z\d]\d{7}[A-Z\d]$)/, "");
  return (
    isGtin(code) ||
    isIsbn10(code) ||
    isNif(code) ||
    isCif(code) ||
    isRuc(code) ||
    isCuit(code) ||
    isRfc(code) ||
    isRut(kept) ||
    isNit(kept) ||
    isInternationalCode(kept)
  );
}
