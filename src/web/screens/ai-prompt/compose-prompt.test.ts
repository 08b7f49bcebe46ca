import { expect, test } from "vitest";
import { askedColumns, toggleColumn } from "./compose-prompt.ts";

const columns = ["Nombre", "Correo", "Teléfono"];
const list = new Intl.ListFormat("es");
const compose = (names: readonly string[]): string => `Extrae ${list.format(names)}`;
const toggle = (prompt: string, column: string): string => toggleColumn(prompt, column, columns, compose);

test("chips put a prompt together, in the page's order", () => {
  const one = toggle("", "Teléfono");
  expect(one).toBe("Extrae Teléfono");
  expect(toggle(one, "Nombre")).toBe("Extrae Nombre y Teléfono");
});

test("taking the last column out leaves an empty prompt", () => {
  expect(toggle("Extrae Nombre", "Nombre")).toBe("");
});

test("what a person wrote is kept", () => {
  expect(toggle("Dame el nombre de las de Lima.", "Correo")).toBe("Dame el nombre de las de Lima, Correo");
  expect(toggle("Quiero nombre, correo y ciudad", "Correo")).toBe("Quiero nombre y ciudad");
});

test("a column is asked for by its whole name, whatever its accents", () => {
  expect(askedColumns("extrae telefono", columns)).toEqual(["Teléfono"]);
  expect(askedColumns("extrae teléfonos", columns)).toEqual([]);
});

test("a name inside a longer name is not asked for by it", () => {
  const links = ["Subject link", "Subject", "Link"];
  const step = (prompt: string, column: string): string => toggleColumn(prompt, column, links, compose);
  const one = step("", "Subject link");
  expect(askedColumns(one, links)).toEqual(["Subject link"]);
  const two = step(one, "Subject");
  expect(two).toBe("Extrae Subject link y Subject");
  expect(step(two, "Subject link")).toBe("Extrae Subject");
});
