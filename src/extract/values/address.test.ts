import { expect, test } from "vitest";
import { looksLikeAddress } from "./address.ts";

test.each([
  "C/ Mayor, 12, 28013 Madrid",
  "Avda. de la Constitución 5",
  "Calle 72 # 10-34, Bogotá",
  "221 Baker Street, London",
  "14 Finsbury Sq, London",
  "500 5th Ave, Suite 300, New York, NY 10110",
])("%s is an address", (text) => {
  expect(looksLikeAddress(text)).toBe(true);
});

test.each([
  "Carpintería Ruiz S.L.",
  "1.250 €",
  "Oferta válida hasta agotar existencias",
  "Sección Civil TI Soria. Plz. n 6 - SORIA",
  "1,420 sq ft 132 sq m",
])("%s is not", (text) => {
  expect(looksLikeAddress(text)).toBe(false);
});
