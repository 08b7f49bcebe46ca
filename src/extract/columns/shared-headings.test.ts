import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const loans = [
  ["El faro", "Ruiz, Ana", "3 de mayo", "Sala Norte"],
  ["La mina", "Rey, Luis", "9 de junio", "Sala Sur"],
  ["Marea baja", "Sanz, Eva", "1 de julio", "Sala Norte"],
];

const table = (first: string, second: string): string =>
  `<html lang="es"><body><table><tr><th>N.º</th><th>${first}</th><th>${second}</th></tr>${loans
    .map(
      ([title, author, day, room], i) =>
        `<tr><td>${i + 1}</td><td>${title}<br>${author}<br><a href="/r/${i}"><span class="ok">Se puede renovar</span></a></td><td>${day}<br>${room}</td></tr>`,
    )
    .join("")}</table></body></html>`;

test.each(["Obra, Autor", "Obra / Autor", "Obra; Autor"])(
  "a heading of two names (%s) names the lines of its cells",
  (heading) => {
    const { plain } = extract(table(heading, "Plazo/Sala"), "obra, autor, plazo y sala");
    expect(plain.map((row) => [row.obra, row.autor, row.sala])).toEqual(
      loans.map(([title, author, , room]) => [title, author, room]),
    );
  },
);

test("a heading with more names than its cells have lines is a name of the whole", () => {
  const names = extract(table("Obra, Autor, Editorial, Tema", "Sala"), "sala").survey.sets[0]?.fields.map(
    ({ name }) => name,
  );
  expect(names).toContain("Obra, Autor, Editorial, Tema");
  expect(names).not.toContain("Obra");
});
