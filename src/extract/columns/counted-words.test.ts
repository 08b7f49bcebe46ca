import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const threads = ["Riego por goteo", "Poda de otoño", "Semillas viejas", "Suelo arcilloso", "Compost en casa", "Plagas"];
const writers = ["huertano", "lechuga7", "tomatera", "huertano", "azada", "calabacín"];
const views = [3854, 1162, 764, 95, 2210, 418];

const forum = (behind: (word: string) => string): string =>
  `<html lang="es"><body><main><ul>${threads
    .map(
      (thread, i) =>
        `<li><dl><dt><a href="/t/${i}">${thread}</a><br>de <a href="/u/${i}">${writers[i]}</a> » ${i + 3} de mayo de 2025</dt>
         <dd class="posts">${i % 3} ${behind("Respuestas")}</dd><dd class="views">${views[i]} ${behind("Lecturas")}</dd></dl></li>`,
    )
    .join("")}</ul></main></body></html>`;

test("a bare number is called by the word that stands behind it in an element of its own", () => {
  const { plain } = extract(
    forum((word) => `<dfn>${word}</dfn>`),
    "título, autor, respuestas y vistas",
  );
  expect(plain).toEqual(
    threads.map((título, i) => ({
      título,
      autor: writers[i],
      respuestas: `${i % 3}`,
      vistas: `${views[i]}`,
    })),
  );
});

test("a unit is no name of a number", () => {
  const html = forum(() => "<dfn>minutos</dfn>");
  const names = extract(html, "título")
    .page.sets()[0]
    ?.columns.map(({ name }) => name);
  expect(names).not.toContain("minutos");
});

const questions = ["¿Cómo se poda un olivo?", "¿Qué es el compost?", "¿Cuándo se siembra?", "¿Qué abono uso?"];
const votes = [1, 12, 0, 4];
const answers = [3, 1, 0, 7];

const box = (n: number, word: string): string =>
  `<div class="box"><div class="mini"><span>${n}</span></div><div>${word}${n === 1 ? "" : "s"}</div></div>`;

test("in a box that holds nothing else a word below the number is its name, in the singular beside one", () => {
  const html = `<html lang="es"><body><main>${questions
    .map(
      (question, i) =>
        `<div class="row"><div class="side">${box(votes[i] ?? 0, "voto")}${box(answers[i] ?? 0, "respuesta")}</div><h3><a href="/q/${i}">${question}</a></h3></div>`,
    )
    .join("")}</main></body></html>`;
  expect(extract(html, "votos, respuestas y título").plain).toEqual(
    questions.map((título, i) => ({ votos: `${votes[i]}`, respuestas: `${answers[i]}`, título })),
  );
});
