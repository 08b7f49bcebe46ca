import { expect, it } from "vitest";
import { playingTime } from "./playing-time.ts";

it.each([
  [0, "0:00"],
  [9.9, "0:09"],
  [75.4, "1:15"],
  [600, "10:00"],
  [Number.NaN, "0:00"],
  [Number.POSITIVE_INFINITY, "0:00"],
])("shows %d seconds as %s", (seconds, shown) => {
  expect(playingTime(seconds)).toBe(shown);
});
