import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { allPages } from "./fixtures.ts";
import { openPage, planFromPrompt, runPlan, surveyPage } from "./index.ts";
import { extract, snapshotOf } from "./page-fixture.ts";

const corpora = resolve(import.meta.dirname, "../../../shared/corpora/html");
const examples = resolve(import.meta.dirname, "../../tests/extract-pages");
const pages = [
  ...Object.values(allPages),
  ...readdirSync(examples).flatMap((file) =>
    file.endsWith(".html") ? [readFileSync(join(examples, file), "utf8")] : [],
  ),
];

/** The whole walk, whatever comes out of it. */
function walk(html: string): void {
  const page = openPage(snapshotOf(html));
  runPlan(page, planFromPrompt(page, "nombre, precio menor que 100 y teléfono"), { recordLimit: 1_000 });
}

test.skipIf(!existsSync(corpora)).each(["html5lib-tree.jsonl", "html5lib-tokenizer.jsonl"])(
  "no page of %s brings the engine down",
  (file) => {
    const lines = readFileSync(join(corpora, file), "utf8").split("\n").filter(Boolean);
    for (const line of lines) walk((JSON.parse(line) as { html: string }).html);
    expect(lines.length).toBeGreaterThan(500);
  },
);

const inserted = [
  "<table>",
  "</div>",
  "<td rowspan=65535 colspan=1000>",
  "<li>",
  "<template>",
  "<select><option>",
  "<!--",
  "<![CDATA[",
  "<textarea>",
  "<svg><title>",
  "<base href=//x>",
  "<a data-cfemail=ff>",
  '<script type="application/ld+json">{"@graph":[[[{"@id":',
  "&#x110000;",
  "\0",
  "\u202e",
];
type Change = { from: number; length: number; how: "cut" | "double" | "reverse" | "insert"; what: string };
const change: fc.Arbitrary<Change> = fc.record({
  from: fc.nat(5_000),
  length: fc.nat(400),
  how: fc.constantFrom("cut", "double", "reverse", "insert"),
  what: fc.constantFrom(...inserted),
});

function changed(html: string, { from, length, how, what }: Change): string {
  const start = from % html.length;
  const part = html.slice(start, start + length);
  const middle = { cut: "", double: part + part, reverse: [...part].toReversed().join(""), insert: what + part }[how];
  return html.slice(0, start) + middle + html.slice(start + length);
}

test("ten thousand pages with pieces cut out, doubled, turned round or put in bring nothing down", () => {
  fc.assert(
    fc.property(fc.constantFrom(...pages), fc.array(change, { minLength: 1, maxLength: 4 }), (html, changes) => {
      walk(changes.reduce((page, one) => changed(`${page} `, one), html));
    }),
    { numRuns: 10_000, seed: 11 },
  );
}, 600_000);

test("any prompt gives a plan", () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (prompt) => {
      expect(extract(allPages.directory, prompt).counts.inSet).toBeGreaterThan(0);
    }),
    { numRuns: 200, seed: 13 },
  );
});

test("deep nesting, thousands of elements and things that all name one part end in time", () => {
  for (const html of [
    "<div>".repeat(50_000),
    "<b><p>".repeat(20_000),
    "<table><tr><td>".repeat(5_000),
    "<a href=x>y".repeat(20_000),
    `<dl>${"<dt>Marca<dd>Andes".repeat(20_000)}`,
    `<pre>${Array.from({ length: 180_000 }, (_, i) => `${i}   Parte ${i % 977}   ${i * 7}\n`).join("")}</pre>`,
    `<h1>Datos</h1><table>${"<tr><td>uno".repeat(130_000)}</table>`,
    `<p>${"a".repeat(100_000)}@`,
    `<script type="application/ld+json">{"@type":"Product","name":"x","@graph":${"[".repeat(50_000)}${"]".repeat(50_000)}}</script>`,
    `<p id=x>${"<b itemprop=a>v</b>".repeat(3_000)}</p>${"<i itemscope itemtype=T itemref=x></i>".repeat(3_000)}`,
  ]) {
    expect(surveyPage(openPage(snapshotOf(html))).notes).toBeInstanceOf(Array);
  }
});
