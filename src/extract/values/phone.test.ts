import { expect, test } from "vitest";
import { findPhone, findPhones, phoneCountry, phoneOfChatLink, phoneOfLink } from "./phone.ts";

test("national numbers take the country of the page, international ones their own", () => {
  expect(findPhone("Tel.: 944 123 456", "ES")?.number).toBe("+34944123456");
  expect(findPhone("(212) 736-5000", "US")?.number).toBe("+12127365000");
  expect(findPhone("Llámanos: +52 55 5093 0000", "ES")?.number).toBe("+525550930000");
});

test("dates and docket numbers are not phones", () => {
  expect(findPhones("Del 12/03/2025 al 14/03/2025", "ES")).toEqual([]);
  expect(findPhones("Exp. 2024-117", "ES")).toEqual([]);
});

test("a day in figures, a number with its year and a code with letters are not phones", () => {
  for (const text of ["2025-12-16", "RP/01/2025/01362", "19/2025/01361", "EXP-91/20250136"])
    for (const country of ["IN", "SE", "ES"] as const) expect(findPhones(text, country)).toEqual([]);
  expect(findPhone("030/1234 5678", "DE")?.number).toBe("+493012345678");
});

test.each(["DE", "PE", "ES"] as const)(
  "%s: days and ranges of years are not phones, however many figures they have",
  (country) => {
    for (const text of ["13-11-2015", "28.03.2016", "1998-2015", "1998 – 2015"])
      expect(findPhones(text, country)).toEqual([]);
  },
);

test("the country comes from the domain, then from the language", () => {
  expect(phoneCountry("www.ejemplo.es", "en")).toBe("ES");
  expect(phoneCountry("example.co.uk", "")).toBe("GB");
  expect(phoneCountry("ejemplo.com", "es-MX")).toBe("MX");
  expect(phoneCountry("example.com", "")).toBeNull();
});

test("a tel link gives its number", () => {
  expect(phoneOfLink("tel:+34 944 123 456", null)).toBe("+34944123456");
  expect(phoneOfLink("https://ejemplo.es", "ES")).toBeNull();
  expect(phoneOfLink("tel:944%20123%20456", "ES")).toBe("+34944123456");
  expect(phoneOfLink("tel:%2B34944123456", null)).toBe("+34944123456");
  expect(phoneOfLink("tel:944123456%", "ES")).toBe("+34944123456");
});

test("a link that opens a chat gives its number", () => {
  expect(phoneOfChatLink("https://wa.me/51987654321?text=Hola")).toBe("+51987654321");
  expect(phoneOfChatLink("https://api.whatsapp.com/send?text=Hola&phone=34655111222")).toBe("+34655111222");
  expect(phoneOfChatLink("https://wa.me/message/ABC123")).toBeNull();
});
