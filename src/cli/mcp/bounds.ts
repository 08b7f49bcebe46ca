/** Longer texts of a page are cut: an assistant reads what it is given, and pays for it. */
const mostValueChars = 1_000;
/** Of the rows of one answer, as JSON. */
const mostRowsChars = 100_000;
const cutMark = " […]";

/** The value with its long texts cut, each with a mark, and how many were. */
export function shorten<T>(value: T): { value: T; cutTexts: number } {
  let cutTexts = 0;
  const walk = (part: unknown): unknown => {
    if (typeof part === "string" && part.length > mostValueChars) {
      cutTexts++;
      return part.slice(0, mostValueChars).replace(/[\uD800-\uDBFF]$/, "") + cutMark;
    }
    if (Array.isArray(part)) return part.map(walk);
    if (typeof part !== "object" || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [walk(key), walk(inner)]));
  };
  // safe because only texts change, and stay texts
  return { value: walk(value) as T, cutTexts };
}

/** As many rows from the first as one answer holds; one always. */
export function fitRows<T>(rows: readonly T[]): T[] {
  let chars = 0;
  const end = rows.findIndex((row, place) => {
    chars += JSON.stringify(row).length;
    return place > 0 && chars > mostRowsChars;
  });
  return rows.slice(0, end < 0 ? rows.length : end);
}
