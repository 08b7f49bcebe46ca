import { expect, test } from "vitest";
import { readRequest, saysNothingBeside } from "./quotation.ts";

const years = [2021, 2022, 2023, 2024];

test.each([
  ["ventas de 2022, 2023 y 2024", [2022, 2023, 2024]],
  ["entre 2022 y 2023", [2022, 2023]],
  ["2021 2022", [2021, 2022]],
])("each year of «%s» is stated, and no other", (text, stated) => {
  const request = readRequest(text);
  expect(years.filter((year) => request.states(year))).toEqual(stated);
});

test.each([
  ["más de 1.500 euros", [1500, 1.5]],
  ["más de 1 500,50", [1500.5]],
  ["over 1,500.50", [1500.5]],
  ["los diez primeros", [10]],
  ["más de 20 millones", [20e6]],
  ["menos de dos mil euros", [2_000]],
  ["más de medio millón de habitantes", [500_000]],
  ["over a hundred", [100]],
  ["cien mil", [100_000]],
  ["películas de los años 90", [1990, 1999]],
  ["the 1980s", [1980, 1989]],
  ["discos de la década de los 10", [2010, 2019]],
])("of «%s» every reading is stated", (text, readings) => {
  const request = readRequest(text);
  expect(readings.filter((reading) => !request.states(reading))).toEqual([]);
});

test.each([
  ["producto y", ["producto", "precio"], true],
  ["dame producto y precio", ["producto", "precio"], true],
  ["precio menor que 100", ["producto", "precio"], false],
  ["por precio", ["precio"], false],
  ["con garaje", ["todos los datos de los pisos con garaje"], false],
  ["todos", [], true],
])("whether «%s» says nothing beside %j: %s", (quoted, others, saysNothing) => {
  expect(saysNothingBeside(quoted, others)).toBe(saysNothing);
});

test("a text without words is covered where it stands in the request", () => {
  expect(readRequest("precio en €").covers("€")).toBe(true);
  expect(readRequest("precio en €").covers("★")).toBe(false);
});
