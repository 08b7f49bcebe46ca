import { expect, test } from "vitest";
import { extract } from "../../../page-fixture.ts";

const towns = ["Abrigada", "Agualva", "Vimeiro", "Torres", "Cascais", "Sintra"];
const html = `<html lang="pt"><title>Casas por concelho</title><h1>Casas por concelho</h1><ul>${towns
  .map((town, i) => `<li><a href="/c/${i}">${town}</a> <span>${120 + i * 7}</span></li>`)
  .join("")}</ul></html>`;

test.each([
  "concelho y número de anuncios",
  "municipio y número de anuncios",
  "localidad y número de pisos",
  "zona y cuántos anuncios hay",
  "nombre y cantidad",
  "town and number of listings",
])("names with a number each answer “%s”", (prompt) => {
  expect(Object.values(extract(html, prompt).plain[1] ?? {})).toEqual(["Agualva", "127"]);
});

test("records that say more than a name and a number do not answer with the only number for how many there are", () => {
  const cards = `<html lang="es"><title>Pisos</title><h1>Pisos</h1><ul>${towns
    .map(
      (town, i) =>
        `<li><a href="/c/${i}">Piso en ${town}</a> <span>${i + 3}</span> <p>Luminoso, en el centro.</p><b>${i + 1}00.000 €</b></li>`,
    )
    .join("")}</ul></html>`;
  expect(extract(cards, "título, precio y número de vecinos").plain[0]).toMatchObject({ "número de vecinos": null });
});
