import { expect, test } from "vitest";
import { longestSearchName, readSearchName, SearchName } from "./search-name.ts";

test.each([
  ["  Paltas 2026 ", "Paltas 2026"],
  ["dos\r\nlíneas\ty tres", "dos líneas y tres"],
  ["factura\u202egpj.exe", "facturagpj.exe"],
  ["👩‍🌾 Hass · می‌خواهم", "👩‍🌾 Hass · می‌خواهم"],
  ["\u200b\u2063", ""],
  ["\u2028", ""],
])("what was typed as %j is kept as %j", (typed, kept) => {
  expect(readSearchName(typed)).toBe(kept);
});

test.each(["", "  ", "a\u0000b", "a\nb", "\u202eabc", "\u200b", "a".repeat(longestSearchName + 1)])(
  "%j is no name",
  (name) => {
    expect(SearchName.safeParse(name).success).toBe(false);
  },
);

test("a name of the greatest length is one, and the blanks around it are dropped", () => {
  expect(SearchName.parse(` ${"ñ".repeat(longestSearchName)} `)).toBe("ñ".repeat(longestSearchName));
});
