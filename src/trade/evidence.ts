import type { HarvestUse, MissingReason } from "../domain/figure.ts";
import type { SourceUse } from "../domain/report.ts";
import { coverCode, type Coverage } from "./coverage.ts";
import type { TradePair } from "./figures.ts";
import { volumeGroupOf } from "./find-known-volume.ts";
import { gatherMarket, type MarketFacts } from "./insight/gather-market.ts";
import type { MonthlyTrade } from "./insight/seasonality.ts";
import { comtradeSource, type Comtrade, type LiveFlows } from "./live/comtrade.ts";
import type { StoredFile } from "./manifest.ts";
import type { SourceItems } from "./sources/index.ts";
import type { ProducedGroup } from "./sources/production-source.ts";
import type { ProductionFact } from "./store-queries.ts";
import type { TradeStore } from "./store.ts";

/** Tonnes by country and year of the good itself, or why there are none. */
type ProductionEvidence =
  | {
      readonly known: true;
      readonly file: StoredFile;
      readonly facts: readonly ProductionFact[];
      /** What a part of the counted harvest is made into that is not the traded good; null where it is counted alone. */
      readonly wholeHarvest: HarvestUse | null;
    }
  | { readonly known: false; readonly reason: MissingReason };

/** Where the flows of a report come from: a file of the data folder, or a live source that has HS codes of its own day. */
type FlowOrigin = Pick<StoredFile, "source" | "hs">;

/** The raw facts of one report: flows of one source and year, production of another, and what each source was used for. */
export type Evidence = {
  readonly found: true;
  readonly hs6: readonly string[];
  /** Set where a source answers for the code with a set of its own. */
  readonly name: { readonly es: string; readonly en: string } | null;
  readonly origin: FlowOrigin;
  readonly year: number;
  /** Whether only the countries with a line of their own for the product report it, for lack of a subheading in that year. */
  readonly isApart: boolean;
  readonly pairs: readonly TradePair[];
  readonly production: ProductionEvidence;
  /** World exports of the report's year by month, where the source has months. */
  readonly months: readonly MonthlyTrade[];
  /** What the insight needs beyond the report's own year. */
  readonly market: MarketFacts;
  readonly sources: readonly SourceUse[];
};

/** No source with partners has figures; those that cover a part of the code are named. */
type NoEvidence = { readonly found: false; readonly sources: readonly SourceUse[] };

type Covering = { readonly file: StoredFile; readonly coverage: Coverage; readonly year: number | null };

const rank = { exact: 0, nearest: 1, apart: 2, partial: 3, none: 4 } as const;

/** HS 2012 gave these goods subheadings of their own: from then on every country reports them. */
const firstYearOfOwnCodes = 2012;

type Covered = Extract<Coverage, { readonly hs6: readonly string[] }>;

/** Whether a report can be made of what a source has of a code. */
export const hasFigures = (coverage: Coverage): coverage is Covered => "hs6" in coverage;

/**
 * The files with partners, best first: those that cover the code exactly, then the nearest, then apart; among them the one that has
 * the newest year of these very items, whatever else its source publishes later.
 */
async function coverByFlows(
  store: TradeStore,
  items: SourceItems,
  code: string,
  asked: readonly string[],
): Promise<Covering[]> {
  const flows = store.files.filter((file) => file.table === "flows");
  const covering = flows.map(async (file): Promise<Covering> => {
    const coverage = coverCode(code, asked, items.traded(file));
    const known = hasFigures(coverage) ? coverage.items : [];
    return { file, coverage, year: known.length > 0 ? await store.readNewestYear(file, known) : null };
  });
  return (await Promise.all(covering)).toSorted(
    (a, b) => rank[a.coverage.kind] - rank[b.coverage.kind] || (b.year ?? 0) - (a.year ?? 0),
  );
}

type ProducedItems = { readonly items: string[]; readonly wholeHarvest: HarvestUse | null };

/** The items of one source that together are exactly the set, each being the traded good itself; null otherwise. */
export function producedItems(groups: readonly ProducedGroup[], hs6: readonly string[]): ProducedItems | null {
  const inside = groups.filter((group) => group.sameGood && group.hs6.every((code) => hs6.includes(code)));
  const covered = inside.flatMap((group) => group.hs6);
  if (covered.length !== hs6.length) return null;
  const [use = null, ...others] = new Set(inside.flatMap(({ alsoMadeInto }) => alsoMadeInto ?? []));
  return { items: inside.flatMap((group) => group.items), wholeHarvest: others.length > 0 ? "several" : use };
}

/** A produced good covers a part of the set only, or every produced good is what the traded one is made from. */
function whyNoProduction(touching: readonly ProducedGroup[]): MissingReason {
  if (touching.length === 0) return "no-production-source";
  return touching.some((group) => group.sameGood) ? "partial-coverage" : "production-is-another-good";
}

