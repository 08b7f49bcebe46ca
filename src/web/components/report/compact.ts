import type { NumberWriter } from "../../number-writer.ts";

/** Spanish counts on in millions, where Intl would write `27 mil M`. */
export function compact(value: number, numbers: NumberWriter, digits = 4): string {
  if (numbers.locale.startsWith("es") && value >= 1e6) return `${numbers.whole(value / 1e6)} M`;
  return new Intl.NumberFormat(numbers.locale, { notation: "compact", maximumSignificantDigits: digits }).format(value);
}
