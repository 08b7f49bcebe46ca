import { expect, test } from "vitest";
import { extract } from "./page-fixture.ts";

const kinds = ["Roble", "Haya", "Pino", "Olmo", "Nogal", "Cedro", "Tejo", "Boj", "Fresno", "Aliso"];
const groups = ["A", "B", "C"].map(
  (letter, g) =>
    `<h2>${letter}</h2><ul>${kinds
      .map((kind, i) => `<li><a href="/w/${letter}${i}">${kind} ${letter}</a>${i % 4 === g ? " (maderable)" : ""}</li>`)
      .join("")}</ul>`,
);

test("names that are most of what an article says are its table, however short they are and though a few have a word more", () => {
  const data = `<script type="application/ld+json">{"@type":"Article","name":"Lista de árboles","author":{"name":"Ana"},"datePublished":"2026-01-02"}</script>`;
  const { plain } = extract(`${data}<h1>Lista de árboles</h1><p>Por orden alfabético.</p>${groups.join("")}`, "todo");
  expect(plain).toHaveLength(30);
  expect(Object.values(plain[0] ?? {})).toContain("Roble A");
});

test("names are no labels of the few words that some of them have behind", () => {
  const text = `<p>${"Los árboles de la comarca dan madera, sombra y frutos a quien los cuida con paciencia. ".repeat(40)}</p>`;
  const { survey } = extract(`<h1>Árboles</h1>${text}${groups.join("")}`, "todo");
  const names = survey.sets.flatMap(({ kind, fields }) => (kind === "details" ? fields.map(({ name }) => name) : []));
  expect(names.filter((name) => /^(?:Roble|Nogal|Haya)/.test(name))).toEqual([]);
});
