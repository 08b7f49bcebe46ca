import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const sessions = [
  ["Pleno de presupuestos", "14/11/2024"],
  ["Pleno de urbanismo", "21/01/2025"],
  ["Comisión de aguas", "30/01/2025"],
  ["Comisión de montes", "12/02/2026"],
  ["Pleno de fiestas", "19/02/2026"],
  ["Comisión de caminos", "16/04/2026"],
  ["Pleno de cuentas", "21/05/2026"],
];
const pageOf = (rows: readonly (readonly string[])[], head: readonly string[]): string =>
  `<html lang="es"><body><main><h1>Sesiones</h1><table><thead><tr>${head.map((name) => `<th>${name}</th>`).join("")}</tr></thead>
    <tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</tbody></table></main></body></html>`;
const page = pageOf(sessions, ["Sesión", "Fecha"]);
const answer = (html: string, prompt: string): unknown => {
  const { columns, rows } = extract(html, prompt);
  return [columns.map(({ title }) => title), ...rows.map((cells) => cells.map(({ value }) => value))];
};

test.each([
  [
    "cuántas sesiones hay por año",
    [
      ["año", "cantidad"],
      ["2024", 1],
      ["2025", 2],
      ["2026", 4],
    ],
  ],
  [
    "how many sessions per year",
    [
      ["year", "cantidad"],
      ["2024", 1],
      ["2025", 2],
      ["2026", 4],
    ],
  ],
  [
    "número de sesiones por mes",
    [
      ["mes", "cantidad"],
      ["2024-11", 1],
      ["2025-01", 2],
      ["2026-02", 2],
      ["2026-04", 1],
      ["2026-05", 1],
    ],
  ],
])("%s: days are put together by the year or month that they are in, in the order of time", (prompt, expected) => {
  expect(answer(page, prompt)).toEqual(expected);
});

test("the records' own year makes the groups where they name it", () => {
  const rows = sessions.map(([name = "", day = ""], i) => [name, day, String(2020 + (i % 2))]);
  expect(answer(pageOf(rows, ["Sesión", "Fecha", "Año"]), "cuántas sesiones hay por año")).toEqual([
    ["año", "cantidad"],
    ["2020", 4],
    ["2021", 3],
  ]);
});

test("headings that tell the year above the days are no list of years", () => {
  const days = ["14 de noviembre", "21 de enero", "30 de enero"];
  const listOf = (year: number): string =>
    `<h2>Actas de ${year}</h2><ul>${days.map((day, i) => `<li><b>Pleno ${"ABC"[i]}</b> <span>${day}</span> <a href="/${year}-${i}.pdf">Acta</a></li>`).join("")}</ul>`;
  const html = `<html lang="es"><body><main><h1>Actas de la junta</h1>${[2025, 2024, 2023].map(listOf).join("")}</main></body></html>`;
  expect(answer(html, "cuántas reuniones hay por año")).toEqual([
    ["año", "cantidad"],
    ["2023", 3],
    ["2024", 3],
    ["2025", 3],
  ]);
});

test("what has no day is a group of its own, the last", () => {
  const rows = [["Pleno sin convocar", "por fijar"], ...sessions];
  expect(answer(pageOf(rows, ["Sesión", "Fecha"]), "cuántas sesiones hay por año")).toEqual([
    ["año", "cantidad"],
    ["2024", 1],
    ["2025", 2],
    ["2026", 4],
    [null, 1],
  ]);
});

test.each([
  "próxima sesión: sesión y fecha",
  "¿Cuál es la próxima sesión? sesión y fecha",
  "next session: sesión, fecha",
])("%s: the first of today or later", (prompt) => {
  expect(extract(page, prompt).plain.map((row) => Object.values(row))).toEqual([["Comisión de caminos", "16/04/2026"]]);
});

test.each(["sesiones de la próxima semana", "sesiones del próximo mes"])("%s names a time and no record", (prompt) => {
  expect(extract(page, prompt).planned.plan.limit).toBeNull();
});
