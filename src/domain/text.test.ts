import { expect, test } from "vitest";
import { cutName, fold, reportFileName, safeFileName } from "./text.ts";

test("folding drops case, accents and double spaces", () => {
  expect(fold("  Café   ÑANDÚ ")).toBe("cafe nandu");
});

test.each([
  ["aguacate", "aguacate"],
  ["exactamente veinte..", "exactamente veinte.."],
  ["más de veinte caracteres", "más de veinte caract..."],
  ["🥑".repeat(21), `${"🥑".repeat(20)}...`],
  ["precio\u202Etxet\u202C", "preciotxet"],
])("%j is shown as %j in the list", (name, shown) => {
  expect(cutName(name)).toBe(shown);
});

test.each([
  ["https://ejemplo.com/a?b=1", "ejemplo.com-a-b=1"],
  ['a\\b/c:d*e?f"g<h>i|j\u0000k', "a-b-c-d-e-f-g-h-i-j-k"],
  ["../../etc/passwd", "etc-passwd"],
  ["///", "sondeo"],
  ["factura\u202Egpj", "facturagpj"],
])("%j becomes the file name %j", (text, name) => {
  expect(safeFileName(text)).toBe(name);
});

test("a file name has at most 120 characters", () => {
  expect([...safeFileName("á".repeat(500))]).toHaveLength(120);
});

test("a report's file is called an export however long the product's name is", () => {
  expect(reportFileName("aguacate/palta")).toBe("aguacate-palta_export");
  expect(safeFileName(reportFileName("a".repeat(200)))).toBe(`${"a".repeat(113)}_export`);
});
