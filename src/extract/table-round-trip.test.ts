import fc from "fast-check";
import { expect, test } from "vitest";
import { openPage, readRecords, surveyPage } from "./index.ts";
import { snapshotOf } from "./page-fixture.ts";

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const word = fc.stringMatching(/^[A-Z][a-zñáé]{3,9} [A-Z][a-z]{3,9}$/);
const number = fc.integer({ min: 10, max: 99_999 }).map(String);
const table = fc
  .tuple(
    fc.uniqueArray(word, { minLength: 3, maxLength: 12 }),
    fc.array(fc.tuple(number, word), { minLength: 12, maxLength: 12 }),
  )
  .map(([keys, rest]) => keys.map((key, i) => [key, ...(rest[i] ?? ["0", "x"])]));
const headers = ["Nombre", "Cantidad", "Responsable"];

const ways: Readonly<Record<string, (rows: string[][]) => string>> = {
  "a table": (rows) =>
    `<table><tr>${headers.map((header) => `<th>${header}`).join("")}</tr>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}`).join("")}</tr>`).join("")}</table>`,
  "a table with optional links": (rows) =>
    `<table><thead><tr>${headers.map((header) => `<th>${header}</th>`).join("")}</tr></thead><tbody>${rows.map((row, i) => `<tr><td>${i % 3 ? escape(row[0] ?? "") : `<a href="/${i}">${escape(row[0] ?? "")}</a>`}</td><td>${row[1]}</td><td>${escape(row[2] ?? "")}</td></tr>`).join("")}</tbody></table>`,
  "cards of divs": (rows) =>
    `<div>${rows.map((row) => `<div class="card"><h3>${escape(row[0] ?? "")}</h3><p class="cantidad">${row[1]}</p><p class="responsable">${escape(row[2] ?? "")}</p></div>`).join("")}</div>`,
  "labelled lines": (rows) =>
    `<ul>${rows.map((row) => `<li>${row.map((cell, i) => `<b>${headers[i]}:</b> ${escape(cell)}`).join("<br>")}</li>`).join("")}</ul>`,
  "a definition list": (rows) =>
    `<dl>${rows.map((row) => `<dt>${escape(row[0] ?? "")}</dt><dd class="cantidad">${row[1]}</dd><dd class="responsable">${escape(row[2] ?? "")}</dd>`).join("")}</dl>`,
  "one table per record": (rows) =>
    rows.map((row) => `<table>${row.map((cell) => `<tr><td>${escape(cell)}</td></tr>`).join("")}</table>`).join(""),
  "cards in wrappers with generated classes": (rows) =>
    `<main>${rows.map((row) => `<div class="css-1x9ab2"><div><div class="css-77aa12"><a href="/${row[1]}">${escape(row[0] ?? "")}</a></div><div class="css-1b2c3d"><span>${row[1]}</span></div><div class="css-4e5f6a">${escape(row[2] ?? "")}</div></div></div>`).join("")}</main>`,
  "JSON-LD": (rows) =>
    `<script type="application/ld+json">${JSON.stringify(rows.map(([name, quantity, person]) => ({ "@type": "Product", name, inventoryLevel: quantity, brand: { name: person } })))}</script>`,
  microdata: (rows) =>
    rows
      .map(
        (row) =>
          `<p itemscope itemtype="https://schema.org/Product"><b itemprop="name">${escape(row[0] ?? "")}</b> <meta itemprop="inventoryLevel" content="${row[1]}"><i itemprop="brand">${escape(row[2] ?? "")}</i></p>`,
      )
      .join(""),
  "the state of an application": (rows) =>
    `<div id="app"></div><script>window.__STATE__ = ${JSON.stringify({ list: { items: rows.map(([name, quantity, person], id) => ({ id, name, quantity, person })) } })};</script>`,
};

test.each(Object.entries(ways))("any table shown as %s comes back equal", (_, show) => {
  fc.assert(
    fc.property(table, (rows) => {
      const page = openPage(snapshotOf(`<html><body>${show(rows)}</body></html>`));
      const set = surveyPage(page).sets[0];
      const { columns: titles, rows: read } = readRecords(page, set?.id ?? "");
      expect(read).toHaveLength(rows.length);
      const columns = rows[0]?.map((_cell, j) =>
        titles.some((_title, k) => rows.every((row, i) => read[i]?.[k]?.raw === row[j])),
      );
      expect(columns).toEqual([true, true, true]);
    }),
    { numRuns: 60, seed: 7 },
  );
});
