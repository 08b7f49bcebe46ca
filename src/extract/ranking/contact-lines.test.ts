import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const page = (lines: readonly string[]): string =>
  `<html lang="es"><head><title>Contacto | Talleres Duero</title></head><body><main><h1>Contacto</h1><ul class="datos">${lines
    .map((line) => `<li>${line}</li>`)
    .join("")}</ul></main></body></html>`;

test("the lines of one contact are no list: with nothing asked its data are the table", () => {
  const { columns, plain } = extract(
    page(["Talleres Duero S. L.", "Calle Mayor 12", "47001 Valladolid", "983 112 233", "info@tallerduero.example"]),
    "todo",
  );
  expect(columns.map(({ title }) => title)).toEqual(expect.arrayContaining(["teléfono", "correo", "dirección"]));
  expect(plain.length).toBe(1);
});

test("a directory has as many contacts as lines, and stays a list", () => {
  const { plain } = extract(
    page(["Ventas 983 112 233", "Taller 983 112 234", "Recambios 983 112 235", "Grúa 983 112 236"]),
    "todo",
  );
  expect(plain.length).toBe(4);
});
