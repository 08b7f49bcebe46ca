import { expect, test } from "vitest";
import { cutName, fold, safeFileName } from "./text.ts";

test("folding drops case, accents and double spaces", () => {
  expect(fold("  Café   ÑANDÚ ")).toBe("cafe nandu");
});

test.each([
  ["aguacate", "aguacate"],
  ["exactamente veinte..", "exactamente veinte.."],
  ["más de veinte caracteres", "más de veinte caract..."],
  ["🥑".repeat(21), `${"🥑".repeat(20)}...`],
])("%j is shown as %j in the list", (name, shown) => {
  expect(cutName(name)).toBe(shown);
});

test.each([
  ["https://ejemplo.com/a?b=1", "ejemplo.com-a-b=1"],
  ['a\\b/c:d*e?f"g<h>i|j\u0000k', "a-b-c-d-e-f-g-h-i-j-k"],
  ["../../etc/passwd", "etc-passwd"],
  ["///", "sondeo"],
])("%j becomes the file name %j", (text, name) => {
  expect(safeFileName(text)).toBe(name);
});

test("a file name has at most 120 characters", () => {
  expect([...safeFileName("á".repeat(500))]).toHaveLength(120);
});
