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
  "número de anuncios por concelho",
  "how many listings are there per town",
  "anuncios por concelho",
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

test("the numbers of names that the page has counted are put in order", () => {
  const { plain } = extract(html, "cuántos anuncios hay en cada municipio, de mayor a menor");
  expect(plain[0]).toEqual({ municipio: "Sintra", "cuántos anuncios": "155" });
});

test.each([
  ["los 2 concelhos con más anuncios", ["Sintra", "Cascais"]],
  ["concelhos con más de 140 anuncios", ["Torres", "Cascais", "Sintra"]],
])("the numbers of names are what “%s” is about", (prompt, names) => {
  expect(extract(html, prompt).plain.map((row) => Object.values(row)[0])).toEqual(names);
});
