import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const shown = (title: string, body: string, prompt: string): unknown[][] =>
  extract(
    `<html lang="es"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    prompt,
  ).plain.map((row) => Object.values(row));

const table = (headings: readonly string[], rows: readonly (readonly string[])[]): string =>
  `<table><thead><tr>${headings.map((heading) => `<th>${heading}</th>`).join("")}</tr></thead><tbody>${rows
    .map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`)
    .join("")}</tbody></table>`;

const meetings = [
  ["Comisión de Aguas", "12/02/2026", "Casa de la Villa"],
  ["Comisión de Montes", "19/02/2026", "Sala del Archivo"],
  ["Comisión de Caminos", "26/02/2026", "Casa de la Villa"],
  ["Comisión de Fiestas", "05/03/2026", "Teatro Viejo"],
];

test("what is struck out in some rows of a table stands in the same columns", () => {
  const rows = meetings.map((cells, i) => (i === 1 ? cells.map((cell) => `<strike>${cell}</strike>`) : cells));
  expect(shown("Reuniones", table(["Comisión", "Fecha", "Lugar"], rows), "comisión, fecha y lugar")).toEqual(meetings);
});

const motions = [
  ["VEGA Y OTROS", "Que se arregle el puente de la ribera antes del verano."],
  ["VEGA Y OTROS", "Que se planten olmos en la plaza del mercado."],
  ["SOTO", "Que el archivo abra también los sábados por la mañana."],
  ["PARDO Y SOTO", "Que se limpie el cauce del arroyo dos veces al año."],
  ["SOTO", "Que la biblioteca preste los libros por un mes."],
  ["LARA", "Que las fiestas vuelvan a la segunda semana de agosto."],
];

test("words before a colon that differ under a heading are part of the text", () => {
  const rows = motions.map(([author, text], i) => [`${120 + i}/26`, `${author}: ${text}`]);
  expect(shown("Mociones", table(["Expediente", "Extracto"], rows), "expediente y extracto")).toEqual(
    motions.map(([author, text], i) => [`${120 + i}/26`, `${author}: ${text}`]),
  );
});

test("a picture that all records share, and what is read aloud of a name that is shown, are no columns", () => {
  const members = ["Ruiz Olmedo, Ana", "Vega Prado, Luis", "Soto Marín, Eva", "Lara Pinto, Juan"];
  const rows = members.map((name, i) => [
    `<img src="/f/${i}.jpg" alt="Foto de ${name.split(", ").toReversed().join(" ")}">`,
    `<a href="/p/${i}">${name}</a>`,
    `<a href="/acta/${i}.pdf"><img src="${i % 2 ? "../" : "/"}iconos/pdf.svg" alt="pdf"></a>`,
  ]);
  const { survey } = extract(
    `<html lang="es"><body><main><h1>Miembros</h1>${table(["Foto", "Nombre", "Acta"], rows)}</main></body></html>`,
    "nombre",
  );
  expect(survey.sets[0]?.fields.map(({ name }) => name)).toEqual([
    "Foto imagen",
    "Nombre enlace",
    "Nombre",
    "Acta enlace",
  ]);
});

test("a first letter that is set apart belongs to its word", () => {
  const topics = ["Bosques", "Caminos", "Montes", "Puentes"];
  const rows = topics.map(
    (topic, i) =>
      `<li><b><a href="#">${topic.charAt(0)}</a>${topic.slice(1)}</b><p>Respuesta número ${i + 3} del consejo a la consulta.</p></li>`,
  );
  const { survey } = extract(
    `<html lang="es"><body><main><h1>Consultas</h1><ul>${rows.join("")}</ul></main></body></html>`,
    "tema",
  );
  expect(survey.sets[0]?.fields.flatMap(({ samples }) => samples)).toContain("Bosques");
});
