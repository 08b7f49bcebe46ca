import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { coverCode } from "./coverage.ts";
import { codesUnder } from "./find-codes.ts";
import { factbook } from "./sources/factbook.ts";
import { groupsOfCodes } from "./sources/hs-codes.ts";
import { openStore } from "./store.ts";
import { readSourceItems } from "./sources/index.ts";

const store = await openStore([join(import.meta.dirname, "../../data/trade")]);
const { files } = store;
store.close();
const items = readSourceItems(codesUnder);
const flows = new Map(
  files.filter(({ table }) => table === "flows").map((file) => [file.source.id, items.traded(file)] as const),
);
const production = new Map(
  files.filter(({ table }) => table === "production").map((file) => [file.source.id, items.produced(file)] as const),
);
const coverage = (source: string, code: string) => coverCode(code, codesUnder(code), flows.get(source) ?? []);

const covers = (revision: string, codes: string[], code: string) =>
  coverCode(code, codesUnder(code), groupsOfCodes({ revision, codes }, codesUnder));

const repeated = (values: readonly string[]): string[] => values.filter((value, i) => values.indexOf(value) !== i);

describe("what a source covers", () => {
  test("a heading is covered when its items add up to all its subheadings", () => {
    expect(coverage("fao-trade", "1006")).toEqual({
      kind: "exact",
      items: ["27", "28", "29", "31", "32"],
      hs6: ["100610", "100620", "100630", "100640"],
    });
    expect(coverage("fao-trade", "080440")).toEqual({ kind: "exact", items: ["572"], hs6: ["080440"] });
    expect(coverage("baci", "854460")).toMatchObject({ kind: "exact", items: ["854460"] });
  });

  test("an item that is only a part of the code is named, and is not the code", () => {
    expect(coverage("baci", "8544")).toEqual({ kind: "partial", items: ["854460"] });
    expect(coverage("fao-trade", "120241")).toEqual({ kind: "partial", items: ["242", "243"] });
    expect(coverage("fao-trade", "09")).toMatchObject({ kind: "partial" });
  });

  test("an item that is the code alone, but was not reported by all, is apart", () => {
    expect(coverage("fao-trade", "100850")).toEqual({ kind: "apart", items: ["92"], hs6: ["100850"] });
    expect(coverage("fao-trade", "100890").kind).toBe("partial");
    for (const { apart, hs6, items } of flows.get("fao-trade") ?? []) {
      expect(hs6).toEqual(expect.arrayContaining(apart.map((own) => own.hs6)));
      expect(items).toEqual(expect.arrayContaining(apart.map(({ item }) => item)));
    }
  });

  test("ham is answered by what it is counted with", () => {
    expect(coverage("fao-trade", "021011")).toMatchObject({ kind: "nearest", items: ["1039"] });
    expect(coverage("fao-trade", "160241")).toMatchObject({ kind: "nearest", items: ["1042"] });
  });

  test("coffee is answered by green coffee, which says so", () => {
    expect(coverage("fao-trade", "0901")).toEqual({
      kind: "nearest",
      items: ["656"],
      hs6: ["090111", "090112"],
      name: { es: "Café verde (sin tostar)", en: "Green coffee (not roasted)" },
    });
  });

  test("a code that no item touches is not covered", () => {
    expect(coverage("fao-trade", "850421")).toEqual({ kind: "none" });
    expect(coverage("baci", "850421")).toEqual({ kind: "none" });
    expect(coverCode("9999", [], flows.get("baci") ?? [])).toEqual({ kind: "none" });
  });
});

describe("a source whose items are HS codes", () => {
  test("covers each of its codes, and a heading when it has all of it", () => {
    expect(covers("HS 2022", ["080440", "999999"], "080440")).toMatchObject({ kind: "exact", items: ["080440"] });
    expect(covers("HS 2022", codesUnder("0804"), "0804")).toMatchObject({ kind: "exact", items: codesUnder("0804") });
    expect(covers("HS 2022", ["080440"], "0804")).toEqual({ kind: "partial", items: ["080440"] });
    expect(covers("HS 2022", ["080440"], "999999")).toEqual({ kind: "none" });
  });

  test("of an earlier revision covers what has not changed, and a changed heading as a whole only", () => {
    const codes = [...codesUnder("0804"), "851711", "851712", "851718", "851761", "851762", "851769", "851770"];
    expect(covers("HS 2017", codes, "080440")).toMatchObject({ kind: "exact", items: ["080440"] });
    expect(covers("HS 2017", codes, "851762").kind).toBe("partial");
    expect(covers("HS 2017", codes, "8517")).toMatchObject({ kind: "exact", hs6: codesUnder("8517") });
  });
});

describe("the item tables", () => {
  test("no item and no subheading of a source stands in two groups", () => {
    for (const groups of [
      ...flows.values(),
      production.get("faostat-production")?.filter((group) => group.sameGood) ?? [],
    ]) {
      expect(groups.length).toBeGreaterThan(30);
      expect(repeated(groups.flatMap((group) => group.hs6))).toEqual([]);
      expect(repeated(groups.flatMap((group) => group.items))).toEqual([]);
    }
  });

  test("every group has subheadings of HS 2022 and items", () => {
    for (const group of [...flows.values(), ...production.values()].flat()) {
      expect(group.hs6.length).toBeGreaterThan(0);
      expect(group.items.length).toBeGreaterThan(0);
      for (const code of group.hs6) expect(codesUnder(code)).toEqual([code]);
    }
  });

  test("a group that answers for another code has a name, its own unless it is a whole heading", () => {
    const answering = [...flows.values()].flat().filter((group) => group.answers.length > 0);
    expect(answering.length).toBeGreaterThan(20);
    for (const { hs6, name } of answering) {
      const isHeading = codesUnder(hs6[0]?.slice(0, 4) ?? "").length === hs6.length;
      if (!isHeading) expect([hs6, name]).not.toContain(null);
    }
  });

  test("every good of the Factbook table is a code of HS 2022", () => {
    const goods = factbook.readGoods();
    expect(goods.length).toBeGreaterThan(100);
    for (const { good, codes } of goods)
      for (const code of codes) expect([good, code, codesUnder(code).length > 0]).toEqual([good, code, true]);
  });
});
