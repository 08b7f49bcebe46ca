import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const list = (line: (i: number) => string): string =>
  `<html lang="sv"><body><main><ul>${["Vinterrea på skor", "Gratis frakt", "Köp två", "Hemleverans", "Bokrea"]
    .map((name, i) => `<li><h3><a href="/k/${i}">${name}</a></h3><p class="facts">${line(i)}</p></li>`)
    .join("")}</ul></main></body></html>`;

test("a label behind the value of another begins a value of its own", () => {
  const { plain } = extract(
    list((i) => `Giltig från: 2025-11-0${i + 1} Giltig till: 2025-12-1${i}`),
    "nombre y válido hasta",
  );
  expect(plain.map((row) => row["válido hasta"])).toEqual([
    "2025-12-10",
    "2025-12-11",
    "2025-12-12",
    "2025-12-13",
    "2025-12-14",
  ]);
});

test("what stands before the first label is a value of its own too", () => {
  const { page } = extract(
    list((i) => `Inlagd 0${i + 1}.03.2025 Antal visningar: ${i * 37 + 12}`),
    "nombre",
  );
  const columns = page.sets()[0]?.columns ?? [];
  const valuesOf = (name: string): unknown =>
    columns.find((column) => column.name === name)?.cells.map((cell) => cell?.raw);
  expect(valuesOf("Antal visningar")).toEqual(["12", "49", "86", "123", "160"]);
});
