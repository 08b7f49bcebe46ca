import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const days = Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, "0")}-17`);
const link = (words: string, i: number): string => `<a href="/${words.toLowerCase()}/${i}">${words}</a>`;

/** Meetings without a name; the papers of the later ones are not there yet. */
const calendar = `<html lang="en"><title>Water Board</title><h1>Calendar</h1><table>
<tr><th>Date</th><th>Time</th><th>Place</th><th>Agenda</th><th>Minutes</th></tr>${days
  .map(
    (day, i) =>
      `<tr><td>${day}</td><td>${9 + (i % 3)}:00 AM</td><td>Room 2 <a href="https://maps.example/room-2">Map</a></td><td>${i < 5 ? link("Agenda", i) : "Not available"}</td><td>${i < 3 ? link("Minutes", i) : "Not available"}</td></tr>`,
  )
  .join("")}</table></html>`;

test("a meeting that has no name is called by its day, not by whether its papers are there", () => {
  expect(extract(calendar, "reuniones de diciembre").plain).toEqual([{ reuniones: "2026-12-17" }]);
  expect(extract(calendar, "próxima reunión").plain).toEqual([{ reunión: "2026-03-17" }]);
  expect(extract(calendar, "reunión y fecha").plain).not.toContainEqual(
    expect.objectContaining({ reunión: "Not available" }),
  );
});

const withPapers = calendar.replaceAll(/<td>Not available<\/td><td>/g, () => `<td>${link("Agenda", 9)}</td><td>`);

test("a link that all records share is not the link of each, whatever its cell says besides", () => {
  const [first] = extract(withPapers, "fecha y enlace").plain;
  expect(first).toEqual({ fecha: "2026-01-17", enlace: "https://www.ejemplo.es/agenda/0" });
});

const papers = ["Agendas", "Minutes"]
  .map(
    (what) =>
      `<h2>${what}</h2><ul>${days.map((day, i) => `<li><a href="/${what.toLowerCase()}-${i}.pdf">${day}</a></li>`).join("")}</ul>`,
  )
  .join("");

test("a heading that says what stands below it is no place", () => {
  const { understood } = extract(
    `<html lang="en"><title>Water Board</title><h1>Papers</h1>${papers}</html>`,
    "fecha, lugar, enlace",
  );
  expect(understood.notFound).toEqual(["lugar"]);
});

const boards = [
  ["Water Board", "Mon", "2 March"],
  ["Parks Board", "Tue", "3 March"],
  ["Roads Board", "Tue", "10 March"],
  ["Audit Board", "Wed", "11 March"],
  ["Ports Board", "Thu", "12 March"],
  ["Trees Board", "Mon", "16 March"],
];
const week = `<html lang="en"><title>Boards</title><h1>Boards</h1><ul>${boards
  .map(([name, weekday, day], i) => `<li><h3><a href="/b/${i}">${name}</a></h3><b>${weekday}</b><p>${day}</p></li>`)
  .join("")}</ul></html>`;

test.each([
  "meetings on Tuesday",
  "meetings held on Tuesdays",
  "reuniones de los martes",
  "reuniones que caen en martes",
])("a day of the week is the one that the page writes short: %s", (prompt) => {
  const names = extract(week, prompt).plain.map((row) => Object.values(row)[0]);
  expect(names).toEqual(["Parks Board", "Roads Board"]);
});
