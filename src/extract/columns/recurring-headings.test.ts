import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const games = [
  ["3 de marzo", "Leones", 101, "Osos", 99],
  ["4 de marzo", "Zorros", 88, "Leones", 90],
  ["5 de marzo", "Osos", 120, "Lobos", 117],
  ["6 de marzo", "Lobos", 97, "Zorros", 105],
] as const;

const table = (headings: readonly string[]): string =>
  `<html lang="es"><body><table><thead><tr>${headings.map((heading) => `<th>${heading}</th>`).join("")}</tr></thead><tbody>${games
    .map((game) => `<tr>${game.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</tbody></table></body></html>`;

const namesOf = (headings: readonly string[]): readonly string[] | undefined =>
  extract(table(headings), "todo").survey.sets[0]?.fields.map(({ name }) => name);

test("a heading that recurs is told apart by the one before it, and found by both", () => {
  const page = table(["Fecha", "Visitante", "Puntos", "Local", "Puntos"]);
  expect(namesOf(["Fecha", "Visitante", "Puntos", "Local", "Puntos"])).toEqual([
    "Fecha",
    "Visitante",
    "Puntos (Visitante)",
    "Local",
    "Puntos (Local)",
  ]);
  const { plain } = extract(page, "puntos del local y puntos del visitante");
  expect(plain.map((row) => Object.values(row).slice(0, 2))).toEqual(
    games.map((game) => [String(game[4]), String(game[2])]),
  );
});

test("a heading that nothing of its own stands before is only numbered", () => {
  expect(namesOf(["Puntos", "Visitante", "Puntos", "Local", "Puntos"])).toEqual([
    "Puntos",
    "Visitante",
    "Puntos 2",
    "Local",
    "Puntos 3",
  ]);
});
