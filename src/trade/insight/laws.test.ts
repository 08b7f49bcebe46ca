import * as fc from "fast-check";
import { expect, test } from "vitest";
import { concentration } from "../../domain/market-shares.ts";
import { unitValueBounds, type TradePair, type TradeSide } from "../figures.ts";
import { fillWeights } from "../missing-weights.ts";
import { findGapsBySeller, findMarketGaps, openMarket } from "./market-gaps.ts";
import { growthOf } from "./theil-sen.ts";
import { sumFlows } from "./trade-matrix.ts";

const usd = fc.double({ min: 1, max: 1e12, noNaN: true });
const country = fc.constantFrom("AAA", "BBB", "CCC", "DDD", "EEE");
const side: fc.Arbitrary<TradeSide | null> = fc
  .option(fc.record({ usd, isWeighed: fc.boolean(), tonnes: fc.double({ min: 0.001, max: 1e9, noNaN: true }) }))
  .map(
    (each) =>
      each && { usd: each.usd, weighedUsd: each.isWeighed ? each.usd : 0, tonnes: each.isWeighed ? each.tonnes : 0 },
  );
const pairs: fc.Arbitrary<TradePair[]> = fc.array(
  fc.record({ exporter: country, importer: country, exports: side, imports: side, balanced: fc.constant(null) }),
  { maxLength: 40 },
);
const named = (iso3: string) => ({ iso3, country: iso3 });

test("concentration lies between that of equal shares and that of one seller, whatever the unit", () => {
  fc.assert(
    fc.property(
      fc.array(usd, { minLength: 1, maxLength: 50 }),
      fc.double({ min: 0.001, max: 1e3, noNaN: true }),
      (own, unit) => {
        const hhi = concentration(own)!.hhi;
        expect(hhi).toBeGreaterThanOrEqual(1 / own.length - 1e-9);
        expect(hhi).toBeLessThanOrEqual(1 + 1e-9);
        expect(concentration(own.map((each) => each * unit))!.hhi).toBeCloseTo(hhi, 9);
      },
    ),
  );
});

test("a series that grows by one rate has that growth, in any order and unit", () => {
  const rate = fc.double({ min: -0.5, max: 2, noNaN: true });
  fc.assert(
    fc.property(rate, fc.integer({ min: 2, max: 12 }), usd, (growth, years, first) => {
      const points = Array.from({ length: years }, (_, i) => ({ year: 2010 + i, value: first * (1 + growth) ** i }));
      expect(growthOf(points.toReversed())?.growthPerYear).toBeCloseTo(growth, 6);
    }),
  );
});

test("the bounds of prices hold their mean", () => {
  const sides = fc.array(fc.record({ weighedUsd: usd, tonnes: fc.double({ min: 0.001, max: 1e9, noNaN: true }) }), {
    minLength: 8,
  });
  fc.assert(
    fc.property(sides, (own) => {
      const bounds = unitValueBounds(own.map((each) => ({ ...each, usd: each.weighedUsd })))!;
      const prices = own.map(({ weighedUsd, tonnes }) => Math.log(weighedUsd / tonnes / 1_000));
      const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length;
      expect(bounds.low).toBeLessThanOrEqual(Math.exp(mean));
      expect(bounds.high).toBeGreaterThanOrEqual(Math.exp(mean));
    }),
  );
});

test("weights that are filled in are never less than those that were reported, and always numbers", () => {
  fc.assert(
    fc.property(pairs, (own) => {
      const weigh = fillWeights(own, () => "somewhere");
      for (const pair of own) {
        const { tonnes, estimated } = weigh(pair);
        expect(Number.isFinite(tonnes)).toBe(true);
        expect(estimated).toBeGreaterThanOrEqual(0);
        expect(tonnes).toBeGreaterThanOrEqual(estimated);
      }
    }),
  );
});

test("gaps are what the potential has beyond what is sold, within what the buyer buys, widest first, and never of a country with itself", () => {
  fc.assert(
    fc.property(pairs, pairs, (own, others) => {
      const flows = [...own, ...others];
      const all = sumFlows(
        {
          count: flows.length,
          exporter: (at) => flows[at]!.exporter,
          importer: (at) => flows[at]!.importer,
          usd: (at) => flows[at]!.exports?.usd ?? 0,
        },
        (iso3) => iso3,
      );
      const market = openMarket(own, all);
      const gaps = findMarketGaps(market, named);
      const widths = gaps.map(({ unrealisedUsd }) => unrealisedUsd);
      expect(widths).toEqual(widths.toSorted((a, b) => b - a));
      for (const { exporter, importer, demandUsd, potentialUsd, actualUsd, unrealisedUsd, ease } of gaps) {
        expect(exporter.iso3).not.toBe(importer.iso3);
        expect(unrealisedUsd).toBe(potentialUsd - actualUsd);
        expect(ease).toBeLessThanOrEqual(2);
        expect(potentialUsd).toBeLessThanOrEqual(demandUsd);
      }
      for (const { markets } of findGapsBySeller(market, named)) expect(markets.length).toBeLessThanOrEqual(5);
    }),
  );
});
