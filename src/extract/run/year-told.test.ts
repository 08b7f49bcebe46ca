import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const days = ["16 de enero", "13 de febrero", "9 de octubre", "11 de diciembre"];
const listIn = (folder: string): string =>
  `<ul>${days.map((day, i) => `<li>${day} <a href="/${folder}/${i}.pdf">Acta</a></li>`).join("")}</ul>`;
const list = listIn("actas");
const page = (title: string, body: string): string =>
  `<html lang="es"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`;
const datesOf = (html: string): unknown[] => extract(html, "fecha y enlace").rows.map(([date]) => date?.value);

test("days without a year are of the one in the heading above them", () => {
  const html = page("Actas de la junta", `<h2>Actas de 2018</h2>${list}<h2>Actas de 2017</h2>${listIn("antes")}`);
  expect(datesOf(html)).toEqual([
    "2018-01-16",
    "2018-02-13",
    "2018-10-09",
    "2018-12-11",
    "2017-01-16",
    "2017-02-13",
    "2017-10-09",
    "2017-12-11",
  ]);
});

test.each([
  ["what the list is called", page("Actas de la junta", `<h2>Sesiones de 2021</h2>${list}`)],
  ["the heading of the page", page("Calendario de sesiones 2021", list)],
])("otherwise of the one in %s", (_, html) => {
  expect(datesOf(html)).toEqual(["2021-01-16", "2021-02-13", "2021-10-09", "2021-12-11"]);
});

test("two years in a row are a season, from summer to summer", () => {
  expect(datesOf(page("Sesiones del curso 2024/25", list))).toEqual([
    "2025-01-16",
    "2025-02-13",
    "2024-10-09",
    "2024-12-11",
  ]);
});

test.each(["Actas de 2019 y de 2021", "Plan 2040", "Actas de la junta", "Plan 2020-2024", "Obras de menos de 2000 €"])(
  "%s tells no year: that of the capture",
  (title) => {
    expect(datesOf(page(title, list))).toEqual(["2026-01-16", "2026-02-13", "2026-10-09", "2026-12-11"]);
  },
);

test("a day that is written with its year keeps it", () => {
  const written = days.map((day, i) => `<li>${day} de 2020 <a href="/actas/${i}.pdf">Acta</a></li>`).join("");
  expect(datesOf(page("Sesiones de 2021", `<ul>${written}</ul>`))[0]).toBe("2020-01-16");
});

test("a condition on days is on those of the year that the page tells", () => {
  const html = page("Actas de la junta", `<h2>Actas de 2018</h2>${list}<h2>Actas de 2017</h2>${listIn("antes")}`);
  expect(extract(html, "fecha y enlace después del 1 de marzo de 2018").rows.map(([date]) => date?.raw)).toEqual([
    "9 de octubre",
    "11 de diciembre",
  ]);
});
