import { expect, test } from "vitest";
import type { Plan } from "./plan.ts";
import { parseResult } from "./result-table.ts";
import { writeTableJson } from "./table-json.ts";

const rows = [
  { Precio: "1.234,50 €", Alta: "31/12/2024", Notas: ["a", "b"], Código: "007" },
  { Precio: "5,00 €", Alta: "pronto", Notas: null, Código: "=1+1" },
  { Precio: "99,00 €", Alta: "1/2/2025", Notas: { x: 1 }, Código: "" },
];
const plan: Plan = {
  set: { kind: "table", path: "/html[1]", signature: "", heading: null, fieldNames: [] },
  columns: [{ title: "Código", from: { infer: { task: "category", of: [], instruction: "" } }, as: "text" }],
  where: [],
  sort: [],
  distinctBy: [],
  limit: null,
  aggregate: null,
};

test("a page's table is data in the arrangement of the person, with its sources", () => {
  const parsed = parseResult(JSON.stringify(rows), (text) => text);
  if (!parsed.ok) throw new Error(parsed.problem);
  const { table } = parsed;
  const column = (place: number, title: string) => ({ column: table.columns[place]!, place, title });
  const arranged = {
    table,
    columns: [column(3, "Clave"), column(0, "Importe"), column(1, "Fecha"), column(2, "Fecha")],
    places: [2, 0, 1],
    types: new Map([
      ["Precio", "price"],
      ["Alta", "date"],
      ["Código", "identifier"],
    ] as const),
  };
  const page = { url: "https://ejemplo.com/", capturedAt: "2026-03-05T09:30:00.000Z", prompt: "precios" };
  const written: unknown = JSON.parse(writeTableJson("Tarifa", arranged, { kind: "page", page, plan }));
  expect(written).toEqual({
    name: "Tarifa",
    columns: [
      { title: "Clave", key: "Código", unit: null },
      { title: "Importe", key: "Precio", unit: "€" },
      { title: "Fecha", key: "Alta", unit: null },
      { title: "Fecha (2)", key: "Notas", unit: null },
    ],
    rows: [
      { Clave: "", Importe: 99, Fecha: "2025-02-01", "Fecha (2)": { x: 1 } },
      { Clave: "007", Importe: 1234.5, Fecha: "2024-12-31", "Fecha (2)": ["a", "b"] },
      { Clave: "=1+1", Importe: 5, Fecha: "pronto", "Fecha (2)": null },
    ],
    sources: [
      { column: "Clave", basis: "inferred", ...page },
      { column: "Importe", basis: "page", ...page },
      { column: "Fecha", basis: "page", ...page },
      { column: "Fecha (2)", basis: "page", ...page },
    ],
  });
});
