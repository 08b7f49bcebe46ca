import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";
import { promptPages } from "./pages-fixture.ts";

/** Page, prompt, the records in their order, counted from 1, and what the condition was read from. */
type Case = readonly [keyof typeof promptPages, string, string, string];

const cases: readonly Case[] = [
  [
    "directory",
    "empresa y ciudad de las que tengan correo o estén en Medellín",
    "1 2 3 4 6",
    "que tengan correo o estén en Medellín",
  ],
  [
    "directory",
    "companies that have an email or are in Medellín",
    "1 2 3 4 6",
    "that have an email or are in Medellín",
  ],
  ["directory", "empresas de Cali o con correo", "1 3 4 6", "de Cali o con correo"],
  ["directory", "empresas sin correo o sin teléfono", "2 3 5", "sin correo o sin teléfono"],
  ["directory", "empresas de Bogotá o del sector alimentos", "1 3 4 5 6", "de Bogotá o del sector alimentos"],
  ["homes", "pisos de Grao o con más de 3 habitaciones", "2 4 5", "de Grao o con más de 3 habitaciones"],
  ["homes", "pisos con más de 3 habitaciones o en Grao", "2 4 5", "con más de 3 habitaciones o en Grao"],
  [
    "homes",
    "pisos que cuesten menos de 150000 o tengan más de 3 habitaciones",
    "3 4 5",
    "que cuesten menos de 150000 o tengan más de 3 habitaciones",
  ],
  ["hotels", "nombre y precio menor que 60 o estrellas mayor que 4", "2 3 4", "menor que 60 o estrellas mayor que 4"],
  [
    "hotels",
    "hoteles con menos de 60 euros o más de 4 estrellas",
    "2 3 4",
    "con menos de 60 euros o más de 4 estrellas",
  ],
  ["jobs", "ofertas remotas o con sueldo mayor a 30000", "1 3 5", "remotas o con sueldo mayor a 30000"],
  [
    "tenders",
    "licitaciones de Cusco o que cierren antes del 1 de enero de 2026",
    "2 4",
    "de Cusco o que cierren antes del 1 de enero de 2026",
  ],
  ["shop", "productos agotados o en oferta", "2 3 4 5", "agotados o en oferta"],
  [
    "shop",
    "name and price of products under 100 or with rating over 4.5",
    "1 2 4",
    "under 100 or with rating over 4.5",
  ],
  ["vacancies", "jobs in London or permanent", "1 2 3 4", "in London or permanent"],
  ["agenda", "eventos gratis o antes del 12 de marzo", "1 3", "gratis o antes del 12 de marzo"],
];

const recordsOf = (rows: ReturnType<typeof extract>["rows"]): string =>
  rows
    .map((cells) => /(?:article|tr)\[(\d+)\]/.exec(cells.find(({ at }) => at !== null)?.at?.path ?? "")?.[1])
    .join(" ");

test.each(cases)("%s: one of both is enough: %s", (page, prompt, records, asked) => {
  const { rows, understood, planned } = extract(promptPages[page], prompt);
  expect(recordsOf(rows)).toBe(records);
  expect(understood.filters.map((filter) => filter.asked)).toEqual([asked]);
  expect(planned.plan.where).toHaveLength(1);
  expect(understood.notFound).toEqual([]);
});

const people = `<title>Socios</title><main><h1>Socios</h1>${[
  ["Ana Ríos", "Correo: ana@socios.example", ""],
  ["Luis Paz", "", "Teléfono: 601 222 3344"],
  ["Eva Sol", "", ""],
  ["Iván Mar", "Correo: ivan@socios.example", "Teléfono: 601 999 8877"],
]
  .map(
    ([name, ...lines]) =>
      `<article><h2>${name}</h2>${lines.map((line) => line && `<p>${line}</p>`).join("")}</article>`,
  )
  .join("")}</main>`;

test.each([
  ["socios que tengan correo o teléfono", ["Ana Ríos", "Luis Paz", "Iván Mar"]],
  ["members with an email or a phone", ["Ana Ríos", "Luis Paz", "Iván Mar"]],
  ["socios sin correo o teléfono", ["Eva Sol"]],
] as const)("%s", (prompt, names) => {
  expect(extract(people, prompt).rows.map((cells) => cells.find(({ raw }) => / /.test(raw))?.raw)).toEqual(names);
});

test("with one and without the other is both", () => {
  expect(recordsOf(extract(promptPages.directory, "empresas con teléfono y sin correo").rows)).toBe("2 5");
});

test("where one of both is not understood neither is applied, and both are reported", () => {
  const { rows, understood } = extract(promptPages.shop, "productos de Rolex o con más de 4 estrellas");
  expect(rows).toHaveLength(6);
  expect(understood.notFound).toEqual(["de Rolex o con más de 4 estrellas"]);
});
