/** An e-mail, a price, a date, a phone: seen by their look, before anything is read. */
const typePatterns: readonly RegExp[] = [
  /[\w.+-]@[\w-]+\.[\w.]/,
  /[$€£¥₹]\s?\d|\d[\d.,]*\s?(?:€|EUR|USD|\$|zł|kr)/,
  /\b\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}\b|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)[a-z]*\.?\s+\d{1,2}|\b\d{1,2}\s+(?:de\s+)?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|ene|abr|ago|dic)|\b(19|20)\d\d-\d\d-\d\d/i,
  /\+?\d[\d\s().-]{7,}\d/,
];

const hasDigit = /\d/;
const maxTypedLength = 500;
const minTyped = 0.6;

/** How many of the usual types most of the values look like. */
export function countTypes(raws: readonly string[]): number {
  const most = raws.length * minTyped;
  const typed = raws.filter((raw) => raw.length < maxTypedLength && (hasDigit.test(raw) || raw.includes("@")));
  return typed.length <= most ? 0 : typePatterns.filter((pattern) => areMost(typed, pattern, most)).length;
}

/** Whether more than so many texts have a pattern; the rest is not read once too few can. */
function areMost(texts: readonly string[], pattern: RegExp, most: number): boolean {
  let left = texts.length;
  for (const text of texts) if (!pattern.test(text) && --left <= most) return false;
  return true;
}

/** The greatest share of texts that look like one of the usual types. */
export const shareOfType = (texts: readonly string[]): number =>
  Math.max(...typePatterns.map((pattern) => texts.filter((text) => pattern.test(text)).length)) /
  Math.max(1, texts.length);
