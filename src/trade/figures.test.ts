import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  averageUnitValue,
  basisOf,
  cifToFobRatio,
  confidenceOf,
  confidenceOfProduction,
  isHub,
  median,
  pairValueUsd,
  unitValueBounds,
  weightCoverage,
  type TradePair,
  type TradeSide,
} from "./figures.ts";

const side = (usd: number, tonnes = 0): TradeSide => ({ usd, weighedUsd: tonnes > 0 ? usd : 0, tonnes });
const pair = (sides: Partial<Pick<TradePair, "exports" | "imports" | "balanced">>): TradePair => ({
  exporter: "MEX",
  importer: "USA",
  exports: null,
  imports: null,
  balanced: null,
  ...sides,
});
/** Pairs of one tonne each at these prices per kilogram. */
const priced = (...usdPerKg: number[]): TradeSide[] => usdPerKg.map((price) => side(price * 1_000, 1));

describe("the value of a pair", () => {
  test("both sides: the mean of exports and of imports without freight and insurance", () => {
    expect(pairValueUsd(pair({ exports: side(100), imports: side(212) }))).toBeCloseTo(150);
  });

  test("one side: what it reports, free on board", () => {
    expect(pairValueUsd(pair({ exports: side(100) }))).toBe(100);
    expect(pairValueUsd(pair({ imports: side(106) }))).toBeCloseTo(100);
  });

  test("a value balanced by its source stands", () => {
    expect(pairValueUsd(pair({ balanced: side(77) }))).toBe(77);
  });

  test("lies between what the two sides say", () => {
    const usd = fc.integer({ min: 1, max: 1e12 });
    fc.assert(
      fc.property(usd, usd, (x, m) => {
        const value = pairValueUsd(pair({ exports: side(x), imports: side(m) }));
        expect(value).toBeGreaterThanOrEqual(Math.min(x, m / cifToFobRatio) * (1 - 1e-12));
        expect(value).toBeLessThanOrEqual(Math.max(x, m / cifToFobRatio) * (1 + 1e-12));
      }),
    );
  });
});

describe("the average price", () => {
  test("weighs pairs by their tonnes and leaves out value without weight", () => {
    const sides = [side(3_000, 1), side(2_000, 2), side(9_000)];
    expect(averageUnitValue(sides, { low: 0, high: 10 })).toBeCloseTo(5 / 3);
  });

  test("drops a pair beyond three standard deviations of the world's logarithms", () => {
    const world = priced(...Array.from({ length: 30 }, (_, i) => 2 + (i % 3) / 10), 900);
    const bounds = unitValueBounds(world);
    expect(bounds?.low).toBeLessThan(2);
    expect(bounds?.high).toBeLessThan(900);
    expect(averageUnitValue(priced(2, 2.2, 900), bounds)).toBeCloseTo(2.1);
  });

  test("keeps every pair where prices do not differ", () => {
    const price = fc.double({ min: 0.01, max: 10_000, noNaN: true });
    fc.assert(
      fc.property(price, fc.integer({ min: 8, max: 40 }), (usdPerKg, length) => {
        const bounds = unitValueBounds(priced(...Array.from({ length }, () => usdPerKg)));
        expect(averageUnitValue(priced(usdPerKg, usdPerKg), bounds)).toBeCloseTo(usdPerKg);
      }),
    );
  });

  test("is the median where the world has fewer than eight pairs", () => {
    expect(unitValueBounds(priced(1, 2, 3, 4, 5, 6, 7))).toBeNull();
    expect(unitValueBounds(priced(1, 2, 3, 4, 5, 6, 7, 8))).not.toBeNull();
    expect(averageUnitValue([side(1_000, 1), side(2_000, 1), side(9_000_000, 9)], null)).toBeCloseTo(2);
  });

  test("is null without a weight, and where every pair is an error", () => {
    expect(averageUnitValue([side(500)], { low: 0, high: 10 })).toBeNull();
    expect(averageUnitValue([side(500)], null)).toBeNull();
    expect(averageUnitValue(priced(50), { low: 1, high: 3 })).toBeNull();
  });
});

test("the median of an even count is the mean of the middle two", () => {
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNull();
});

test("weight coverage is a share of value", () => {
  expect(weightCoverage([pair({ exports: side(300, 1), imports: side(100) })])).toBe(0.75);
  expect(weightCoverage([])).toBe(0);
});

test("the basis says who reported", () => {
  expect(basisOf([pair({ imports: side(1) })])).toBe("mirror");
  expect(basisOf([pair({ exports: side(1) })])).toBe("reported");
  expect(basisOf([pair({ exports: side(1) }), pair({ imports: side(1) })])).toBe("reconciled");
  expect(basisOf([pair({ balanced: side(1) })])).toBe("reconciled");
});

describe("confidence", () => {
  const both = pair({ exports: side(100, 1), imports: side(100, 1) });

  test("A needs both sides and weights, and falls with each that is missing", () => {
    expect(confidenceOf([both], 2024, 2026)).toBe("A");
    expect(confidenceOf([pair({ exports: side(100, 1) })], 2024, 2026)).toBe("B");
    expect(confidenceOf([both, pair({ exports: side(30), imports: side(30) })], 2024, 2026)).toBe("B");
    expect(confidenceOf([pair({ exports: side(100), imports: side(100) })], 2024, 2026)).toBe("C");
    expect(confidenceOf([pair({ balanced: side(100, 1) })], 2024, 2026)).toBe("B");
  });

  test("a figure older than five years is C", () => {
    expect(confidenceOf([both], 2021, 2026)).toBe("A");
    expect(confidenceOf([both], 2020, 2026)).toBe("C");
    expect(confidenceOfProduction(2021, 2026)).toBe("B");
    expect(confidenceOfProduction(2020, 2026)).toBe("C");
  });
});

test("goods pass through a country that makes less than half of what it sends out, and buys the rest", () => {
  expect(isHub({ exported: 10, imported: 50, produced: 0 })).toBe(true);
  expect(isHub({ exported: 10, imported: 3, produced: 4 })).toBe(true);
  expect(isHub({ exported: 10, imported: 50, produced: 6 })).toBe(false);
});

test("who sells what it neither makes nor buys, by the figures, does not pass it on", () => {
  expect(isHub({ exported: 10, imported: 0, produced: 0 })).toBe(false);
  expect(isHub({ exported: 10, imported: 2, produced: 4 })).toBe(false);
});
