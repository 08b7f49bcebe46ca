import { expect, test } from "vitest";
import { concentration } from "./market-shares.ts";

test("a single seller is the most concentrated market there is", () => {
  expect(concentration([7])).toEqual({ hhi: 1, level: "high" });
});

test("equal sellers give one over their number; missing values do not count", () => {
  expect(concentration([5, 5, null, 5, 5, 0])).toEqual({ hhi: 0.25, level: "middle" });
  expect(concentration(Array.from({ length: 20 }, () => 3))?.level).toBe("low");
  expect(concentration(Array.from({ length: 6 }, () => 3))?.level).toBe("middle");
  expect(concentration(Array.from({ length: 3 }, () => 3))?.level).toBe("high");
  expect(concentration([null, 0])).toBeNull();
});
