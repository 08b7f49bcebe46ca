import { expect, test } from "vitest";
import { parsePrompt } from "../parse.ts";

const titlesOf = (prompt: string): string[] =>
  parsePrompt(prompt, { capturedAt: "2026-03-10T12:00:00Z", order: "day-first" }, () => false).columns.map(
    ({ title }) => title,
  );

test.each([
  ["soy agente inmobiliario, dame los pisos con precio y zona", ["pisos", "precio", "zona"]],
  ["soy agente inmobiliario y necesito los pisos con su precio", ["pisos", "precio"]],
  ["Hola, trabajo en una inmobiliaria. Dame piso y precio", ["piso", "precio"]],
  ["estoy haciendo un trabajo de clase, saca piso y precio", ["piso", "precio"]],
  ["I'm a recruiter, give me job title and salary", ["job title", "salary"]],
  ["I work for a newspaper and need the employers and salaries", ["employers", "salaries"]],
])("what a person says of himself is no column: %s", (prompt, columns) => {
  expect(titlesOf(prompt)).toEqual(columns);
});

test.each([
  ["hazme una tabla para mi jefe con piso, precio y metros", ["piso", "precio", "metros"]],
  ["busco vivienda para mi hija de menos de 300 mil, con zona", ["vivienda", "zona"]],
  ["piso, precio y zona, es para mi jefe", ["piso", "precio", "zona"]],
  ["lista de pisos para un cliente, con precio", ["pisos", "precio"]],
  ["quiero comprarle un piso a mi hijo, precio y zona", ["piso", "precio", "zona"]],
  ["jobs for my sister, with salary", ["jobs", "salary"]],
])("whom and what the table is for is no column: %s", (prompt, columns) => {
  expect(titlesOf(prompt)).toEqual(columns);
});

test.each([
  ["soy agente inmobiliario", ["soy agente inmobiliario"]],
  ["nombre, cargo y correo para pedidos", ["nombre", "cargo", "correo para pedidos"]],
])("a prompt of nothing else, or a use that a column has, stays: %s", (prompt, columns) => {
  expect(titlesOf(prompt)).toEqual(columns);
});
