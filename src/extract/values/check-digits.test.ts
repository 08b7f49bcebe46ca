import { expect, test } from "vitest";
import { hasValidCheckDigit } from "./check-digits.ts";

test.each([
  ["4006381333931", "EAN-13"],
  ["96385074", "EAN-8"],
  ["036000291452", "UPC"],
  ["978-0-306-40615-7", "ISBN-13"],
  ["0-306-40615-2", "ISBN-10"],
  ["12345678Z", "NIF"],
  ["X1234567L", "NIE"],
  ["A58818501", "CIF"],
  ["ES-A58818501", "CIF with its country"],
  ["20100070970", "RUC"],
  ["20-12345678-6", "CUIT"],
  ["12.345.678-5", "RUT"],
  ["800.197.268-4", "NIT"],
  ["GODE561231GR8", "RFC"],
])("%s has the control digit of its %s", (text) => {
  expect(hasValidCheckDigit(text)).toBe(true);
});

test.each([
  "4006381333932",
  "12345678A",
  "A58818502",
  "20100070971",
  "12.345.678-6",
  "GODE561231GR7",
  "944 123 456",
  "2026-03-10",
])("%s has none that fits", (text) => {
  expect(hasValidCheckDigit(text)).toBe(false);
});
