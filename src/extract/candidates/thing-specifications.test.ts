import { expect, test } from "vitest";
import { openPage } from "../index.ts";
import { snapshotOf } from "../page-fixture.ts";

const specificationsOf = (body: string): string[][] | null => {
  const page = openPage(snapshotOf(`<html lang="es"><title>Hornillo</title><h1>Hornillo</h1>${body}</html>`));
  const set = page.sets().find(({ signature }) => signature === "specifications");
  if (!set) return null;
  return Array.from({ length: set.count }, (_, i) => set.columns.map(({ cells }) => cells[i]?.raw ?? ""));
};

const text = "Un hornillo que se pliega y cabe en una mochila pequeña, para cocinar en cualquier sitio. ";
const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;

test.each([
  [
    "labels that are part of their line",
    list("Peso: 2 kg", "Marca: Andes", "Fuegos: dos"),
    [
      ["Peso", "2 kg"],
      ["Marca", "Andes"],
      ["Fuegos", "dos"],
    ],
  ],
  [
    "where most stand together",
    `<p>Envío: gratis</p><p>${text}</p><dl><dt>Peso</dt><dd>2 kg</dd><dt>Marca</dt><dd>Andes</dd><dt>Gas</dt><dd>butano</dd></dl>`,
    [
      ["Peso", "2 kg"],
      ["Marca", "Andes"],
      ["Gas", "butano"],
    ],
  ],
  [
    "under a heading that says so, however few",
    `${list("Envío: gratis", "Pago: tarjeta", "Plazo: dos días", "Recogida: sí")}<p>${text}</p>
    <h3>Technische Daten</h3>${list("Peso: 2 kg", "Marca: Andes", "Fuegos: dos")}`,
    [
      ["Peso", "2 kg"],
      ["Marca", "Andes"],
      ["Fuegos", "dos"],
    ],
  ],
  [
    "the groups that they stand in",
    `<h3>Quemador</h3>${list("Gas: butano", "Fuegos: dos")}<h3>Cuerpo</h3>${list("Peso: 2 kg")}`,
    [
      ["Gas", "butano", "Quemador"],
      ["Fuegos", "dos", "Quemador"],
      ["Peso", "2 kg", "Cuerpo"],
    ],
  ],
])("the labels and values of a thing are a table of their own: %s", (_, body, rows) => {
  expect(specificationsOf(body)).toEqual(rows);
});

test.each([
  ["two labels", list("Peso: 2 kg", "Marca: Andes")],
  ["one label of several things", list("Guía: Podcast", "Guía: Coros", "Guía: Radio", "Marca: Andes")],
])("what is no table: %s", (_, body) => {
  expect(specificationsOf(body)).toBeNull();
});
