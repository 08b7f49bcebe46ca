import type { ReportEvidence } from "./report.ts";
import { type SummarySentence, valuesAlong } from "./summary.ts";

/** A country's name in the language of the reader; null for a code that is not known. */
export type NameCountry = (iso3: string) => string | null;

const nameKeys = ["country", "name"] as const;

/** The same data with every country that bears its code called as the reader calls it. */
export function renameCountries<T>(stored: T, nameOf: NameCountry): T {
  // safe because only texts are replaced, by texts
  return renamed(stored, nameOf) as T;
}

function renamed(value: unknown, nameOf: NameCountry): unknown {
  if (Array.isArray(value)) return value.map((one) => renamed(one, nameOf));
  if (typeof value !== "object" || value === null) return value;
  const own = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, renamed(one, nameOf)]));
  const name = typeof own.iso3 === "string" ? nameOf(own.iso3) : null;
  if (name !== null) for (const key of nameKeys) if (typeof own[key] === "string") own[key] = name;
  return own;
}

/** A report as its reader's language calls countries, whatever language it was made in; what a model wrote stays as it is. */
export function tellReport(stored: ReportEvidence, nameOf: NameCountry): ReportEvidence {
  const report = renameCountries(stored, nameOf);
  if (!report.summary) return report;
  return { ...report, summary: report.summary.map((sentence) => readAgain(sentence, report)) };
}

/** A sentence with its texts read anew from the places in the report that they came from. */
function readAgain(sentence: SummarySentence, report: ReportEvidence): SummarySentence {
  const values = Object.entries(sentence.values).map(([name, value]) => {
    const text = value.kind === "text" ? valuesAlong(report, value.from).at(-1) : undefined;
    return [name, typeof text === "string" ? { ...value, value: text } : value];
  });
  return { ...sentence, values: Object.fromEntries(values) };
}
