import type { NumberWriter } from "../../number-writer.ts";

const fewestDigits = 3;

/** Spanish counts on in millions, where Intl would write `27 mil M`. */
export function compact(value: number, numbers: NumberWriter, digits = 4): string {
  if (numbers.locale.startsWith("es") && value >= 1e6) return `${numbers.whole(value / 1e6)} M`;
  // Sums below each other have as many digits: 79.5M and 74.0M.
  const least = value >= 1e3 ? fewestDigits : 1;
  return new Intl.NumberFormat(numbers.locale, {
    notation: "compact",
    minimumSignificantDigits: least,
    maximumSignificantDigits: digits,
  }).format(value);
}
