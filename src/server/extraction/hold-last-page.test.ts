import { expect, test } from "vitest";
import type { Snapshot } from "../../domain/snapshot.ts";
import { holdLastPage } from "./hold-last-page.ts";

const snapshot = (html: string): Snapshot => ({
  requestedUrl: "https://lonjas.example/",
  finalUrl: "https://lonjas.example/",
  status: 200,
  contentType: "text/html",
  charset: "utf-8",
  body: new TextEncoder().encode(html),
  capturedAt: "2026-01-01T00:00:00.000Z",
  tier: "http",
  notes: [],
});

test("a page that is asked about again is the same, another or a later one is not", () => {
  const open = holdLastPage();
  const first = open(snapshot("<p>Merluza 12 €"));
  expect(open(snapshot("<p>Merluza 12 €"))).toBe(first);
  expect(open({ ...snapshot("<p>Merluza 12 €"), capturedAt: "2026-01-02T00:00:00.000Z" })).not.toBe(first);
  const other = open(snapshot("<p>Merluza 13 €"));
  expect(other).not.toBe(first);
  expect(open(snapshot("<p>Merluza 13 €"))).toBe(other);
});

test("a large page is not held", () => {
  const open = holdLastPage();
  const large = snapshot(`<p>${"Merluza ".repeat(200_000)}`);
  expect(open(large)).not.toBe(open(large));
});
