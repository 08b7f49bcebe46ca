import { expect, test } from "vitest";
import { openPage } from "../index.ts";
import { snapshotOf } from "../page-fixture.ts";
import { wholeNode } from "../page/record-range.ts";
import { measureCandidate } from "./measures.ts";
import { weigh } from "./score.ts";

const rooms = ["Alba", "Brisa", "Cala", "Duna", "Estela"];

/** The measures of five rooms with as many fittings, each described in so many words. */
function measuresOf(fittings: number, words: number) {
  const items = Array.from(
    { length: fittings },
    (_, i) => `<li>Mueble ${i + 1} de ROOM ${"con cajones ".repeat(words)}</li>`,
  );
  const html = rooms.map(
    (room) => `<div><h3>Sala ${room}</h3><ul>${items.join("").replaceAll("ROOM", room)}</ul></div>`,
  );
  const { reader } = openPage(snapshotOf(`<main>${html.join("")}</main>`));
  const { tree } = reader;
  const records = tree.tags.flatMap((tag, node) => (tag === "div" ? [wholeNode(tree, node)] : []));
  const measures = measureCandidate(reader, { kind: "repeat", by: "siblings", records, coherence: 1 });
  if (!measures) throw new Error("no measures");
  return measures;
}

test("records that hold lists of their own are rather groups", () => {
  const measures = measuresOf(6, 1);
  expect(measures.holdsList).toBe(true);
  expect(measuresOf(3, 1).holdsList).toBe(false);
  expect(weigh("siblings", measures)).toBeLessThan(weigh("siblings", { ...measures, holdsList: false }));
});

test("so are records of the length of a page", () => {
  const measures = measuresOf(3, 60);
  expect(measures.medianLength).toBeGreaterThan(1500);
  expect(weigh("siblings", measures)).toBeLessThan(weigh("siblings", { ...measures, medianLength: 400 }));
});

const firstOf = (html: string): number | undefined => openPage(snapshotOf(html)).survey().sets[0]?.count;

test("the choices of a control that opens are no list of the page, however many there are", () => {
  const bodies = Array.from({ length: 60 }, (_, i) => `<li>Comisión de asuntos del distrito ${i + 1}</li>`);
  const rows = ["Pleno", "Hacienda", "Cultura", "Obras"].map(
    (name, i) => `<tr><td>${name}</td><td>${i + 3}/5/2026</td><td>10:0${i}</td></tr>`,
  );
  const page = (style: string): string =>
    `<html lang="es"><body><h1>Sesiones</h1><div style="${style}"><ul>${bodies.join("")}</ul></div><table><tr><th>Órgano</th><th>Fecha</th><th>Hora</th></tr>${rows.join("")}</table></body></html>`;
  expect(firstOf(page("display:none"))).toBe(rows.length);
  expect(firstOf(page(""))).toBe(bodies.length);
});

const months = ["Enero", "Febrero", "Marzo", "Abril", "Mayo", "Junio", "Julio", "Agosto"];

const month = (year: number, name: string, i: number): string =>
  `<ul><li><a href="/${year}/${i + 1}">${name} (${i + year - 2000})</a></li></ul>`;

/** The entries of a journal beside its archive, in which months stand below years. */
function journal(entries: readonly string[]): string {
  const years = Array.from({ length: 12 }, (_, i) => 2015 + i).map(
    (year) =>
      `<ul><li><a href="/${year}">${year} (${year - 1900})</a>${months.map((name, i) => month(year, name, i)).join("")}</li></ul>`,
  );
  const posts = entries.map(
    (name, i) =>
      `<li><a href="/p/${i}">${name}</a><p>Lo que se vio en ${name.toLowerCase()} al pasar por allí una mañana de lluvia, con fotos de la gente que estaba y dos planos del camino.</p></li>`,
  );
  return `<h1>Diario</h1><ul>${posts.join("")}</ul><div>${years.join("")}</div>`;
}

test("an archive by years and months goes after the entries it leads to", () => {
  const entries = ["La vega", "Los molinos", "Un puente", "El puerto", "La feria", "Una presa"];
  expect(firstOf(journal(entries))).toBe(entries.length);
});
