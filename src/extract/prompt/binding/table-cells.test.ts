import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const purchases = [
  ["Reactivos<br>Lipasa", "180", "Unidad", "No disponible"],
  ["Reactivos<br>Hormona T3", "200", "Unidad", "No disponible"],
  ["Reactivos<br>Albúmina", "40", "Unidad", "No disponible"],
  ["Limpieza<br>Jabón líquido", "55", "Unidad", "No disponible"],
  ["Limpieza<br>Lejía", "90", "Unidad", "Con reserva"],
  ["Limpieza<br>Guantes", "12", "Unidad", "No disponible"],
];
const headings = ["Bien / Servicio", "Cant.", "Unidad Medida", "SubTotal"];
const tableFrom = (first: number): string => `<html lang="es"><body><h1>Compras</h1><table>
<tr>${headings
  .slice(first)
  .map((heading) => `<th>${heading}</th>`)
  .join("")}</tr>
${purchases
  .map(
    (cells) =>
      `<tr>${cells
        .slice(first)
        .map((cell) => `<td>${cell}</td>`)
        .join("")}</tr>`,
  )
  .join("\n")}
</table></body></html>`;

const firstRow = (prompt: string, page = tableFrom(0)): Record<string, unknown> => {
  const { columns, rows } = extract(page, prompt);
  return Object.fromEntries(columns.map(({ title }, i) => [title, rows[0]?.[i]?.value]));
};

test("a unit that is the same in all rows, and a word of its own heading, is given", () => {
  expect(firstRow("bien o servicio, cantidad y unidad de medida")).toMatchObject({ "unidad de medida": "Unidad" });
});

test("what many rows have in common is not put before them as their name", () => {
  expect(Object.keys(firstRow("unidad de medida, color", tableFrom(1)))).toEqual(["unidad de medida", "color"]);
});
