import { expect, test } from "vitest";
import { extract } from "../../../page-fixture.ts";

const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<html lang="en"><body><main><h1>Today</h1><table><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr>${rows
    .map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</table></main></body></html>`;

test("a heading that is just what was asked wins over one that says more, and over one that it begins with", () => {
  const heads = ["Fair Odds", "Sport", "Odds", "Sportsbook"];
  const rows = ["Rugby", "Judo", "Golf", "Polo"].map((sport, i) => [
    `+12${i}`,
    sport,
    `+40${i}`,
    `House ${"ABCD".at(i)}`,
  ]);
  const { plain } = extract(table(heads, rows), "odds and sportsbook");
  expect(plain.map((row) => Object.values(row))).toEqual(rows.map(([, , odds, book]) => [odds, book]));
});

const cars = ["Lirio 2", "Nardo", "Brezo S"].map(
  (name, i) =>
    `<li><h3><a href="/c/${i}">${name}</a></h3><div class="car-listing-mileage">90 km</div><div class="car-listing-price">$1${i},450</div><div class="car-listing-stock-number">K20${i}31</div></li>`,
);

test("a class that is the word asked for names what is the same in all records, and a stock number is a code", () => {
  const { plain } = extract(
    `<html lang="en"><body><main><h1>Cars</h1><ul>${cars.join("")}</ul></main></body></html>`,
    "name, mileage, stock number",
  );
  expect(plain.map((row) => Object.values(row))).toEqual([
    ["Lirio 2", "90 km", "K20031"],
    ["Nardo", "90 km", "K20131"],
    ["Brezo S", "90 km", "K20231"],
  ]);
});

test("labels in another language than the prompt", () => {
  const inns = [
    ["Posada Luna", "Sencilla", "Buffet"],
    ["Hotel Faro", "Doble", "No incluye"],
    ["Casa Pinar", "Suite", "Continental"],
  ];
  const cards = inns.map(
    ([name, room, meal]) =>
      `<article><h2>${name}</h2><p><b>Habitación:</b> ${room}</p><p><b>Desayuno:</b> ${meal}</p></article>`,
  );
  const { plain } = extract(
    `<html lang="es"><body><main><h1>Hoteles</h1>${cards.join("")}</main></body></html>`,
    "Extrae el nombre, el dato «room» y el dato «breakfast» de cada registro",
  );
  expect(plain.map((row) => Object.values(row))).toEqual(inns);
});
