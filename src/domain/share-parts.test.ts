import { expect, test } from "vitest";
import { shareParts } from "./share-parts.ts";

const sellers = [
  { name: "Chile", value: 30 },
  { name: "Perú", value: null },
  { name: "México", value: 50 },
  { name: "Kenia", value: 15 },
  { name: "Israel", value: 5 },
];

test("the largest hold their part of the total and the rest theirs together", () => {
  const parts = shareParts(sellers, 100, 2)!;
  expect(parts.leaders.map(({ name, share }) => [name, share])).toEqual([
    ["México", 0.5],
    ["Chile", 0.3],
  ]);
  expect(parts.others).toEqual({ count: 2, value: 20, share: 0.2 });
});

test("who has no value is counted and never shown as zero", () => {
  const parts = shareParts(sellers, 100, 10)!;
  expect(parts.withoutValue).toBe(1);
  expect(parts.leaders.map(({ name }) => name)).not.toContain("Perú");
  expect(parts.others.count).toBe(0);
});

test("without a total there are no shares", () => {
  expect(shareParts(sellers, null, 2)).toBeNull();
  expect(shareParts([], 0, 2)).toBeNull();
});
