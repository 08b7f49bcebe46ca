import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { sampleRows, worldValueUsd } from "./sample-report.ts";

const file = new URL("../../../../shared/trade/data/baci-energy-2023/baci_energy_subset.csv", import.meta.url);
const countryCodes = {
  CHN: "156",
  DEU: "276",
  USA: "842",
  THA: "764",
  JPN: "392",
  MEX: "484",
  ITA: "380",
  NLD: "528",
  CAN: "124",
};

function readFlows(): { exporter: string; importer: string; valueUsd: number }[] {
  return readFileSync(file, "utf8")
    .split("\n")
    .map((line) => line.split(","))
    .filter(([, , , product]) => product === "850440")
    .map(([, exporter = "", importer = "", , valueKusd]) => ({
      exporter,
      importer,
      valueUsd: Number(valueKusd) * 1000,
    }));
}

const total = (flows: { valueUsd: number }[]): number => flows.reduce((sum, { valueUsd }) => sum + valueUsd, 0);

it.skipIf(!existsSync(file))("shows what the BACI file says (skipped where ../shared is absent)", () => {
  const flows = readFlows();
  expect(Math.round(total(flows))).toBe(worldValueUsd);

  const byExporter = Map.groupBy(flows, ({ exporter }) => exporter);
  const largest = [...byExporter].sort(([, a], [, b]) => total(b) - total(a)).slice(0, sampleRows.length);
  expect(largest.map(([exporter, own]) => [exporter, Math.round(total(own))])).toEqual(
    sampleRows.map(({ country, valueUsd }) => [countryCodes[country], valueUsd]),
  );
  for (const { country, importers } of sampleRows) {
    const own = byExporter.get(countryCodes[country]) ?? [];
    const buyers = [...own].sort((a, b) => b.valueUsd - a.valueUsd).slice(0, importers.length);
    expect(buyers.map(({ importer }) => importer)).toEqual(importers.map((importer) => countryCodes[importer]));
  }
});
