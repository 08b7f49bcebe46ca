import type { HarvestUse } from "./figure.ts";
import { wholeHarvestOf, writeHarvestNote } from "./harvest-words.ts";
import type { Buyer, Insight, MakersFinding, NoInsight, SellerGaps } from "./insight.ts";
import type { ReportEvidence } from "./report.ts";
import { plainColumn, type NumberFormat, type Sheet, type SheetColumn } from "./sheet.ts";
import type { SourceTexts } from "./source-sheet.ts";
import { nameSource } from "./source-words.ts";

/** The words of the sheets of a report's market in one language. */
export type MarketSheetTexts = {
  readonly tabs: { readonly buyers: string; readonly makers: string; readonly gaps: string };
  readonly columns: {
    readonly buyer: string;
    readonly seller: string;
    readonly maker: string;
    readonly value: string;
    readonly share: string;
    readonly arrivalPrice: string;
    /** Whether the price is the seller's with usual freight. */
    readonly isEstimated: string;
    readonly suppliers: string;
    readonly production: string;
    readonly actual: string;
    readonly gap: string;
  };
};

const whole: NumberFormat = { type: "NUMBER", pattern: "#,##0" };
const price: NumberFormat = { type: "NUMBER", pattern: "#,##0.00" };
const percent: NumberFormat = { type: "NUMBER", pattern: "0.0%" };

const column = (title: string, format: NumberFormat): SheetColumn => ({ title, format });
const inYear = (title: string, year: number): string => `${title} · ${year}`;

/** What was found, with the years and sources that it rests on. */
type Known<T> = Exclude<Insight<T>, NoInsight>;

const isKnown = <T>(insight: Insight<T> | undefined): insight is Known<T> => insight?.reason === null;

/** What a report shows of its market beyond the table, each a sheet of its own: every buyer, the largest makers, the gaps of each seller. */
export function marketSheets({ insight, worldProduction }: ReportEvidence, texts: SourceTexts): Sheet[] {
  const { buyers, makers, gapsBySeller } = insight ?? {};
  return [
    ...(isKnown(buyers) ? [buyersSheet(buyers, texts)] : []),
    ...(isKnown(makers) ? [makersSheet(makers, wholeHarvestOf({ worldProduction }), texts)] : []),
    ...(isKnown(gapsBySeller) ? [gapsSheet(gapsBySeller, texts)] : []),
  ];
}

/** The rows with the years and sources of the finding at the end of each. */
function withOrigin(found: Known<unknown>, sheet: Sheet, texts: SourceTexts, note = ""): Sheet {
  const years = [...new Set(found.years)].join("–");
  const named = found.sources.map((source) => `${years}, ${nameSource(source, texts.sources)}`).join("; ");
  const origin = note === "" ? named : `${named}. ${note}`;
  return {
    ...sheet,
    columns: [...sheet.columns, plainColumn(texts.yearAndSource)],
    rows: sheet.rows.map((row) => [...row, origin]),
  };
}

function buyersSheet(buyers: Known<Buyer[]>, texts: SourceTexts): Sheet {
  const { tabs, columns } = texts.market;
  const roundPercent = new Intl.NumberFormat(texts.language, { style: "percent", maximumFractionDigits: 0 });
  const sheet: Sheet = {
    title: tabs.buyers,
    columns: [
      plainColumn(columns.buyer),
      column(columns.value, whole),
      column(columns.share, percent),
      column(columns.arrivalPrice, price),
      plainColumn(columns.isEstimated),
      plainColumn(columns.suppliers),
    ],
    rows: buyers.finding.map(({ country, valueUsd, share, usdPerKg, isEstimated, suppliers }) => [
      country,
      valueUsd,
      share,
      usdPerKg,
      usdPerKg === null ? null : isEstimated,
      suppliers.map((supplier) => `${supplier.country} ${roundPercent.format(supplier.share)}`).join(", "),
    ]),
  };
  return withOrigin(buyers, sheet, texts);
}

function makersSheet(makers: Known<MakersFinding>, use: HarvestUse | undefined, texts: SourceTexts): Sheet {
  const { tabs, columns } = texts.market;
  const { first, last, leaders } = makers.finding;
  const sheet: Sheet = {
    title: tabs.makers,
    columns: [
      plainColumn(columns.maker),
      column(inYear(columns.production, last), whole),
      column(inYear(columns.share, last), percent),
      column(inYear(columns.share, first), percent),
    ],
    rows: leaders.map(({ country, tonnes, share, firstShare }) => [country, tonnes, share, firstShare]),
  };
  return withOrigin(makers, sheet, texts, use && writeHarvestNote(use, texts.harvest));
}

function gapsSheet(gaps: Known<SellerGaps[]>, texts: SourceTexts): Sheet {
  const { tabs, columns } = texts.market;
  const sheet: Sheet = {
    title: tabs.gaps,
    columns: [
      plainColumn(columns.seller),
      plainColumn(columns.buyer),
      column(columns.actual, whole),
      column(columns.gap, whole),
    ],
    rows: gaps.finding.flatMap(({ country, markets }) =>
      markets.map((market) => [country, market.country, market.actualUsd, market.unrealisedUsd]),
    ),
  };
  return withOrigin(gaps, sheet, texts);
}
