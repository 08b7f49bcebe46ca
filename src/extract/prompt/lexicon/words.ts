import { fold } from "../../../domain/text.ts";
import { remember } from "../../remember.ts";

/** Initials: `N.I.F.`, `C.U.I.T`. */
const dottedLetters = /(?<![\p{L}.])(?:\p{L}\.){2,}\p{L}?(?![\p{L}])/gu;

const beyondAscii = /[^\0-\x7f]/;
/** What stands for a letter that was lost when the page was written out. */
const lost = "\ufffd";

/** Classes of plain letters are told many times sooner than those of all scripts. */
const wordsIn = (folded: string): string[] =>
  beyondAscii.test(folded) ? toPlainLetters(folded).split(/[^\p{L}\p{N}\ufffd]+/u) : folded.split(/[^a-z\d]+/);

/** Letters that have no accent to lose, as they are written where there is no key for them. */
const plainLetters: Readonly<Record<string, string>> = { ß: "ss", ø: "o", ł: "l", đ: "d", ı: "i", æ: "ae", œ: "oe" };
const toPlainLetters = (folded: string): string =>
  folded.replace(/[ßøłđıæœ]/g, (letter) => plainLetters[letter] ?? letter);

export const isLost = (word: string): boolean => word.includes(lost);

/** Whether two words are the same but for letters that were lost: `proposici�n`. */
export const sameLetters = (a: string, b: string): boolean =>
  a.length === b.length && [...a].every((letter, i) => letter === b[i] || letter === lost || b[i] === lost);

/** Folded words of a text, with camelCase, hyphens and underscores opened: `productTitle` → `product`, `title`. */
export const wordsOf = (text: string): string[] =>
  wordsIn(
    fold(
      text.replace(dottedLetters, (letters) => letters.replaceAll(".", "")).replace(/([\p{Ll}\d])(\p{Lu})/gu, "$1 $2"),
    ),
  ).filter((word) => word !== "");

/** The same of what was asked for or is called by a name: the same list each time, by which what is known of it is found again. */
export const wordsOfPhrase = remember((phrase): readonly string[] => wordsOf(phrase));

