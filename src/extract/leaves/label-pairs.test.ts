import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const labels = ["Nombre", "Aforo", "Tarifa", "Acceso llano"];
const rooms = [
  ["Sala Norte", "80", "120 €", "Sí"],
  ["Sala Sur", null, "90 €", "No"],
  ["Patio", "200", null, "No"],
  ["Aula larga", "30", "40 €", "Sí"],
  ["Taller", "24", null, "Sí"],
  ["Salón de actos", "150", "210 €", null],
];
type Line = (label: string, value: string) => string;
const written = (line: Line, open: string, close: string): string =>
  rooms
    .map((room) => open + room.map((value, i) => (value ? line(labels[i] ?? "", value) : "")).join("") + close)
    .join("");
const surveyOf = (list: string) =>
  extract(`<html lang="es"><body><main><h1>Espacios</h1>${list}</main></body></html>`, "nombre, aforo y tarifa");

test.each<readonly [string, Line, string, string]>([
  ["two spans of a row", (label, value) => `<li><span>${label}</span> <span>${value}</span></li>`, "<ul>", "</ul>"],
  [
    "two blocks of a row",
    (label, value) => `<div><div>${label}</div><div>${value}</div></div>`,
    '<div class="e">',
    "</div>",
  ],
  [
    "blocks of two classes",
    (label, value) => `<div class="et">${label}</div><div class="val">${value}</div>`,
    '<div class="e">',
    "</div>",
  ],
  [
    "small headings above paragraphs",
    (label, value) => `<h5>${label}</h5><p>${value}</p>`,
    '<div class="e">',
    "</div>",
  ],
])(
  "words for fields that recur before a value name it, whichever of them a record lacks: %s",
  (_, line, open, close) => {
    const { plain, survey } = surveyOf(written(line, open, close));
    expect(plain.map((row) => Object.values(row))).toEqual(rooms.map(([name, seats, price]) => [name, seats, price]));
    expect(survey.sets[0]?.fields.map(({ name }) => name)).toEqual(labels);
  },
);

test("words that recur before a value and say what kind of record it is are values", () => {
  const jobs = ["Bilbao", "Vitoria", "Bilbao", "Vitoria", "Bilbao", "Getxo", "Getxo"].map(
    (town, i) =>
      `<li><h3>Puesto de ${"abcdefg"[i]}</h3><p><span>${town}</span> <span>Hace ${i + 2} días</span></p></li>`,
  );
  const { survey } = surveyOf(`<ul>${jobs.join("")}</ul>`);
  expect(survey.sets[0]?.fields.flatMap(({ samples }) => samples)).toContain("Vitoria");
});

test.each([
  ["one word for a field before what tells the records apart", "p", (i: number) => `Marca ${"ABC"[i % 3]}`],
  ["words for fields above a heading", "h3", (i: number) => ["Precio", "Oferta", "Novedad"][i % 3] ?? ""],
])("what stands before a value is none of its labels: %s", (_, tag, before) => {
  const cards = [1, 2, 3, 4, 5, 6].map(
    (i) =>
      `<div class="c"><a href="/s/${i}"><img src="/s/${i}.jpg"></a><span class="m">${before(i)}</span><${tag}>Silla modelo ${i}</${tag}><b>${i + 20} €</b></div>`,
  );
  const { survey } = surveyOf(cards.join(""));
  expect(survey.sets[0]?.fields.flatMap(({ samples }) => samples)).toContain(before(1));
});
