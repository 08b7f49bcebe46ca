import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const meetings = [
  ["12/02/2026", "9:00", "Junta de aguas"],
  ["19/02/2026", "13:00", "Junta de montes"],
  ["26/02/2026", "9:30", "Comisión de caminos"],
  ["05/03/2026", "18:00", "Pleno"],
];
const namesOf = (cells: readonly string[]): string[] => {
  const rows = meetings.map(
    (values) => `<ul class="row">${values.map((value, i) => `<li class="${cells[i]}">${value}</li>`).join("")}</ul>`,
  );
  const { survey } = extract(`<html lang="es"><body><main><h1>Sesiones</h1>${rows.join("")}</main></body></html>`, "");
  return survey.sets.find(({ count }) => count === meetings.length)?.fields.map(({ name }) => name) ?? [];
};

test("a class of all that stands in a record names none of it", () => {
  expect(namesOf(["calendar-date", "calendar-date", "calendar-date"])).toEqual(["fecha", "hora", "texto"]);
});

test("a class of its own names what stands there", () => {
  expect(namesOf(["published", "time", "organizer"])).toEqual(["publicado", "hora", "organizador"]);
});
