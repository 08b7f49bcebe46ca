import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { openPage, type Page, planFromPrompt } from "../index.ts";
import { snapshotOf } from "../page-fixture.ts";

const folder = resolve(import.meta.dirname, "../../../tests/extract-pages");
const names = readdirSync(folder).flatMap((file) => (file.endsWith(".html") ? [file.slice(0, -5)] : []));
/** What may depend on the rest: a link is that of the title, a code stays with its name unless it was asked for. */
const minAgreement = { part: 0.97, alone: 0.94, order: 0.96 };

/** The set and the field that each of these columns is taken from. */
function fieldsOf(page: Page, columns: readonly string[]): Map<string, string> {
  const { plan } = planFromPrompt(page, columns.join(", "));
  return new Map(
    plan.columns.map(({ title, from }) => [title, "field" in from ? `${plan.set.path} ${from.field.path}` : "none"]),
  );
}

const pages = names.map((name) => {
  const { rows } = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as { rows: object[] };
  const page = openPage(snapshotOf(readFileSync(join(folder, `${name}.html`), "utf8")));
  return { name, page, columns: Object.keys(rows[0] ?? {}) };
});

/** The share of columns that are the same when the page is asked in these ways as when it is asked for all in order. */
function agreement(ways: (columns: readonly string[]) => readonly (readonly string[])[]): number {
  const same = pages.flatMap(({ page, columns }) => {
    const whole = fieldsOf(page, columns);
    return ways(columns).flatMap((part) =>
      [...fieldsOf(page, part)].flatMap(([title, field]) => (part.includes(title) ? whole.get(title) === field : [])),
    );
  });
  return same.filter(Boolean).length / same.length;
}

test("a part of what was asked for gives the same columns", () => {
  const share = agreement((columns) =>
    columns.map((_, i) => columns.toSpliced(i, 1)).filter(({ length }) => length > 0),
  );
  expect(share).toBeGreaterThanOrEqual(minAgreement.part);
});

test("each column asked for alone is the one that it is among others", () => {
  expect(agreement((columns) => columns.map((column) => [column]))).toBeGreaterThanOrEqual(minAgreement.alone);
});

test("the order of what is asked for changes nothing", () => {
  expect(agreement((columns) => [columns.toReversed()])).toBeGreaterThanOrEqual(minAgreement.order);
});
