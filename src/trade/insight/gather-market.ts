import { isOldYear } from "../../domain/figure.ts";
import type { SourceUse } from "../../domain/report.ts";
import { coverCode } from "../coverage.ts";
import type { StoredFile } from "../manifest.ts";
import type { SourceItems } from "../sources/index.ts";
import type { TradeStore } from "../store.ts";
import { wholeYears } from "../whole-years.ts";
import type { TradeMatrix } from "./trade-matrix.ts";
import type { YearlyTrade } from "./yearly.ts";

/** What the insight of a report rests on beyond the flows of its own year. */
export type MarketFacts = {
  /** Exports and imports of exactly the report's set by year; null where no source has two years of it. */
  readonly yearly: { readonly file: StoredFile; readonly facts: readonly YearlyTrade[] } | null;
  /** All trade of the report's source, or of the source that covers most; null where no sums by pair are in the data folder. */
  readonly allTrade: { readonly file: StoredFile; readonly sums: TradeMatrix } | null;
  /** The sources used for it that feed no row. */
  readonly uses: readonly SourceUse[];
};

type Series = { readonly file: StoredFile; readonly items: readonly string[] };
/** The flows of the report, null where they are of a live source. */
type Asked = { readonly own: Series | null; readonly hs6: readonly string[] };

const spanOf = ({ file }: Series): number => file.years[1] - file.years[0];
const lastYearOf = ({ file }: Series): number => file.years[1];

/**
 * The report's own source and the yearly totals that cover its set exactly, those of most years first; what ends long
 * before another does tells how things went, not how they go.
 */
function seriesOf(store: TradeStore, items: SourceItems, asked: Asked): Series[] {
  const totals = store.files
    .filter((file) => file.table === "totals")
    .flatMap((file) => {
      const coverage = coverCode("", asked.hs6, items.traded(file));
      return coverage.kind === "exact" ? [{ file, items: coverage.items }] : [];
    });
  const series = [...(asked.own ? [asked.own] : []), ...totals].filter((each) => spanOf(each) > 0);
  const newest = Math.max(...series.map(lastYearOf));
  const isOld = (each: Series): boolean => isOldYear(lastYearOf(each), newest);
  return series.toSorted((a, b) => Number(isOld(a)) - Number(isOld(b)) || spanOf(b) - spanOf(a));
}

/** An extract of some goods tells nothing of how easily two countries trade. */
export async function readAllTrade(store: TradeStore, own?: StoredFile): Promise<MarketFacts["allTrade"]> {
  const isOwn = ({ source }: StoredFile): boolean => source.id === own?.source.id && !own.hs?.isExtract;
  const [file] = store.files
    .filter(({ table }) => table === "pair_totals")
    .toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || b.rows - a.rows);
  return file ? { file, sums: await store.readAllTrade(file) } : null;
}

/** Reads the years and the sums over all goods that belong to the flows of a report. */
export async function gatherMarket(store: TradeStore, items: SourceItems, asked: Asked): Promise<MarketFacts> {
  const { own } = asked;
  const allTrade = await readAllTrade(store, own?.file);
  for (const series of seriesOf(store, items, asked)) {
    const read = await store.readYearly(series.file, series.items);
    const facts = Object.values(Object.groupBy(read, ({ flow }) => flow)).flatMap(wholeYears);
    if (new Set(facts.map(({ year }) => year)).size < 2) continue;
    const { source, years } = series.file;
    const use: SourceUse = { source, year: years[1], state: "used", items: [...series.items] };
    return { yearly: { file: series.file, facts }, allTrade, uses: series.file === own?.file ? [] : [use] };
  }
  return { yearly: null, allTrade, uses: [] };
}
