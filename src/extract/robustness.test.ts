import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { allPages } from "./fixtures.ts";
import { extract } from "./page-fixture.ts";
import { openPage, surveyPage } from "./index.ts";
import { snapshotOf } from "./page-fixture.ts";

const corpus = resolve(import.meta.dirname, "../../../shared/corpora/html/html5lib-tree.jsonl");

test.skipIf(!existsSync(corpus))("no page of the parser corpus brings the survey down", () => {
  const lines = readFileSync(corpus, "utf8").split("\n").filter(Boolean);
  for (const line of lines) {
    const strings = Object.values(JSON.parse(line) as Record<string, unknown>).filter(
      (value) => typeof value === "string",
    );
    for (const html of strings) expect(surveyPage(openPage(snapshotOf(html))).sets).toBeInstanceOf(Array);
  }
  expect(lines.length).toBeGreaterThan(100);
});

test("pages with pieces cut out, doubled or moved still give a survey", () => {
  const pages = fc.constantFrom(...Object.values(allPages));
  fc.assert(
    fc.property(pages, fc.nat(), fc.nat(), fc.constantFrom("cut", "double", "reverse"), (html, a, b, how) => {
      const [from, to] = [a % html.length, b % html.length].sort((x, y) => x - y) as [number, number];
      const part = html.slice(from, to);
      const middle = how === "cut" ? "" : how === "double" ? part + part : [...part].toReversed().join("");
      expect(surveyPage(openPage(snapshotOf(html.slice(0, from) + middle + html.slice(to)))).sets).toBeInstanceOf(
        Array,
      );
    }),
    { numRuns: 300, seed: 11 },
  );
});

test("any prompt gives a plan", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (prompt) => {
      expect(extract(allPages.directory, prompt).counts.inSet).toBeGreaterThan(0);
    }),
    { numRuns: 200, seed: 13 },
  );
});

test("deep nesting and thousands of unclosed elements end in time", () => {
  for (const html of [
    "<div>".repeat(50_000),
    "<b><p>".repeat(20_000),
    "<table><tr><td>".repeat(5_000),
    "<a href=x>y".repeat(20_000),
  ]) {
    expect(surveyPage(openPage(snapshotOf(html))).notes).toBeInstanceOf(Array);
  }
});
