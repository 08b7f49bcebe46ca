import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const summary = (name: string): string =>
  `<div class="caption"><cite>https://www.${name.length}.example/guia</cite><p>Todo lo que hay que saber de ${name.toLowerCase()}, con mapas y con horarios de cada año.</p></div>`;

test("results are records with their titles, not the summaries below these", () => {
  const found = [
    "Puertos de Perú",
    "Puertos del norte",
    "Lista de muelles",
    "Faros y boyas",
    "Cartas náuticas",
    "Mareas",
  ];
  const results = found.map(
    (name, i) =>
      `<li class="result">${i % 2 ? `<div class="head"><h2><a href="/r/${i}">${name}</a></h2><a href="/t/${i}">Traducir</a></div>` : `<h2><a href="/r/${i}">${name}</a></h2>`}${summary(name)}</li>`,
  );
  const notice = ["Anuncio de la casa", "Avisos"].map((name) => `<div class="notice">${summary(name)}</div>`).join("");
  const { plain, survey } = extract(`<h1>Buscador</h1>${notice}<ol>${results.join("")}</ol>`, "título y enlace");
  expect(plain.map((row) => row.título)).toEqual(found);
  expect(survey.sets[0]?.count).toBe(found.length);
});
