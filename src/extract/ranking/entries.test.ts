import { expect, test } from "vitest";
import { openPage, surveyPage } from "../index.ts";
import { snapshotOf } from "../page-fixture.ts";

test("the days of a calendar are its records, not its weeks", () => {
  const acts = ["Feria del libro", "Concierto", "Mercado de invierno", "Teatro breve", "Cine de barrio"];
  const weeks = [0, 1, 2, 3].map(
    (week) =>
      `<tr>${acts.map((act, day) => `<td>${week * 7 + day + 1}/05/2026 ${act} ${week + 1}</td>`).join("")}</tr>`,
  );
  const { sets } = surveyPage(openPage(snapshotOf(`<h1>Mayo</h1><table>${weeks.join("")}</table>`)));
  expect(sets[0]?.count).toBe(20);
});
