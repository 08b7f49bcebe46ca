import { fold } from "../domain/text.ts";
import { spelledNumbers } from "./spelled-numbers.ts";

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
const stemLength = 4;

/** A person's request, as the only thing that may justify a part of a plan. */
export type Request = {
  readonly text: string;
  /** Whether the words stand in the request, in this order. */
  quotes(words: string): boolean;
  /** Whether every word of the text is one of the request, endings aside. */
  covers(text: string): boolean;
  /** Whether the request states this number, in digits or as a word up to twenty. */
  states(value: number): boolean;
};

const scales = [1, 1e3, 1e6, 0.01];

export function readRequest(text: string): Request {
  const words = wordsOf(text);
  const line = ` ${words.join(" ")} `;
  const stems = new Set(words.map((word) => word.slice(0, stemLength)));
  const numbers = new Set(
    [...text.matchAll(/\d[\d.,\s]*\d|\d/g)]
      .flatMap(([digits]) => [digits, ...digits.split(/\s+/)].flatMap(readingsOf))
      .flatMap((n) => scales.map((by) => n * by)),
  );
  spelledNumbers.forEach((names, i) => {
    if (names.some((name) => words.includes(name))) numbers.add(i + 1);
  });
  return {
    text,
    quotes: (quoted) => {
      const wanted = wordsOf(quoted);
      return wanted.length > 0 && line.includes(` ${wanted.join(" ")} `);
    },
    covers: (other) => wordsOf(other).every((word) => stems.has(word.slice(0, stemLength))),
    states: (value) => [...numbers].some((number) => Math.abs(number - value) <= Math.abs(value) * 1e-9),
  };
}

/** `1.500` may be one thousand five hundred or one and a half, `2022, 2023` two years: all of it is stated. */
function readingsOf(digits: string): number[] {
  const bare = digits.replace(/\s/g, "");
  const readings = [bare.replace(/[.,]/g, ""), bare.replace(/,/g, ""), bare.replace(/\./g, "").replace(",", ".")];
  return readings.map(Number).filter(Number.isFinite);
}

export const sameWords = (a: string, b: string): boolean => wordsOf(a).join(" ") === wordsOf(b).join(" ");
