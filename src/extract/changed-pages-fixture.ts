import fc from "fast-check";
import { allPages } from "./fixtures.ts";
import { openPage, planFromPrompt, runPlan } from "./index.ts";
import { snapshotOf } from "./page-fixture.ts";

/** The whole walk, whatever comes out of it. */
export function walk(html: string): void {
  const page = openPage(snapshotOf(html));
  runPlan(page, planFromPrompt(page, "nombre, precio menor que 100 y teléfono"), { recordLimit: 1_000 });
}

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

/** Walks pages with pieces cut out, doubled, turned round or put in; throws with the shortest that brings the engine down. */
export function walkChangedPages(
  examples: readonly string[],
  run: { readonly count: number; readonly seed: number },
): void {
  const pages = [...Object.values(allPages), ...examples];
  fc.assert(
    fc.property(fc.constantFrom(...pages), fc.array(change, { minLength: 1, maxLength: 4 }), (html, changes) => {
      walk(changes.reduce((page, one) => changed(`${page} `, one), html));
    }),
    { numRuns: run.count, seed: run.seed },
  );
}
