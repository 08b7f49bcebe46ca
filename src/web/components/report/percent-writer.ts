import type { NumberWriter } from "../../number-writer.ts";

const leastWritten = 0.001;

/** Writes shares and changes with one decimal; what is there but too small to write is not written as none, and the sign of less is as wide as a digit. */
export function percentWriter({ locale }: NumberWriter): (share: number) => string {
  const percent = new Intl.NumberFormat(locale, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (share) =>
    share > 0 && share < leastWritten / 2
      ? `<${percent.format(leastWritten)}`
      : percent.format(share).replace("-", "−");
}
