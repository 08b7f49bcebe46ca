import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const matches = [
  ["Club Real Potosí", "2:1 (1:0)", "Deportivo Cuenca"],
  ["Atlético Sur", "0:0 (0:0)", "Unión Playa"],
  ["Racing Norte", "3:2 (1:2)", "San Telmo"],
  ["Huracán Verde", "1:4 (0:1)", "Club Minero"],
] as const;
type Match = (typeof matches)[number];
const goals = (score: string): readonly string[] => score.slice(0, 3).split(":");

const pageOf = (list: (match: Match, i: number) => string): string =>
  `<html lang="es"><body><main><h1>Resultados</h1>${matches.map(list).join("")}</main></body></html>`;
const rowsOf = (page: string, prompt: string): unknown[][] =>
  extract(page, prompt).plain.map((row) => Object.values(row));

const classed = pageOf(
  ([home, score, away], i) =>
    `<div class="match"><span class="day">${i + 3}/05/2026</span><span class="home">${home}</span><span class="score">${score}</span><span class="away">${away}</span></div>`,
);
const cells = `<html lang="es"><body><main><h1>Resultados</h1><table>${matches
  .map(
    ([home, score, away], i) => `<tr><td>${i + 3}/05/2026</td><td>${home}</td><td>${score}</td><td>${away}</td></tr>`,
  )
  .join("")}</table></main></body></html>`;

test.each([
  ["classes", classed],
  ["cells", cells],
])("%s: the score and the teams on its sides, in whatever order they are asked for", (_, page) => {
  const sides = matches.map(([home, score, away]) => [home, score, away]);
  expect(rowsOf(page, "equipo local, resultado, equipo visitante")).toEqual(sides);
  expect(rowsOf(page, "home, score, away")).toEqual(sides);
  expect(rowsOf(page, "equipo 1, marcador, equipo 2")).toEqual(sides);
  expect(rowsOf(page, "visitante y local")).toEqual(matches.map(([home, , away]) => [away, home]));
});

test("a page that names the visitors first keeps them so", () => {
  const page = pageOf(
    ([home, score, away]) =>
      `<div class="match"><p class="away-team">${away}</p><p class="away-score">${goals(score)[1]}</p><p class="home-team">${home}</p><p class="home-score">${goals(score)[0]}</p></div>`,
  );
  const { plain, understood } = extract(page, "local, visitante, goles local, goles visitante");
  expect(plain.map((row) => Object.values(row))).toEqual(
    matches.map(([home, score, away]) => [home, away, ...goals(score)]),
  );
  expect(understood.notFound).toEqual([]);
});

const team = (name: string, figure: string | undefined): string =>
  `<div class="team"><span class="name">${name}</span><span class="goals">${figure}</span></div>`;

test("teams and their figures in two places alike are taken in order", () => {
  const page = pageOf(
    ([home, score, away]) => `<div class="match">${team(home, goals(score)[0])}${team(away, goals(score)[1])}</div>`,
  );
  expect(rowsOf(page, "equipo 1, goles 1, equipo 2, goles 2")).toEqual(
    matches.map(([home, score, away]) => [home, goals(score)[0], away, goals(score)[1]]),
  );
});

test("a match told in one line is cut at its score", () => {
  const page = `<html lang="es"><body><main><h1>Resultados</h1><ul>${matches
    .map(([home, score, away]) => `<li>${home} ${goals(score).join("-")} ${away}</li>`)
    .join("")}</ul></main></body></html>`;
  expect(rowsOf(page, "local, resultado, visitante")).toEqual(
    matches.map(([home, score, away]) => [home, goals(score).join("-"), away]),
  );
  expect(rowsOf(page, "partido")[0]).toEqual(["Club Real Potosí 2-1 Deportivo Cuenca"]);
});

test("times of day between two names are no score, nor is a local a team where no visitor is asked for", () => {
  const page = `<html lang="es"><body><main><h1>Locales</h1>${matches
    .map(
      ([home], i) =>
        `<article><h3>${home}</h3><p class="hora">1${i}:30</p><p class="precio">${i + 5}00 €</p></article>`,
    )
    .join("")}</main></body></html>`;
  expect(rowsOf(page, "local, precio")).toEqual(matches.map(([home], i) => [home, `${i + 5}00 €`]));
  expect(rowsOf(page, "local, resultado")).toEqual(matches.map(([home]) => [home, null]));
});

test.each([" vs ", " vs. ", " - "])("a fixture in one text is two sides: A%sB", (between) => {
  const fixtures = [
    ["Osasuna", "Betis"],
    ["Real Soria", "Lugo"],
    ["Jaca", "Eibar"],
    ["Celta", "Alavés"],
  ];
  const rows = fixtures.map(
    (sides, i) => `<tr><td>1${i}/04/2026</td><td>${sides.join(between)}</td><td>Jornada ${i + 3}</td></tr>`,
  );
  const html = `<html lang="es"><body><main><h1>Calendario</h1><table><tr><th>Fecha</th><th>Partido</th><th>Ronda</th></tr>${rows.join("")}</table></main></body></html>`;
  const { plain } = extract(html, "fecha, equipo local y equipo visitante");
  expect(plain.map((row) => Object.values(row).slice(1))).toEqual(fixtures);
});
