import { z } from "zod";

/** What a report's summary can say. Closed: each has a sentence in both languages. */
export const SummaryKey = z.enum([
  "leader",
  "apart-leader",
  "apart-buyer",
  "top-three",
  "buyers",
  "spread-out",
  "moderately-concentrated",
  "concentrated",
  "price-spread",
  "margin-up",
  "margin-down",
  "margin-even",
  "value-up",
  "value-down",
  "value-even",
  "volume-up",
  "volume-down",
  "volume-even",
  "price-up",
  "price-down",
  "price-even",
  "production-up",
  "production-down",
  "production-even",
  "production-level",
  "whole-harvest",
  "makers",
  "rising-maker",
  "growing-importer-years",
  "losing-supplier-years",
  "gap-of-year",
  "next-gap-of-year",
  // Of reports saved earlier, without the years.
  "growing-importer",
  "losing-supplier",
  "gap",
  "next-gap",
  "whole-code",
  "asked-otherwise",
  "quality-untold",
  "old-figures",
  "newer-figures",
  "mirrored",
  "contradicted",
  "leader-contradicted",
  "few-weights",
  "no-weights",
  "balanced",
  "hub",
  "no-trend",
  "few-years",
  "apart-one",
  "apart",
]);
export type SummaryKey = z.infer<typeof SummaryKey>;

export const SummaryTopic = z.enum(["market", "prices", "trends", "gaps", "uncertainty"]);
export type SummaryTopic = z.infer<typeof SummaryTopic>;

export const SummaryValue = z.object({
  kind: z.enum(["text", "usd", "usdPerKg", "tonnes", "share", "change", "hhi", "count", "year", "harvestUse"]),
  value: z.union([z.string(), z.number()]),
  /** Where in the report's evidence this very value stands, as a JSON pointer (RFC 6901). */
  from: z.string(),
});
export type SummaryValue = z.infer<typeof SummaryValue>;

/** One sentence: which, and the values of its blanks. */
export const SummarySentence = z.object({
  topic: SummaryTopic,
  key: SummaryKey,
  values: z.record(z.string(), SummaryValue),
});
export type SummarySentence = z.infer<typeof SummarySentence>;

/** The steps of a JSON pointer: `/rows/0/value` → rows, 0, value. Keys of the evidence hold neither `/` nor `~`. */
const pointerSteps = (pointer: string): string[] => pointer.split("/").slice(1);

/** Every value that a JSON pointer passes, from the whole down to the one it names; the last is undefined if it is not there. */
export function valuesAlong(whole: unknown, pointer: string): unknown[] {
  let value = whole;
  return [
    whole,
    ...pointerSteps(pointer).map((step) => {
      value =
        typeof value === "object" && value !== null && Object.hasOwn(value, step) ? value[step as never] : undefined;
      return value;
    }),
  ];
}
