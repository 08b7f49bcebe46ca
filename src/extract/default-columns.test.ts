import { expect, test } from "vitest";
import { extract } from "./page-fixture.ts";

const notes = ["Viento del norte", "Marea alta", "Nieve en la sierra", "Calma en el puerto", "Lluvia de otoño"];
const people = ["Ana Ruiz", "Luis Vega", "Eva Soto", "Inés Mora", "Juan Gil"];

const titles = (card: (note: string, i: number) => string): readonly string[] =>
  extract(
    `<html lang="es"><body><main>${notes.map((note, i) => `<article>${card(note, i)}</article>`).join("")}</main></body></html>`,
    "todo",
  ).columns.map(({ title }) => title);

const paragraph = (note: string, nth: number): string =>
  `<p>La ${note.toLowerCase()} dejó ayer en la costa una estampa que nadie recordaba, según contaron los vecinos ${nth}.</p>`;

test("the paragraphs of one text are one description", () => {
  const shown = titles(
    (note, i) => `<h3>${note}</h3><div>${paragraph(note, i)}${paragraph(notes.at(i - 1) ?? "", i + 10)}</div>`,
  );
  expect(shown).toEqual(["título", "descripción"]);
});

test("who wrote it is called the author, without the word before", () => {
  const html = `<html lang="en"><body><main>${notes.map((note, i) => `<article><h3>${note}</h3><span class="x">by ${people[i]}</span></article>`).join("")}</main></body></html>`;
  expect(extract(html, "everything").plain.map(({ author }) => author)).toEqual(people);
});

test("letters in the place of a portrait are no column", () => {
  const shown = titles(
    (note, i) => `<h3>${note}</h3><div class="k1">${people[i]?.[0]}</div><div class="k2">${people[i]}</div>`,
  );
  expect(shown).toEqual(["título", "texto"]);
});

test("a figure is not called by a class that names words", () => {
  const shown = titles((note, i) => `<h3>${note}</h3><span class="card-title">${i + 7},50 €</span>`);
  expect(shown).toEqual(["título", "precio"]);
});

test("a moment as data writes it is no column beside the day that is shown", () => {
  const shown = titles(
    (note, i) =>
      `<div itemscope itemtype="https://schema.org/Event"><h3>${note}</h3><p>${i + 3} de marzo de 2026</p><span itemprop="startDate">2026-03-0${i + 3}T10:00:00</span></div>`,
  );
  expect(shown).toEqual(["título", "fecha"]);
});

const scoreOf = (nameOf: (i: number) => string): number | undefined => {
  const things = Array.from({ length: 90 }, (_, i) => ({ name: nameOf(i), isOn: i % 2 === 0 }));
  const state = `<script>window.__APOLLO_STATE__ = ${JSON.stringify({ things })};</script>`;
  const html = `<html lang="es"><body>${state}<ul>${notes.map((note) => `<li>${note}</li>`).join("")}</ul></body></html>`;
  return extract(html, "todo").survey.sets.find(({ kind }) => kind === "state")?.score;
};

test("settings of a program in embedded data count less than things with names", () => {
  expect(scoreOf((i) => `enable_part_${i}`)).toBeLessThan((scoreOf((i) => `Parte ${i}`) ?? 0) / 2);
});

test("links that add to a basket or lead to the picture in full are no columns", () => {
  const shown = titles(
    (note, i) =>
      `<a class="z" href="/fotos/${i}.jpg"><img src="/fotos/${i}-150.jpg"></a><h3><a href="/n/${i}">${note}</a></h3><a class="c" href="/checkout/cart/add/${i}">Llevar ${note}</a>`,
  );
  expect(shown.filter((title) => title.startsWith("enlace"))).toEqual(["enlace"]);
});
