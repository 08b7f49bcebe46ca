import { expect, test } from "vitest";
import { extract } from "./page-fixture.ts";

const teams = ["Almería", "Burgos", "Cádiz", "Deportivo", "Eibar", "Ferrol", "Granada", "Huesca", "Ibiza", "Jaén"];
const names = (from: number, count: number): string =>
  `<table><thead><tr><th>Equipo</th></tr></thead>${teams
    .slice(from, from + count)
    .map((team) => `<tr><td><a href="/${team}">Club ${team}</a></td></tr>`)
    .join("")}</table>`;
const figures = (from: number, count: number): string =>
  `<table><tr><th>Ganados</th><th>Perdidos</th><th>Puntos</th><th>Visitas</th></tr>${Array.from(
    { length: count },
    (_, i) =>
      `<tr><td>${20 - from - i}</td><td>${3 + from + i}</td><td>${3 * (20 - from - i)}</td><td>${8 - i}-${i + 2}</td></tr>`,
  ).join("")}</table>`;

const tableOf = (html: string) => extract(`<h1>Clasificación</h1>${html}`, "todo");

test("the names of rows and the figures beside them, cut into two tables, are one table", () => {
  const { columns, plain } = tableOf(`<div class="fixed">${names(0, 8)}<div>${figures(0, 8)}</div></div>`);
  expect(columns.map(({ title }) => title)).toEqual([
    "Equipo",
    "Ganados",
    "Perdidos",
    "Puntos",
    "Visitas",
    "Equipo link",
  ]);
  expect(Object.values(plain[3] ?? {}).slice(0, 3)).toEqual(["Club Deportivo", "17", "6"]);
});

test("so are those of several groups, each cut in two", () => {
  const { plain } = tableOf(`<h2>Norte</h2>${names(0, 6)}${figures(0, 6)}<h2>Sur</h2>${names(6, 4)}${figures(6, 4)}`);
  expect(plain.map((row) => Object.values(row).slice(0, 3))).toEqual(
    teams.map((team, i) => [`Club ${team}`, `${20 - i}`, `${3 + i}`]),
  );
});

const named = figures(0, 8).replaceAll(/<td>(\d+)<\/td><td>/g, "<td>Jugador número $1</td><td>");

test.each([
  ["with words between them", `${names(0, 8)}<p>Otros datos de la liga</p>${figures(0, 8)}`],
  ["of other lengths", `${names(0, 8)}${figures(0, 7)}`],
  ["that both name their rows", `${names(0, 8)}${named}`],
])("tables %s stay apart", (_, html) => {
  const wide = tableOf(html).survey.sets.filter(({ kind, fields }) => kind === "table" && fields.length > 2);
  expect(wide.filter(({ fields }) => fields[0]?.name === "Equipo")).toEqual([]);
});
