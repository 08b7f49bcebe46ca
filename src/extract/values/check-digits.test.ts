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
  ["11.222.333/0001-81", "CNPJ"],
  ["529.982.247-25", "CPF"],
  ["501964843", "Portuguese NIF"],
  ["DE136695976", "German VAT number"],
  ["FR40303265045", "French VAT number"],
  ["IT00743110157", "Italian VAT number"],
  ["ES91 2100 0418 4502 0005 1332", "IBAN"],
  ["2434-561X", "ISSN"],
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
  "11.222.333/0001-82",
  "529.982.247-26",
  "111.111.111-11",
  "DE136695975",
  "DE89 3704 0044 0532 0130 01",
  "2434-5611",
  "944 123 456",
  "2026-03-10",
])("%s has none that fits", (text) => {
  expect(hasValidCheckDigit(text)).toBe(false);
});
