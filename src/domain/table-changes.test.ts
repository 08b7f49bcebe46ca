import { expect, test } from "vitest";
import { parseResult } from "./result-table.ts";
import { tableChanges } from "./table-changes.ts";

type Rows = readonly Record<string, string | number | null>[];

function changes(before: Rows, after: Rows) {
  const [former, present] = [before, after].map((rows) => parseResult(JSON.stringify(rows), (text) => text));
  if (!former?.ok || !present?.ok) throw new Error("no tables");
  return tableChanges(former.table, present.table);
}

const drill = (modelo: string, precio: string) => ({ modelo, precio });
const drillsFrom = (first: number) => Array.from({ length: 10_000 }, (_, i) => drill(`T${first + i}`, `${i % 90} €`));

test("rows are new, gone or changed, whatever their order", () => {
  const before = [drill("T1", "10 €"), drill("T2", "20 €"), drill("T3", "30 €")];
  const after = [drill("T4", "40 €"), drill("T3", "30 €"), drill("T2", "18 €")];
  expect(changes(before, after)).toEqual({
    columns: ["modelo", "precio"],
    rows: [
      { kind: "added", cells: ["T4", "40 €"] },
      { kind: "changed", cells: ["T2", "18 €"], before: [undefined, "20 €"] },
      { kind: "removed", cells: ["T1", "10 €"] },
    ],
  });
  expect(changes(before, before.toReversed())?.rows).toEqual([]);
});

test("rows that are called the same are told apart by what else they say, and never guessed", () => {
  const others = [drill("T2", "20 €"), drill("T3", "20 €"), drill("T4", "20 €")];
  const before = [drill("T1", "10 €"), drill("T1", "11 €"), drill("T1", "11 €"), ...others];
  const oneDearer = [drill("T1", "10 €"), drill("T1", "12 €"), drill("T1", "11 €"), ...others];
  expect(changes(before, oneDearer)?.rows).toEqual([
    { kind: "changed", cells: ["T1", "12 €"], before: [undefined, "11 €"] },
  ]);
  expect(changes(before, [drill("T1", "12 €"), drill("T1", "13 €"), ...others])?.rows).toEqual([
    { kind: "added", cells: ["T1", "12 €"] },
    { kind: "added", cells: ["T1", "13 €"] },
    { kind: "removed", cells: ["T1", "10 €"] },
    { kind: "removed", cells: ["T1", "11 €"] },
    { kind: "removed", cells: ["T1", "11 €"] },
  ]);
});

test("the name is the column that stays, wherever it stands", () => {
  const before = [
    { precio: 1, nombre: "A" },
    { precio: 2, nombre: "B" },
    { precio: 3, nombre: "C" },
  ];
  const after = [
    { precio: 2, nombre: "A" },
    { precio: 9, nombre: "B" },
    { precio: 3, nombre: "C" },
  ];
  expect(changes(before, after)?.rows).toEqual([
    { kind: "changed", cells: [2, "A"], before: [1, undefined] },
    { kind: "changed", cells: [9, "B"], before: [2, undefined] },
  ]);
});

test("only columns of both are compared, and tables of other things are not", () => {
  expect(changes([{ a: "x", b: 1 }], [{ b: 2, a: "x", c: 3 }])).toEqual({
    columns: ["b", "a"],
    rows: [{ kind: "changed", cells: [2, "x"], before: [1, undefined] }],
  });
  expect(changes([drill("T1", "1")], [drill("T2", "2")])).toBeNull();
  expect(changes([{ a: 1 }], [{ b: 1 }])).toBeNull();
});

test("as many rows as a plan gives are compared", () => {
  const [before, after] = [drillsFrom(0), drillsFrom(50)];
  expect(changes(before, after)?.rows.length).toBeGreaterThan(50);
});
