import { expect, test } from "vitest";
import type { DataFile } from "../manifest.ts";
import { baci } from "../sources/baci.ts";
import { usgs } from "../sources/usgs.ts";
import { offersBeside } from "./offers.ts";

const file = (over: Partial<DataFile>): DataFile => ({
  table: "flows",
  file: "flows.parquet",
  source: baci.ref,
  years: [2022, 2024],
  rows: 1,
  sha256: "",
  ...over,
});

const offerOf = (id: string, files: readonly DataFile[], year: number) =>
  offersBeside(files, year).find(({ source }) => source === id);

test("a source of which nothing, a sample or older years are here is worth an import", () => {
  expect(offerOf("baci", [], 2026)).toMatchObject({ has: null, isWorthwhile: true, expectedYear: 2024 });
  const sample = file({ hs: { revision: "HS 2022", codes: [], isExtract: true } });
  expect(offerOf("baci", [sample], 2026)).toMatchObject({ has: { isExtract: true }, isWorthwhile: true });
  expect(offerOf("baci", [file({})], 2026)).toMatchObject({ has: { isExtract: false }, isWorthwhile: false });
  expect(offerOf("baci", [file({})], 2027)).toMatchObject({ isWorthwhile: true, expectedYear: 2025 });
});

test("of mines only some metals are shipped, and all of them imported", () => {
  const mines = file({ table: "production", source: usgs.ref, years: [2018, 2025] });
  expect(offerOf("usgs", [mines], 2026)).toMatchObject({ has: { isExtract: true }, isWorthwhile: true });
  expect(offerOf("usgs", [{ ...mines, inputs: [] }], 2026)).toMatchObject({ isWorthwhile: false });
});

test("sums that an import works out beside its figures are no figures of the source", () => {
  expect(offerOf("baci", [file({ table: "pair_totals" })], 2026)?.has).toBeNull();
});
