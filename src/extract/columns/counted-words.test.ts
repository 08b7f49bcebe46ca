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
