import { expect, test } from "vitest";
import { createNumberWriter } from "../../number-writer.ts";
import { exportColumn, writeValue } from "./write-value.ts";

const numbers = createNumberWriter("es", "es");

test("yes and no are written in the reader's language, shown and exported", () => {
  expect([true, false].map((value) => writeValue(value, null, numbers))).toEqual(["Sí", "No"]);
  expect(exportColumn([true], false, createNumberWriter("es-MX", "en"))).toEqual(["Yes"]);
});

test("a number is exported as one, a list on one line", () => {
  expect(exportColumn([1234.5, ["a", 2], null], true, numbers)).toEqual([1234.5, "a, 2", ""]);
});

test("bare numbers in the page's writing are exported as numbers, other texts as they are", () => {
  expect(exportColumn(["1,234.50", "987.00", "n/d"], true, numbers)).toEqual([1234.5, 987, "n/d"]);
  expect(exportColumn(["1,234.50 USD", "987.00 USD"], true, numbers)).toEqual(["1,234.50 USD", "987.00 USD"]);
  expect(exportColumn(["007", "012"], true, numbers)).toEqual(["007", "012"]);
  expect(exportColumn(["20220450", "20210543"], false, numbers)).toEqual(["20220450", "20210543"]);
});
