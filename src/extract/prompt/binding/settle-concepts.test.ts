import { expect, test } from "vitest";
import { findConceptById } from "../lexicon/lexicon.ts";
import { settleConcepts } from "./settle-concepts.ts";
import { askFor } from "./set-fixture.ts";

const rolesOf = (...ids: readonly string[]): (string | null)[] =>
  settleConcepts(askFor(...ids)).map(({ concept }) => concept?.role ?? null);

test("an office is what the records are called where nothing else is", () => {
  expect(rolesOf("establishment", "date")).toEqual(["title", null].with(1, findConceptById("date")?.role ?? null));
  expect(rolesOf("date", "establishment")[1]).toBe("title");
});

test("beside a name, or after a word that the lexicon lacks, an office is said of the record", () => {
  expect(rolesOf("title", "establishment")).toEqual(["title", "person"]);
  expect(rolesOf("establishment", "title")).toEqual(["person", "title"]);
  expect(rolesOf("visitante", "establishment")).toEqual([null, "person"]);
});
