import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fc from "fast-check";
import { expect, test } from "vitest";
import { walk } from "./changed-pages-fixture.ts";
import { allPages } from "./fixtures.ts";
import { openPage, surveyPage } from "./index.ts";
import { extract, snapshotOf } from "./page-fixture.ts";

const corpora = resolve(import.meta.dirname, "../../../shared/corpora/html");

test.skipIf(!existsSync(corpora)).each(["html5lib-tree.jsonl", "html5lib-tokenizer.jsonl"])(
  "no page of %s brings the engine down",
  (file) => {
    const lines = readFileSync(join(corpora, file), "utf8").split("\n").filter(Boolean);
    for (const line of lines) walk((JSON.parse(line) as { html: string }).html);
    expect(lines.length).toBeGreaterThan(500);
  },
);

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
