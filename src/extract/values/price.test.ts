import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { findCurrency, findPrice, parsePrice } from "./price.ts";

test.each([
  ["1.299,00 €", 1299, "EUR"],
  ["$1,299.00", 1299, "USD"],
  ["Precio: 45 €", 45, "EUR"],
  ["Item# 59370 $499.00", 499, "USD"],
  ["S/ 120.50", 120.5, "PEN"],
  ["MX$ 1,500", 1500, "MXN"],
  ["EUR 12.5", 12.5, "EUR"],
  ["£9.99 each", 9.99, "GBP"],
  ["R$ 10,00", 10, "BRL"],
  ["R 1 395 000", 1_395_000, "ZAR"],
  ["Price: R1 395", 1395, "ZAR"],
  ["from R7 360", 7360, "ZAR"],
  ["$ 1.990.000 CLP", 1990000, "CLP"],
  ["MXN $1,250.00", 1250, "MXN"],
  ["$1,250.00 M.N.", 1250, "MXN"],
  ["U$S 1.500", 1500, "USD"],
  ["UF 2.350,50", 2350.5, "CLF"],
  ["Q125.00", 125, "GTQ"],
  ["1.299,90 TL", 1299.9, "TRY"],
  ["3 099.0 DT", 3099, "TND"],
  ["25 000 FCFA", 25_000, "XOF"],
  ["US$12,5 mil", 12500, "USD"],
  ["$450k", 450000, "USD"],
  ["1,5 M€", 1500000, "EUR"],
  ["2,3 mil millones de euros", 2300000000, "EUR"],
  ["1.234,56 €/m²", 1234.56, "EUR"],
  ["Consola modelo 3 u$s408", 408, "USD"],
  ["Mando versión 2 US$35", 35, "USD"],
  ["Lote 4 S/120", 120, "PEN"],
  ["150 000 〒 за месяц", 150_000, "KZT"],
  ["45 000 тенге", 45_000, "KZT"],
])("reads %s", (text, amount, currency) => {
  expect(findPrice(text)).toMatchObject({ amount, currency });
});

test("the span covers the amount and its sign only", () => {
  const text = "Desde 19,90 € al mes";
  const price = findPrice(text);
  expect(text.slice(...(price?.span ?? [0, 0]))).toBe("19,90 €");
});

test("a bare number is a price only where one is expected; free is nothing", () => {
  expect(findPrice("1.250")).toBeNull();
  expect(findPrice("Peso: 2 kg")).toBeNull();
  expect(parsePrice("1.250,00")?.amount).toBe(1250);
  expect(parsePrice("Gratis")?.amount).toBe(0);
  expect(parsePrice("Consultar")).toBeNull();
});

test.each([
  ["$.750.30", 750.3],
  ["$..75", 0.75],
  ["279 .50 KES", 279.5],
  ["1,279 .50 KES", 1279.5],
  ["De 26 a 50 €", 26],
  ["26 – 50 €", 26],
  ["Antes 120 € Ahora 60 €", 60],
  ["Agotado (mín. 1 unidad)", null],
  ["Envíos gratis desde 49 €", null],
  ["desde 12,50 €", 12.5],
  ["US$ 3.5/kg", 3.5],
  ["1.299,00 €/mes", 1299],
  ["$1,2 M", 1_200_000],
  ["Camiseta $19.99 M", 19.99],
  ["¡Gratis!", 0],
  ["Entrada gratuita", 0],
  ["Sin coste", 0],
  ["Kostenlos", 0],
  ["PVPR: 30,00 € Nuestro precio: 24,00 €", 24],
  ["UVP 49,99 € 39,99 €", 39.99],
  ["Antes: $49.990", 49_990],
  ["De R$ 199,90 por R$ 149,90", 149.9],
  ["List price: $30 Our price: $25", 25],
  ["20 %", null],
  ["16.00 ft", null],
  ["MN 1,500,000", 1_500_000],
  ["$2,299 95", 2299.95],
  ["64 99 €", 64.99],
  ["$ 99 . 99", 99.99],
])("the price of %s is %s", (text, amount) => {
  expect(parsePrice(text)?.amount ?? null).toBe(amount);
});

test("pesos of Mexico are written before the amount, as a state is before its postcode", () => {
  expect(findPrice("Venta MN 1,500,000")).toMatchObject({ amount: 1_500_000, currency: "MXN" });
  expect(findPrice("Duluth, MN 55802")).toBeNull();
});

test("feet before a figure are no forints", () => {
  expect(findPrice("1,420 sq ft 132 sq m")).toBeNull();
});

test("a number in a name is not the lower end of a range", () => {
  expect(findPrice("Silla 120 - 45 €")?.amount).toBe(45);
});

const strings = resolve(import.meta.dirname, "../../../../shared/extraction/parsers/prices_scrapinghub.json");

test.skipIf(!existsSync(strings))("at least 98.5 % of the labelled price strings are read as labelled", () => {
  const rows = JSON.parse(readFileSync(strings, "utf8")) as { price_raw: string | null; amount: number | null }[];
  const right = rows.filter((row) => (parsePrice(row.price_raw ?? "")?.amount ?? null) === (row.amount ?? null));
  expect(right.length / rows.length).toBeGreaterThanOrEqual(0.985);
});

test.each([
  ["S/. 1,200.00", "PEN", "S/."],
  ["45 soles", "PEN", "soles"],
  ["$ 60", "$", "$"],
  ["CLP $1.990.000", "CLP", "CLP"],
  ["$100 (USD)", "USD", "USD"],
  ["US$ 1,5 M", "USD", "US$"],
  ["1.200,00 €", "EUR", "€"],
  ["PEN", "PEN", "PEN"],
] as const)("the currency of %s", (text, key, sign) => {
  expect(findCurrency(text)).toEqual({ key, sign });
});

test.each(["1,200", "RM", "Lima", ""])("no currency is written in %j", (text) => {
  expect(findCurrency(text)).toBeNull();
});

test("crowns are written in small letters: a model is no price", () => {
  expect(findPrice("KR800")).toBeNull();
  expect(findPrice("kr 800")?.amount).toBe(800);
});

test("a letter that belongs to the name before it is no currency", () => {
  expect(findPrice("Tarjeta Nevada R7 360 2GB")).toBeNull();
});
