import { expect, test } from "vitest";
import { openPage, readRecords } from "../index.ts";
import { snapshotOf } from "../page-fixture.ts";
import { findCandidates } from "./find-candidates.ts";

const pageOf = (body: string) => openPage(snapshotOf(`<html lang="es"><body>${body}</body></html>`));

const rulings = ["AB-101", "CC-205", "TA-317", "CC-418", "AB-522"];
const rows = (code: string, i: number): string =>
  [
    ["Núm.", `CT-2026-0${code.slice(3)}`],
    ["Partes", `Aseguradora ${code} contra Ayuntamiento`],
    ["Ponente", `Jueza ${["Ríos", "Lago", "Mar"][i % 3]}`],
    ["Fecha", `${i + 3} de enero de 2026`],
    ["Materia", `Apelación del asunto ${code} sobre el reparto de las costas`],
  ]
    .map(([label, value]) => `<tr><td><b>${label}<br></b></td><td>${value}</td></tr>`)
    .join("");
const heading = (code: string, i: number): string =>
  `<tr><td colspan="2">${i > 2 ? `<strong><a href="/s/${code}.pdf">${code}</a></strong>` : `<a href="/s/${code}.pdf"><b>${code}<br></b></a>`}</td></tr>`;

test("a record begins with the row that stands before the first one too, though its mark-up varies", () => {
  const page = pageOf(`<table>${rulings.map((code, i) => heading(code, i) + rows(code, i)).join("")}</table>`);
  const trs = page.reader.tree.tags.flatMap((tag, node) => (tag === "tr" ? [node] : []));
  const starts = findCandidates(page.reader)
    .filter(({ by, records }) => by === "segments" && records.length === rulings.length)
    .map(({ records }) => records.map(({ from }) => trs.indexOf(from)));
  expect(starts).toEqual([rulings.map((_, i) => i * 6)]);
});

const group = (month: string, codes: readonly string[]): string =>
  `<b><font size="2"><p>Publicado en ${month}:</font></b><font size="2"><ul>${codes.map((code) => `<li><a href="/s/${code}.pdf">${code}</a> - Aseguradora ${code} contra Ayuntamiento</li>`).join("")}</ul>`;

test("lists after formatting that is never closed are one list", () => {
  const months: [string, string[]][] = [
    ["enero", ["AB-101", "CC-205", "TA-317", "TA-318"]],
    ["febrero", ["CC-418", "AB-522"]],
    ["marzo", ["AB-601"]],
  ];
  const page = pageOf(`<div>${months.map(([month, codes]) => group(month, codes)).join("")}</div>`);
  expect(readRecords(page, "s1").rows.map(([link]) => link?.value)).toEqual(
    months.flatMap(([, codes]) => codes.map((code) => `https://www.ejemplo.es/s/${code}.pdf`)),
  );
});
