import { expect, test } from "vitest";
import { tiedCandidates } from "./tied-candidates.ts";

const candidates = (...pairs: [string, number][]) =>
  pairs.map(([code, score]) => ({ code, score, nameEs: code, nameEn: code }));
const codes = (...pairs: [string, number][]) => tiedCandidates(candidates(...pairs)).map(({ code }) => code);

test("other goods that score as high as the first are tied with it", () => {
  expect(codes(["160414", 1], ["081090", 1], ["030232", 0.95])).toEqual(["160414", "081090"]);
  expect(codes(["61", 1], ["62", 1], ["6109", 0.7])).toEqual(["61", "62"]);
  expect(codes(["1701", 0.3 + 0.6], ["1704", 0.9])).toEqual(["1701", "1704"]);
});

test("a good and its own part, a lower score, or a name of nothing for sure are no tie", () => {
  expect(codes(["0803", 1], ["080390", 1])).toEqual([]);
  expect(codes(["080440", 1], ["081190", 0.99])).toEqual([]);
  expect(codes(["1106", 0.5], ["1211", 0.5])).toEqual([]);
  expect(codes(["0804", 1])).toEqual([]);
  expect(codes()).toEqual([]);
});
