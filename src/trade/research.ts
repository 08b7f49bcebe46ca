import { reportRows, type CoveredProduct, type Language, type Research } from "../domain/report.ts";
import type { DirectoryName } from "./catalogue/directories.ts";
import { typedCode } from "./catalogue/typed-code.ts";
import { countryName, type Country } from "./countries.ts";
import { gatherEvidence, type Evidence } from "./evidence.ts";
import { codesUnder, findCodes, nameOf } from "./find-codes.ts";
import { buildReport } from "./report.ts";
import { factbook } from "./sources/factbook.ts";
import type { SourceItems } from "./sources/index.ts";
import type { TradeStore } from "./store.ts";

const chapterDigits = 2;

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

/** What the report is called: the heading where its set is a whole one, else the code asked for or the source's own name. */
function nameCovered(asked: string, { hs6, name }: Evidence): Pick<CoveredProduct, "code" | "nameEs" | "nameEn"> {
  const heading = hs6[0]?.slice(0, 4) ?? asked;
  const isWhole = asked.length > heading.length && codesUnder(heading).every((code) => hs6.includes(code));
  const code = isWhole ? heading : asked;
  return { code, nameEs: name?.es ?? nameOf(code, "es"), nameEn: name?.en ?? nameOf(code, "en") };
}

/**
 * Product name or code in, report out: the best candidate code (or the one given), the facts the data folder has of it,
 * and a row per exporter. Without figures: the reason, and the countries that name the product among their main exports.
 * Rejects only when the store cannot be read or the signal aborts.
 */
export async function researchProduct(sources: Sources, request: ResearchRequest): Promise<Research> {
  const { product, directory, language, signal } = request;
  const typed = typedCode(request.code || product);
  const candidates = request.code ? (typed ? findCodes(typed) : []) : findCodes(product, { directory });
  const [best] = candidates;
  if (!best) return { found: false, product, candidates, reason: "unknown-product", namedBy: [] };

  const code = typed?.length === chapterDigits ? typed : best.code;
  const evidence = await gatherEvidence(sources.store, sources.items, { code, hs6: codesUnder(code), signal });
  signal?.throwIfAborted();
  if (!evidence.found) {
    const namedBy = await findNamedBy(sources, code, language);
    return { found: false, product, candidates, reason: "no-figures", namedBy, sources: [...evidence.sources] };
  }
  const report = buildReport(evidence, nameCovered(code, evidence), {
    language,
    countries: sources.countries,
    thisYear: new Date().getUTCFullYear(),
  });
  return { found: true, product, candidates, rows: reportRows(report), evidence: report };
}
