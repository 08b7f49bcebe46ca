import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const labels = ["Nombre", "Teléfono", "Correo"];
const people = [
  ["Ana Ruiz", "944 123 456", "ana@ejemplo.es"],
  ["Luis Gil", "944 123 457", null],
  ["Marta Sanz", "944 123 458", "marta@ejemplo.es"],
  ["Rosa Vera", null, "rosa@ejemplo.es"],
  ["Pau Riba", "944 123 461", "pau@ejemplo.es"],
  ["Inés Mora", "944 123 462", null],
];

const written = (line: (label: string, value: string) => string): string =>
  people.map((person) => person.map((value, i) => (value ? line(labels[i] ?? "", value) : "")).join("")).join("");
const page = (list: string): string =>
  `<html lang="es"><head><title>Plantilla</title></head><body><main><h1>Plantilla</h1>${list}</main></body></html>`;
const read = (list: string): unknown[][] =>
  extract(page(list), "nombre, teléfono y correo").plain.map((row) => Object.values(row));

test.each([
  ["rows of two cells", `<table>${written((label, value) => `<tr><td>${label}:</td><td>${value}</td></tr>`)}</table>`],
  [
    "rows with a heading cell",
    `<table>${written((label, value) => `<tr><th>${label}</th><td>${value}</td></tr>`)}</table>`,
  ],
  ["rows of one cell", `<table>${written((label, value) => `<tr><td><b>${label}:</b> ${value}</td></tr>`)}</table>`],
  ["a list of terms", `<dl>${written((label, value) => `<dt>${label}</dt><dd>${value}</dd>`)}</dl>`],
  ["paragraphs", written((label, value) => `<p>${label}: ${value}</p>`)],
  ["lines", `<p>${written((label, value) => `<b>${label}:</b> ${value}<br>`)}</p>`],
])("records one below the other are cut where the first label comes again: %s", (_, list) => {
  expect(read(list)).toEqual(people);
});

test("the first label and its value are no heading of the columns, though figures stand below", () => {
  const rooms = [3, 4, 5, 6].map((n) => [`Sala ${"ABCDEFG"[n]}`, `${n * 12}`, `${n},50 €`]);
  const list = rooms.map((room) =>
    ["Nombre", "Plazas", "Precio"].map((label, i) => `<tr><td>${label}</td><td>${room[i]}</td></tr>`).join(""),
  );
  const { plain, survey } = extract(page(`<table>${list.join("")}</table>`), "nombre, plazas y precio");
  expect(plain.map((row) => Object.values(row))).toEqual(rooms);
  expect(survey.sets[0]?.fields.map(({ name }) => name)).toEqual(["Nombre", "Plazas", "Precio"]);
});

test("what is said on each day of the week is a row, though the days come again", () => {
  const days = ["lunes", "martes", "viernes"];
  const rows = ["Yoga", "Pilates", "Ajedrez", "Coro", "Teatro", "Costura", "Pintura", "Danza", "Lectura"].map(
    (name, i) => `<tr><td>${days[i % 3]}</td><td>${name}, con la gente de siempre</td></tr>`,
  );
  expect(extract(page(`<table>${rows.join("")}</table>`), "").plain).toHaveLength(9);
});

test("records that begin with a title of their own before their labels keep it", () => {
  const list = people.map(
    ([name, phone], i) =>
      `<tr><td colspan="2"><a href="/p/${i}">${name}</a></td></tr><tr><td><b>Sala</b></td><td>Sala ${i}</td></tr><tr><td><b>Teléfono</b></td><td>${phone ?? "944 000 000"}</td></tr>`,
  );
  const rows = extract(page(`<table>${list.join("")}</table>`), "nombre y sala").plain;
  expect(rows.map((row) => Object.values(row))).toEqual(people.map(([name], i) => [name, `Sala ${i}`]));
});
