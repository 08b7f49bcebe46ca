import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const offices = [
  ["Atlas Conseil", "+212 524 010 052", "4 Rue El Imam, Guéliz, Marrakech"],
  ["Cabinet Zaki", "0601020152", "92, Boulevard du Port, Rabat"],
  ["Fiduciaire Rif", "0524010243", "17, Avenue Hassan II, Tanger"],
  ["Sahara Audit", "0524010330", "8 Impasse des Lilas, Agadir"],
  ["Oasis Expertise", "0661020640", "25 Rue de Fès, Guéliz, Marrakech"],
] as const;

test("the words of links that dial are phones and streets of another country are addresses, in a page that names no country", () => {
  const cards = offices.map(
    ([name, phone, address]) =>
      `<div class="card"><h3>${name}</h3><p class="d"><span>${address}</span></p><p class="d"><a href="tel:${phone}">${phone}</a></p></div>`,
  );
  const { plain } = extract(
    `<html><body><main>${cards.join("")}</main></body></html>`,
    "nombre, dirección y teléfono",
    10,
  );
  expect(plain.map(({ teléfono }) => teléfono)).toEqual(offices.map(([, phone]) => phone));
  expect(plain.map(({ dirección }) => dirección)).toEqual(offices.map(([, , address]) => address));
});

const flats = [
  ["Piso 1", "Gemeubileerd", "1053 VM Amsterdam (Jordaan)", "21 000 km"],
  ["Piso 2", "Gestoffeerd", "1054 TK Amsterdam (Centrum)", "9 000 km"],
  ["Piso 3", "Gemeubileerd", "1011 AB Haarlem (Centrum)", "118 500 km"],
  ["Piso 4", "Kaal", "3511 AA Utrecht (Binnenstad)", "700 km"],
] as const;

test("values that are written like what was asked for answer it, whatever the page calls them and also where all are the same", () => {
  const cards = flats.map(
    ([name, interior, place, way]) =>
      `<div class="card"><h3>${name}</h3><p><b>${place}</b></p><ul><li><span>${interior}</span></li></ul><div><i>${way}</i></div><em>Benzine</em></div>`,
  );
  const { plain } = extract(
    `<html lang="nl"><body><main>${cards.join("")}</main></body></html>`,
    "extrae el nombre, la dirección, el dato «interior», el dato «mileage» y el dato «fuel»",
  );
  const rows = plain.map((row) => [row["dirección"], row.interior, row.mileage, row.fuel]);
  expect(rows).toEqual(flats.map(([, interior, place, way]) => [place, interior, way, "Benzine"]));
});
