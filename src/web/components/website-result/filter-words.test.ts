import { expect, test } from "vitest";
import type { Condition } from "../../../domain/plan.ts";
import type { ValueType } from "../../../domain/survey.ts";
import { tools } from "../../../i18n/tools.ts";
import { createNumberWriter } from "../../number-writer.ts";
import { writeCondition } from "./filter-words.ts";

const condition = (type: ValueType, op: Condition["op"], value: Condition["value"]): Condition => ({
  field: { name: "campo", path: "/li", type },
  op,
  value,
});

test.each([
  ["es", condition("date", "between", ["2026-11-23", "2026-11-23"]), "campo = 23 nov 2026"],
  ["en", condition("date", "between", ["2026-11-23", "2026-11-29"]), "campo between Nov 23, 2026 and Nov 29, 2026"],
  ["es", condition("date", "ge", "2026-01-05"), "campo ≥ 5 ene 2026"],
  ["es", condition("date", "contains", "noviembre"), "campo contiene noviembre"],
  ["es", condition("number", "gt", 2020), "campo > 2020"],
  ["es", condition("price", "lt", 150_000.5), "campo < 150.000,5"],
  ["en", condition("price", "lt", 150_000.5), "campo < 150,000.5"],
  ["es", condition("price", "between", [60, 120]), "campo entre 60 y 120"],
  ["es", condition("text", "present", null), "campo con valor"],
] as const)("a condition is read in the person's %s: %j", (language, wanted, words) => {
  const writer = createNumberWriter(language, language);
  expect(writeCondition(wanted, tools[language].prompt.operators, writer)).toBe(words);
});

const inSpanish = (name: string): string => (name === "price" ? "precio" : name);

test("a condition calls a field as the reader does", () => {
  const wanted: Condition = {
    field: { name: "price 4", shownAs: "price", path: "/li", type: "price" },
    op: "lt",
    value: 9,
  };
  expect(writeCondition(wanted, tools.es.prompt.operators, createNumberWriter("es", "es"), inSpanish)).toBe(
    "precio < 9",
  );
});
