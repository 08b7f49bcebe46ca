import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const carriers = [
  ["Miller Freight", "Brodhead, WI"],
  ["Ace Movers", "Cadott, WI"],
  ["Blue Line Cargo", "Stanley, ND"],
  ["Harbor Trucks", "Rockford, IL"],
  ["Valley Haul", "Louisville, KY"],
];
const page = `<html lang="en"><body><main><h1>Carriers</h1><table>${carriers
  .map(([name, place], i) => `<tr><th><a href="/c/${i}">${name}</a></th><td>${place}</td></tr>`)
  .join("")}</table></main></body></html>`;
const places = (prompt: string): unknown[] => extract(page, prompt).plain.map((row) => Object.values(row).at(-1));

test("a country is what holds names of countries, not the nearest words in capitals", () => {
  const speakers = [
    ["Ana Belmonte", "Directora del Instituto", "Perú"],
    ["Luis Quijano", "Fundador de Semilla Viva", "Estados Unidos"],
    ["Marta Oliver", "Consejera de Cultivos", "Chile"],
    ["Iván Robledo", "Jefe de Riego", "España"],
  ];
  const cards = speakers.map(
    ([name, post, country]) => `<div class="f"><h3>${name}</h3><p>${post}</p><p><i></i>${country}</p></div>`,
  );
  const html = `<html lang="es"><body><main><h1>Ponentes</h1>${cards.join("")}</main></body></html>`;
  const rows = extract(html, "nombre y país").plain.map((row) => Object.values(row));
  expect(rows).toEqual(speakers.map(([name, , country]) => [name, country]));
});

test("a place is the whole line, a town the town in it", () => {
  expect(places("the name and the location")).toEqual(carriers.map(([, place]) => place));
  expect(places("the name and the city")).toEqual(carriers.map(([, place]) => place?.split(",")[0]));
});

test("a town in an element that is itself called a city is the whole of it", () => {
  const cards = carriers.map(
    ([name, place]) =>
      `<div class="c"><h3><a href="/${name}">${name}</a></h3><p><span class="city">${place}</span></p></div>`,
  );
  const html = `<html lang="en"><body><main><h1>Carriers</h1>${cards.join("")}</main></body></html>`;
  const rows = extract(html, "the name and the city").plain.map((row) => Object.values(row));
  expect(rows).toEqual(carriers);
});

test("a place asked for is the whole of a line of a place and what it lies in, not one part of it", () => {
  const flats = ["Kalmar / Skälby", "Kalmar / Berga", "Torsås / Bergkvara", "Kalmar / Norrliden", "Kalmar / Smedby"];
  const cards = flats.map(
    (place, i) =>
      `<div class="k"><h3><a href="/b/${i}">Sagovägen ${i + 27}</a></h3><p>${place.replace(/(.*) (.*)/, "<span>$1</span> <span>$2</span>")}</p></div>`,
  );
  const html = `<html lang="sv"><body><main><h1>Bostäder</h1>${cards.join("")}</main></body></html>`;
  expect(extract(html, "título y ubicación").plain.map((row) => Object.values(row)[1])).toEqual(flats);
});
