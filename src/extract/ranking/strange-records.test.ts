import { expect, test } from "vitest";
import { openPage } from "../index.ts";
import { snapshotOf } from "../page-fixture.ts";

const countFirst = (html: string): number | undefined => openPage(snapshotOf(html)).survey().sets[0]?.count;

const sentences = ["Marta Ibáñez", "Óscar Prieto", "Lucía Peña", "Andrés Gil", "Nora Casals", "Hugo Marín", "Eva Soto"];
const result = (name: string, i: number): string =>
  `<tr><td><a href="/s/${i}">${name} contra Ayuntamiento</a></td><td>21-${i}4-${i}7</td><td>Contrato de obras con ${i + 2} lotes, plazos y penalidades por demora.</td><td>${i + 3}/4/2026</td></tr>`;
const results = `<table>${sentences.map(result).join("")}</table>`;

test("the rows of the form above a list of results are none of them", () => {
  const fields = ["Texto que se busca", "Fecha", "Órgano", "Ponente", "Materia"].map(
    (field) =>
      `<tr><td class="label">${field} de las sentencias que se quieren encontrar</td><td class="field"><input><a href="/ayuda">Ayuda para ${field.toLowerCase()}, con ejemplos de lo que se puede escribir</a></td></tr>`,
  );
  const page = `<h1>Sentencias</h1><table>${fields.join("")}</table>${results}`;
  expect(countFirst(page)).toBe(sentences.length);
});

test("records of another build, with some of the same parts, are of the list", () => {
  const other = `<table>${sentences
    .slice(0, 3)
    .map((name, i) => result(`${name} y otros`, i + 7))
    .join("")}</table>`;
  expect(countFirst(`<h1>Sentencias</h1>${results}${other}`)).toBe(sentences.length + 3);
});
