import { expect, test } from "vitest";
import { findTimeOfDay, minutesOfDay } from "./time-of-day.ts";

const found = (text: string): string | null => {
  const span = findTimeOfDay(text)?.span;
  return span ? text.slice(...span) : null;
};

test.each([
  ["Tuesday, March 23, 2026 @ 8:30 a.m.", "8:30 a.m."],
  ["July 9, 2026 at 4 p.m., town hall", "4 p.m."],
  ["Oct 4, 9:00 AM - 10:30 AM", "9:00 AM - 10:30 AM"],
  ["12 de mayo, 18:30 h, salón de actos", "18:30 h"],
  ["12 de mayo, 18.30 h", "18.30 h"],
  ["Salida 7:05 del andén 3", "7:05"],
  ["Cierre el 08/07/2026 a las 18:00:00", "18:00:00"],
])("%s", (text, time) => expect(found(text)).toBe(time));

test.each(["Expediente 10:30:220", "12.30 €", "Sala 4 primera", "14 am0ntillados", "1:100 scale"])(
  "%s holds no time of day",
  (text) => expect(found(text)).toBe(null),
);

test.each([
  ["06:15", 375],
  ["7:30 pm", 1_170],
  ["12:05 a.m.", 5],
  ["January 20, 2026 - 9:00 AM", 540],
  ["18.30 h", 1_110],
  ["02:30 +1", 150],
  ["todo el día", null],
])("%s is minute %j of its day", (text, minutes) => expect(minutesOfDay(text)).toBe(minutes));
