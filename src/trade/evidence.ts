import type { MissingReason } from "../domain/figure.ts";
import type { SourceUse } from "../domain/report.ts";
import { coverCode, type Coverage } from "./coverage.ts";
import type { TradePair } from "./figures.ts";
import { gatherMarket, type MarketFacts } from "./insight/gather-market.ts";
import type { StoredFile } from "./manifest.ts";
import type { SourceItems } from "./sources/index.ts";
import type { ProducedGroup } from "./sources/production-source.ts";
import type { ProductionFact, TradeStore } from "./store.ts";

/** Tonnes by country and year of the good itself, or why there are none. */
type ProductionEvidence =
  | { readonly known: true; readonly file: StoredFile; readonly facts: readonly ProductionFact[] }
  | { readonly known: false; readonly reason: MissingReason };

/** The raw facts of one report: flows of one source and year, production of another, and what each source was used for. */
export type Evidence = {
  readonly found: true;
  readonly hs6: readonly string[];
  /** Set where a source answers for the code with a set of its own. */
  readonly name: { readonly es: string; readonly en: string } | null;
  readonly file: StoredFile;
  readonly year: number;
  readonly pairs: readonly TradePair[];
  readonly production: ProductionEvidence;
  /** What the insight needs beyond the report's own year. */
  readonly market: MarketFacts;
  readonly sources: readonly SourceUse[];
};

/** No source with partners has figures; those that cover a part of the code are named. */
type NoEvidence = { readonly found: false; readonly sources: readonly SourceUse[] };

type Covering = { readonly file: StoredFile; readonly coverage: Coverage; readonly year: number | null };

const rank = { exact: 0, nearest: 1, partial: 2, none: 3 } as const;

/**
 * The files with partners, best first: those that cover the code exactly, then the nearest; among them the one that has
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
    const known = coverage.kind === "exact" || coverage.kind === "nearest" ? coverage.items : [];
    return { file, coverage, year: known.length > 0 ? await store.readNewestYear(file, known) : null };
  });
  return (await Promise.all(covering)).toSorted(
    (a, b) => rank[a.coverage.kind] - rank[b.coverage.kind] || (b.year ?? 0) - (a.year ?? 0),
  );
}

/** The groups of one source that together are exactly the set, each being the traded good itself; null otherwise. */
function producedItems(groups: readonly ProducedGroup[], hs6: readonly string[]): string[] | null {
  const inside = groups.filter((group) => group.sameGood && group.hs6.every((code) => hs6.includes(code)));
  const covered = inside.flatMap((group) => group.hs6);
  return covered.length === hs6.length ? inside.flatMap((group) => group.items) : null;
}

/** A produced good covers a part of the set only, or every produced good is what the traded one is made from. */
function whyNoProduction(touching: readonly ProducedGroup[]): MissingReason {
  if (touching.length === 0) return "no-production-source";
  return touching.some((group) => group.sameGood) ? "partial-coverage" : "production-is-another-good";
}

async function gatherProduction(
  store: TradeStore,
  items: SourceItems,
  hs6: readonly string[],
): Promise<{ production: ProductionEvidence; use: SourceUse[] }> {
  const files = store.files.filter((file) => file.table === "production").toSorted((a, b) => b.years[1] - a.years[1]);
  for (const file of files) {
    const produced = producedItems(items.produced(file), hs6);
    if (!produced) continue;
    const facts = await store.readProduction(file, produced);
    const used: SourceUse = { source: file.source, year: file.years[1], state: "used", items: produced };
    return { production: { known: true, file, facts }, use: [used] };
  }
  const touching = files.map((file) => ({
    file,
    groups: items.produced(file).filter((group) => group.hs6.some((code) => hs6.includes(code))),
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

/**
 * Everything the data folder knows of a code, given the subheadings under it: flows of the newest source whose items
 * are exactly that set, else of one reviewed to answer for it with a set of its own, and the production of that set.
 */
export async function gatherEvidence(
  store: TradeStore,
  items: SourceItems,
  asked: { code: string; hs6: readonly string[]; signal?: AbortSignal },
): Promise<Evidence | NoEvidence> {
  const candidates = await coverByFlows(store, items, asked.code, asked.hs6);
  for (const candidate of candidates) {
    const { coverage, file, year } = candidate;
    if (coverage.kind !== "exact" && coverage.kind !== "nearest") break;
    if (year === null) continue;
    asked.signal?.throwIfAborted();
    const pairs = await store.readPairs(file, coverage.items, year);
    const { production, use } = await gatherProduction(store, items, coverage.hs6);
    const market = await gatherMarket(store, items, { file, items: coverage.items, hs6: coverage.hs6 });
    const used: SourceUse = { source: file.source, year, state: "used", items: [...coverage.items] };
    const others = candidates.filter((other) => other !== candidate && other.year === null).map(useOf);
    return {
      found: true,
      hs6: coverage.hs6,
      name: coverage.kind === "nearest" ? coverage.name : null,
      file,
      year,
      pairs,
      production,
      market,
      sources: [used, ...use, ...market.uses, ...others],
    };
  }
  return { found: false, sources: candidates.map(useOf) };
}
