import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const subjects = ["Puentes", "Riegos", "Molinos", "Ferias", "Caminos"];
const blog = (line: (i: number) => string): string =>
  `<html lang="es"><body>${subjects
    .map((subject, i) => `<div class="p"><h2><a href="/${i}">${subject} del valle</a></h2><p>${line(i)}</p></div>`)
    .join("")}</body></html>`;
const writers = ["Ana Ruiz", "Luis Gil", "Eva Sanz", "corbet", "Ana Ruiz"];
const sections = ["Obras", "Campo", "Historia", "Fiestas", "Obras"];

test.each([
  ["after it", (i: number) => `[${sections[i]}] ${i + 3} de marzo de 2026 20:5${i} por ${writers[i]}`],
  ["before it", (i: number) => `[${sections[i]}] Por ${writers[i]} el ${i + 3} de marzo de 2026`],
  ["between bars", (i: number) => `${sections[i]} · por ${writers[i]} · ${i + 3}/03/2026`],
])("who wrote it is read beside the date: %s", (_, line) => {
  const { plain } = extract(blog(line), "título y autor");
  expect(plain.map(({ autor }) => autor)).toEqual(writers);
});
