import readWorkbook from "read-excel-file/node";
import { expect, test } from "vitest";
import writeExcelFile from "write-excel-file/node";
import { readZipped } from "../../tests/support/zip.ts";
import { parseResult } from "./result-table.ts";
import { plainColumn, type Sheet, type SheetCell } from "./sheet.ts";
import type { ValueType } from "./survey.ts";
import { type ArrangedTable, tableSheet } from "./table-sheet.ts";
import { xlsxSheets } from "./xlsx-sheets.ts";

const write = async (sheets: readonly Sheet[]) => {
  const { sheets: written, features, cutCells } = xlsxSheets(sheets);
  return { bytes: await writeExcelFile(written, { features }).toBuffer(), cutCells };
};
const sheetOf = (...rows: SheetCell[][]): Sheet => ({
  title: "Tabla",
  columns: rows[0]!.map((_, i) => plainColumn(`Columna ${i}`)),
  rows,
});
const readBack = async (bytes: Buffer, sheet = 0) => (await readWorkbook(bytes))[sheet]!.data;

const arrange = (rows: object[], types: Record<string, ValueType> = {}): ArrangedTable => {
  const parsed = parseResult(JSON.stringify(rows), (text) => text);
  if (!parsed.ok) throw new Error(parsed.problem);
  return {
    table: parsed.table,
    columns: parsed.table.columns.map((column, place) => ({ column, place, title: column.key })),
    places: rows.map((_, place) => place),
    types: new Map(Object.entries(types)),
  };
};

test("numbers, days and amounts of a page are read back as such, everything else as text", async () => {
  const rows = [
    { Precio: "1.234,50 €", Alta: "31/12/2024", Código: "007", Stock: 12, Activo: true, Notas: ["a", "b"] },
    { Precio: "-3,00 €", Alta: "1/2/1899", Código: "012", Stock: -1, Activo: false, Notas: null },
    { Precio: "99,00 €", Alta: "pronto", Código: "1/2", Stock: 0.5, Activo: true, Notas: "" },
  ];
  const types = { Precio: "price", Alta: "date", Código: "identifier" } as const;
  const { bytes } = await write([tableSheet(arrange(rows, types), "Tabla")]);
  expect(await readBack(bytes)).toEqual([
    ["Precio", "Alta", "Código", "Stock", "Activo", "Notas"],
    [1234.5, new Date(Date.UTC(2024, 11, 31)), "007", 12, true, "a, b"],
    [-3, "1/2/1899", "012", -1, false, null],
    [99, "pronto", "1/2", 0.5, true, null],
  ]);
  expect(readZipped(bytes, "xl/styles.xml")).toContain("#,##0.00&quot; €&quot;");
});

test("the header stays in sight, and columns are as wide as their cells, within bounds", async () => {
  const { bytes } = await write([sheetOf(["x", "y".repeat(30), "z".repeat(9_000)])]);
  const xml = readZipped(bytes, "xl/worksheets/sheet1.xml");
  expect(xml).toMatch(/<pane [^>]*ySplit="1"[^>]*state="frozen"/);
  const widths = [...xml.matchAll(/<col [^>]*width="([\d.]+)"/g)].map(([, width]) => Number(width));
  expect(widths).toEqual([11, 32, 52]);
});

const hostile = [
  "=cmd|'/c calc'!A0",
  "+1+1",
  "-2+3",
  "@SUM(A1)",
  '=HYPERLINK("https://evil.example";"x")',
  "👩‍🚀 🇪🇸",
  "שלום, عالم",
  "<b>&amp;</b>\"'",
  "]]><f>1</f>",
  "_x0041_ y _x000D_",
  "dos\nlíneas",
];

test("no text becomes a formula, and each is read back as it was", async () => {
  const { bytes } = await write([sheetOf(...hostile.map((text) => [text]))]);
  const xml = readZipped(bytes, "xl/worksheets/sheet1.xml");
  expect(xml).not.toMatch(/<f[ >]/);
  const escaped = readZipped(bytes, "xl/sharedStrings.xml");
  expect(escaped).toContain("_x005F_x0041_ y _x005F_x000D_");
  const texts = (await readBack(bytes)).slice(1).map(([cell]) => String(cell).replaceAll("_x005F_", "_"));
  expect(texts).toEqual(hostile);
});

test("characters that no workbook holds are left out, and the text around them stays", async () => {
  const { bytes } = await write([sheetOf(["a\u0000b\u0008c\uFFFFd"], ["x\uD800y"], ["y\uDC00z"])]);
  expect((await readBack(bytes)).slice(1).map(([cell]) => cell ?? null)).toEqual(["abcd", "xy", "yz"]);
});

test("a text longer than a cell of Excel's is cut between characters, and counted", async () => {
  const { bytes, cutCells } = await write([sheetOf(["a".repeat(32_767)], ["😀".repeat(20_000)])]);
  const [whole, cut] = (await readBack(bytes)).slice(1).map(([cell]) => String(cell));
  expect(cutCells).toBe(1);
  expect(whole).toHaveLength(32_767);
  expect(cut).toMatch(/^(?:😀)+…$/u);
  expect(cut!.length).toBeLessThanOrEqual(32_767);
});

test("addresses are links where they are safe to open", async () => {
  const addresses = [
    'https://ejemplo.com/a?b=1&c="2"#ñ',
    "javascript:alert(1)",
    "file:///etc/passwd",
    "\\\\servidor\\carpeta",
    "https://ejemplo.com con texto",
    `https://ejemplo.com/${"a".repeat(2_100)}`,
    "http://ejemplo.org/",
  ];
  const { bytes } = await write([sheetOf(["nada"]), sheetOf(...addresses.map((address) => [address]))]);
  expect(readZipped(bytes, "xl/worksheets/sheet1.xml")).not.toContain("<hyperlink");
  const xml = readZipped(bytes, "xl/worksheets/sheet2.xml");
  expect(xml).toMatch(
    /<\/sheetData><hyperlinks><hyperlink ref="A2" r:id="link0"\/><hyperlink ref="A8" r:id="link1"\/><\/hyperlinks>/,
  );
  const targets = [
    ...readZipped(bytes, "xl/worksheets/_rels/sheet2.xml.rels").matchAll(/Target="([^"]*)" TargetMode="External"/g),
  ].map(([, target]) => target);
  expect(targets).toEqual(["https://ejemplo.com/a?b=1&amp;c=%222%22#%C3%B1", "http://ejemplo.org/"]);
  expect((await readBack(bytes, 1)).slice(1).map(([cell]) => cell)).toEqual(addresses);
});

test("a table of more columns than letters has its links in their places", async () => {
  const wide = Array.from({ length: 704 }, (_, i) => (i === 27 || i === 703 ? "https://ejemplo.com/" : null));
  const { bytes } = await write([sheetOf(wide)]);
  const xml = readZipped(bytes, "xl/worksheets/sheet1.xml");
  expect([...xml.matchAll(/<hyperlink ref="(\w+)"/g)].map(([, cell]) => cell)).toEqual(["AB2", "AAB2"]);
});

test("a table without rows, and titles that are empty or the same, are a workbook too", async () => {
  const columns = ["", "A", "A"].map(plainColumn);
  const { bytes } = await write([{ title: "Tabla", columns, rows: [] }]);
  expect((await readBack(bytes))[0]?.slice(-2)).toEqual(["A", "A"]);
});
