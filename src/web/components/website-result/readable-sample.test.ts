import { expect, test } from "vitest";
import { readableSample } from "./readable-sample.ts";

test.each([
  ["email", "mailto:ana@example.com", "ana@example.com"],
  ["email", "mailto:ana%2Bventas@example.com?subject=Hola%20Ana", "ana+ventas@example.com"],
  ["phone", "tel:+34944123456", "+34944123456"],
  ["email", "mailto:100%@example.com", "100%@example.com"],
  ["email", "ana@example.com", "ana@example.com"],
  ["phone", "https://wa.me/593989398453", "https://wa.me/593989398453"],
  ["url", "mailto:ana@example.com", "mailto:ana@example.com"],
] as const)("of a field of type %s, %s is shown as %s", (type, sample, shown) => {
  expect(readableSample({ type }, sample)).toBe(shown);
});
