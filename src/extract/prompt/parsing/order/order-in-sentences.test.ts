import { expect, test } from "vitest";
import { parsePrompt } from "../parse.ts";

const dates = { capturedAt: "2026-03-10T12:00:00Z", order: "day-first" } as const;
const parse = (prompt: string) => parsePrompt(prompt, dates, () => false);

test.each([
  ["what bank pays the highest interest rate?", "interest rate", "descending", 1],
  ["which jobs pay the highest salary?", "salary", "descending", null],
  ["qué región tuvo el precio más alto", "precio", "descending", 1],
  ["los 3 hoteles con la nota más baja", "nota", "ascending", 3],
  ["restaurantes, primero los de más opiniones", "opiniones", "descending", null],
  ["los 2 productos con mayor precio por kilo y su volumen", "precio por kilo", "descending", 2],
])("%s is an order", (prompt, text, direction, count) => {
  const { sort, limit } = parse(prompt);
  expect(sort).toMatchObject([{ text, direction }]);
  expect(limit?.count ?? null).toBe(count);
});

test.each([
  ["título y nota, de la mejor nota a la peor", ["título", "nota"], "nota", "descending"],
  ["productos de la mejor valoración a la peor", ["productos"], "valoracion", "descending"],
  ["ordenado de la nota más alta a la más baja", [], "nota", "descending"],
  ["los pisos, del precio más bajo al más alto", ["pisos"], "precio", "ascending"],
  ["desde el mejor valorado hasta el peor", [], "valoracion", "descending"],
  ["from the best rated to the worst", [], "valoracion", "descending"],
])("%s is an order from one end to the other", (prompt, columns, text, direction) => {
  const { sort, columns: asked } = parse(prompt);
  expect(asked.map(({ title }) => title)).toEqual(columns);
  expect(sort).toMatchObject([{ text, direction }]);
});

test("the last few are so by their dates, and nothing without any", () => {
  const { sort, sortAsked, limit } = parse("los últimos 2");
  expect(sort).toMatchObject([{ concept: { id: "date" }, direction: "descending" }]);
  expect({ sortAsked, limit }).toEqual({ sortAsked: "los últimos 2", limit: { count: 2, isOfSort: true } });
  expect(parse("the last 3 versions").limit?.count).toBe(3);
});

test("an order behind the columns is no part of the last of them", () => {
  const { columns, sort } = parse("título, autor y préstamos ordenado de más a menos");
  expect(columns.at(-1)?.title).toBe("préstamos");
  expect(sort).toMatchObject([{ direction: "descending" }]);
  expect(parse("recipes from quickest to slowest")).toMatchObject({ sort: [{ direction: "ascending" }], limit: null });
  expect(parse("how many companies per province, most first").aggregate).toMatchObject({
    group: { title: "province" },
    order: { figure: 0, direction: "descending" },
  });
});

test("after an order a most by itself counts records", () => {
  expect(parse("nombre y precio; ordena por precio descendente; máximo 4")).toMatchObject({
    limit: { count: 4 },
    filters: [],
  });
  expect(parse("nombre, precio, máximo 4").filters).toMatchObject([{ op: "le", value: 4 }]);
});

test.each([
  ["cuánto suma el importe por órgano", "sum", "importe", "organo"],
  ["suma del monto de todos los contratos", "sum", "monto", null],
])("%s is a figure", (prompt, op, measured, group) => {
  const aggregate = parse(prompt).aggregate;
  expect(aggregate?.figures).toMatchObject([{ op, measured: { title: measured } }]);
  expect(aggregate?.group?.title ?? null).toBe(group);
});

test.each([
  ["temas con más respuestas", "respuestas", ["temas"], null],
  ["hilos con más visitas, los 10 primeros, con autor", "visitas", ["hilos", "autor"], 10],
  ["pisos con más habitaciones y precio", "habitaciones", ["pisos", "precio"], null],
  ["threads with the most replies", "replies", ["threads"], null],
])("those with most of what is counted are an order of all: %s", (prompt, text, columns, count) => {
  const { sort, columns: asked, limit } = parse(prompt);
  expect(sort).toMatchObject([{ text, direction: "descending" }]);
  expect(asked.map(({ title }) => title)).toEqual(columns);
  expect(limit?.count ?? null).toBe(count);
});

test("more of what has no figure is no order", () => {
  expect(parse("productos con más detalle").sort).toEqual([]);
});
