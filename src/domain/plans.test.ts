import { expect, test } from "vitest";
import { annualSavingPercent, nextPeriodStart, periodStart, planLimits, trialEndsAt } from "./plans.ts";

test("the saving of paying by the year follows from the prices", () => {
  expect(annualSavingPercent("standard")).toBe(26);
  expect(annualSavingPercent("pro")).toBe(13);
});

test("a paid month begins on its first day in UTC, a trial with its account", () => {
  const opened = new Date("2026-03-20T10:00:00Z");
  expect(periodStart("standard", new Date("2026-05-31T23:59:59Z"), opened).toISOString()).toBe(
    "2026-05-01T00:00:00.000Z",
  );
  expect(periodStart("trial", new Date("2026-03-29T00:00:00Z"), opened)).toBe(opened);
});

const renewedAfter = (time: string) => nextPeriodStart("standard", new Date(time))?.toISOString();

test("the count starts anew with the next month in UTC, December included; a trial's never", () => {
  expect(renewedAfter("2026-05-31T23:59:59Z")).toBe("2026-06-01T00:00:00.000Z");
  expect(renewedAfter("2026-12-02T00:00:00Z")).toBe("2027-01-01T00:00:00.000Z");
  expect(nextPeriodStart("trial", new Date("2026-05-31T23:59:59Z"))).toBeNull();
});

test("a trial lasts fourteen days", () => {
  expect(trialEndsAt(new Date("2026-03-20T10:00:00Z")).toISOString()).toBe("2026-04-03T10:00:00.000Z");
});

test("the limits are those of the price list", () => {
  expect(planLimits.standard).toEqual({ reports: 10, scrapes: 50, recordsPerScrape: 1_000 });
  expect(planLimits.pro).toEqual({ reports: null, scrapes: 200, recordsPerScrape: 10_000 });
});