async function gatherProduction(
  store: TradeStore,
  items: SourceItems,
  asked: Omit<Asked, "signal">,
): Promise<{ production: ProductionEvidence; use: SourceUse[] }> {
  const { hs6 } = asked;
  const files = store.files.filter((file) => file.table === "production").toSorted((a, b) => b.years[1] - a.years[1]);
  const empty = new Set<StoredFile>();
  for (const file of files) {
    const produced = producedItems(items.produced(file), hs6);
    if (!produced) continue;
    const { items: own, wholeHarvest } = produced;
    const facts = await store.readProduction(file, own);
    if (facts.length === 0) {
      empty.add(file);
      continue;
    }
    const used: SourceUse = { source: file.source, year: file.years[1], state: "used", items: own };
    return { production: { known: true, file, facts, wholeHarvest }, use: [used] };
  }
  const isCounted = store.files.some((file) => volumeGroupOf(items.counted(file), asked));
  if (isCounted) return { production: { known: false, reason: "counted-in-cubic-metres" }, use: [] };
  const hasRows = (file: StoredFile, { sameGood }: ProducedGroup): boolean => !(sameGood && empty.has(file));
  const touching = files.map((file) => ({
    file,
    groups: items
      .produced(file)
      .filter((group) => hasRows(file, group) && group.hs6.some((code) => hs6.includes(code))),
  }));
  const use = touching
    .filter(({ groups }) => groups.length > 0)
    .map(({ file, groups }): SourceUse => {
      const names = groups.flatMap((group) => group.items);
      return { source: file.source, year: null, state: "partial-coverage", items: [...new Set(names)] };
    });
  const reason = whyNoProduction(touching.flatMap(({ groups }) => groups));
  return { production: { known: false, reason }, use };
}

const useOf = ({ file, coverage }: Covering): SourceUse => ({
  source: file.source,
  year: null,
  state: coverage.kind === "partial" ? "partial-coverage" : "no-figures",
  items: coverage.kind === "none" ? [] : [...coverage.items],
});

type Flows = Pick<Evidence, "hs6" | "name" | "origin" | "year" | "isApart" | "pairs" | "months"> & {
  readonly items: readonly string[];
  /** Null for a live source. */
  readonly file: StoredFile | null;
};

/** The best of the files that has rows of the code. */
async function readStoredFlows(store: TradeStore, candidates: readonly Covering[]): Promise<Flows | null> {
  const best = candidates.find(({ year }) => year !== null);
  if (!best || best.year === null) return null;
  const { file, coverage, year } = best;
  if (!hasFigures(coverage)) return null;
  const pairs = await store.readPairs(file, coverage.items, year);
  const name = coverage.kind === "nearest" ? coverage.name : null;
  const isApart = coverage.kind === "apart" && year < firstYearOfOwnCodes;
  return { hs6: coverage.hs6, name, origin: file, year, isApart, pairs, months: [], items: coverage.items, file };
}

const useOfLive = (live: LiveFlows | null, code: string): SourceUse => ({
  source: comtradeSource,
  year: live?.state === "used" ? live.year : null,
  state: live?.state ?? "off",
  items: live?.state === "used" ? [code] : [],
  ...(live?.state === "failed" ? { failure: live.failure } : {}),
});

/** Live flows are of exactly the code asked for: they stand unless a file that covers it exactly is as new. */
function chooseFlows(asked: Asked, stored: Flows | null, live: LiveFlows | null): Flows | null {
  if (live?.state !== "used") return stored;
  if (stored && stored.name === null && !stored.isApart && stored.year >= live.year) return stored;
  const { year, pairs, months } = live;
  const origin = { source: comtradeSource };
  return { hs6: asked.hs6, name: null, origin, year, isApart: false, pairs, months, items: [asked.code], file: null };
}

type Asked = { readonly code: string; readonly hs6: readonly string[]; readonly signal?: AbortSignal };

/**
 * Everything known of a code, given the subheadings under it: flows of the newest source whose items are exactly that
 * set, else of one reviewed to answer for it with a set of its own, and the production of that set. A live source is
 * asked at the same time as the data folder; without it, or when it fails, the folder's figures stand.
 */
export async function gatherEvidence(
  { store, items, comtrade }: { store: TradeStore; items: SourceItems; comtrade: Comtrade | null },
  asked: Asked,
): Promise<Evidence | NoEvidence> {
  const asking = comtrade?.readFlows(asked.code, new Date().getUTCFullYear(), asked.signal) ?? null;
  const candidates = await coverByFlows(store, items, asked.code, asked.hs6);
  const stored = await readStoredFlows(store, candidates);
  const live = await asking;
  asked.signal?.throwIfAborted();
  const flows = chooseFlows(asked, stored, live);
  const liveUse = useOfLive(live, asked.code);
  if (!flows) return { found: false, sources: [...candidates.map(useOf), liveUse] };

  const { file, origin, hs6, year } = flows;
  const { production, use } = await gatherProduction(store, items, { code: asked.code, hs6 });
  const market = await gatherMarket(store, items, { own: file && { file, items: flows.items }, hs6 });
  const used: SourceUse = { source: origin.source, year, state: "used", items: [...flows.items] };
  const others = candidates.filter((other) => other.file !== file && other.year === null).map(useOf);
  return {
    found: true,
    hs6,
    name: flows.name,
    origin,
    year,
    isApart: flows.isApart,
    pairs: flows.pairs,
    months: flows.months,
    production,
    market,
    sources: [used, ...use, ...market.uses, ...others, ...(file ? [liveUse] : [])],
  };
}
