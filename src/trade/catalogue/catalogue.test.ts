import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { parseEntry, readCatalogue } from "./read-catalogue.ts";

const { lines, chapters, subheadings, successors } = readCatalogue();
const entries = new Map([...lines].map(([code, line]) => [code, parseEntry(line)]));
const tradeData = join(import.meta.dirname, "../../../../shared/trade/data");
const nomenclature = join(tradeData, "hs/hs2022_en_es.csv");
const faoItems = join(tradeData, "faostat-trade-2011/fcl_hs_draft.csv");
const baciEnergy = join(tradeData, "baci-energy-2023/baci_energy_subset.csv");

const isKnown = (code: string): boolean =>
  subheadings.has(code) || (subheadings.get(code.slice(0, 4))?.includes(code) ?? false);

describe("the catalogue", () => {
  test("names every heading of HS 2022", () => {
    expect([...subheadings.keys()].filter((heading) => !entries.has(heading))).toEqual([]);
    expect(subheadings.size).toBe(1228);
  });

  test("leads retired subheadings, and none that is in force, to subheadings in force", () => {
    for (const [retired, codes] of successors) {
      expect(isKnown(retired), retired).toBe(false);
      expect(codes.every(isKnown) && codes.length > 0, retired).toBe(true);
    }
  });

  test("names every entry in both languages under a code of HS 2022", () => {
    expect([...entries.keys()].filter((code) => code.length === 6).length).toBeGreaterThanOrEqual(2500);
    for (const { code, nameEs, nameEn, synonymsEs, synonymsEn } of entries.values()) {
      expect(isKnown(code), code).toBe(true);
      const names = [nameEs, nameEn, ...synonymsEs, ...synonymsEn];
      expect(names.filter((name) => name === "" || name !== name.trim() || name.length >= 80)).toEqual([]);
    }
  });

  test("names chapters of HS 2022 in both languages, in order, each once", () => {
    const known = new Set([...subheadings.keys()].map((heading) => heading.slice(0, 2)));
    expect([...chapters.keys()].filter((chapter) => !known.has(chapter))).toEqual([]);
    expect([...chapters.keys()]).toEqual([...chapters.keys()].toSorted());
    for (const line of chapters.values()) {
      const { nameEs, nameEn, synonymsEs, synonymsEn } = parseEntry(line);
      const names = [nameEs, nameEn, ...synonymsEs, ...synonymsEn];
      expect(line.split("|")).toHaveLength(5);
      expect(names.filter((name) => name === "" || name !== name.trim())).toEqual([]);
    }
  });

  test("gives each code once, in order", () => {
    const codes = readdirSync(import.meta.dirname)
      .filter((name) => name.endsWith(".psv"))
      .toSorted()
      .flatMap((name) =>
        readFileSync(join(import.meta.dirname, name), "utf8")
          .trimEnd()
          .split("\n"),
      )
      .map((line) => line.split("|")[0]);
    expect(codes).toEqual(
      [...new Set(codes)].toSorted((a, b) => Number(`1${a}`.padEnd(7, "0")) - Number(`1${b}`.padEnd(7, "0"))),
    );
  });

  test("lists a synonym once in an entry", () => {
    for (const { code, synonymsEs, synonymsEn } of entries.values())
      for (const synonyms of [synonymsEs, synonymsEn])
        expect(new Set(synonyms).size, `${code}: ${synonyms.join(", ")}`).toBe(synonyms.length);
  });
});

describe("beside the reference data", () => {
  test.skipIf(!existsSync(nomenclature))("the subheadings are those of HS 2022 (needs ../shared)", () => {
    const lines = readFileSync(nomenclature, "utf8").split("\n");
    const published = lines.map((line) => line.slice(0, 7)).filter((start) => /^\d{6},$/.test(start));
    const ours = [...subheadings.values()].flat();
    expect(ours.filter((code) => code !== "999999").toSorted()).toEqual(
      published
        .map((start) => start.slice(0, 6))
        .filter((code) => code !== "999999")
        .toSorted(),
    );
  });

  test.skipIf(!existsSync(faoItems))("every code of FAO's items has a name (needs ../shared)", () => {
    const codes = readFileSync(faoItems, "utf8")
      .match(/(?<=,[AB],)[\d;]+/g)!
      .flatMap((list) => list.split(";"));
    expect(codes.length).toBeGreaterThan(300);
    expect(codes.filter((code) => !entries.has(code))).toEqual([]);
  });

  test.skipIf(!existsSync(baciEnergy))("every code of the BACI extract has a name (needs ../shared)", () => {
    const codes = new Set(
      readFileSync(baciEnergy, "utf8")
        .split("\n")
        .slice(1)
        .filter(Boolean)
        .map((line) => line.split(",")[3]!),
    );
    expect(codes.size).toBe(32);
    expect([...codes].filter((code) => !entries.has(code))).toEqual([]);
  });
});
