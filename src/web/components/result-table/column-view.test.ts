import { expect, test } from "vitest";
import { tools } from "../../../i18n/tools.ts";
import type { Plan } from "../../../domain/plan.ts";
import type { ResultTable } from "../../../domain/result-table.ts";
import { readContent } from "../../api/read-content.ts";
import { createNumberWriter } from "../../number-writer.ts";
import { safeLink } from "../../../domain/web-address.ts";
import { viewColumns } from "./column-view.ts";
import { createCellReader } from "./table-row-cells.ts";

function tableOf(content: string): ResultTable {
  const parsed = readContent(content);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.table;
}

const numbers = createNumberWriter("es");
const noTypes = new Map<string, never>();

test("the report's keys get the language's titles and units, other keys stay", () => {
  const table = tableOf('[{"exporter country":"Perú","Average Export Price (USD/kg)":2.5,"RUC":"20"}]');
  const views = viewColumns(table, tools.es.table, numbers, noTypes);
  expect(views.map(({ title, unit }) => [title, unit])).toEqual([
    ["País exportador", ""],
    ["Precio medio de exportación", "USD/kg"],
    ["RUC", ""],
  ]);
});

test("values that state no number are counted where the others do", () => {
  const content = JSON.stringify([..."123456789"].map((n) => ({ n })).concat([{ n: "n/d" }]));
  expect(viewColumns(tableOf(content), tools.es.table, numbers, noTypes)[0]).toMatchObject({
    isNumeric: true,
    unparsed: 1,
  });
});

test("digits that are identifiers are not numbers", () => {
  const table = tableOf('[{"Expediente":"20220450"},{"Expediente":"20210543"}]');
  expect(viewColumns(table, tools.es.table, numbers, noTypes)[0]!.isNumeric).toBe(true);
  const types = new Map([["Expediente", "identifier" as const]]);
  expect(viewColumns(table, tools.es.table, numbers, types)[0]!.isNumeric).toBe(false);
});

const widthOf = (amounts: string[]): number =>
  viewColumns(tableOf(JSON.stringify(amounts.map((n) => ({ n })))), tools.es.table, numbers, noTypes)[0]!.widthPx;

test("a column is as wide as its longest number needs, however late that comes", () => {
  const rows = [...Array<string>(900).fill("1,5"), "1.234.567,5", ...Array<string>(99).fill("2,5")];
  expect(widthOf(rows)).toBe(widthOf(["1.234.567,5", "1,5"]));
  expect(widthOf(rows)).toBeGreaterThan(widthOf(["1,5"]));
});

test("only web addresses become links", () => {
  expect(safeLink("https://ejemplo.com/a")).toBe("https://ejemplo.com/a");
  for (const text of ["javascript:alert(1)", "data:text/html,x", "ejemplo.com", "https://a b", 7, null]) {
    expect(safeLink(text)).toBeNull();
  }
});

test("a cell of a website result is known by the plan's column, an empty one is missing", () => {
  const table = tableOf('[{"Empresa":"A","Sector":"Textil"},{"Empresa":null,"Sector":"Textil"}]');
  const field = { name: "Empresa", path: "td[1]", type: "text" } as const;
  const plan: Plan = {
    set: { kind: "table", path: "/html[1]", signature: "", heading: null, fieldNames: [] },
    columns: [
      { title: "Empresa", from: { field }, as: "text" },
      { title: "Sector", from: { infer: { task: "category", of: [field], instruction: "" } }, as: "text" },
    ],
    where: [],
    sort: [],
    distinctBy: [],
    limit: null,
    aggregate: null,
  };
  const readCell = createCellReader(
    table,
    {
      kind: "website",
      page: { url: null, capturedAt: null, prompt: null },
      searchId: "s",
      plan,
      headings: new Map(),
      spelledOut: new Map(),
    },
    numbers,
  );
  const [company, sector] = viewColumns(table, tools.es.table, numbers, noTypes);
  expect([readCell(0, company!).basis, readCell(0, sector!).basis]).toEqual(["page", "inferred"]);
  expect(readCell(1, company!).basis).toBe("missing");
});
