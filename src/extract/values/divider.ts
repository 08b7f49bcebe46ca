import { remember } from "../remember.ts";
import { findDate, findMonth } from "./date.ts";

const maxLength = 40;
const anyDay = { capturedAt: "2000-07-01", order: "day-first" } as const;

/** Whether a text is nothing but a day (with its weekday), a month, a year or one letter: what lists are divided by. */
export function isDivider(text: string): boolean {
  let end = text.length;
  while (end > 0 && /[\s.:]/.test(text.charAt(end - 1))) end--;
  const written = text.slice(0, end).trim();
  return written.length <= maxLength && divides(written);
}

/** What begins a record is looked at for every list that it may be of. */
const divides = remember((written): boolean => {
  if (/^(?:\p{Lu}|(?:19|20)\d{2})$/u.test(written)) return true;
  if (findMonth(written, anyDay)?.length === written.length) return true;
  const date = findDate(written, anyDay);
  if (!date) return false;
  const [start, end] = date.span;
  return /^[^\p{L}\d]*\p{L}{0,10}[^\p{L}\d]*$/u.test(written.slice(0, start) + written.slice(end));
});
