import { expect, test } from "vitest";
import { decodeProtectedEmail, emailOfLink, findEmail } from "./email.ts";

test.each([
  ["Escríbenos a Ventas@Ejemplo.es.", "ventas@ejemplo.es"],
  ["info [at] ejemplo.com", "info@ejemplo.com"],
  ["info (arroba) ejemplo (punto) com", "info@ejemplo.com"],
  ["jane.doe+news@mail.example.co.uk", "jane.doe+news@mail.example.co.uk"],
])("finds the address in %s", (text, address) => {
  expect(findEmail(text)?.address).toBe(address);
});

test("file names and plain sentences are not addresses", () => {
  expect(findEmail("logo@2x.png")).toBeNull();
  expect(findEmail("Meet us at the fair in Madrid")).toBeNull();
});

test("a mailto link gives its address without the subject", () => {
  expect(emailOfLink("mailto:info%40ejemplo.es?subject=Hola")).toBe("info@ejemplo.es");
  expect(emailOfLink("https://ejemplo.es")).toBeNull();
});

test("a protected address is decoded with its own key", () => {
  const key = 0x5a;
  const code = [key, ...[..."info@ejemplo.es"].map((character) => character.charCodeAt(0) ^ key)]
    .map((byte) => byte.toString(16).padStart(2, "0"))
    .join("");
  expect(decodeProtectedEmail(code)).toBe("info@ejemplo.es");
  expect(decodeProtectedEmail("zz")).toBeNull();
});
