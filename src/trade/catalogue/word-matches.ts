/** A catalogue word that a typed word may stand for; `quality` is 1 for the word itself. */
export type WordMatch = { readonly word: string; readonly quality: number };

const shortestWithTypo = 5;
const shortestWithTwoTypos = 10;
const mostMatches = 8;

/** Edits (insert, delete, replace, swap of neighbours) that turn one word into the other, or `limit + 1` when more are needed. */
export function editDistance(left: string, right: string, limit: number): number {
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

function similarity(typed: string, word: string): number {
  const typos = typed.length >= shortestWithTwoTypos ? 2 : 1;
  const edits = editDistance(typed, word, typos);
  if (edits <= typos) return edits === 1 ? 0.9 : 0.75;
  if (word.startsWith(typed) && typed.length >= 0.6 * word.length) return 0.8;
  return typed.startsWith(word) && word.length >= 0.7 * typed.length ? 0.7 : 0;
}

/** A typo leaves the beginning or the end of a word as it was. */
const ends = (word: string): [beginning: string, ending: string] => [`${word.slice(0, 2)}-`, `-${word.slice(-2)}`];

/**
 * Answers which words of a vocabulary a typed word may stand for: the word itself; else words one typo away
 * (two from nine letters on), words it begins and words that begin it, best first.
 */
export function createWordMatcher(vocabulary: Iterable<string>): (typed: string) => WordMatch[] {
  const known = new Set(vocabulary);
  const byEnd = new Map<string, string[]>();
  for (const word of known)
    for (const end of ends(word)) {
      const words = byEnd.get(end);
      if (words) words.push(word);
      else byEnd.set(end, [word]);
    }

  return (typed) => {
    if (known.has(typed)) return [{ word: typed, quality: 1 }];
    if (typed.length < shortestWithTypo || /^\d/.test(typed)) return [];
    return [...new Set(ends(typed).flatMap((end) => byEnd.get(end) ?? []))]
      .filter((word) => word.length >= shortestWithTypo - 1)
      .map((word) => ({ word, quality: similarity(typed, word) }))
      .filter(({ quality }) => quality > 0)
      .toSorted((a, b) => b.quality - a.quality)
      .slice(0, mostMatches);
  };
}
