import { expect, test } from "vitest";
import { carryCorrections, findCarried, putsRight } from "./carried-corrections.ts";
import { noCorrections } from "./corrections.ts";

const set = (id: string, name: string | null, ...fields: [string, string][]) => ({
  id,
  name,
  kind: "repeat",
  fields: fields.map(([fieldId, called]) => ({ id: fieldId, name: called })),
});

const corrections = {
  recordSet: "s2",
  dropped: ["de Madrid"],
  lifted: ["order" as const],
  bound: [{ column: "rótulo", field: "f2" }],
};
const january = [set("s1", "Menú", ["f1", "título"]), set("s2", "Firmas", ["f1", "nombre"], ["f2", "ciudad"])];

test("what was put right holds for the same list of another reading, under its new ids", () => {
  const carried = carryCorrections(corrections, january);
  const february = [
    set("a", "Firmas", ["x", "ciudad"], ["y", "nombre"], ["z", "web"]),
    set("b", "Menú", ["f1", "título"]),
  ];
  expect(findCarried(carried, february)).toEqual({
    ...corrections,
    recordSet: "a",
    bound: [{ column: "rótulo", field: "x" }],
  });
});

test("of lists with the same fields the one of that name is meant", () => {
  const carried = carryCorrections(corrections, january);
  const twice = [
    set("a", "Socios", ["x", "nombre"], ["y", "ciudad"]),
    set("b", "Firmas", ["v", "nombre"], ["w", "ciudad"]),
  ];
  expect(findCarried(carried, twice).recordSet).toBe("b");
});

test("a list that is not there any more leaves the choice open, and a field that is gone its column", () => {
  const carried = carryCorrections(corrections, january);
  const { dropped, lifted } = corrections;
  expect(findCarried(carried, [set("a", "Menú", ["x", "título"])])).toEqual({ ...noCorrections, dropped, lifted });
  expect(findCarried(carried, [set("a", "Firmas", ["x", "nombre"])])).toMatchObject({ recordSet: "a", bound: [] });
  expect(carryCorrections({ ...corrections, recordSet: null }, january)).toMatchObject({ list: null, bound: [] });
});

test("whoever corrected nothing is carried nothing", () => {
  expect(putsRight(carryCorrections(noCorrections, january))).toBe(false);
  expect(putsRight(carryCorrections(corrections, january))).toBe(true);
  expect(putsRight(carryCorrections({ ...noCorrections, recordSet: "s2" }, january))).toBe(true);
});
