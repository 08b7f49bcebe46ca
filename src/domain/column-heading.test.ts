import { expect, test } from "vitest";
import { columnHeading } from "./column-heading.ts";
import type { Plan } from "./plan.ts";

const planOf = (title: string, name: string): Plan => ({
  set: { kind: "table", path: "/", signature: "", heading: null, fieldNames: [] },
  columns: [{ title, from: { field: { name, path: ".", type: "text" } }, as: "text" }],
  where: [],
  sort: [],
  distinctBy: [],
  limit: null,
  aggregate: null,
});

test.each([
  ["empresa", "Empresa", "Empresa"],
  ["telefono", "Teléfono", "Teléfono"],
  ["fecha de publicacion", "Fecha de Publicación", "Fecha de Publicación"],
  ["importe", "IMPORTE", "Importe"],
  ["NIF", "nif", "NIF"],
  ["correo", "e_mail", "Correo"],
  ["título", "título", "Título"],
])("“%s” of a page that says “%s” stands as “%s”", (title, name, heading) => {
  expect(columnHeading(title, planOf(title, name))).toBe(heading);
});

test.each([
  ["url", "URL"],
  ["url de la ficha", "URL de la ficha"],
  ["e-mail", "E-mail"],
  ["precio_usd", "precio_usd"],
  ["iPhone", "iPhone"],
  ["pH", "pH"],
  ["2024", "2024"],
  ["área (m²)", "Área (m²)"],
  ["市", "市"],
])("without a field of that name “%s” stands as “%s”", (title, heading) => {
  expect(columnHeading(title, null)).toBe(heading);
});
