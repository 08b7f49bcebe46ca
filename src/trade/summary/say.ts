import type { ReportEvidence } from "../../domain/report.ts";
import {
  valuesAlong,
  type SummaryKey,
  type SummarySentence,
  type SummaryTopic,
  type SummaryValue,
} from "../../domain/summary.ts";

/** A change that is smaller is written as none. */
export const smallestChange = 0.0005;

/** Of a world total: a share that moved by less may have done so by the weather of two years. */
export const smallestMove = 0.01;

type Blanks = Readonly<Record<string, readonly [kind: SummaryValue["kind"], pointer: string]>>;
export type Report = Omit<ReportEvidence, "summary">;

/** A sentence whose every value is read from the place in the evidence that it names. */
export function sentence(report: Report, topic: SummaryTopic, key: SummaryKey, blanks: Blanks): SummarySentence {
  const values = Object.entries(blanks).map(([name, [kind, from]]): [string, SummaryValue] => {
    const value = valuesAlong(report, from).at(-1);
    if (typeof value !== "string" && typeof value !== "number") throw new Error(`the evidence has nothing at ${from}`);
    return [name, { kind, value, from }];
  });
  return { topic, key, values: Object.fromEntries(values) };
}

export type Say = (key: SummaryKey, blanks?: Blanks) => SummarySentence;
