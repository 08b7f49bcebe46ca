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

test("teasers beside an article are no such names, however much of the page they are", () => {
  const teasers = Array.from(
    { length: 40 },
    (_, i) =>
      `<li><a href="/n/${i}">Lo que pasó en la villa de ${kinds[i % 10]} ${"ABCD"[i % 4]} cuando llegó la gente de las demás comarcas a la feria</a></li>`,
  );
  const rows = kinds.map((kind, i) => `<tr><td>${kind}</td><td>Sierra del ${kind}</td><td>${i + 3} m</td></tr>`);
  const table = `<table><tr><th>Árbol</th><th>Sierra</th><th>Alto</th></tr>${rows.join("")}</table>`;
  const { plain } = extract(`<h1>Árboles</h1>${table}<ul>${teasers.join("")}</ul>`, "todo");
  expect(plain).toHaveLength(10);
});
