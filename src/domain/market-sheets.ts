import { wholeHarvestOf, writeHarvestNote } from "./harvest-words.ts";
import type { Insight } from "./insight.ts";
import type { ReportEvidence } from "./report.ts";
import { plainColumn, type NumberFormat, type Sheet, type SheetCell, type SheetColumn } from "./sheet.ts";
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

/** What a report shows of its market beyond the table, each a sheet of its own: every buyer, the largest makers, the gaps of each seller. */
export function marketSheets({ insight, worldProduction }: ReportEvidence, texts: SourceTexts): Sheet[] {
  const { tabs, columns } = texts.market;
  const roundPercent = new Intl.NumberFormat(texts.language, { style: "percent", maximumFractionDigits: 0 });
  const { buyers, makers, gapsBySeller } = insight ?? {};
  const use = wholeHarvestOf({ worldProduction });
  const sheet = (title: string, found: Insight<unknown>, own: SheetColumn[], rows: SheetCell[][], note = ""): Sheet => {
    const years = [...new Set(found.years)].join("–");
    const named = found.sources.map((source) => `${years}, ${nameSource(source, texts.sources)}`).join("; ");
    const origin = note === "" ? named : `${named}. ${note}`;
    return {
      title,
      columns: [...own, plainColumn(texts.yearAndSource)],
      rows: rows.map((row) => [...row, origin]),
    };
  };
  const sheets: Sheet[] = [];
  if (buyers?.finding)
    sheets.push(
      sheet(
        tabs.buyers,
        buyers,
        [
          plainColumn(columns.buyer),
          column(columns.value, whole),
          column(columns.share, percent),
          column(columns.arrivalPrice, price),
          plainColumn(columns.isEstimated),
          plainColumn(columns.suppliers),
        ],
        buyers.finding.map(({ country, valueUsd, share, usdPerKg, isEstimated, suppliers }) => [
          country,
          valueUsd,
          share,
          usdPerKg,
          usdPerKg === null ? null : isEstimated,
          suppliers.map((supplier) => `${supplier.country} ${roundPercent.format(supplier.share)}`).join(", "),
        ]),
      ),
    );
  if (makers?.finding) {
    const { first, last, leaders } = makers.finding;
    sheets.push(
      sheet(
        tabs.makers,
        makers,
        [
          plainColumn(columns.maker),
          column(inYear(columns.production, last), whole),
          column(inYear(columns.share, last), percent),
          column(inYear(columns.share, first), percent),
        ],
        leaders.map(({ country, tonnes, share, firstShare }) => [country, tonnes, share, firstShare]),
        use && writeHarvestNote(use, texts.harvest),
      ),
    );
  }
  if (gapsBySeller?.finding)
    sheets.push(
      sheet(
        tabs.gaps,
        gapsBySeller,
        [
          plainColumn(columns.seller),
          plainColumn(columns.buyer),
          column(columns.actual, whole),
          column(columns.gap, whole),
        ],
        gapsBySeller.finding.flatMap(({ country, markets }) =>
          markets.map((market) => [country, market.country, market.actualUsd, market.unrealisedUsd]),
        ),
      ),
    );
  return sheets;
}
