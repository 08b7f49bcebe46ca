import { expect, test } from "vitest";
import type { Filter, Plan } from "../../domain/plan.ts";
import { wholeRecordFields } from "../../domain/whole-record.ts";
import { embeddedState, listing } from "../fixtures.ts";
import { openPage, type Page, runPlan, surveyPage } from "../index.ts";
import { findNode } from "../page/node-path.ts";
import { snapshotOf } from "../page-fixture.ts";

/** The text and the links of every record of a page's best set of so many. */
function wholeRecords(page: Page, count: number, where: Filter[] = []) {
  const set = surveyPage(page).sets.find((one) => one.count === count)!;
  const fields = [...wholeRecordFields(set.id, "es").values()];
  const plan: Plan = {
    set: {
      kind: set.kind,
      path: set.where,
      signature: set.signature,
      heading: set.name,
      fieldNames: set.fields.map(({ name }) => name),
    },
    columns: fields.map((field) => ({ title: field.name, from: { field }, as: field.type })),
    where,
    sort: [],
    distinctBy: [],
    limit: null,
    aggregate: null,
  };
  const understood = { columns: [], filters: [], notFound: [], alternatives: [] };
  const result = runPlan(page, { plan, understood }, { recordLimit: 1_000 });
  if (!result.ok) throw new Error(result.detail);
  return result.extraction.rows.map(([text, links]) => ({ text: text!, links: links! }));
}

const sentence = (n: number): string => `La sección ${n} confirma lo que el juzgado ${n * 7} dijo de las costas.`;
const rulings = openPage(
  snapshotOf(
    `<html lang="es"><body><h1>Sentencias</h1>${[1, 2, 3, 4]
      .map(
        (n) =>
          `<article class="fallo"><h2><a href="/s/${n}">Asunto ${n} contra el Ayuntamiento</a></h2>${Array.from({ length: n * 6 }, (_, i) => `<p>${sentence(n * 100 + i)}</p>`).join("")}${Array.from({ length: n - 1 }, (_, i) => `<a href="/s/${n}/anexo-${i}.pdf">anexo</a>`).join("")}</article>`,
      )
      .join("")}</body></html>`,
  ),
);

test("a text of any number of paragraphs comes whole, with its place", () => {
  const rows = wholeRecords(rulings, 4);
  expect(rows).toHaveLength(4);
  rows.forEach(({ text }, i) => {
    const n = i + 1;
    const paragraphs = Array.from({ length: n * 6 }, (_, k) => sentence(n * 100 + k)).join(" ");
    expect(text.value).toContain(`Asunto ${n} contra el Ayuntamiento ${paragraphs}`);
    const { reader } = rulings;
    const node = findNode(reader.tree, text.at!.path)!;
    expect(reader.text(node).slice(...text.at!.span!)).toBe(text.raw);
  });
});

test("one link is a cell of the page, several are a list of addresses", () => {
  const [one, two] = wholeRecords(rulings, 4).map(({ links }) => links);
  expect(one).toMatchObject({ value: "https://www.ejemplo.es/s/1", basis: "page", at: { attr: "href" } });
  expect(two).toMatchObject({
    value: ["https://www.ejemplo.es/s/2", "https://www.ejemplo.es/s/2/anexo-0.pdf"],
    basis: "computed",
  });
});

test("a condition may rest on words that stand anywhere in a record", () => {
  const [field] = [...wholeRecordFields("s1", "es").values()];
  const rows = wholeRecords(rulings, 4, [{ field: field!, op: "contains", value: "sección 405 confirma" }]);
  expect(rows.map(({ links }) => (links.value as string[])[0])).toEqual(["https://www.ejemplo.es/s/4"]);
});

test("records of several lines, and those of embedded data, come whole too", () => {
  expect(wholeRecords(openPage(snapshotOf(listing)), 3).map(({ text }) => text.raw)[1]).toBe(
    "24-0233 19/01/2026 Ibáñez contra Transportes Duero Sala Segunda",
  );
  expect(wholeRecords(openPage(snapshotOf(embeddedState)), 4)[0]).toMatchObject({
    text: { value: "Maderas del Norte S.L. · Bilbao", basis: "computed", at: null },
    links: { value: null },
  });
});
