import { expect, test } from "vitest";
import { createNumberWriter } from "../../number-writer.ts";
import { compact } from "./compact.ts";

test.each([
  ["en-US", 79_481_000, "79.5M"],
  ["en-US", 74_004_377, "74.0M"],
  ["en-US", 930_000_000, "930M"],
  ["en-US", 2_089_234_406, "2.09B"],
  ["en-US", 845, "845"],
  ["en-US", 7, "7"],
  ["es-ES", 74_004_377, "74 M"],
  ["es-ES", 2_089_234_406, "2.089 M"],
])("%s: %d is written in a column as %s", (locale, value, written) =>
  expect(compact(value, createNumberWriter(locale), 3).replace(/\s/g, " ")).toBe(written),
);
