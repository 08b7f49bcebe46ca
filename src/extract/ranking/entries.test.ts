import { expect, test } from "vitest";
import { openPage, surveyPage } from "../index.ts";
import { snapshotOf } from "../page-fixture.ts";

const acts = ["Feria del libro", "Concierto", "Mercado de invierno", "Teatro breve", "Cine de barrio"];

test("the days of a calendar are its records, not its weeks", () => {
  const weeks = [0, 1, 2, 3].map(
    (week) =>
      `<tr>${acts.map((act, day) => `<td>${week * 7 + day + 1}/05/2026 ${act} ${week + 1}</td>`).join("")}</tr>`,
  );
  const { sets } = surveyPage(openPage(snapshotOf(`<h1>Mayo</h1><table>${weeks.join("")}</table>`)));
  expect(sets[0]?.count).toBe(20);
});

const shown = (act: string, i: number): string =>
  `<h4><a href="/a/${i}">${act} ${i}</a></h4><p>Estreno <em>0${i + 1}/05/2026</em></p><div>Sala <a href="/s/${i}">${i + 30}</a><small>planta ${i + 2}</small></div>`;
const told = (i: number): string[] => [
  `Hasta el 1${i}/06/2026`,
  `${i + 5} votos`,
  `${i + 60} butacas`,
  `${i + 12},50 €`,
];
const measured = (i: number): string[] => [`${i + 4} días`, `turno ${i}`, `${i + 2} filas`, `${i + 21} grados`];
const list = (lines: readonly string[]): string => `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;

test("cells that are made of other parts say different things of one row, though each holds a date", () => {
  const rows = [...acts, "Ópera", "Danza", "Títeres"].map((act, i) => {
    const place = i % 2 === 0 ? `<i>${i + 1}</i>` : `<b>${i + 1}</b>`;
    return `<tr><td>${place}</td><td>${shown(act, i)}</td><td>${list([...told(i), ...measured(i)])}</td></tr>`;
  });
  const { sets } = surveyPage(openPage(snapshotOf(`<h1>Mayo</h1><table>${rows.join("")}</table>`)));
  expect(sets[0]?.count).toBe(8);
});

const regions = ["Galicia", "Aragón", "Murcia", "Navarra", "La Rioja", "Asturias"];
const towns = ["Ferrol", "Jaca", "Lorca", "Tudela", "Haro", "Avilés", "Lugo", "Teruel", "Cieza", "Estella", "Nájera"];
const more = ["Gijón", "Viveiro", "Caspe", "Yecla", "Olite", "Arnedo", "Luarca"];
const places = [...towns, ...more];
const groupsOf = (group: (name: string, held: readonly number[]) => string): string =>
  `<h1>Directorio</h1>${regions
    .map((name, i) =>
      group(
        name,
        [0, 1, 2].map((nth) => i * 3 + nth),
      ),
    )
    .join("")}`;
const countOf = (html: string): number | undefined => surveyPage(openPage(snapshotOf(html))).sets[0]?.count;

type Held = readonly number[];
const office = (n: number): string => `<li>${places[n]}, calle Mayor ${n + 1}, tel. 944 ${n + 110} 230</li>`;
const numbered = (n: number): string => `<p>Oficina ${n + 1}, calle ${places[n]}, tel. 944 ${n + 110} 230</p>`;
const phones = (name: string, [a = 0, b = 0, c = 0]: Held): string =>
  `<h3>${name}</h3><p>Tel. 944 ${a + 110} 230</p><p>Fax 944 ${b + 210} 230</p><p>Móvil 644 ${c + 310} 230</p>`;
const person = (name: string, [a = 0, b = 0]: Held): string =>
  `<h3>${name}</h3><p>Oficina de ${places[a]}</p><p>Calle ${places[b]}</p><p>944 ${a + 110} 230</p>`;
const days = (name: string, [a = 0]: Held): string =>
  `<h3>${name}</h3><p>January ${a + 1}, 2026 at 9:00</p><p>March ${a + 2}, 2026 at 10:00</p>`;

test.each([
  ["paragraphs", (held: string) => held.replaceAll("li>", "p>")],
  ["lists", (held: string) => `<ul>${held}</ul>`],
])("of groups that hold equally many names with a phone each, these are the records: %s", (_, list) => {
  expect(countOf(groupsOf((name, held) => `<h3>${name}</h3>${list(held.map(office).join(""))}`))).toBe(18);
});

test("offices that go by a number are entries too", () => {
  expect(countOf(groupsOf((name, held) => `<h3>${name}</h3>${held.map(numbered).join("")}`))).toBe(18);
});

test("parts of a record are none: they begin with words that come again in each, or only one of them holds a value", () => {
  expect(countOf(groupsOf(phones))).toBe(6);
  expect(countOf(groupsOf(person))).toBe(6);
  expect(countOf(groupsOf(days))).toBe(6);
});
