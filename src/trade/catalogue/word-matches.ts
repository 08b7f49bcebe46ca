import { stem } from "./product-words.ts";
import { soundOf } from "./sounds.ts";

/** A catalogue word that a typed word may stand for; `quality` is 1 for the word itself. */
export type WordMatch = {
  readonly word: string;
  readonly quality: number;
  /** It is written or sounds nearly as the typed word, which the catalogue does not know. */
  readonly isRespelt?: true;
};

const shortestBySound = 4;
/** Without its z. */
const shortestWithLostZ = 3;
const shortestWithTypo = 5;
/** Below this length one letter apart is as often another word: a guess, but for a slip that only one word explains. */
const shortestWithSureTypo = 6;
const longestWithTypo = 40;
const shortestWithTwoTypos = 10;
const mostMatches = 8;
const ofSameSound = 0.93;
const ofTypo = 0.9;
const ofShortTypo = 0.7;
const ofEquivalent = 0.95;
const ofDiminutive = 0.9;
const mostLengthApart = 6;

/** Edits (insert, delete, replace, swap of neighbours) that turn one word into the other, or `limit + 1` when more are needed. */
function editDistance(left: string, right: string, limit: number): number {
  if (Math.abs(left.length - right.length) > limit) return limit + 1;
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: right.length + 1 }, (_, column) => column);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    let least = row;
    for (let column = 1; column <= right.length; column += 1) {
      const same = left[row - 1] === right[column - 1];
      let cost = Math.min(previous[column - 1]! + (same ? 0 : 1), previous[column]! + 1, current[column - 1]! + 1);
      if (left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1])
        cost = Math.min(cost, (beforePrevious[column - 2] ?? limit) + 1);
      current.push(cost);
      least = Math.min(least, cost);
    }
    if (least > limit) return limit + 1;
    beforePrevious = previous;
    previous = current;
  }
  return previous[right.length]!;
}

const keyRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"];

/** Whether two letters lie side by side on a keyboard, so that a finger takes one for the other. */
const areNeighbours = (left: string, right: string): boolean =>
  keyRows.some(
    (row) => row.includes(left) && row.includes(right) && Math.abs(row.indexOf(left) - row.indexOf(right)) === 1,
  );

/** A letter left out, doubled or swapped behind the first, or its neighbour hit, is what fingers do; others make another word as often. */
function isSlip(typed: string, word: string): boolean {
  if (typed[0] !== word[0]) return false;
  const differing = [...typed].flatMap((letter, at) => (letter === word[at] ? [] : [at]));
  const [at] = differing;
  if (typed.length !== word.length || at === undefined || differing.length > 1) return true;
  return areNeighbours(typed[at]!, word[at]!);
}

const withoutSlip = 0.97;

/** How well a word of the catalogue explains a typed one, 0 to 1; `sound` and `wordSound` are how they sound. */
function similarity(typed: string, sound: string, word: string, wordSound: string): number {
  if (sound === wordSound) return ofSameSound;
  const typos = typed.length >= shortestWithTwoTypos ? 2 : 1;
  const edits = editDistance(typed, word, typos);
  const isShort = Math.min(typed.length, word.length) < shortestWithSureTypo;
  if (edits === 1) return (isShort ? ofShortTypo : ofTypo) * (isSlip(typed, word) ? 1 : withoutSlip);
  if (editDistance(sound, wordSound, 1) === 1 && editDistance(typed, word, 3) <= 3) return isShort ? 0.6 : 0.8;
  if (edits === 2 && typos === 2) return 0.75;
  if (word.startsWith(typed) && typed.length >= 0.6 * word.length) return 0.8;
  return typed.startsWith(word) && word.length >= 0.7 * typed.length ? 0.7 : 0;
}

/** "arros" sounds as "arroz", and its s was taken for a plural: the stem of both is what is left, that of "arroz" with a c. */
const withLostZ = (word: string): string[] =>
  word.length >= shortestWithLostZ && /[aeiou]$/.test(word) ? [`${word}c`] : [];

/** A typo leaves the beginning or the end of a word as it sounds. */
const ends = (sound: string): [beginning: string, ending: string] => [`${sound.slice(0, 2)}-`, `-${sound.slice(-2)}`];

