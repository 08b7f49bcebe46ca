import { expect, test } from "vitest";
import { joinFacts } from "./join-facts.ts";

test("facts stand apart by dots that begin no line, the last beside the one before", () => {
  expect(joinFacts(["FAO", "CC BY 4.0", 2011])).toBe("FAO\u00A0· CC BY 4.0\u00A0·\u00A02011");
  expect(joinFacts([null, "FAO", false, ""])).toBe("FAO");
  expect(joinFacts([])).toBe("");
});
