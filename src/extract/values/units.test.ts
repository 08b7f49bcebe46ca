import { expect, test } from "vitest";
import { type Quantity, quantityOf, readQuantity } from "./units.ts";

const measures: readonly (readonly [string, Quantity | null])[] = [
  ["85 metros cuadrados", { dimension: "area", amount: 85 }],
  ["1.200 metros", { dimension: "length", amount: 1_200 }],
  ["2 hectáreas", { dimension: "area", amount: 20_000 }],
  ["90 square metres", { dimension: "area", amount: 90 }],
  ["3 metros cúbicos", { dimension: "volume", amount: 3_000 }],
  ["120 m² construidos", { dimension: "area", amount: 120 }],
  ["2,5 kilos", { dimension: "mass", amount: 2_500 }],
  ["1 h 30 min", { dimension: "time", amount: 90 }],
  ['43"', { dimension: "length", amount: 1.0922 }],
  ["3 habitaciones", null],
];

test.each(measures)("%s", (written, quantity) => {
  expect(quantityOf(written)).toEqual(quantity);
});

test("square feet are read however they are cut short", () => {
  const feet = ["1,000 sq. ft.", "1,000 sq ft", "1,000 sqft", "1,000 ft²", "1,000 square feet"];
  for (const written of feet) expect(quantityOf(written)?.amount).toBeCloseTo(92.903);
});

test("a figure that a condition holds may have a unit of two words", () => {
  expect(readQuantity("90 metros cuadrados")).toEqual({ dimension: "area", amount: 90 });
  expect(readQuantity("90 habitaciones")).toBeNull();
});
