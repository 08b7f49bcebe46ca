import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { updateProfile } from "../../../contract/accounts.ts";
import * as research from "../../../contract/research.ts";
import type { Plan } from "../../../domain/plan.ts";
import type { TestUser } from "../../../../tests/support/server.ts";
import { accessToken as token, startSheetsServer } from "../../../../tests/support/sheets-server.ts";
import { storedPage } from "../../../../tests/support/stored-page.ts";
import { page, search } from "../../db/schema.ts";
import { newId } from "../../ids.ts";

let own: Awaited<ReturnType<typeof startSheetsServer>>;
let google: typeof own.google;
let server: typeof own.server;
let exportAs: typeof own.exportAs;
beforeAll(async () => {
  own = await startSheetsServer();
  ({ google, server, exportAs } = own);
});
beforeEach(() => own.reset());
afterAll(() => own.close());

const field = (name: string, type: "text" | "date" | "number") => ({ name, path: "td[1]", type });
const plan: Plan = {
  set: { kind: "table", path: "/html[1]", signature: "", heading: null, fieldNames: [] },
  columns: [
    { title: "Empresa", from: { field: field("Empresa", "text") }, as: "text" },
    { title: "Fecha", from: { field: field("Fecha", "date") }, as: "date" },
    { title: "Precio", from: { field: field("Precio", "number") }, as: "number" },
    { title: "Tono", from: { infer: { task: "sentiment", of: [], instruction: "" } }, as: "text" },
  ],
  where: [],
  sort: [],
  distinctBy: [],
  limit: null,
  aggregate: null,
};
const results = [
  { Empresa: "Uno", Fecha: "31/12/2024", Precio: 1234.5, Tono: ["a", "b"] },
  { Empresa: "Dos", Fecha: "1/2/2025", Precio: -3, Tono: true },
  { Empresa: "=1+1", Fecha: "primavera de 2025", Precio: null, Tono: null, Nota: "solo aquí" },
];

async function aTable(owner: TestUser, values: Partial<typeof search.$inferInsert> = {}): Promise<string> {
  const [id, pageId] = [newId(), newId()];
  await server.deps.db.insert(page).values(
    storedPage(owner.id, {
      id: pageId,
      url: "https://ejemplo.com/",
      finalUrl: "https://ejemplo.com/directorio",
      title: "Directorio",
      capturedAt: new Date(Date.UTC(2026, 2, 5, 9, 30)),
    }),
  );
  await server.deps.db.insert(search).values({
    id,
    ownerId: owner.id,
    kind: "website",
    name: "Directorio",
    prompt: "empresa y precio",
    content: JSON.stringify({ success: "true", results }),
    plan,
    pageId,
    ...values,
  });
  return id;
}

test("a saved table is written as it is shown, typed, with a sheet of its sources", async () => {
  const ana = await server.aUser();
  const { status, body } = await exportAs(ana, {
    searchId: await aTable(ana),
    columns: ["Precio", "Fecha", "Empresa", "Tono"],
    headers: ["Importe", "Fecha", "Empresa", "Tono"],
    rows: [2, 0, 1],
    numberFormat: "es-MX",
  });
  expect([status, body]).toEqual([200, { success: true, spreadsheetUrl: `${google.url}/spreadsheets/d/hoja-1/edit` }]);
  const [made] = google.spreadsheets;
  expect(made).toMatchObject({ title: "Proveedores", locale: "es_MX", token });
  const [table, sources] = made!.sheets;
  expect(table).toMatchObject({ title: "Tabla", grid: { rowCount: 4, columnCount: 4, frozenRowCount: 1 } });
  expect(table!.values).toEqual([
    ["Importe", "Fecha", "Empresa", "Tono"],
    [null, "primavera de 2025", "=1+1", null],
    [1234.5, 45_657, "Uno", "a, b"],
    [-3, 45_689, "Dos", true],
  ]);
  expect(table!.formats).toEqual([
    {
      range: { sheetId: 0, startRowIndex: 0, endRowIndex: 1 },
      format: { textFormat: { bold: true }, wrapStrategy: "WRAP", verticalAlignment: "BOTTOM" },
    },
    {
      range: { sheetId: 0, startRowIndex: 1, startColumnIndex: 1, endColumnIndex: 2 },
      format: { numberFormat: { type: "DATE" } },
    },
  ]);
  expect(table!.widths).toEqual([80, 143, 80, 80]);
  const about = ["https://ejemplo.com/directorio", "2026-03-05 09:30 UTC", "empresa y precio"];
  expect(sources!.title).toBe("Fuentes");
  expect(sources!.values).toEqual([
    ["Columna", "Tipo", "Página", "Capturada", "Lo que se pidió"],
    ["Importe", "● Está en la página", ...about],
    ["Fecha", "● Está en la página", ...about],
    ["Empresa", "● Está en la página", ...about],
    ["Tono", "○ Inferido por un modelo", ...about],
  ]);
});

