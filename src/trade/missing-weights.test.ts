import { expect, test } from "vitest";
import type { TradePair, TradeSide } from "./figures.ts";
import { fillWeights } from "./missing-weights.ts";

const weighed = (usd: number, usdPerKg: number): TradeSide => ({
  usd,
  weighedUsd: usd,
  tonnes: usd / usdPerKg / 1_000,
});
const unweighed = (usd: number): TradeSide => ({ usd, weighedUsd: 0, tonnes: 0 });
const pair = (exporter: string, exports: TradeSide | null, imports: TradeSide | null = null): TradePair => ({
  exporter,
  importer: "ZZZ",
  exports,
  imports,
  balanced: null,
});
const regionOf = (iso3: string) => iso3.slice(0, 1);

test("what has no weight gets the median price of its region, and of the world where the region has too few", () => {
  const pairs = [
    ...[2, 2, 4].map((price, i) => pair(`A${i}`, weighed(1_000, price))),
    pair("B0", weighed(1_000, 10)),
    pair("B1", weighed(1_000, 10)),
    pair("A9", unweighed(8_000)),
    pair("B9", unweighed(8_000)),
  ];
  const weigh = fillWeights(pairs, regionOf);
  expect(weigh(pairs[5] as TradePair)).toEqual({ tonnes: 4, estimated: 4 });
  expect(weigh(pairs[6] as TradePair)).toEqual({ tonnes: 2, estimated: 2 });
  expect(weigh(pairs[0] as TradePair)).toEqual({ tonnes: 0.5, estimated: 0 });
});

test("only the part without a weight is worked out; the buyers' weight stands for the seller's", () => {
  const pairs = [
    pair("A0", { usd: 4_000, weighedUsd: 3_000, tonnes: 1.5 }),
    pair("A1", unweighed(2_000), weighed(2_120, 2.12)),
  ];
  const weigh = fillWeights(pairs, regionOf);
  expect(weigh(pairs[0] as TradePair).tonnes).toBeCloseTo(1.5 + 1_000 / 2.06 / 1_000, 9);
  expect(weigh(pairs[1] as TradePair)).toEqual({ tonnes: 1, estimated: 0 });
});

test("where nobody weighs there is nothing to work out", () => {
  const pairs = [pair("A0", unweighed(5_000))];
  expect(fillWeights(pairs, regionOf)(pairs[0] as TradePair)).toEqual({ tonnes: 0, estimated: 0 });
});
