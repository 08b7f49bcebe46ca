import { expect, test } from "vitest";
import { openPage, surveyPage } from "../index.ts";
import { snapshotOf } from "../page-fixture.ts";

const workshops = [
  "Forja",
  "Cerámica",
  "Telar",
  "Vidrio",
  "Cestería",
  "Grabado",
  "Encuadernación",
  "Luthería",
  "Tapiz",
];
const teachers = [
  "Marta Gil",
  "Luis Cano",
  "Eva Prado",
  "Hugo Ríos",
  "Nerea Sanz",
  "Iván Mora",
  "Sara Polo",
  "Teo Vega",
];
const card = (name: string, i: number): string =>
  `<div class="taller"><h4>${name} artesanal</h4><p>${teachers[i % teachers.length]}</p><p>Aula ${i + 20}, planta baja</p></div>`;
const pane = (names: readonly string[], from: number): string =>
  `<div class="hojas"><div class="hoja">${names.map((name, i) => card(name, from + i)).join("")}</div></div>`;

const countOf = (html: string): number | undefined => surveyPage(openPage(snapshotOf(html))).sets[0]?.count;

test("the pages that a pager shows in turn are one list, though each stands at another depth", () => {
  const first = pane(workshops.slice(0, 5), 0);
  const second = `<section><div>${pane(workshops.slice(5), 5)}</div></section>`;
  expect(countOf(`<h1>Talleres</h1><div>${first}</div>${second}`)).toBe(9);
});

test("a list whose records hold other things stays apart", () => {
  const first = pane(workshops, 0);
  const others = teachers.map((name) => `<div class="taller"><img src="${name}.jpg"><a href="/p">${name}</a></div>`);
  const second = `<section><div class="hojas"><div class="hoja">${others.join("")}</div></div></section>`;
  expect(countOf(`<h1>Talleres</h1><div>${first}</div>${second}`)).toBe(9);
});
