import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const people = [
  ["Ana Ruiz", "Secretaria del pleno", "944 120 450", "ana@ejemplo.es"],
  ["Luis Gil", null, "944 121 451", "luis@ejemplo.es"],
  ["Marta Sanz", "Arquitecta municipal", null, "marta@ejemplo.es"],
  ["Rosa Vera", "Archivera", "944 123 453", null],
  ["Pau Riba", null, "944 124 454", null],
  ["Inés Mora", "Tesorera", "944 125 455", "ines@ejemplo.es"],
  ["Iker Sota", null, null, "iker@ejemplo.es"],
];
const listed = (rows: readonly (readonly (string | null)[])[], line: (value: string) => string, tag: string): string =>
  `<html lang="es"><body><main><h1>Lista</h1>${rows
    .map((row) => `<${tag} class="f">${row.map((value) => (value ? line(value) : "")).join("")}</${tag}>`)
    .join("")}</main></body></html>`;
const read = (html: string, prompt: string): unknown[][] =>
  extract(html, prompt).plain.map((row) => Object.values(row));

test.each([
  ["paragraphs", (value: string) => `<p>${value}</p>`, "div"],
  ["spans", (value: string) => `<span>${value}</span> `, "div"],
  ["lines", (value: string) => `${value}<br>`, "p"],
] as const)("a part that a record leaves out moves nothing into another column: %s", (_, line, tag) => {
  expect(read(listed(people, line, tag), "nombre, cargo, teléfono y correo")).toEqual(people);
});

test("a text behind the kinds that are left out stands where it does in the others", () => {
  const goods = [
    ["Silla Roble", "129,00 €", "12/03/2026", "En stock"],
    ["Mesa Pino", "89,50 €", "14/03/2026", "Agotado"],
    ["Banco Haya", null, "18/03/2026", "En stock"],
    ["Estante Nogal", "45,00 €", null, "En stock"],
    ["Mesa Olmo", "210,00 €", "20/03/2026", null],
  ];
  const html = listed(goods, (value) => `<p>${value}</p>`, "article");
  expect(read(html, "nombre, precio, fecha y disponibilidad")).toEqual(goods);
});

test("a list of values of one kind in each record stays as it is", () => {
  const prices = [
    ["Silla", "12,00 €", "13,00 €"],
    ["Mesa", "14,00 €"],
    ["Banco", "15,00 €", "16,00 €"],
  ];
  const { survey } = extract(
    listed(prices, (value) => `<p>${value}</p>`, "article"),
    "nombre",
  );
  expect(survey.sets[0]?.fields.some(({ samples }) => samples.join() === "12,00 €,14,00 €,15,00 €")).toBe(true);
});
