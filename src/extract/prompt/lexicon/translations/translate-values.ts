import { remember } from "../../../remember.ts";
import type { Match } from "../value-words.ts";
import { sameStem, wordsOf } from "../words.ts";
import { foreignNamesOf, lettersOf } from "./names-of-places.ts";
import { places } from "./regions.ts";
import { valueEntries } from "./value-entries.ts";

type Phrase = readonly string[];

const joints: ReadonlySet<string> = new Set(
  "de del la el los las the of and for y e en in du des le les da do dos di der die das und et l d von fur para".split(
    " ",
  ),
);
const beyondLatin = /[\u0400-\u04ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]/;
const longestTerm = 3;
const maxWords = 5;
/** A part with fewer letters stands in too many other words. */
const minLetters = 4;

const contentOf = (text: string): Phrase => wordsOf(text).filter((word) => !joints.has(word));

type Entries = { readonly terms: readonly (readonly Phrase[])[]; readonly byFirst: ReadonlyMap<string, number[]> };
let built: Entries | undefined;

/** The entries as lists of words, and by the first letters of their terms. */
function entries(): Entries {
  if (built) return built;
  const terms = [...valueEntries, ...places].map((entry) => entry.split(", ").map(contentOf));
  const byFirst = new Map<string, number[]>();
  for (const [sense, phrases] of terms.entries())
    for (const [first = ""] of phrases) {
      const key = keyOf(first);
      const known = byFirst.get(key);
      if (!known) byFirst.set(key, [sense]);
      else if (known.at(-1) !== sense) known.push(sense);
    }
  return (built = { terms, byFirst });
}

const keyOf = (word: string): string => word.slice(0, 3);

const isSame = (a: Phrase, b: Phrase): boolean =>
  a.length === b.length && a.every((word, i) => sameStem(word, b[i] ?? ""));

/** What else words as a whole are called: those of their entries, countries and languages in their own and other languages. */
const termsFor = remember((text): readonly Phrase[] => {
  const words = contentOf(text);
  const { terms, byFirst } = entries();
  const senses = (byFirst.get(keyOf(words[0] ?? "")) ?? []).filter((sense) =>
    terms[sense]?.some((term) => isSame(term, words)),
  );
  return [...senses.flatMap((sense) => terms[sense] ?? []), ...foreignNamesOf(text).map(contentOf)];
});

/** Each word or phrase that has other names, the longest first, and the words between them as they are; null where none has any. */
function readTerms(words: Phrase): (readonly Phrase[])[] | null {
  const read: (readonly Phrase[])[] = [];
  let known = 0;
  for (let at = 0; at < words.length;) {
    let length = Math.min(longestTerm, words.length - at);
    while (length > 0 && termsFor(words.slice(at, at + length).join(" ")).length === 0) length--;
    const own = words.slice(at, at + Math.max(1, length));
    read.push(length > 0 ? [own, ...termsFor(own.join(" "))] : [own]);
    if (length > 0) known++;
    at += Math.max(1, length);
  }
  return known === 0 ? null : read;
}

type Token = { readonly word: string; readonly from: number; readonly to: number };

const tokensOf = (value: string): Token[] =>
  [...value.matchAll(/[\p{L}\p{N}]+/gu)]
    .map(({ 0: text, index }) => ({ word: wordsOf(text).join(""), from: index, to: index + text.length }))
    .filter(({ word }) => word !== "" && !joints.has(word));

/** The part of a value in which one name of each stands, beside one another and in any order; null where none does. */
function findAll(wanted: readonly (readonly Phrase[])[], value: string): string | null {
  const tokens = tokensOf(value);
  const taken = new Set<number>();
  for (const names of wanted) {
    const found = findOne(names, tokens, taken);
    if (!found) {
      const plain = wanted.length === 1 ? names.flatMap((name) => inOtherScript(name, value) ?? [])[0] : undefined;
      return plain ?? null;
    }
    for (const at of found) taken.add(at);
  }
  const places = [...taken].toSorted((a, b) => a - b);
  const [first = 0, last = 0] = [places[0], places.at(-1)];
  if (last - first >= places.length) return null;
  return value.slice(tokens[first]?.from, tokens[last]?.to);
}

function findOne(names: readonly Phrase[], tokens: readonly Token[], taken: ReadonlySet<number>): number[] | null {
  for (const name of names) {
    if (name.length === 0) continue;
    for (let start = 0; start + name.length <= tokens.length; start++) {
      const at = name.map((_, i) => start + i);
      if (at.some((one) => taken.has(one))) continue;
      if (name.every((word, i) => sameStem(word, tokens[start + i]?.word ?? ""))) return at;
    }
  }
  return null;
}

/** Scripts without spaces: a name anywhere in the text. */
const inOtherScript = (name: Phrase, value: string): string | null => {
  const text = name.join(" ");
  return beyondLatin.test(text) && text.length > 1 && value.includes(text) ? text : null;
};

/**
 * The parts of values that say in another language, or in letters, what some words of a prompt do: whole values where a part would be too
 * short to be looked for; null where none does, or the words have no others.
 */
export function translateValues(words: string, values: readonly string[]): Match | null {
  const content = contentOf(words);
  if (content.length === 0 || content.length > maxWords || values.length === 0) return null;
  const wanted = readTerms(content);
  const said = wanted ? values.flatMap((value) => foundIn(value, findAll(wanted, value))) : [];
  const letters = lettersOf(words);
  const found = said.length > 0 ? said : values.flatMap((value) => foundIn(value, letters?.(value) ?? null));
  if (found.length === 0) return null;
  const isWhole =
    said.length === 0 || found.some(({ part }) => part.replace(/[^\p{L}\p{N}]/gu, "").length < minLetters);
  return {
    values: [...new Set(found.map(({ part, value }) => (isWhole ? value : part)))],
    isWhole,
    share:
      said.length === 0
        ? 1
        : found.reduce((sum, { part, value }) => sum + part.length / value.trim().length, 0) / found.length,
    among: found.length / values.length,
  };
}

const foundIn = (value: string, part: string | null): { part: string; value: string }[] =>
  part === null ? [] : [{ part, value }];
