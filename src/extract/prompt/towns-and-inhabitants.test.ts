import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const towns = [
  ["Altamar", 9_800],
  ["Bellavista", 120_400],
  ["Corrales", 48_150],
  ["Duarte", 310_020],
  ["Encina", 2_310],
] as const;

const census = `<html lang="es"><title>Censo</title><h1>Censo</h1><table><tr><th>Municipio</th><th>Habitantes</th></tr>${towns
  .map(([town, people]) => `<tr><td>${town}</td><td>${people.toLocaleString("es-PE").replaceAll(",", ".")}</td></tr>`)
  .join("")}</table></html>`;

test("what is asked for beside a town is its population, and an order that names nothing is by that", () => {
  const { plain } = extract(census, "municipio y población ordenado de mayor a menor");
  expect(plain.slice(0, 2)).toEqual([
    { municipio: "Duarte", población: "310.020" },
    { municipio: "Bellavista", población: "120.400" },
  ]);
});

test("towns that are asked for alone show what chose and ordered them", () => {
  expect(extract(census, "los 2 municipios más poblados").plain).toEqual([
    { municipios: "Duarte", Habitantes: "310.020" },
    { municipios: "Bellavista", Habitantes: "120.400" },
  ]);
  expect(extract(census, "municipios con más de 100000 habitantes").plain).toEqual([
    { municipios: "Bellavista", habitantes: "120.400" },
    { municipios: "Duarte", habitantes: "310.020" },
  ]);
});
