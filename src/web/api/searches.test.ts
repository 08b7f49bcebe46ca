import { expect, it } from "vitest";
import type { SearchSummary } from "../../contract/searches.ts";
import { inSidebarOrder } from "./searches.ts";

const search = (id: string, created_at: string, pinned = false): SearchSummary => ({
  _id: id,
  kind: "research",
  name: id,
  subject: id,
  prompt: null,
  pinned,
  created_at,
  unaskedPage: null,
});

it("puts pinned searches first and the newest first within each part", () => {
  const given = [
    search("old", "2026-01-01T00:00:00Z"),
    search("new", "2026-03-01T00:00:00Z"),
    search("old pinned", "2025-01-01T00:00:00Z", true),
    search("new pinned", "2025-06-01T00:00:00Z", true),
  ];
  expect(inSidebarOrder(given).map(({ name }) => name)).toEqual(["new pinned", "old pinned", "new", "old"]);
  expect(given[0]?.name).toBe("old");
});
