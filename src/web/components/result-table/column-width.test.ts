import { expect, test } from "vitest";
import { tools } from "../../../i18n/tools.ts";
import { type ReportColumn, tableOfRows } from "../../../domain/result-table.ts";
import { reportColumns } from "../../../domain/report.ts";
import { createNumberWriter } from "../../number-writer.ts";
import { viewColumns } from "./column-view.ts";
import { besideValuePx, fittingWidthPx, oneLineWidthPx, widthWithRoom } from "./column-width.ts";

const plain = { title: "n", unit: "", isNumeric: false, report: null } as const;
const textWidth = (values: string[], report: ReportColumn | null = null): number =>
  fittingWidthPx(values, { ...plain, report });

test("a number column is as wide as its longest number, however rare", () => {
  const values = Array.from({ length: 100 }, (_, i) => (i === 50 ? "123.456.789.012" : "1"));
  const column = { ...plain, isNumeric: true };
  expect(fittingWidthPx(values, column)).toBe(fittingWidthPx(["123.456.789.012"], column));
  expect(fittingWidthPx(values, column)).toBeGreaterThan(fittingWidthPx(["1"], column) + 50);
});

test("a longer text takes two lines, a date or an identifier one", () => {
  const long = "Avenida de los Próceres 1250";
  const one = fittingWidthPx([long], { ...plain, type: "identifier" });
  expect(textWidth([long])).toBeLessThan(one * 0.7);
  expect(textWidth(["Perú"])).toBeLessThan(textWidth([long]));
});

test("with room to spare a text stays on one line, a number is given no more than it needs", () => {
  const name = "Proveedora del Pacífico 12";
  expect(oneLineWidthPx([name], plain)).toBeGreaterThan(textWidth([name]));
  expect(oneLineWidthPx([name], plain)).toBe(fittingWidthPx([name], { ...plain, type: "identifier" }));
  const [text, number] = [
    { widthPx: 150, oneLinePx: 230 },
    { widthPx: 90, oneLinePx: 90 },
  ] as const;
  expect(widthWithRoom(number, [text, number], 240)).toBe("90px");
  expect(widthWithRoom(text, [text, number], 240)).toBe("calc(150px + clamp(0px, 100cqi - 240px, 80px) * 1)");
});

test("texts are shown as far as most of them go, no country is broken inside a word", () => {
  const names = [...Array<string>(30).fill("Perú"), "Liechtenstein"];
  expect(textWidth(names, "country")).toBeGreaterThan(textWidth(names));
});

test.each(["es", "en"] as const)("the seven columns of a usual report stand beside the sidebar: %s", (language) => {
  const besideSidebarPx = 938;
  const { country, value, importers, production, exportPrice, importPrice, news } = reportColumns;
  const row = {
    [country]: "República Dominicana",
    [value]: 929_623_274,
    [importers]: ["Estados Unidos", "Países Bajos", "Reino Unido"],
    [production]: 12_529_581,
    [exportPrice]: 12.56,
    [importPrice]: 12.56,
    [news]: ["La exportación de palta crece por tercer año y llega a nuevos mercados"],
  };
  const views = viewColumns(tableOfRows([row]), tools[language].table, createNumberWriter(language), new Map());
  expect(views.reduce((sum, { widthPx }) => sum + widthPx, 0)).toBeLessThanOrEqual(besideSidebarPx);
});

test("an address of mail stays in one piece, where a text of its length goes on below", () => {
  const address = "administracion.central@proveedora.example";
  expect(fittingWidthPx([address], { ...plain, type: "email" })).toBeGreaterThan(textWidth([address]));
  const few = [...Array<string>(5).fill("ana@a.es"), address];
  expect(fittingWidthPx(few, { ...plain, type: "email" })).toBe(fittingWidthPx([address], { ...plain, type: "email" }));
});

test("of few values the longest counts, and the hyphen of an identifier takes room", () => {
  const identifier = { ...plain, type: "identifier" } as const;
  expect(fittingWidthPx(["A", "A", "A", "OB-2026/011"], identifier)).toBe(fittingWidthPx(["OB-2026/011"], identifier));
  expect(fittingWidthPx(["OB-2026/011"], identifier)).toBeGreaterThanOrEqual(94 + besideValuePx);
});

test("the address of a page leaves room for what is read", () => {
  const address = "https://proveedora.example/catalogo/2026/andamios/AB-1";
  expect(fittingWidthPx([address], { ...plain, type: "url" })).toBeLessThan(textWidth([address]));
});
