import { expect, test } from "vitest";
import { findCitation, findIdentifier, looksLikeIdentifier, measurePattern } from "./text.ts";

test.each(["23-1701", "EXP-2025/0117", "S-19249", "CA2021-02-016", "B81234567"])("%s is an identifier", (text) => {
  expect(looksLikeIdentifier(text)).toBe(true);
});

test.each([
  "Maderas del Norte",
  "Torres v. Ibáñez, 2024",
  "www.ejemplo.es",
  "Termo de acero 750 ml",
  "2019-2021",
  "1998 – 2004",
  "2 : 1",
  "13:9",
  "4ª Vara Civil",
  "23時5分",
  "주 40시간 근로",
  "6-person",
  "20 F",
  "45 عرض",
  "조회 3.32K",
  "Sala 3",
  "6:30 pm - 7:30 pm",
  "2.76 to 3.06 lbs",
])("%s is not", (text) => {
  expect(looksLikeIdentifier(text)).toBe(false);
});

test.each(["78 cm", "80 × 120 cm", "40x60x15 mm", "1,2 × 0,8 m", "5-22 lbs", "12 – 15 cm", "2.76 to 3.06 lbs"])(
  "%s is a measure",
  (text) => {
    expect(measurePattern.test(text)).toBe(true);
  },
);

test("what goes on after a slash is the rest of the same number", () => {
  expect(findIdentifier("Aviso 2025-26/131/15")).toBeNull();
});

test("an identifier and a citation are found within running text", () => {
  const text = "Torres v. Ibáñez, 24-0117";
  expect(text.slice(...(findIdentifier(text)?.span ?? [0, 0]))).toBe("24-0117");
  const cited = "Torres v. Ibáñez, 2021 S.D. 69";
  expect(cited.slice(...(findCitation(cited)?.span ?? [0, 0]))).toBe("2021 S.D. 69");
});

test.each([
  ["Consulta escrita Doc. 6/3143 (1 p.)", "6/3143"],
  ["Pregunta 17/4836 del 9 de febrero", "17/4836"],
  ["Boletín de 03/2024", null],
  ["abierto 24/7 y a 1/2 hora", null],
  ["el 12/03/2024", null],
  ["SUBASTA SUB-AT-2026-26R0886001", "SUB-AT-2026-26R0886001"],
  ["Anuncio ABC-A-2026-9608 (2 págs.)", "ABC-A-2026-9608"],
  ["Sesión de las 12:00 PM", null],
])("the file number in %j", (text, number) => {
  const span = findIdentifier(text)?.span;
  expect(span ? text.slice(...span) : null).toBe(number);
});
