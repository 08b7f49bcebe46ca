import { expect, test } from "vitest";
import type { ValueType } from "../../domain/survey.ts";
import type { PageLocale } from "../page/page-locale.ts";
import { detectType } from "./detect-type.ts";
import { readValue } from "./read-value.ts";

const locale: PageLocale = {
  baseUrl: "https://www.ejemplo.es/a/",
  capturedAt: "2026-03-10T12:00:00Z",
  lang: "es",
  order: "day-first",
  decimalMark: ",",
  phoneCountry: "ES",
  nameLanguage: "es",
};

test.each<[ValueType, string, string | number | boolean]>([
  ["text", "https://schema.org/InStock", "InStock"],
  ["text", "PT45M", "45 min"],
  ["text", "PT1H30M", "1 h 30 min"],
  ["text", "P1DT0H15M", "1 d 15 min"],
  ["text", "PT0S", "PT0S"],
  ["text", "PT-45M", "PT-45M"],
  ["rating", "4,5 de 5", 4.5],
  ["rating", "★★★★☆", 4],
  ["percentage", "12,5 %", 12.5],
  ["percentage", "72% off", 72],
  ["measure", "2.500 m² área bruta", 2500],
  ["number", "(1.1K)", 1100],
  ["number", "3,4 mil", 3400],
  ["measure", "2.200 W", 2200],
  ["number", "1.234,5", 1234.5],
  ["price", "desde 1.299,00 €", 1299],
  ["date", "hace 3 días", "2026-03-07"],
  ["date", "marzo de 2026", "2026-03-01"],
  ["email", "mailto:info@ejemplo.es?subject=Hola", "info@ejemplo.es"],
  ["phone", "944 123 456", "+34944123456"],
  ["url", "../b?x=1", "https://www.ejemplo.es/b?x=1"],
  ["image", "/foto.jpg 2x", "https://www.ejemplo.es/foto.jpg"],
  ["image", "/w=90,h=60/foto.jpg, /g.jpg 2x", "https://www.ejemplo.es/w=90,h=60/foto.jpg"],
  ["phone", "Tel: 944 123 456 / 944 123 457", "+34944123456"],
  ["boolean", "Sí", true],
  ["price", "a consultar", "a consultar"],
])("as %s, %s is %s", (type, raw, value) => {
  expect(readValue(raw, type, locale)).toBe(value);
});

test.each<[ValueType, string[]]>([
  ["price", ["Precio: 12,50 €", "Precio: 9,00 €"]],
  ["price", ["24,00 €", "Gratis", "15,50 €"]],
  ["text", ["Gratis", "Agotado", "15,50 €"]],
  ["text", ["Lote 1 – Aceite de oliva – 12.000 €", "Lote 2 – Harina de trigo – 8.500 €"]],
  ["identifier", ["0804.40", "0805.10", "1001.19"]],
  ["text", ["AL-1042 Tornillo M6 inoxidable 0,12 €", "AL-2001 Arandela plana 6 mm 0,04 €"]],
  ["identifier", ["B15874568", "A58818501", "12345678Z"]],
  ["identifier", ["4006381333931", "9780306406157", "5901234123457", "4012345678901"]],
  ["rating", ["4,5 de 5", "3,8 de 5"]],
  ["measure", ["21,5 kg", "58 dB"]],
  ["measure", ["3 habitaciones", "1 habitación", "+4 habitaciones"]],
  ["date", ["ayer", "hace 3 días", "hoy"]],
  ["date", ["3 days ago", "2 days ago", "5 days ago"]],
  ["date", ["1 час назад", "2 часа назад"]],
  ["date", ["Publicada hoje", "Publicada em 30/01", "Publicada em 28/01"]],
  ["percentage", ["72% off", "5 % off", "-20 %", "hasta 20 % de descuento"]],
  ["measure", ["2.500 m² área bruta", "950 m² área bruta"]],
  ["number", ["(66)", "(1.1K)", "(12K)"]],
  ["identifier", ["[GX-204-B]", "[GX-31-A]", "[TR-9-C]"]],
  ["text", ["2 : 1", "0 : 2", "13 : 9"]],
  ["date", ["15/01/2026 10:30 h", "Publicado el 3 de mayo de 2026 a las 9:00"]],
  ["date", ["enero de 2026", "marzo 2026", "diciembre 2025"]],
  ["date", ["15/01/2026 - 20/01/2026", "martes, 15 de enero de 2026"]],
  ["address", ["C/ Mayor, 12, 28013 Madrid", "Avda. del Sol 4, 29001 Málaga"]],
  ["address", ["123 Elm St", "1316 Park Avenue"]],
])("a column of %s is told by its values", (type, values) => {
  expect(detectType(values, null, locale)).toBe(type);
});

test("a column that is called a number holds no dates of two figures", () => {
  expect(detectType(["1-21-08", "4-21-17", "9-21-30"], null, locale, "Expediente N.º")).toBe("identifier");
});

test("days of a month are dates, not so many of a thing", () => {
  expect(detectType(["20 ago", "21 ago", "24 ago", "30 ago"], null, locale)).toBe("date");
  expect(detectType(["20 sillas", "21 sillas", "24 sillas"], null, locale)).toBe("measure");
  expect(detectType(["1コメント", "0コメント", "12コメント"], null, locale)).toBe("measure");
  expect(detectType(["Respuesta de 25.08.2015", "Respuesta de 03.11.2015"], null, locale)).not.toBe("phone");
});