test("amounts in the page's own writing become numbers that still show their unit", async () => {
  const ana = await server.aUser();
  const rows = [
    { Importe: "1.234,50 €", Plazo: "10", Código: "007", Año: "2024", Peso: "12 kg" },
    { Importe: "99 €", Plazo: "12", Código: "012", Año: "2025", Peso: "3 t" },
    { Importe: "a consultar", Plazo: "8", Código: "013", Año: "2026", Peso: "1 t" },
  ];
  const content = JSON.stringify(Array.from({ length: 4 }, () => rows[1]).concat(rows));
  await exportAs(ana, { searchId: await aTable(ana, { plan: null, content }), rows: [4, 5, 6] });
  const [table] = google.spreadsheets[0]!.sheets;
  expect(table!.values.slice(1)).toEqual([
    [1234.5, 10, "007", 2024, "12 kg"],
    [99, 12, "012", 2025, "3 t"],
    ["a consultar", 8, "013", 2026, "1 t"],
  ]);
  expect(table!.formats.slice(1).map(({ format }) => format.numberFormat?.pattern)).toEqual(['#,##0.00" €"']);
});

test("without columns the saved arrangement is followed: hidden, moved and renamed", async () => {
  const ana = await server.aUser();
  const view = {
    columns: [
      { key: "Precio", hidden: false, title: "Importe" },
      { key: "Fecha", hidden: true },
      { key: "Empresa", hidden: false },
    ],
    sort: null,
  };
  await exportAs(ana, { searchId: await aTable(ana, { view, plan: null }) });
  expect(google.spreadsheets[0]!.locale).toBe("es_ES");
  expect(google.spreadsheets[0]!.sheets[0]!.values.map((row) => row.slice(0, 2))).toEqual([
    ["Importe", "Empresa"],
    [1234.5, "Uno"],
    [-3, "Dos"],
    [null, "=1+1"],
  ]);
});

test("a report has its figures as numbers, and each with year, kind and source", async () => {
  const ana = await server.aUser();
  const report = await server.call(research.buildReport, { body: { productName: "aguacate" } }, { as: ana });
  if (!("data" in report.body)) throw new Error("the report did not end");
  const { searchId, evidence } = report.body.data;
  expect((await exportAs(ana, { searchId: searchId!, rows: [0, 1] })).status).toBe(200);
  const [table, sources] = google.spreadsheets[0]!.sheets;
  const [first] = evidence!.rows;
  expect(table!.values[0]!.slice(0, 2)).toEqual(["País exportador", "Valor de exportación estimado (USD/año)"]);
  expect(table!.values[1]!.slice(0, 2)).toEqual([first!.country, first!.value.value]);
  expect(table!.values).toHaveLength(3);
  const [tradeSource] = first!.value.sources;
  expect([table!.values[0]!.at(-1), table!.values[1]!.at(-1)]).toEqual([
    "Año y fuente",
    expect.stringMatching(
      new RegExp(`^${first!.value.year}, ${tradeSource!.title} \\(.+; ${first!.production.year}, .+\\)$`),
    ),
  ]);
  expect(table!.formats.map(({ range, format }) => [range.startColumnIndex, format.numberFormat?.pattern])).toEqual([
    [undefined, undefined],
    [1, "#,##0"],
    [3, "#,##0"],
    [4, "#,##0.00"],
    [5, "#,##0.00"],
  ]);
  const line = sources!.values.find(([, column]) => String(column).startsWith("Valor de exportación"))!;
  expect(line.slice(0, 5)).toEqual([
    first!.country,
    table!.values[0]![1],
    first!.value.value,
    "USD",
    first!.value.year,
  ]);
  expect(line[7]).toBe(`${first!.value.sources[0]!.title} (comercio agrícola entre países)`);
  expect(line[10]).toBe(first!.value.sources[0]!.url);
});