/** The singulars that a word may be the plural of in Spanish or English, itself first: `jueces` → `juez`, `prices` → `price`. */
function singulars(word: string): string[] {
  const forms = [word];
  if (word.length > 5 && word.endsWith("ces")) forms.push(`${word.slice(0, -3)}z`);
  if (word.length > 4 && word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`);
  if (word.length > 5 && /(?:[rnldjzs]|x|ch|sh)es$/.test(word)) forms.push(word.slice(0, -2));
  if (word.length > 3 && word.endsWith("s") && !word.endsWith("ss")) forms.push(word.slice(0, -1));
  return forms;
}

/** Small words that are one letter away from names (`Andes`), from another question or from a column (`talla`). */
const neverSlips: ReadonlySet<string> = new Set("antes ante cuanto cuanta cuantos cuantas tabla tablas".split(" "));

/** Whether two words are the same but for one slip: an edit of one letter in words of five letters or more, or two swapped letters. */
export function isTypo(a: string, b: string): boolean {
  if (a === b) return true;
  if (neverSlips.has(a) || neverSlips.has(b)) return false;
  if (Math.min(a.length, b.length) < 5 || Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i++;
  if (a.length > b.length) return a.slice(i + 1) === b.slice(i);
  if (b.length > a.length) return a.slice(i) === b.slice(i + 1);
  return (
    a.slice(i + 1) === b.slice(i + 1) || (a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2))
  );
}

const areSameButForLost = (a: string, b: string): boolean =>
  a.length === b.length && (isLost(a) || isLost(b)) && sameLetters(a, b);

/** A plural ending and a slip. */
const maxLengthApart = 3;

const sameWord = (a: string, b: string): boolean => {
  if (a === b || areSameButForLost(a, b)) return true;
  if (a[0] !== b[0] || Math.abs(a.length - b.length) > maxLengthApart) return false;
  if (!a.endsWith("s") && !b.endsWith("s")) return isTypo(a, b);
  const others = singulars(b);
  return singulars(a).some((form) => others.some((other) => isTypo(form, other)));
};

const holds = (words: readonly string[], word: string): boolean => {
  for (let i = 0; i < words.length; i++) if (sameWord(word, words[i] ?? "")) return true;
  return false;
};

/** Share of the words of `phrase` that stand in `words`, in any inflection; phrases of one word need the whole word. */
export function coverage(phrase: readonly string[], words: readonly string[]): number {
  let held = 0;
  for (let i = 0; i < phrase.length; i++) if (holds(words, phrase[i] ?? "")) held++;
  return phrase.length === 0 ? 0 : held / phrase.length;
}

/** Whether two words are the same in the singular or the plural. */
export const sameInflected = (a: string, b: string): boolean => {
  if (a === b || areSameButForLost(a, b)) return true;
  if (a[0] !== b[0] || (!a.endsWith("s") && !b.endsWith("s")) || Math.abs(a.length - b.length) > maxLengthApart)
    return false;
  const others = singulars(b);
  return singulars(a).some((form) => others.includes(form));
};

/** Whether all words of `phrase` stand in `words` in the singular or the plural, without a slip. */
export function coversExactly(phrase: readonly string[], words: readonly string[]): boolean {
  for (let i = 0; i < phrase.length; i++) if (!holdsInflected(words, phrase[i] ?? "")) return false;
  return phrase.length > 0;
}

const holdsInflected = (words: readonly string[], word: string): boolean => {
  for (let i = 0; i < words.length; i++) if (sameInflected(word, words[i] ?? "")) return true;
  return false;
};

/** Whether two phrases have the same words, in the singular or the plural and in any order. */
export const areSameWords = (a: readonly string[], b: readonly string[]): boolean =>
  coversExactly(a, b) && coversExactly(b, a);

/** The same, also where one of them is written as one word: `Web Site` and `website`. */
export const areSameOrJoined = (a: readonly string[], b: readonly string[]): boolean =>
  (countLetters(a) === countLetters(b) && a.join("") === b.join("")) || areSameWords(a, b);

function countLetters(words: readonly string[]): number {
  let count = 0;
  for (const word of words) count += word.length;
  return count;
}

/** Whether all words of `phrase` stand in `words`, in any inflection. */
export function covers(phrase: readonly string[], words: readonly string[]): boolean {
  for (let i = 0; i < phrase.length; i++) if (!holds(words, phrase[i] ?? "")) return false;
  return phrase.length > 0;
}

/** Where the words of `phrase` stand one after another in `words`, or -1. */
export function findPhrase(phrase: readonly string[], words: readonly string[]): number {
  for (let start = 0; start + phrase.length <= words.length; start++) {
    if (standsAt(phrase, words, start)) return start;
  }
  return -1;
}

function standsAt(phrase: readonly string[], words: readonly string[], start: number): boolean {
  for (let i = 0; i < phrase.length; i++) if (!sameWord(phrase[i] ?? "", words[start + i] ?? "")) return false;
  return true;
}

const stem = (word: string): string => (word.length < 5 ? word : word.replace(/(?:[oa]s|es|[oaes])$/, ""));

/** Whether two folded words differ at most in gender and number: `remotas` and `Remoto`. */
export const sameStem = (a: string, b: string): boolean =>
  a === b || a === `${b}s` || b === `${a}s` || (stem(a) === stem(b) && stem(a).length >= 3);

const leastRoot = 4;
const longestEnding = 5;

/** Whether two folded words come of one verb: `perdieron` and `perdidos`, `vendieron` and `vendidas`. */
export function sameRoot(a: string, b: string): boolean {
  let root = 0;
  while (root < a.length && a[root] === b[root]) root++;
  const longer = Math.max(a.length, b.length);
  return root >= leastRoot && longer - root <= longestEnding && root * 2 > longer;
}
