import { reportRows, type Language, type Research } from "../domain/report.ts";
import type { DirectoryName } from "./catalogue/directories.ts";
import { countryName, type Country } from "./countries.ts";
import { gatherEvidence } from "./evidence.ts";
import { codesUnder, findCodes, nameOf } from "./find-codes.ts";
import { buildReport } from "./report.ts";
import { factbook } from "./sources/factbook.ts";
import type { SourceItems } from "./sources/index.ts";
import type { TradeStore } from "./store.ts";

export type ResearchRequest = {
  readonly product: string;
  /** An HS code of two, four or six digits, with or without dots; it wins over the name. */
  readonly code?: string | null;
  readonly directory?: DirectoryName;
  readonly language: Language;
  readonly signal?: AbortSignal;
};

type Sources = {
  readonly store: TradeStore;
  readonly items: SourceItems;
  readonly countries: ReadonlyMap<string, Country>;
};

async function findNamedBy(
  { store, countries }: Sources,
  code: string,
  language: Language,
): Promise<{ iso3: string; country: string; year: number | null }[]> {
  const files = store.files.filter((file) => file.table === "named_exports");
  const named = (await Promise.all(files.map((file) => store.readNamedExports(file)))).flat();
  const meant = new Set(
    factbook
      .readGoods()
      .filter(({ codes }) => codes.some((own) => own.startsWith(code) || code.startsWith(own)))
      .map(({ good }) => good),
  );
  const byCountry = new Map(named.filter(({ good }) => meant.has(good)).map(({ country, year }) => [country, year]));
  return [...byCountry]
    .map(([iso3, year]) => ({ iso3, country: countryName(countries, iso3, language), year }))
    .toSorted((a, b) => a.country.localeCompare(b.country, language));
}

/**
 * Product name or code in, report out: the best candidate code (or the one given), the facts the data folder has of it,
 * and a row per exporter. Without figures: the reason, and the countries that name the product among their main exports.
 * Rejects only when the store cannot be read or the signal aborts.
 */
export async function researchProduct(sources: Sources, request: ResearchRequest): Promise<Research> {
  const { product, directory, language, signal } = request;
  const typed = request.code?.trim();
  const candidates = typed ? findCodes(typed) : findCodes(product, { directory });
  const [best] = candidates;
  if (!best) return { found: false, product, candidates, reason: "unknown-product", namedBy: [] };

  const evidence = await gatherEvidence(sources.store, sources.items, {
    code: best.code,
    hs6: codesUnder(best.code),
    signal,
  });
  signal?.throwIfAborted();
  if (!evidence) {
    const namedBy = await findNamedBy(sources, best.code, language);
    return { found: false, product, candidates, reason: "no-figures", namedBy };
  }
  const name = evidence.name ?? { es: nameOf(best.code, "es"), en: nameOf(best.code, "en") };
  const report = buildReport(
    evidence,
    { code: best.code, nameEs: name.es, nameEn: name.en },
    { language, countries: sources.countries, thisYear: new Date().getUTCFullYear() },
  );
  return { found: true, product, candidates, rows: reportRows(report), evidence: report };
}