test("a report's spreadsheet holds what its screen says of the market: every buyer, the makers, the gaps", async () => {
  const ana = await server.aUser();
  const report = await server.call(research.buildReport, { body: { productName: "aguacate" } }, { as: ana });
  if (!("data" in report.body)) throw new Error("the report did not end");
  const { searchId, evidence } = report.body.data;
  await exportAs(ana, { searchId: searchId!, rows: [0] });
  const { sheets } = google.spreadsheets[0]!;
  expect(sheets.map(({ title }) => title)).toEqual([
    "Tabla",
    "Fuentes",
    "Resumen",
    "Compradores",
    "Productores",
    "Huecos",
  ]);
  const [summary, buyers, makers, gaps] = sheets.slice(2).map(({ values }) => values);
  const { insight } = evidence!;
  expect(summary!.slice(0, 2)).toEqual([
    ["Tema", "Qué dice"],
    ["Quién vende y quién compra", expect.stringMatching(/^México encabezó las exportaciones con 930 millones de USD/)],
  ]);
  expect(summary).toHaveLength(evidence!.summary!.length + 1);
  expect(buyers!.slice(1).map(([country, usd, share]) => [country, usd, share])).toEqual(
    insight!.buyers!.finding!.map(({ country, valueUsd, share }) => [country, valueUsd, share]),
  );
  expect(buyers![1]!.slice(4)).toEqual([
    false,
    expect.stringMatching(/^México \d+ %, /),
    expect.stringMatching(/^2011, FAO/),
  ]);
  expect(makers![0]).toEqual([
    "País productor",
    "Producción (t) · 2022",
    "Cuota · 2022",
    "Cuota · 2010",
    "Año y fuente",
  ]);
  expect(makers![1]).toEqual(["México", 2_529_581.41, expect.any(Number), expect.any(Number), expect.any(String)]);
  expect(makers![1]!.at(-1)).toMatch(/^2010–2022, FAO/);
  const [seller] = insight!.gapsBySeller!.finding!;
  expect(gaps![1]!.slice(0, 4)).toEqual([
    seller!.country,
    seller!.markets[0]!.country,
    seller!.markets[0]!.actualUsd,
    seller!.markets[0]!.unrealisedUsd,
  ]);
});

test("production of the whole harvest is told beside each figure of it, with the makers and in the summary", async () => {
  const ana = await server.aUser();
  const report = await server.call(research.buildReport, { body: { productName: "uva fresca" } }, { as: ana });
  if (!("data" in report.body)) throw new Error("the report did not end");
  await exportAs(ana, { searchId: report.body.data.searchId!, rows: [0] });
  const byTitle = new Map(google.spreadsheets[0]!.sheets.map(({ title, values }) => [title, values]));
  const note = "toda la cosecha, también la que se hace vino, pasas o jugo";
  expect(byTitle.get("Fuentes")!.filter((line) => String(line[11]).includes(note))).toHaveLength(1);
  expect(byTitle.get("Productores")![1]!.at(-1)).toContain(note);
  expect(byTitle.get("Resumen")!.filter(([, text]) => String(text).includes(note))).toHaveLength(1);
});

test("a value on which the exporter and its buyers contradict each other is told with both figures", async () => {
  const ana = await server.aUser();
  const report = await server.call(research.buildReport, { body: { productName: "banano" } }, { as: ana });
  if (!("data" in report.body)) throw new Error("the report did not end");
  const rows = report.body.data.evidence!.rows.map((_, place) => place);
  await exportAs(ana, { searchId: report.body.data.searchId!, rows });
  const byTitle = new Map(google.spreadsheets[0]!.sheets.map(({ title, values }) => [title, values]));
  const noted = byTitle.get("Fuentes")!.filter((line) => String(line[11]).includes("se contradicen"));
  const ofPhilippines = noted.filter(([country]) => country === "Filipinas");
  expect(ofPhilippines).toHaveLength(1);
  expect(ofPhilippines[0]![11]).toMatch(/vendido 42\d(\.\d{3}){2} USD .* comprado 1\.6\d\d(\.\d{3}){2} USD con flete/);
  expect(ofPhilippines[0]![4]).toBe(2011);
  expect(byTitle.get("Resumen")!.filter(([, text]) => String(text).startsWith("Filipinas y sus comp"))).toHaveLength(1);
});

test("a report that was made in Spanish is exported in English to who reads English", async () => {
  const ana = await server.aUser();
  const report = await server.call(research.buildReport, { body: { productName: "aguacate" } }, { as: ana });
  if (!("data" in report.body)) throw new Error("the report did not end");
  await server.call(updateProfile, { body: { locale: "en" } }, { as: ana });
  await exportAs(ana, { searchId: report.body.data.searchId!, rows: [0] });
  const [table, sources] = google.spreadsheets[0]!.sheets;
  expect(table!.values[1]!.slice(0, 1)).toEqual(["Mexico"]);
  expect(table!.values[1]!.join()).toContain("United States");
  expect(sources!.values[1]![0]).toBe("Mexico");
  const summary = google.spreadsheets[0]!.sheets.find(({ title }) => title === "Summary");
  expect(summary!.values[1]![1]).toMatch(/^Mexico led exports with 930 million USD/);
  const buyers = google.spreadsheets[0]!.sheets.find(({ title }) => title === "Buyers");
  expect(buyers!.values[1]![0]).toBe("United States");
});

