import { expect, test } from "vitest";
import { numberWords } from "./number-words.ts";

const passages = [
  { path: "/p[1]", text: "Alba vende café" },
  { path: "/p[2]", text: "Brío  abrió en Lima." },
];

test("words are numbered on, a line per passage, and lead back to their characters", () => {
  const { lines, span, isCut } = numberWords(passages);
  expect([lines, isCut]).toEqual([["1:Alba 2:vende 3:café", "4:Brío 5:abrió 6:en 7:Lima."], false]);
  expect(span(5, 7)).toEqual({ passage: 1, from: 6, to: 20 });
  expect(passages[1]!.text.slice(6, 20)).toBe("abrió en Lima.");
});

test.each([
  ["over two passages", 3, 4],
  ["backwards", 3, 2],
  ["before the first word", 0, 1],
  ["behind the last word", 7, 8],
])("a place %s is none", (_name, from, to) => {
  expect(numberWords(passages).span(from, to)).toBeNull();
});

test("a text past 1,500 words is cut between passages, and that is known", () => {
  const long = Array.from({ length: 40 }, (_, i) => ({ path: `/p[${i}]`, text: "palabra ".repeat(50).trim() }));
  const { lines, isCut } = numberWords(long);
  expect([lines.length, isCut]).toEqual([30, true]);
});
