import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readRules } from "./page-options.ts";
import { WrongUse } from "./problems.ts";

function aFile(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), "rules-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "rules.json");
  writeFileSync(file, content);
  return file;
}

test("rules are read from a file", () => {
  expect(readRules(aFile('{"scrolls":3,"keep":["#list > li"]}'))).toEqual({ scrolls: 3, keep: ["#list > li"] });
});

test.each([
  ['{"keep":["ul","div["]}', "not a CSS selector: div["],
  ['{"scrolls":-1}', "scrolls"],
  ["{", "what it holds"],
])("%s is wrong use, said in words: %s", (content, words) => {
  const reading = () => readRules(aFile(content));
  expect(reading).toThrow(WrongUse);
  expect(reading).toThrow(words);
});
