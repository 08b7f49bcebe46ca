import { expect, test } from "vitest";
import { findCitation, findIdentifier, looksLikeIdentifier } from "./text.ts";

test.each(["23-1701", "EXP-2025/0117", "S-19249", "CA2021-02-016", "B81234567"])("%s is an identifier", (text) => {
  expect(looksLikeIdentifier(text)).toBe(true);
});

test.each(["Maderas del Norte", "Torres v. Ibáñez, 2024", "www.ejemplo.es", "Termo de acero 750 ml"])(
  "%s is not",
  (text) => {
    expect(looksLikeIdentifier(text)).toBe(false);
  },
);

test("an identifier and a citation are found within running text", () => {
  const text = "Torres v. Ibáñez, 24-0117";
  expect(text.slice(...(findIdentifier(text)?.span ?? [0, 0]))).toBe("24-0117");
  const cited = "Torres v. Ibáñez, 2021 S.D. 69";
  expect(cited.slice(...(findCitation(cited)?.span ?? [0, 0]))).toBe("2021 S.D. 69");
});
