import type { Figure } from "../../../domain/figure.ts";
import { hhiPoints } from "../../../domain/market-shares.ts";
import type { ReportEvidence, RowEvidence } from "../../../domain/report.ts";
import type { SummarySentence, SummaryValue } from "../../../domain/summary.ts";

export type FactNumber = { readonly kind: "plain" | "percent" | "year"; readonly value: number };

/** One thing the report states: how a model is told it, and all that a sentence resting on it may say. */
export type Fact = {
  readonly id: string;
  readonly text: string;
  readonly numbers: readonly FactNumber[];
  readonly names: readonly string[];
};

const rowsTold = 6;
const importersTold = 3;

const units: Partial<Record<SummaryValue["kind"], string>> = { usd: " USD", usdPerKg: " USD/kg", tonnes: " t" };

type Part = { readonly text: string; readonly number?: FactNumber; readonly name?: string };

/** The figures of a report as facts: its computed findings, then its first rows. */
export function listFacts(evidence: ReportEvidence): Fact[] {
  const parts = [...(evidence.summary ?? []).map(sentenceParts), ...evidence.rows.slice(0, rowsTold).map(rowParts)];
  return parts.map((fact, i) => ({
    id: `F${i + 1}`,
    text: fact.map(({ text }) => text).join("; "),
    numbers: fact.flatMap(({ number }) => number ?? []),
    names: fact.flatMap(({ name }) => name ?? []),
  }));
}

const sentenceParts = ({ key, values }: SummarySentence): Part[] => [
  { text: key },
  ...Object.entries(values).map(([name, value]) => valuePart(name, value)),
];

function valuePart(name: string, { kind, value }: SummaryValue): Part {
  if (typeof value === "string") return { text: `${name} = ${value}`, name: value };
  if (kind === "share" || kind === "change") return percent(name, value);
  if (kind === "year") return year(name, value);
  const unit = units[kind] ?? "";
  return plain(name, kind === "hhi" ? value * hhiPoints : value, unit);
}

const plain = (name: string, value: number, unit: string): Part => ({
  text: `${name} = ${rounded(value)}${unit}`,
  number: { kind: "plain", value },
});
const percent = (name: string, share: number): Part => ({
  text: `${name} = ${rounded(share * 100)} %`,
  number: { kind: "percent", value: share * 100 },
});
const year = (name: string, value: number): Part => ({ text: `${name} = ${value}`, number: { kind: "year", value } });

const rounded = (value: number): string =>
  Math.abs(value) >= 1_000 ? String(Math.round(value)) : String(Number(value.toPrecision(3)));

function rowParts(row: RowEvidence): Part[] {
  const { value, production, exportPrice, importPrice, importers } = row;
  return [
    { text: `exporter = ${row.country}`, name: row.country },
    ...figureParts("export value", value),
    ...importers.list
      .slice(0, importersTold)
      .flatMap(({ name, share }): Part[] => [
        { text: `buyer = ${name}`, name },
        percent("its share of the exporter's sales", share),
      ]),
    ...figureParts("production", production),
    ...figureParts("export price", exportPrice),
    ...figureParts("import price", importPrice),
  ];
}

function figureParts(name: string, { value, unit, year: stated }: Figure): Part[] {
  if (value === null) return [];
  return [plain(name, value, ` ${unit}`), ...(stated === null ? [] : [year(`${name} year`, stated)])];
}
