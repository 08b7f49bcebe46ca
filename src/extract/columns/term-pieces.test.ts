import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const spanish = [
  ["Acequia", "Zanja por la que corre el agua de riego hasta los campos."],
  ["Barbecho", "Tierra de labor que se deja descansar un año o más."],
  ["Cosechadora", "Máquina que siega y recoge el grano."],
  ["Estiércol", "Abono que se hace con los restos de los establos."],
  ["Injerto", "Brote de una planta que se une a otra para que crezca en ella."],
] as const;
const english = [
  ["Acre", "A measure of land that two oxen could plough in a day."],
  ["Barn", "A building in which hay and grain are kept."],
  ["Crop rotation", "Growing other plants in the same field from one year to the next."],
  ["Furrow", "The line that a plough leaves in the ground."],
  ["Graft", "A shoot of one plant that is set into another."],
] as const;

type Entry = readonly [term: string, meaning: string];
const ways: Readonly<Record<string, (entry: Entry) => string>> = {
  "dt and dd": ([term, meaning]) => `<dt>${term}</dt><dd>${meaning}</dd>`,
  "cells without a heading": ([term, meaning]) => `<tr><td>${term}</td><td>${meaning}</td></tr>`,
  "bold with a colon": ([term, meaning]) => `<p><strong>${term}:</strong> ${meaning}</p>`,
  "bold with a dash": ([term, meaning]) => `<p><b>${term}</b> – ${meaning}</p>`,
  bold: ([term, meaning]) => `<p><b>${term}</b> ${meaning}</p>`,
  "a colon": ([term, meaning]) => `<p>${term}: ${meaning}</p>`,
  "a colon set apart": ([term, meaning]) => `<li>${term} : ${meaning}</li>`,
  "a heading": ([term, meaning]) => `<h3>${term}</h3><p>${meaning}</p>`,
};
const around = (body: string): string =>
  body.startsWith("<dt") ? `<dl>${body}</dl>` : body.startsWith("<tr") ? `<table>${body}</table>` : body;

const glossary = (lang: string, entries: readonly Entry[], way: string): string =>
  `<html lang="${lang}"><body><main><h1>${lang === "es" ? "Glosario" : "Glossary"}</h1>${around(entries.map((entry) => ways[way]?.(entry)).join(""))}</main></body></html>`;

test.each(Object.keys(ways))("%s: a term and what it means, in either order and language", (way) => {
  const rowsOf = (lang: string, entries: readonly Entry[], prompt: string): unknown[][] =>
    extract(glossary(lang, entries, way), prompt).plain.map((row) => Object.values(row));
  expect(rowsOf("es", spanish, "término y definición")).toEqual(spanish);
  expect(rowsOf("es", spanish, "significado, palabra")).toEqual(spanish.map(([term, meaning]) => [meaning, term]));
  expect(rowsOf("en", english, "term, definition")).toEqual(english);
  expect(rowsOf("en", english, "término")).toEqual(english.map(([term]) => [term]));
});

test("headlines with a colon stay whole where no sentence follows it", () => {
  const headlines = ["Riego: el pantano baja", "Trigo: sube el precio", "Olivo: vuelve la mosca", "Vino: año corto"];
  const page = `<html lang="es"><body><main><h1>Campo</h1><ul>${headlines.map((line) => `<li>${line}</li>`).join("")}</ul></main></body></html>`;
  expect(extract(page, "título").plain.map((row) => row.título)).toEqual(headlines);
});

test("the terms of an offer are its conditions", () => {
  const offers = ["Dos por uno en abono", "Riego a plazos", "Semilla de prueba", "Poda gratis"];
  const page = `<html lang="en"><body><main><h1>Offers</h1>${offers
    .map(
      (offer, i) =>
        `<article><h3>${offer}</h3><p class="terms">Only for new members of the ${i + 1}th valley.</p></article>`,
    )
    .join("")}</main></body></html>`;
  expect(Object.values(extract(page, "terms, name").plain[0] ?? {})).toEqual([
    "Only for new members of the 1th valley.",
    "Dos por uno en abono",
  ]);
});
