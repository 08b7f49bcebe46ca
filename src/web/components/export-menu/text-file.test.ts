import { expect, test } from "vitest";
import { tableOfRows } from "../../../domain/result-table.ts";
import type { ArrangedTable } from "../../../domain/table-sheet.ts";
import { sourceTexts } from "../../../i18n/source-texts.ts";
import type { TextTask } from "./file-task.ts";
import { makeTextFile } from "./text-file.ts";

const table = tableOfRows([
  { Firma: "Andina", Precio: "1.234,5", Activa: true },
  { Firma: "=1+1", Precio: "2,5", Activa: false },
]);

/** Price first, the last row first, the third column hidden. */
const arranged: ArrangedTable = {
  table,
  columns: [1, 0].map((place) => ({ column: table.columns[place]!, title: table.columns[place]!.key, place })),
  places: [1, 0],
  types: new Map([["Precio", "number" as const]]),
};

const made = (kind: TextTask["kind"], locale: string, columns = arranged.columns): Promise<string> =>
  makeTextFile({
    kind,
    arranged: { ...arranged, columns },
    sources: null,
    texts: sourceTexts("es"),
    format: { locale, language: "es" },
  }).text();

test("a table becomes text as it is arranged, in the signs of the reader's region", async () => {
  expect(await made("csv", "es")).toBe("Precio;Firma\r\n2,5;'=1+1\r\n1234,5;Andina\r\n");
  expect(await made("csv", "es-MX")).toBe("Precio,Firma\r\n2.5,'=1+1\r\n1234.5,Andina\r\n");
  expect(await made("tabbed", "es")).toBe("Precio\tFirma\r\n2,5\t'=1+1\r\n1234,5\tAndina");
  expect(await made("html", "es")).toContain("<tr><td>1234,5</td>");
});

test("yes and no are in the reader's language", async () => {
  const columns = [{ column: table.columns[2]!, title: "Activa", place: 2 }];
  expect(await made("tabbed", "es", columns)).toBe("Activa\r\nNo\r\nSí");
});
