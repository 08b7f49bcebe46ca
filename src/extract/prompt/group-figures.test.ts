import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";
import { promptPages } from "./pages-fixture.ts";

/** Page, prompt, and the groups with their figures in the order in which they come out. */
type Case = readonly [keyof typeof promptPages, string, readonly (readonly [string, ...number[]])[]];

const cases: readonly Case[] = [
  [
    "jobs",
    "cuántas vacantes hay por empresa, de mayor a menor",
    [
      ["Nopal Software", 2],
      ["Grupo Agave", 1],
      ["Hospital Lindavista", 1],
      ["Estudio Maguey", 1],
    ],
  ],
  [
    "jobs",
    "cuantas vacantes hay por empresa de mayor a menor",
    [
      ["Nopal Software", 2],
      ["Grupo Agave", 1],
      ["Hospital Lindavista", 1],
      ["Estudio Maguey", 1],
    ],
  ],
  [
    "jobs",
    "cuántas vacantes por ciudad, ordenadas de menor a mayor",
    [
      ["Monterrey", 1],
      ["Ciudad de México", 2],
      ["Guadalajara", 2],
    ],
  ],
  [
    "schools",
    "las 2 localidades con más colegios",
    [
      ["Valencia", 2],
      ["Torrent", 1],
    ],
  ],
  ["schools", "¿qué localidad tiene más centros?", [["Valencia", 2]]],
  ["hotels", "la ciudad con más hoteles", [["Valencia", 3]]],
  [
    "hotels",
    "top 2 cities by number of hotels",
    [
      ["Valencia", 3],
      ["Madrid", 2],
    ],
  ],
  [
    "hotels",
    "cuántos hoteles por ciudad, top 2",
    [
      ["Valencia", 3],
      ["Madrid", 2],
    ],
  ],
  [
    "hotels",
    "las 2 ciudades con más hoteles de 4 estrellas",
    [
      ["Valencia", 1],
      ["Madrid", 1],
    ],
  ],
  [
    "shop",
    "average price per brand, highest first",
    [
      ["Kuntur", 1279.45],
      ["Andes", 544],
      ["Quipu", 134.75],
    ],
  ],
  [
    "shop",
    "precio medio por marca, de menor a mayor",
    [
      ["Quipu", 134.75],
      ["Andes", 544],
      ["Kuntur", 1279.45],
    ],
  ],
  [
    "shop",
    "cuántos productos por marca y precio medio, ordenado por precio medio",
    [
      ["Quipu", 2, 134.75],
      ["Andes", 2, 544],
      ["Kuntur", 2, 1279.45],
    ],
  ],
  ["shop", "la marca con el precio medio más alto", [["Kuntur", 1279.45]]],
  ["vacancies", "which employer posts the most jobs", [["Thames Analytics", 2]]],
];

test.each(cases)("%s: %s", (page, prompt, groups) => {
  const { rows, understood } = extract(promptPages[page], prompt);
  expect(rows.map((cells) => cells.map(({ value }) => value))).toEqual(groups);
  expect(understood.notFound).toEqual([]);
});

const groupsOf = (page: keyof typeof promptPages, prompt: string) =>
  extract(promptPages[page], prompt).rows.map((cells) => cells.map(({ value }) => value));

test.each(["más", "mas"])("%s orders groups where it compares with no figure, however it is typed", (more) => {
  expect(groupsOf("directory", `cuántas empresas ${more} hay por sector, limit 1`)).toEqual([["Construcción", 2]]);
  for (const condition of [`con ${more} de 3 estrellas`, `de 4 estrellas o ${more}`])
    expect(groupsOf("hotels", `cuántos hoteles por ciudad ${condition}, primeras 2`)).toEqual([
      ["Valencia", 1],
      ["Madrid", 2],
    ]);
});

test.each([
  ["hotels", "hotel con más estrellas", ["Gran Hotel Alameda"]],
  ["books", "libro con menos reseñas", ["The Lantern Keeper"]],
] as const)("%s: what has a figure of its own is no group: %s", (page, prompt, names) => {
  const { rows, planned } = extract(promptPages[page], prompt);
  expect(planned.plan.aggregate).toBeNull();
  expect(rows.map(([first]) => first?.raw)).toEqual(names);
});

test("what nothing on the page says is no group, even where a column is left over", () => {
  const { rows, understood } = extract(promptPages.hotels, "cuántos hoteles hay por planeta, de mayor a menor");
  expect(rows.map((cells) => cells.map(({ value }) => value))).toEqual([[6]]);
  expect(understood.notFound).toEqual(["planeta"]);
});

test("an order by area is of what is measured in square metres", () => {
  const { plain } = extract(promptPages.homes, "título, ordenado por superficie de mayor a menor");
  expect(plain.map((row) => row.título)).toEqual([
    "Casa en El Saler",
    "Piso en plaza Honduras",
    "Piso en calle Colón",
    "Ático en avenida del Puerto",
    "Estudio en Benimaclet",
  ]);
});

test.each([
  ["shop", "precio medio por marca", "marca | promedio de precio (S/)"],
  ["tenders", "monto total por entidad", "entidad | suma de monto (S/)"],
  ["vacancies", "average salary per employer", "employer | average salary (£)"],
] as const)("%s: %s: a figure is called by what it is of and in", (page, prompt, titles) => {
  expect(
    extract(promptPages[page], prompt)
      .columns.map(({ title }) => title)
      .join(" | "),
  ).toBe(titles);
});
