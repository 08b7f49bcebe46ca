import { expect, test } from "vitest";
import { compareReports } from "./comparison.ts";
import type { ReportEvidence } from "./report.ts";

const missing = { value: null, reason: "no-figures" };
const source = { source: "baci", release: "202601" };

/** As much of a report as is compared here. */
const reportOf = (trend: object) =>
  ({ worldValueUsd: missing, rows: [], insight: { trends: { value: trend } } }) as unknown as ReportEvidence;

test("how fast a market grows is compared as a change, with its years and sources, or its reason where it is not known", () => {
  const growing = { finding: { growthPerYear: 0.05 }, years: [2019, 2024], sources: [source], reason: null };
  const unknown = { finding: null, years: null, sources: [], reason: "few-years" };
  const { figures } = compareReports(reportOf(growing), reportOf(unknown));
  expect(figures.find(({ key }) => key === "value-growth")?.sides).toEqual([
    { value: 0.05, kind: "change", basis: "derived", years: [2019, 2024], sources: [source], reason: null },
    { value: null, kind: "change", basis: "missing", years: null, sources: [], reason: "few-years" },
  ]);
});
