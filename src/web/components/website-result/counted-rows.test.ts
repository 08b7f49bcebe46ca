import { expect, test } from "vitest";
import type { Plan } from "../../../domain/plan.ts";
import { tools as english } from "../../../i18n/en/tools.ts";
import { tools as spanish } from "../../../i18n/es/tools.ts";
import { countedRows } from "./counted-rows.ts";

const counts = { inSet: 6, afterFilters: 5, returned: 3, cutByPlan: 0, emptyCells: 0 };
const brand = { name: "marca", path: "p", type: "text" } as const;
const byBrand: Plan["aggregate"] = { op: "count", field: null, groupBy: brand };

test("rows are counted of those that the page has, groups and figures by the rows they are made of", () => {
  expect(countedRows(spanish.prompt, counts, null, String)).toBe("3 de 6 filas");
  expect(countedRows(spanish.prompt, counts, byBrand, String)).toBe("3 grupos a partir de 5 filas");
  expect(countedRows(spanish.prompt, { ...counts, returned: 1 }, byBrand, String)).toBe("1 grupo a partir de 5 filas");
  expect(countedRows(spanish.prompt, { ...counts, afterFilters: 1, returned: 1 }, byBrand, String)).toBe(
    "1 grupo a partir de 1 fila",
  );
  expect(countedRows(english.prompt, counts, byBrand, String)).toBe("3 groups from 5 rows");
  expect(countedRows(english.prompt, counts, { ...byBrand, groupBy: null }, String)).toBe("Calculated from 5 rows");
});
