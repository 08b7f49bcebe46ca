import { expect, test } from "vitest";
import { namesScheme, parseWebAddress } from "./web-address.ts";

test.each([
  [" ejemplo.com/lista ", "https://ejemplo.com/lista"],
  ["http://ejemplo.com", "http://ejemplo.com/"],
  ["HTTPS://Ejemplo.com/Á", "https://ejemplo.com/%C3%81"],
  ["ejemplo.com:8080/x", "https://ejemplo.com:8080/x"],
  ["localhost:8080", "https://localhost:8080/"],
  ["", null],
  ["ejemplo", null],
  ["http://", null],
  ["ftp://ejemplo.com", null],
  ["javascript:alert(1)", null],
  ["data:text/html,x", null],
  ["a.com b.com", null],
  ["https://a.com\nhttps://b.com", null],
])("%j is read as %j", (typed, address) => {
  expect(parseWebAddress(typed)).toBe(address);
});

test("a port is no scheme", () => {
  expect([" https://a.com", "a.com:8080/x", "localhost:80", "a.com"].map(namesScheme)).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
