import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const works = ["Puente viejo", "Plaza mayor", "Camino alto", "Fuente nueva"];
const places = ["Albor", "Brea", "Cuevas", "Duero"];

test("cells that carry the heading of their column are under it", () => {
  const html = `<html lang="es"><body><main><table>${works
    .map(
      (work, i) =>
        `<tr><td data-label="Obra">${work}</td><td data-label="Adjudicataria">Obras ${places[i]}</td><td data-label="Plazo">${i + 3} semanas</td></tr>`,
    )
    .join("")}</table></main></body></html>`;
  const { plain } = extract(html, "plazo, adjudicataria y obra");
  expect(plain).toEqual(
    works.map((obra, i) => ({ plazo: `${i + 3} semanas`, adjudicataria: `Obras ${places[i]}`, obra })),
  );
});

test("one attribute that is the same in all is a mark, and heads nothing", () => {
  const html = `<html lang="es"><body><main>${works
    .map(
      (work, i) =>
        `<div class="card" data-label="Nuevo"><h3><a href="/o/${i}">${work}</a></h3><p>${places[i]}</p></div>`,
    )
    .join("")}</main></body></html>`;
  const names = extract(html, "nombre")
    .page.sets()[0]
    ?.columns.map(({ nameFrom }) => nameFrom);
  expect(names).not.toContain("header");
});
