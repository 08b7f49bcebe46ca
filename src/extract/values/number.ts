/** How a page writes numbers. */
export type DecimalMark = "," | ".";

const spaces = /[\s\u00a0\u202f\u2009]/g;

/**
 * Reads a written number: `1.234,50`, `1,234.50`, `1 234`, `1'234`. The last separator followed by one or two digits is the
 * decimal mark; three digits after a single separator are thousands unless `decimalMark` says otherwise. Null if not a number.
 */
export function parseNumber(text: string, decimalMark: DecimalMark | null = null): number | null {
  const negative = /^\s*[-−(]/.test(text);
  let digits = text
    .replace(/^[\s\-−+(]+|[\s)]+$/g, "")
    .replace(spaces, "")
    .replace(/['’](?=\d{3})/g, "");
  if (!/^\d[\d.,]*$/.test(digits) && !/^[.,]\d+$/.test(digits)) return null;
  digits = digits.replace(/[.,]+$/, "");
  const comma = digits.lastIndexOf(",");
  const point = digits.lastIndexOf(".");
  const mark = chooseDecimalMark(digits, comma, point, decimalMark);
  const plain =
    mark === ","
      ? digits.replaceAll(".", "").replace(",", ".")
      : mark === "."
        ? digits.replaceAll(",", "")
        : digits.replace(/[.,]/g, "");
  const value = Number(plain);
  if (!Number.isFinite(value)) return null;
  return negative ? -value : value;
}

function chooseDecimalMark(
  digits: string,
  comma: number,
  point: number,
  known: DecimalMark | null,
): DecimalMark | null {
  if (comma < 0 && point < 0) return null;
  if (comma >= 0 && point >= 0)
    return comma > point ? (digits.indexOf(",") === comma ? "," : null) : digits.indexOf(".") === point ? "." : null;
  const mark: DecimalMark = comma >= 0 ? "," : ".";
  const at = Math.max(comma, point);
  if (digits.indexOf(mark) !== at) return null;
  const after = digits.length - at - 1;
  const before = at;
  if (after === 3 && before > 0 && before <= 3 && digits[0] !== "0") return known === mark ? mark : null;
  return mark;
}

/** Finds the decimal mark a page uses from values that leave no doubt, or null when they disagree or none is clear. */
export function decideDecimalMark(texts: Iterable<string>): DecimalMark | null {
  let commas = 0;
  let points = 0;
  for (const text of texts) {
    const digits = /\d[\d.,]*\d/.exec(text)?.[0];
    if (!digits) continue;
    if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(digits) && (digits.includes(",") || digits.split(".").length > 2)) commas++;
    else if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(digits) && (digits.includes(".") || digits.split(",").length > 2))
      points++;
    else if (/,\d{1,2}$/.test(digits)) commas++;
    else if (/\.\d{1,2}$/.test(digits)) points++;
  }
  if (commas > points * 4) return ",";
  return points > commas * 4 ? "." : null;
}
