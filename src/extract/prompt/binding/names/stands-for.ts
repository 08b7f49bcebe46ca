import { translationsOf } from "../../lexicon/thesaurus/thesaurus.ts";
import { wordsOfPhrase } from "../../lexicon/words.ts";
import { isInitialsOf } from "./cut-short.ts";
import { withoutNumber } from "./field-words.ts";

/** How surely a short heading stands for words: by the initials of all, by letters of one in order, by its first letter alone. */
const byInitials = 3;
const byLetters = 2;
export const byFirstLetter = 1;

const minLetters = 2;
const maxLetters = 4;
const vowels = /[aeiou]/g;

/** `HR` for "home runs" 3, `Tm` for "team", `AVG` for "batting average" and `Opp` for "rival" 2, `W` for "wins" 1, else 0. */
export function shorteningOf(name: string, asked: readonly string[]): number {
  const head = withoutNumber(name);
  if (isInitialsOf(head, asked)) return byInitials;
  if (isCutTerm(head, asked)) return byLetters;
  const parts = wordsOfPhrase(head);
  if (parts.length <= 2 && parts.some((part) => asked.some((word) => isShortFor(part, word)))) return byLetters;
  return parts.length === 1 && asked.length === 1 && parts[0]?.length === 1 && asked[0]?.startsWith(parts[0])
    ? byFirstLetter
    : 0;
}

const minCut = 3;
const maxCut = 5;

/** Whether a heading is the beginning of what other languages call just that. */
function isCutTerm(head: string, asked: readonly string[]): boolean {
  const [cut = "", ...more] = wordsOfPhrase(head);
  if (more.length > 0 || cut.length < minCut || cut.length > maxCut) return false;
  return translationsOf(asked).some(
    (term) => term.length > cut.length + 1 && term.startsWith(cut) && !term.includes(" "),
  );
}

/** The first letter and consonants of a word in order; of two letters, the first and the last consonant. */
function isShortFor(short: string, word: string): boolean {
  if (short.length < minLetters || short.length > maxLetters || word.length <= short.length) return false;
  if (!/^[a-z]+$/.test(short) || short[0] !== word[0]) return false;
  const rest = short.slice(1);
  const consonants = word.slice(1).replace(vowels, "");
  if (rest.length === 1) return consonants.endsWith(rest) || (consonants.endsWith("s") && consonants.at(-2) === rest);
  return standsInOrder(rest, consonants);
}

function standsInOrder(letters: string, word: string): boolean {
  let at = 0;
  for (const letter of letters) {
    at = word.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
