const half = String.raw`\s?[ap]\.?\s?m\b\.?`;
const time = String.raw`(?:(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d)?(?:${half}|\s?h(?:rs?|s)?\b\.?)?|(?:[01]?\d|2[0-3])[.h][0-5]\d(?:${half}|\s?h(?:rs?|s)?\b\.?)|(?:0?[1-9]|1[0-2])${half})`;
const timeInText = new RegExp(
  String.raw`(?<![\p{L}\d:.,$€£/-])${time}(?:\s?(?:[-–—]|to|a)\s?${time})?(?![\p{L}\d:])`,
  "iu",
);

/** The first time of day within a longer text, or the span between two: `8:30 a.m.`, `18.30 h`, `9:00 AM - 10:30 AM`. */
export function findTimeOfDay(text: string): { readonly span: readonly [number, number] } | null {
  const match = timeInText.exec(text);
  return match ? { span: [match.index, match.index + match[0].length] } : null;
}

/** Whether a text is a time of day, or the span between two, and nothing else: `6:30 pm - 7:30 pm`. */
export function isTimeOfDay(text: string): boolean {
  const { span } = findTimeOfDay(text) ?? {};
  return span !== undefined && span[1] - span[0] === text.length;
}

/** Minutes after midnight of the first time of day in a text: `6:15 pm` → 1095; null where it has none. */
export function minutesOfDay(text: string): number | null {
  const found = findTimeOfDay(text);
  const [, hours = "", minutes = "0", late] =
    /(\d{1,2})(?:[:.h](\d{2}))?(?::\d{2})?\s?([ap])?/iu.exec(text.slice(...(found?.span ?? [0, 0]))) ?? [];
  if (!found) return null;
  const hour = late === undefined ? Number(hours) : (Number(hours) % 12) + (late.toLowerCase() === "p" ? 12 : 0);
  return hour * 60 + Number(minutes);
}
