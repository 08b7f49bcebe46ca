import type { SummarySentence, SummaryTopic } from "../../domain/summary.ts";
import { gaps } from "./gaps.ts";
import { market } from "./market.ts";
import { prices } from "./prices.ts";
import { sentence, type Report, type Say } from "./say.ts";
import { trends } from "./trends.ts";
import { uncertainty } from "./uncertainty.ts";

/**
 * What a report says in sentences: who leads and how concentrated the market is, how far prices spread, how it went over
 * the years, where the gaps are, and what is uncertain and why. Sentences are keys with values, worded elsewhere; every
 * value is one of the report's and says where it stands in it.
 */
export function summarise(report: Report, thisYear: number): SummarySentence[] {
  const sayOn =
    (topic: SummaryTopic): Say =>
    (key, blanks = {}) =>
      sentence(report, topic, key, blanks);
  return [
    ...market(report, sayOn("market")),
    ...prices(report, sayOn("prices")),
    ...trends(report, sayOn("trends")),
    ...gaps(report, sayOn("gaps")),
    ...uncertainty(report, sayOn("uncertainty"), thisYear),
  ];
}
