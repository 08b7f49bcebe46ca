import { expect, test } from "vitest";
import { makersWithout } from "./apart-report.ts";
import type { StoredFile } from "./manifest.ts";
import { faoProduction } from "./sources/fao-production.ts";

const faoProductionFile: StoredFile = {
  table: "production",
  file: "production.parquet",
  path: "production.parquet",
  source: faoProduction.ref,
  years: [2021, 2023],
  rows: 9,
  sha256: "",
};
const made = (country: string, year: number, tonnes: number) => ({ country, year, tonnes });

test("makers are those of the newest year that most have reported, not of one that is still coming in", () => {
  const facts = [
    ...[2021, 2022].flatMap((year) => [made("PER", year, 90), made("BOL", year, 50), made("ECU", year, 4)]),
    made("CHL", 2021, 2),
    made("COL", 2022, 0),
    made("BOL", 2023, 60),
  ];
  const production = { known: true, file: faoProductionFile, facts, wholeHarvest: null } as const;
  expect(makersWithout({ production }, [{ iso3: "ECU" }])).toEqual(["PER", "BOL"]);
});
