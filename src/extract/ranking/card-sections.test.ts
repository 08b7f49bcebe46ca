import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const dishes = ["Paella", "Gazpacho", "Fideuá", "Salmorejo", "Migas", "Pisto", "Torrijas", "Natillas", "Buñuelos"];
const card = (i: number): string =>
  `<li><a href="/receta/${i}"><img src="/f/${i}.jpg" alt=""><p>${dishes[i]} de la abuela</p></a></li>`;
const section = (name: string, from: number, said: string): string =>
  `<h2>${name}</h2><p>${said} que más gustan, elegidas por quien cocina en casa cada día de la semana.</p><ul>${[0, 1, 2].map((i) => card(from + i)).join("")}</ul>`;
const sections = `<h1>Recetas</h1><div>${section("Arroces y sopas", 0, "Las sopas")}${section("De cuchara", 3, "Las cazuelas")}${section("Postres", 6, "Los dulces")}</div>`;

test("the cards of a page's sections are its records, as many in each as there may be", () => {
  const { plain } = extract(sections, "nombre, enlace y categoría");
  expect(plain).toHaveLength(9);
  expect(Object.values(plain[4] ?? {})).toEqual([
    "Migas de la abuela",
    "https://www.ejemplo.es/receta/4",
    "De cuchara",
  ]);
});

test("what has a price stays the record of its variants", () => {
  const priced = sections.replaceAll("<p>L", "<p>12,50 € L");
  expect(extract(priced, "todo").plain).toHaveLength(3);
});
