import { expect, test } from "vitest";
import { openPage, planFromPrompt, runPlan } from "../index.ts";
import { extract, snapshotOf } from "../page-fixture.ts";
import { promptPages } from "./pages-fixture.ts";

/** Page, prompt, and the records that meet its conditions, in their order, counted from 1. */
type Case = readonly [keyof typeof promptPages, string, string];

const cases: readonly Case[] = [
  ["jobs", "puesto y fecha de las publicadas ayer o hoy", "1 5"],
  ["jobs", "jobs posted today or yesterday", "1 5"],
  ["jobs", "puesto, publicados este mes o el mes pasado", "1 2 3 4 5"],
  ["museum", "piezas anteriores a 1800 con su año", "1 2"],
  ["museum", "pieza y año, posteriores a 1700", "2 3"],
  ["tenders", "todo lo de Cusco", "2"],
  ["vacancies", "job title, salary from most to least", "1 4 3 2 5"],
  ["vacancies", "job title, salary from least to most", "5 2 3 4 1"],
  ["shop", "productos que empiecen por M", "2 3"],
  ["shop", "nombre y precio, solo los que empiecen por la letra m", "2 3"],
  ["directory", "companies whose name starts with C", "1 5 6"],
  ["tenders", "expediente y objeto, expediente que empiece por AS", "2 5"],
  ["directory", "empresas excepto las de construcción y las de salud", "3 4 6"],
  ["directory", "nombre y teléfono, sector Alimentos", "4 6"],
  ["shop", "nombre, precio, marca Andes", "3 4"],
  ["directory", "nombre y ciudad; que tengan correo pero no teléfono", "3"],
  ["homes", "piso: máximo 350 mil euros y mínimo 100 m2", "1 4"],
  ["books", "libro, autor y año de los libros 2020 en adelante", "2 3"],
  ["books", "title and year of books 2020 or later", "2 3"],
];

const recordsOf = (page: keyof typeof promptPages, prompt: string): string =>
  extract(promptPages[page], prompt)
    .rows.map((cells) => /(?:article|tr)\[(\d+)\]/.exec(cells.find(({ at }) => at !== null)?.at?.path ?? "")?.[1])
    .join(" ");

test.each(cases)("%s: %s", (page, prompt, records) => {
  expect(recordsOf(page, prompt)).toBe(records);
});

test("a score that stars cannot reach is said not to be found, and leaves no record out", () => {
  const { rows, counts, understood } = extract(promptPages.hotels, "hotel y ciudad con nota mayor o igual a 8,5");
  expect(understood.notFound).toEqual(["con nota mayor o igual a 8,5"]);
  expect(rows.length).toBe(counts.inSet);
});

test("words that a column of figures cannot hold are said not to be found there", () => {
  const { rows, counts, understood } = extract(promptPages.market, "producto, cuyo precio contenga oferta");
  expect(understood.notFound).toEqual(["cuyo precio contenga oferta"]);
  expect(rows.length).toBe(counts.inSet);
});

test.each(["cuántas empresas tienen correo", "how many companies have an email"])(
  "%s counts those that have it",
  (prompt) => {
    expect(extract(promptPages.directory, prompt).rows.map((cells) => cells.map(({ value }) => value))).toEqual([[4]]);
  },
);

test.each([
  ["lowest and highest price", [[59.9, 2499]]],
  ["what is the highest price?", [[2499]]],
  ["mayor y menor precio", [[2499, 59.9]]],
])("%s is figures, no order", (prompt, expected) => {
  expect(extract(promptPages.shop, prompt).rows.map((cells) => cells.map(({ value }) => value))).toEqual(expected);
});

test.each([
  ["actividades en marzo", ["Concierto de cuerdas", "Noche de salsa", "Taller de cerámica"]],
  ["actividades antes del 12 de marzo", ["Concierto de cuerdas"]],
  ["activities from 1 April on", ["Feria del libro"]],
])("%s: without a year, that of the dates of the page is meant", (prompt, expected) => {
  const page = openPage({ ...snapshotOf(promptPages.agenda), capturedAt: "2026-11-23T12:00:00Z" });
  const result = runPlan(page, planFromPrompt(page, prompt), { recordLimit: 10 });
  expect(result.ok && result.extraction.rows.map(([cell]) => cell?.raw)).toEqual(expected);
});

const staff = `<h1>Equipo</h1>${[
  ["Ana Robles", "ana@robles.example", "601 222 3344"],
  ["Luis Cano", null, "601 555 6677"],
  ["Eva Marín", "eva@marin.example", null],
  ["Juan Prieto", null, "601 888 9900"],
]
  .map(
    ([name, email, phone]) =>
      `<div class="person"><h3>${name}</h3>${email ? `<a href="mailto:${email}">${email}</a>` : ""} ${phone ? `<a href="tel:${phone}">${phone}</a>` : ""}</div>`,
  )
  .join("")}`;

const peopleOf = (prompt: string) => extract(staff, prompt).rows.map(([cell]) => cell?.raw);

test("links that write and links that call are columns of their own, though either may lack", () => {
  expect(peopleOf("personas sin correo")).toEqual(["Luis Cano", "Juan Prieto"]);
  expect(peopleOf("personas sin teléfono")).toEqual(["Eva Marín"]);
});
