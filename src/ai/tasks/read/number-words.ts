import type { Passage, PassageSpan } from "../../../domain/skeleton.ts";

/** Words of the passages in running order, each with its place. */
type NumberedWords = {
  /** A line per passage: `12:Alba 13:S.L. …`. */
  readonly lines: readonly string[];
  /** The characters from word `from` to word `to`, both included; null when they are not of one passage, in order. */
  readonly span: (from: number, to: number) => PassageSpan | null;
  /** Whether passages were left out. */
  readonly isCut: boolean;
};

const maxWords = 1_500;
const wordsPerValue = 60;

export function numberWords(passages: readonly Passage[]): NumberedWords {
  const places: PassageSpan[] = [];
  const lines: string[] = [];
  let isCut = false;
  passages.forEach(({ text }, passage) => {
    const words = [...text.matchAll(/\S+/g)];
    if (places.length + words.length > maxWords) {
      isCut = true;
      return;
    }
    const line = words.map((word) => {
      places.push({ passage, from: word.index, to: word.index + word[0].length });
      return `${places.length}:${word[0]}`;
    });
    if (line.length > 0) lines.push(line.join(" "));
  });
  return {
    lines,
    isCut,
    span(from, to) {
      const [first, last] = [places[from - 1], places[to - 1]];
      if (!first || !last || first.passage !== last.passage || to < from || to - from >= wordsPerValue) return null;
      return { passage: first.passage, from: first.from, to: last.to };
    },
  };
}
