import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const news = ["El puente viejo vuelve a abrir", "La biblioteca amplía su horario", "Nueva línea de autobús"];
const scoreIn = (holder: string): number => {
  const cards = news.map((title, nth) => `<div class="slide"><h2><a href="/n/${nth}">${title}</a></h2></div>`);
  const page = `<html lang="es"><body><p>${"Texto de la portada. ".repeat(40)}</p><div class="${holder}">${cards.join("")}</div></body></html>`;
  const { survey } = extract(page, "titular");
  return survey.sets.find(({ count }) => count === news.length)?.score ?? 0;
};

test("a class that says how the pagination of a list is set makes no pager of it", () => {
  expect(scoreIn("carrusel pagination-type-bullets")).toBe(scoreIn("carrusel"));
  expect(scoreIn("carrusel pagination")).toBeLessThan(scoreIn("carrusel"));
});

test("a menu is one by a name written in one word too", () => {
  expect(scoreIn("cssmenu")).toBe(scoreIn("menu"));
  expect(scoreIn("cssmenu")).toBeLessThan(scoreIn("carrusel"));
});

const scoreOf = (holder: string, titles: readonly string[]): number => {
  const cards = titles.map((title, nth) => `<div class="slide"><a href="/n/${nth}"><h2>${title}</h2></a></div>`);
  const page = `<html lang="es"><body><p>${"Texto de la portada. ".repeat(40)}</p><section class="${holder}">${cards.join("")}</section></body></html>`;
  return extract(page, "titular").survey.sets.find(({ count }) => count === titles.length)?.score ?? 0;
};

test("linked headings of several words are no menu, whatever a class says of the navigation", () => {
  expect(scoreOf("nav-section", news)).toBe(scoreOf("carrusel", news));
  const sections = ["Portada del día", "Cultura", "Deportes"];
  expect(scoreOf("nav-section", sections)).toBeLessThan(scoreOf("carrusel", sections));
});

test("what asks a visitor for consent is no content, however much of the page it is", () => {
  for (const holder of ["onetrust-consent-sdk", "cookie-banner", "gdpr-modal", "CybotCookiebotDialog"])
    expect(scoreIn(holder)).toBeLessThan(scoreIn("carrusel") / 2);
});
