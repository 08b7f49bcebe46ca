import { z } from "zod";
import { expect, test } from "vitest";
import { SourceRef } from "./figure.ts";

const source = { id: "faostat", title: "FAOSTAT", version: "2011", licence: "CC-BY-4.0", url: "https://example.org/" };

test("a source is read with the words of an older report, and answered with its code", () => {
  const older = SourceRef.parse({ ...source, licence: "open, with citation" });
  expect(older.licence).toBe("open-with-citation");
  expect(z.encode(SourceRef, older).licence).toBe("open-with-citation");
});

test("a licence that is none is refused", () => {
  expect(SourceRef.safeParse({ ...source, licence: "whatever" }).success).toBe(false);
});
