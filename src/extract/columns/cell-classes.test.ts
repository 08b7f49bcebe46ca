import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const shows = ["Ana y los suyos", "El hilo", "Tres tristes", "Noche clara"];
const towns = ["Sala Brezo", "Sala Cierzo", "Teatro Duero", "Sala Brezo"];
const groups = ["Compañía Alta", "Los del Norte", "Teatro Sol", "La Rueda"];

test("the class of a cell without a heading names what stands in it", () => {
  const html = `<html lang="es"><body><main><table>${shows
    .map(
      (show, i) =>
        `<tr class="fila"><td class="views-field views-company">${groups[i]}</td><td class="views-field views-venue"><a href="/s/${i}">${towns[i]}</a></td><td class="views-field views-title">${show}</td></tr>`,
    )
    .join("")}</table></main></body></html>`;
  const { plain } = extract(html, "título, lugar y empresa");
  expect(plain).toEqual(shows.map((título, i) => ({ título, lugar: towns[i], empresa: groups[i] })));
});
