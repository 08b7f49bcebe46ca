import { afterEach, expect, test } from "vitest";
import { isOver, prolongedUntil, sessionDays } from "./session-life.ts";

const dayMs = 86_400_000;
const later = (from: Date, ms: number): Date => new Date(from.getTime() + ms);

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

/** Where and when clocks are put forward or back within a session. */
const changes = [
  ["UTC", "2026-05-10T12:00:00Z"],
  ["Europe/Madrid", "2026-03-28T23:30:00Z"],
  ["Europe/Madrid", "2026-10-24T23:30:00Z"],
  ["America/Santiago", "2026-04-04T02:30:00Z"],
] as const;

test.each(changes)("a session of %s, %s lasts seven days unused and thirty in all, to the second", (tz, at) => {
  process.env.TZ = tz;
  const createdAt = new Date(at);
  const unused = { createdAt, updatedAt: createdAt, expiresAt: later(createdAt, sessionDays.idle * dayMs) };
  expect(isOver(unused, later(createdAt, 7 * dayMs - 1))).toBe(false);
  expect(isOver(unused, later(createdAt, 7 * dayMs))).toBe(true);
  const used = { ...unused, expiresAt: later(createdAt, 40 * dayMs) };
  expect(isOver(used, later(createdAt, 30 * dayMs - 1))).toBe(false);
  expect(isOver(used, later(createdAt, 30 * dayMs))).toBe(true);
});

test.each(changes)("a session of %s, %s is prolonged once a day, by seven days and not beyond thirty", (tz, at) => {
  process.env.TZ = tz;
  const createdAt = new Date(at);
  const times = { createdAt, updatedAt: createdAt, expiresAt: later(createdAt, 7 * dayMs) };
  expect(prolongedUntil(times, later(createdAt, dayMs - 1))).toBeNull();
  expect(prolongedUntil(times, later(createdAt, dayMs))).toEqual(later(createdAt, 8 * dayMs));
  const late = { ...times, updatedAt: later(createdAt, 26 * dayMs) };
  expect(prolongedUntil(late, later(createdAt, 28 * dayMs))).toEqual(later(createdAt, 30 * dayMs));
});

test("a clock that was put back prolongs nothing and ends nothing", () => {
  const createdAt = new Date("2026-05-10T12:00:00Z");
  const times = { createdAt, updatedAt: createdAt, expiresAt: later(createdAt, 7 * dayMs) };
  const before = later(createdAt, -3_600_000);
  expect([isOver(times, before), prolongedUntil(times, before)]).toEqual([false, null]);
});
