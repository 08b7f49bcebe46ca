import { expect, test } from "vitest";
import { snapshotOf } from "../../extract/page-fixture.ts";
import { holdLastPage } from "./hold-last-page.ts";

test("a page that is asked about again is the same, another or a later one is not", () => {
  const open = holdLastPage();
  const first = open(snapshotOf("<p>Merluza 12 €"));
  expect(open(snapshotOf("<p>Merluza 12 €"))).toBe(first);
  expect(open({ ...snapshotOf("<p>Merluza 12 €"), capturedAt: "2026-01-02T00:00:00.000Z" })).not.toBe(first);
  const other = open(snapshotOf("<p>Merluza 13 €"));
  expect(other).not.toBe(first);
  expect(open(snapshotOf("<p>Merluza 13 €"))).toBe(other);
});

test("a large page is not held", () => {
  const open = holdLastPage();
  const large = snapshotOf(`<p>${"Merluza ".repeat(200_000)}`);
  expect(open(large)).not.toBe(open(large));
});
