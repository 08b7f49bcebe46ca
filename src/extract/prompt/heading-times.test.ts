import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const papers = ["Acta de la junta", "Informe del puerto", "Memoria de obras", "Plan de riego", "Balance de aguas"];
const years = ["2025", "2024", "2023"];

/** Lists of papers below headings, as many in each as is said. */
const list = (group: number, count: number): string =>
  `<ul>${papers
    .slice(0, count)
    .map((paper, i) => `<li><a href="/d/${group}-${i}.pdf">${paper} (${group + 1}.ª parte)</a></li>`)
    .join("")}</ul>`;
const page = (body: string): string => `<html lang="es"><body><main><h1>Archivo</h1>${body}</main></body></html>`;
const rowsOf = (html: string, prompt: string): unknown[][] =>
  extract(html, prompt).plain.map((row) => Object.values(row));

test.each([
  ["h2", (year: string) => `<h2>${year}</h2>`, 4],
  ["h3", (year: string) => `<h3>${year}</h3>`, 3],
  ["a bold line", (year: string) => `<p><strong>${year}</strong></p>`, 4],
  ["a linked line", (year: string) => `<p><a href="/a/${year}">${year}</a></p>`, 4],
])("%s: what stands below each year are the records, however evenly they are divided", (_, heading, count) => {
  const rows = rowsOf(page(years.map((year, i) => heading(year) + list(i, count)).join("")), "año y título");
  expect(rows).toHaveLength(years.length * count);
  expect(rows[count]).toEqual(["2024", "Acta de la junta (2.ª parte)"]);
});

const nested = page(
  years
    .slice(0, 2)
    .map(
      (year, y) =>
        `<h2>${year}</h2>${["Marzo", "Febrero"].map((month, m) => `<h3>${month}</h3>${list(y * 2 + m, 3)}`).join("")}`,
    )
    .join(""),
);

test.each([
  ["año, mes y título", ["2024", "Marzo", "Acta de la junta (3.ª parte)"]],
  ["título y año", ["Acta de la junta (3.ª parte)", "2024"]],
  ["mes y título", ["Marzo", "Acta de la junta (3.ª parte)"]],
])("a year above a month: %s", (prompt, row) => {
  const rows = rowsOf(nested, prompt);
  expect(rows).toHaveLength(12);
  expect(rows[6]).toEqual(row);
});

test.each(["mes y título", "periodo y título", "fecha y título", "año y título"])(
  "%s: a month with its year above the records tells it",
  (prompt) => {
    const months = ["Marzo 2026", "Febrero 2026", "Enero 2026"];
    const html = page(months.map((month, i) => `<h2>${month}</h2>${list(i, i + 3)}`).join(""));
    expect(rowsOf(html, prompt)[3]).toEqual(["Febrero 2026", "Acta de la junta (2.ª parte)"]);
  },
);

test("figures that each year says of itself are its own, not records", () => {
  const html = page(
    years
      .map(
        (year, i) =>
          `<section><h2>${year}</h2><ul><li>Socios: ${i + 310}</li><li>Barcos: ${i + 12}</li><li>Capturas: ${i + 44} t</li><li>Ventas: ${i + 2} M€</li></ul></section>`,
      )
      .join(""),
  );
  expect(rowsOf(html, "año, socios y barcos")).toEqual(years.map((year, i) => [year, `${i + 310}`, `${i + 12}`]));
});
