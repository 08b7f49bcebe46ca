import { expect, test } from "vitest";
import { resolveNumberLocale } from "./number-format.ts";
import { createNumberWriter } from "./number-writer.ts";

test.each([
  ["auto", "es", ["es-ES"], "es"],
  ["auto", "es", ["es-MX", "en"], "es-MX"],
  ["auto", "es", ["es-419"], "es-MX"],
  ["auto", "es", ["en-US"], "es"],
  ["auto", "en", ["es-ES"], "en"],
  ["es-MX", "en", [], "es-MX"],
] as const)("%s in %s with %j reads %s", (chosen, language, browser, locale) => {
  expect(resolveNumberLocale(chosen, language, browser)).toBe(locale);
});

test("thousands are grouped also at four digits", () => {
  expect(createNumberWriter("es").whole(1234)).toBe("1.234");
  expect(createNumberWriter("es").plain(1234.5)).toBe("1.234,5");
  expect(createNumberWriter("es-MX").plain(1234.5)).toBe("1,234.5");
});

test("a price has two decimals, a very small one two digits that count", () => {
  const { price } = createNumberWriter("en");
  expect(price(2)).toBe("2.00");
  expect(price(0.00123)).toBe("0.0012");
});
