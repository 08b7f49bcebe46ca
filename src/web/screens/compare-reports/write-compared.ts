import type { ComparedValue } from "../../../domain/comparison.ts";
import { hhiPoints } from "../../../domain/market-shares.ts";
import { labelSource, type SourceWords } from "../../../domain/source-words.ts";
import { percentWriter } from "../../components/report/percent-writer.ts";
import type { NumberWriter } from "../../number-writer.ts";

/** The unit of a value, as it is printed after it and exported beside it. */
export const units: Record<ComparedValue["kind"], string> = {
  usd: "USD",
  usdPerKg: "USD/kg",
  tonnes: "t",
  count: "",
  share: "%",
  change: "%",
  hhi: "HHI",
  text: "",
};

/** A value in the reader's format, with its unit; empty where there is none. */
export function writeCompared({ value, kind }: ComparedValue, numbers: NumberWriter): string {
  if (typeof value !== "number") return value ?? "";
  if (kind === "share" || kind === "change") return percentWriter(numbers)(value);
  if (kind === "hhi") return numbers.whole(value * hhiPoints);
  const written = kind === "usdPerKg" ? numbers.price(value) : numbers.whole(value);
  return units[kind] ? `${written}\u00a0${units[kind]}` : written;
}

/** The number of a value in its unit, as a file has it. */
export function exportCompared({ value, kind }: ComparedValue): number | string | null {
  if (typeof value !== "number") return value;
  if (kind === "hhi") return value * hhiPoints;
  return kind === "share" || kind === "change" ? value * 100 : value;
}

export const writeYears = ({ years }: Pick<ComparedValue, "years">): string =>
  years === null ? "" : years[0] === years[1] ? String(years[0]) : `${years[0]}–${years[1]}`;

/** Years and sources on one line. */
export const writeOrigin = (value: Pick<ComparedValue, "years" | "sources">, words: SourceWords): string =>
  [writeYears(value), value.sources.map((source) => labelSource(source, words)).join("; ")]
    .filter((part) => part !== "")
    .join(" · ");
