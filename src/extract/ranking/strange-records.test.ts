import { expect, test } from "vitest";
import { openPage } from "../index.ts";
import type { Candidate } from "../candidates/candidate.ts";
import { snapshotOf } from "../page-fixture.ts";
import { createPageReader } from "../page/page-reader.ts";
import { parseTree } from "../page/parse-tree.ts";
import { wholeNode } from "../page/record-range.ts";
import { type ScoredCandidate, scoreCandidate } from "./score.ts";
import { preferPure, preferWhole } from "./strange-records.ts";

const countFirst = (html: string): number | undefined => openPage(snapshotOf(html)).survey().sets[0]?.count;

const sentences = ["Marta Ibáñez", "Óscar Prieto", "Lucía Peña", "Andrés Gil", "Nora Casals", "Hugo Marín", "Eva Soto"];
const result = (name: string, i: number): string =>
  `<tr><td><a href="/s/${i}">${name} contra Ayuntamiento</a></td><td>21-${i}4-${i}7</td><td>Contrato de obras con ${i + 2} lotes, plazos y penalidades por demora.</td><td>${i + 3}/4/2026</td></tr>`;
const results = `<table>${sentences.map(result).join("")}</table>`;

test("the rows of the form above a list of results are none of them", () => {
  const fields = ["Texto que se busca", "Fecha", "Órgano", "Ponente", "Materia"].map(
    (field) =>
      `<tr><td class="label">${field} de las sentencias que se quieren encontrar</td><td class="field"><input><a href="/ayuda">Ayuda para ${field.toLowerCase()}, con ejemplos de lo que se puede escribir</a></td></tr>`,
  );
  const page = `<h1>Sentencias</h1><table>${fields.join("")}</table>${results}`;
  expect(countFirst(page)).toBe(sentences.length);
});

test("records of another build, with some of the same parts, are of the list", () => {
  const other = `<table>${sentences
    .slice(0, 3)
    .map((name, i) => result(`${name} y otros`, i + 7))
    .join("")}</table>`;
  expect(countFirst(`<h1>Sentencias</h1>${results}${other}`)).toBe(sentences.length + 3);
});

const thread = (kind: string, name: string): string =>
  `<li><div class="${kind}"><h3><a href="/h">${name} pregunta por su pedido</a></h3><b>${name}</b></div><ul class="${kind}"><li>12 respuestas</li></ul></li>`;

test("threads that are pinned above the others are none of another build, though their parts are classed as such", () => {
  const pinned = sentences.slice(0, 3).map((name) => thread("fijo", name));
  const others = sentences.map((name) => thread("normal", name));
  const mixed = scoredLists(`<ol>${pinned.join("")}</ol><ol>${others.join("")}</ol>`);
  const whole = mixed("tag-path", 6, 0);
  preferPure(mixed.page, [whole, mixed("siblings", 5, pinned.length)]);
  expect(whole.score).toBe(6);
});

test("a list that goes on below a further heading comes before its first part, were that a little better", () => {
  const threads = sentences.map((name) => thread("normal", name));
  const list = scoredLists(`<ol>${threads.join("")}</ol><h2>Más</h2><ol>${threads.slice(0, 3).join("")}</ol>`);
  const whole = list("tag-path", 5.9, 0);
  const part = list("siblings", 6, 0, threads.length);
  preferWhole(list.page, [part, whole]);
  expect(whole.score).toBe(6);
  expect(part.score).toBe(5.9);
});

test("what stands all over the page and says less than the records of a list is no whole of it", () => {
  const threads = sentences.map((name) => thread("normal", name));
  const list = scoredLists(`<ol>${threads.join("")}</ol><h2>Más</h2><ol>${threads.slice(0, 3).join("")}</ol>`);
  const part = list("siblings", 6, 0, threads.length);
  const whole = { ...list("tag-path", 5.9, 0), richness: part.richness * 0.6 };
  preferWhole(list.page, [part, whole]);
  expect(part.score).toBe(6);
});

/** Scores the items of all lists of a page, from one of them to another. */
function scoredLists(html: string) {
  const page = createPageReader(parseTree(html));
  const records = page.tree.tags.flatMap((tag, node) =>
    tag === "li" && page.tree.tags[page.tree.parents[node] ?? 0] === "ol" ? [wholeNode(page.tree, node)] : [],
  );
  const scored = (by: Candidate["by"], score: number, from: number, to?: number): ScoredCandidate => {
    const candidate = scoreCandidate(page, { kind: "repeat", by, records: records.slice(from, to), coherence: null });
    if (!candidate) throw new Error("no list");
    return { ...candidate, score };
  };
  return Object.assign(scored, { page });
}
