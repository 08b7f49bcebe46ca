import { expect, test } from "vitest";
import { type Case, comesOf } from "../understood-fixture.ts";

const cases: readonly Case[] = [
  ["directory", "empresas de Bogotá y Cali, con teléfono y correo", "", "1 3 4 5"],
  ["directory", "nombre y sector. Solo alimentos y salud", "nombre | sector", "1 4 6"],
  ["hotels", "hoteles de Madrid y de Alicante, nombre y precio", "nombre | precio", "3 5 6"],
];

test.each(cases)("%s: %s: values that none of the records has at once are either of them", (...one) => {
  const { columns, records } = comesOf(one);
  expect(records).toBe(one[3]);
  if (one[2] !== "") expect(columns).toBe(one[2]);
});
