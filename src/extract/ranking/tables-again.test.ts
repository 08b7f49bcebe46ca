import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

type Team = readonly [name: string, won: number, lost: number, points: number];
const names = "Olmos Riscos Valles Sotos Peñas Lomas Vegas Prados Fuentes Hoyos Torres Cerros".split(" ");
const teams = names.map((name, i): Team => [name, 20 - i, 3 + i, 61 - i * 3]);
const table = (title: string, rows: readonly Team[]): string =>
  `<h2>${title}</h2><table class="standings"><thead><tr><th>Equipo</th><th>Ganados</th><th>Perdidos</th><th>Puntos</th></tr></thead><tbody>${rows
    .map((row) => `<tr class="full">${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>`;
const page = (...tables: readonly string[]): string =>
  `<html lang="es"><body><main><h1>Clasificación</h1><div>${tables.join("")}</div></main></body></html>`;
const namesIn = (html: string): unknown[] =>
  extract(html, "equipo, ganados y perdidos").plain.map((row) => Object.values(row)[0]);

test("tables that show the same rows again, otherwise divided, do not repeat them", () => {
  const parts = [teams.slice(0, 6), teams.slice(6), teams.slice(0, 4), teams.slice(4, 8), teams.slice(8)];
  const titles = ["Norte", "Sur", "Primera", "Segunda", "Tercera"];
  expect(namesIn(page(...parts.map((rows, i) => table(titles[i] ?? "", rows))))).toEqual(names);
});

test("rows that begin alike and go on otherwise are of each table", () => {
  const next = teams.map(([name, won, lost, points]): Team => [name, lost + 1, won - 1, points - 11]);
  expect(namesIn(page(table("Ida", teams), table("Vuelta", next)))).toEqual([...names, ...names]);
});
