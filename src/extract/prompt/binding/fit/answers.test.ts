import { expect, test } from "vitest";
import { type Case, number, price, ruleOf, rulesOf } from "./rules-fixture.ts";
import { answers } from "./answers.ts";

const cases: readonly Case[] = [
  {
    rule: "the name says what can be of any type",
    concept: "author",
    asked: "autor",
    field: { nameFrom: "class", name: "autor del texto", path: "p.autor-texto" },
  },
  {
    rule: "the values say what they are themselves",
    concept: "vendor",
    asked: "vendedor",
    field: { samples: ["Tienda Ana Ruiz", "Tienda Luis Rey"] },
  },
  { rule: "nothing says what can be of any type", concept: "author", asked: "autor", field: {} },
  {
    rule: "a long text that nothing calls otherwise is a summary",
    concept: "summary",
    asked: "resumen",
    field: {
      samples: ["La obra empieza en otoño y dura dos años, con la subasta abierta cada mañana en la nave norte."],
    },
  },
  { rule: "a short text, or one called otherwise, is no summary", concept: "summary", asked: "resumen", field: {} },
  { rule: "a text is a detail only by its name", concept: "city", asked: "ciudad", field: {} },
  {
    rule: "what is not written like a number is one only by its name",
    concept: "docket",
    asked: "número de expediente",
    field: number,
  },
  { rule: "name, type and role together", concept: "price", asked: "precio", field: price },
];

test.each(cases)("$rule: $asked", (one) => expect(ruleOf(one)).toBe(one.rule));

test("every rule decides somewhere", () => {
  expect(rulesOf(cases)).toEqual(answers.map(({ name }) => name));
});