/** `written`: the word, or its feminine, which the stem has lost: a typo may keep a typed word from losing it too. */
type Heard = { readonly word: string; readonly written: string; readonly sound: string };

/** What a stem may have been: "granado" is "granado" or "granada". */
function gendersOf(word: string): readonly string[] {
  const feminine = `${word.slice(0, -1)}a`;
  return word.endsWith("o") && stem(feminine) === word ? [word, feminine] : [word];
}

function groupByEnd(words: readonly string[]): ReadonlyMap<string, readonly Heard[]> {
  const all = words.flatMap((word) => gendersOf(word).map((written) => ({ word, written, sound: soundOf(written) })));
  const beginnings = Map.groupBy(all, ({ sound }) => ends(sound)[0]);
  return new Map([...beginnings, ...Map.groupBy(all, ({ sound }) => ends(sound)[1])]);
}

/** What a diminutive may be of: "papita" of "papa", "olluquito" of "olluco", "pancito" of "pan". */
function basesOf(word: string): readonly string[] {
  if (!/..it[ao]$/.test(word)) return [];
  const root = word.slice(0, -3);
  if (/[nrl]c$/.test(root)) return [root.slice(0, -1)];
  const plain = root.replace(/qu$/, "c");
  return [plain + word.slice(-1), plain];
}

/** Another ending makes another word as often: "genérico" is no misspelt "generic". */
export const isOtherEnding = (typed: string, word: string): boolean => typed.startsWith(word) || word.startsWith(typed);

/** A short word is taken for another one where a slip of the fingers explains it, and no other word is but one letter away. */
function trustOnlySlip(typed: string, [best, ...others]: readonly WordMatch[]): readonly WordMatch[] {
  if (!best) return [];
  const isOnly = (others[0]?.quality ?? 0) < ofShortTypo * withoutSlip;
  const isSure = best.quality === ofShortTypo && isOnly && !isOtherEnding(typed, best.word);
  return [isSure ? { ...best, quality: ofTypo } : best, ...others];
}

/**
 * Answers which words of a vocabulary a typed word may stand for: the word itself and its equivalents; else what it is a
 * diminutive of; else words that sound the same, words one typo away (two from ten letters on), words it begins and words
 * that begin it, best first.
 */
export function createWordMatcher(
  words: readonly string[],
  isKnown: (word: string) => boolean,
  equivalentsOf: (word: string) => readonly string[],
) {
  let byEnd: ReadonlyMap<string, readonly Heard[]> | undefined;
  return (typed: string): readonly WordMatch[] => {
    const itself = isKnown(typed) ? [{ word: typed, quality: 1 }] : [];
    const equivalents = equivalentsOf(typed).filter(isKnown);
    if (itself.length > 0 || equivalents.length > 0)
      return [...itself, ...equivalents.map((word) => ({ word, quality: ofEquivalent }))];
    const bases = basesOf(typed).filter(isKnown);
    if (bases.length > 0) return bases.map((word) => ({ word, quality: ofDiminutive }));
    const spoken = withLostZ(typed).filter(isKnown);
    if (spoken.length > 0) return spoken.map((word) => ({ word, quality: ofSameSound, isRespelt: true }));
    if (typed.length < shortestBySound || typed.length > longestWithTypo || /\d/.test(typed)) return [];
    byEnd ??= groupByEnd(words);
    const sound = soundOf(typed);
    const matches = new Map<string, number>();
    for (const end of ends(sound))
      for (const heard of byEnd.get(end) ?? []) {
        if (Math.abs(heard.sound.length - sound.length) > mostLengthApart) continue;
        const isShort = typed.length < shortestWithTypo || heard.word.length < shortestWithTypo - 1;
        if (isShort && sound !== heard.sound) continue;
        const quality = similarity(typed, sound, heard.written, heard.sound);
        if (quality > (matches.get(heard.word) ?? 0)) matches.set(heard.word, quality);
      }
    const found = [...matches]
      .map(([word, quality]) => ({ word, quality, isRespelt: true as const }))
      .toSorted((one, other) => other.quality - one.quality)
      .slice(0, mostMatches);
    return trustOnlySlip(typed, found);
  };
}
