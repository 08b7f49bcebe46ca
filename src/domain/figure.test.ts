import { z } from "zod";
import { expect, test } from "vitest";
import { Figure, isOldYear, missingFigure, SourceRef } from "./figure.ts";
import { MarketInsight } from "./insight.ts";

const source = { id: "faostat", title: "FAOSTAT", version: "2011", licence: "CC-BY-4.0", url: "https://example.org/" };

test("a source is read with the words of an older report, and answered with its code", () => {
  const older = SourceRef.parse({ ...source, licence: "open, with citation" });
  expect(older.licence).toBe("open-with-citation");
  expect(z.encode(SourceRef, older).licence).toBe("open-with-citation");
});

test("a licence that is none is refused", () => {
  expect(SourceRef.safeParse({ ...source, licence: "whatever" }).success).toBe(false);
});

test("figures are old after five years, in words and in marks alike", () => {
  expect([2020, 2021].map((year) => isOldYear(year, 2026))).toEqual([true, false]);
});

const known = { value: 7, unit: "t", year: 2011, sources: [source], basis: "reported", confidence: "B", reason: null };

test("a figure is a value with its source and year, or missing with its reason, and nothing between", () => {
  const missing = missingFigure("t", "not-reported");
  for (const figure of [known, missing]) expect(Figure.parse(z.encode(Figure, Figure.parse(figure)))).toEqual(figure);
  for (const wrong of [
    { ...known, value: null },
    { ...known, year: null },
    { ...known, sources: [] },
    { ...known, basis: "missing" },
    { ...known, reason: "not-reported" },
    { ...missing, reason: null },
    { ...missing, value: 7 },
    { ...missing, year: 2011 },
  ])
    expect(Figure.safeParse(wrong).success).toBe(false);
});

test("a finding stands with its sources and years, or its reason is told", () => {
  const { seasonality } = MarketInsight.shape;
  const finding = { monthIndex: Array.from({ length: 12 }, () => 1), peakMonth: 1, lowMonth: 2 };
  const found = { finding, reason: null, sources: [source], years: [2020, 2023] };
  const none = { finding: null, reason: "no-months", sources: [], years: null };
  for (const insight of [found, none]) expect(seasonality.safeParse(insight).success).toBe(true);
  for (const wrong of [
    { ...none, reason: null },
    { ...found, reason: "no-months" },
    { ...found, sources: [] },
    { ...found, years: null },
  ])
    expect(seasonality.safeParse(wrong).success).toBe(false);
});
