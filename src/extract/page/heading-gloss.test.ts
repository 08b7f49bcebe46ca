import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const teams = ["Olmos", "Riscos", "Valles", "Sotos"];
const league = (heads: readonly string[]): string =>
  `<html lang="es"><body><main><h1>Clasificación</h1><table><thead><tr><th>Equipo</th>${heads.join("")}</tr></thead><tbody>${teams
    .map((team, i) => `<tr><td>${team}</td><td>${20 - i}</td><td>${i + 3}</td><td>${61 - i * 4}</td></tr>`)
    .join("")}</tbody></table></main></body></html>`;
const glossesOf = (heads: readonly string[]): unknown[] =>
  extract(league(heads), "")
    .survey.sets[0]?.fields.slice(1)
    .map(({ glosses }) => glosses) ?? [];

const heads = [
  `<th title="Partidos jugados">PJ</th>`,
  `<th data-tip="&lt;b&gt;Encuentros perdidos&lt;/b&gt; desde 2020" aria-label="Encuentros perdidos desde 2020">EP</th>`,
  `<th><span data-original-title="Tantos a favor. Sin contar los de prórroga">TF</span></th>`,
];

test("what the tooltips of short headings spell out is known of their columns", () => {
  expect(glossesOf(heads)).toEqual([["Partidos jugados"], ["Encuentros perdidos"], ["Tantos a favor"]]);
});

test("what pressing a heading does, and what repeats a heading in words, spells out nothing", () => {
  expect(
    glossesOf([
      `<th aria-label="PJ: activate to sort column ascending">PJ</th>`,
      `<th title="Encuentros perdidos por cada equipo">Encuentros perdidos</th>`,
      `<th title="TF">TF</th>`,
    ]),
  ).toEqual([undefined, undefined, undefined]);
});

const rowOf = (prompt: string): unknown => Object.values(extract(league(heads), prompt).plain[1] ?? {});

test("columns are found by what their headings stand for, and by the headings", () => {
  expect(rowOf("equipo, encuentros perdidos y tantos a favor")).toEqual(["Riscos", "4", "57"]);
  expect(rowOf("equipo, EP y TF")).toEqual(["Riscos", "4", "57"]);
});

test("whose it is, is not what it is", () => {
  const html = league([`<th title="Tantos del equipo">TE</th>`, "<th>B</th>", "<th>C</th>"]);
  expect(extract(html, "equipo y tantos").plain.map((row) => Object.values(row))).toEqual(
    teams.map((team, i) => [team, String(20 - i)]),
  );
});

test("records are ordered by what a heading stands for", () => {
  expect(extract(league(heads), "equipo ordenado por encuentros perdidos de mayor a menor").plain[0]?.equipo).toBe(
    "Sotos",
  );
});

test("who names figures in full orders by the heading that is short for them", () => {
  const html = league(["<th>A</th>", `<th title="Home runs. All fields">HR</th>`, "<th>C</th>"]);
  expect(extract(html, "los 2 equipos con más home runs").plain.map((row) => Object.values(row)[0])).toEqual([
    "Sotos",
    "Valles",
  ]);
});