test("rows that are sent may be lists or objects, and lists and objects in cells become text", async () => {
  const ana = await server.aUser();
  const data = [["1", 2, true], { C: { x: 1 }, A: ["p", "q"] }, "solo"];
  expect((await exportAs(ana, { data, headers: ["A", "B", "C"] })).body.success).toBe(true);
  const { sheets } = google.spreadsheets[0]!;
  expect(sheets).toHaveLength(1);
  expect(sheets[0]!.values.slice(1)).toEqual([
    ["1", 2, true],
    ["p, q", null, "x: 1"],
    ["solo", null, null],
  ]);
});

test("nothing that looks like a formula is one, and nothing is changed for it", async () => {
  const ana = await server.aUser();
  const texts = [
    "=1+1",
    "+1",
    "-2+3",
    "@SUM(A1)",
    "'=1",
    '=HYPERLINK("https://evil.example";"x")',
    "\t=1",
    "1/2",
    "007",
  ];
  await exportAs(ana, { data: texts.map((text) => [text]), headers: ["=A1"] });
  expect(google.spreadsheets[0]!.sheets[0]!.values.flat()).toEqual(["=A1", ...texts]);
});

test("a large table goes in several requests of at most two megabytes, each row once", async () => {
  const ana = await server.aUser();
  const data = Array.from({ length: 10_000 }, (_, i) => [i, `fila ${i} `.padEnd(400, "ñ"), null]);
  expect((await exportAs(ana, { data, headers: ["n", "texto", "vacía"] })).status).toBe(200);
  const { values } = google.spreadsheets[0]!.sheets[0]!;
  expect(values.slice(1).map(([n]) => n)).toEqual(data.map(([n]) => n));
  const writes = google.seen.filter(({ path }) => path.includes("/values"));
  expect(writes.length).toBeGreaterThan(3);
  expect(Math.max(...writes.map(({ bytes }) => bytes))).toBeLessThan(2_000_000);
});

test("a text that no cell holds is cut, and that is said", async () => {
  const ana = await server.aUser();
  const { body } = await exportAs(ana, { data: [["x".repeat(60_000)], ["y".repeat(50_000)]], headers: ["A"] });
  expect(body).toMatchObject({ success: true, cutCells: 1 });
  expect(String(google.spreadsheets[0]!.sheets[0]!.values[1]![0])).toMatch(/^x{49999}…$/);
});

test("another person's result does not exist for you, nor does one in the trash", async () => {
  const [ana, berta] = [await server.aUser(), await server.aUser()];
  const hers = await exportAs(ana, { searchId: await aTable(berta) });
  const none = await exportAs(ana, { searchId: newId() });
  const gone = await exportAs(ana, { searchId: await aTable(ana, { deletedAt: new Date() }) });
  for (const { status, body } of [hers, none, gone]) {
    expect([status, body.code, body.message]).toEqual([404, "NOT_FOUND", none.body.message]);
  }
  expect(google.seen).toEqual([]);
});

const inBrackets = (levels: number): unknown[] => {
  let value: unknown[] = [];
  for (let level = 1; level < levels; level++) value = [value];
  return value;
};

test.each<[string, Parameters<typeof exportAs>[1]]>([
  ["an unknown column", { columns: ["Nada"], headers: ["Nada"] }],
  ["fewer headers than columns", { columns: ["Empresa", "Precio"], headers: ["Empresa"] }],
  ["a row that is not there", { rows: [3] }],
  ["no column", { columns: [], headers: [] }],
  ["a cell in a hundred brackets", { searchId: undefined, data: [[inBrackets(100)]], headers: ["A"] }],
  ["a token that no header holds", { accessToken: `${token}\r\nx: y` }],
])("%s is refused", async (_, wanted) => {
  const ana = await server.aUser();
  const { status, body } = await exportAs(ana, { searchId: await aTable(ana), ...wanted });
  expect([status, body.code]).toEqual([400, "INVALID_INPUT"]);
  expect(JSON.stringify(body)).not.toContain(token);
  expect(google.seen).toEqual([]);
});
