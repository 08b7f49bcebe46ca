import { expect, test } from "vitest";
import { readPeriod } from "./period.ts";

test.each([
  ["marzo de 2026", "2026-03-01"],
  ["March 2026", "2026-03-01"],
  ["März 2026", "2026-03-01"],
  ["03/2026", "2026-03-01"],
  ["2026-11", "2026-11-01"],
  ["Q1 2026", "2026-01-01"],
  ["2026 Q3", "2026-07-01"],
  ["4T26", "2026-10-01"],
  ["T2 2026", "2026-04-01"],
  ["2.º trimestre de 2026", "2026-04-01"],
  ["primer trimestre 2026", "2026-01-01"],
])("%s begins on %s", (text, iso) => {
  expect(readPeriod(text)?.iso).toBe(iso);
});

test.each(["2026", "marzo", "Balance de marzo de 2026", "13/2026", "Q5 2026", "T2 de 4 plazas"])(
  "%s is none",
  (text) => {
    expect(readPeriod(text)).toBeNull();
  },
);
