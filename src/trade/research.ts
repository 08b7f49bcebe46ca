import { foundScore, type CodeCandidate } from "../domain/code-candidate.ts";
import { reportRows, type CoveredProduct, type FillingWay, type Language } from "../domain/report.ts";
import type { NoReportReason, Research } from "../domain/research.ts";
import { fold } from "../domain/text.ts";
import { tiedCandidates } from "../domain/tied-candidates.ts";
import type { DirectoryName } from "./catalogue/directories.ts";
import type { Country } from "./countries.ts";
import { coverCode } from "./coverage.ts";
import { gatherEvidence, hasFigures, type Evidence } from "./evidence.ts";
import { findKnownVolume } from "./find-known-volume.ts";
import { findKnownProduction } from "./find-known-production.ts";
import { findNamedExporters } from "./find-named-exporters.ts";
import {
  codeIn,
  codesUnder,
  findCodes,
  findGoodsOfService,
  mayBeAPart,
  nameOf,
  namesOf,
  nearestCodes,
  qualitiesUntold,
  readName,
  wordsNotUnderstood,
} from "./find-codes.ts";
import type { Comtrade } from "./live/comtrade.ts";
import { attachNews } from "./news/attach-news.ts";
import type { MatchCountries } from "./news/match-countries.ts";
import type { NewsDesk } from "./news/news-desk.ts";
import { buildReport } from "./report.ts";
import type { ItemGroup } from "./sources/flow-source.ts";
import type { SourceItems } from "./sources/index.ts";
import type { TradeStore } from "./store.ts";

const chapterDigits = 2;
/** So many names of a good tell it from another of the same name. */
const namesTold = 3;

export type ResearchRequest = {
  readonly product: string;
  /** An HS code of two, four or six digits, with or without dots; it wins over the name. */
  readonly code?: string | null;
  /** Among which the code was chosen, it first. By default what is found of the code itself. */
  readonly candidates?: readonly CodeCandidate[];
  readonly directory?: DirectoryName;
  readonly language: Language;
  /** By which the age of figures is judged; the current year by default. */
  readonly thisYear?: number;
  readonly signal?: AbortSignal;
};

type NoReport = Extract<Research, { readonly found: false }>;

type NamedSet = Omit<CoveredProduct, "hs6" | "hsRevision">;

type Sources = {
  /** Null where it is off. */
  readonly comtrade: Comtrade | null;
  readonly news: NewsDesk;
  readonly matchCountries: MatchCountries;
  readonly store: TradeStore;
  readonly items: SourceItems;
  readonly countries: ReadonlyMap<string, Country>;
};

/** The typed name, where it may mean a part of what a code is called. */
const typedPart = (product: string, code: string, names: readonly string[]): { typed?: string } =>
  code.length > chapterDigits && mayBeAPart(product, names) ? { typed: product.trim() } : {};

/**
 * What the report is called: the heading where its set is a whole one, else the code asked for or the source's own name;
 * beside it the code asked for, where its own set is another, the typed name, where that may be a part of it, and its words
 * for qualities that no figures tell apart.
 */
function nameCovered(asked: string, product: string, { hs6, name }: Evidence): NamedSet {
  const heading = hs6[0]?.slice(0, 4) ?? asked;
  const isWhole = asked.length > heading.length && codesUnder(heading).every((code) => hs6.includes(code));
  const code = isWhole ? heading : asked;
  const [nameEs, nameEn] = [name?.es ?? nameOf(code, "es"), name?.en ?? nameOf(code, "en")];
  const qualities = qualitiesUntold(product, asked);
  const covered = {
    code,
    nameEs,
    nameEn,
    ...typedPart(product, code, [nameEs, nameEn]),
    ...(qualities.length > 0 ? { qualities: qualities.join(" ") } : {}),
  };
  const own = codesUnder(asked);
  if (own.length === hs6.length && own.every((subheading) => hs6.includes(subheading))) return covered;
  return { ...covered, asked: { code: asked, nameEs: nameOf(asked, "es"), nameEn: nameOf(asked, "en") } };
}

const isCovered = (code: string, groups: readonly ItemGroup[]): boolean =>
  hasFigures(coverCode(code, codesUnder(code), groups));

/** Says of each code whether a source at hand has figures of it; of none while a live source may have them. */
function markFigures({ store, items, comtrade }: Sources, candidates: readonly CodeCandidate[]): CodeCandidate[] {
  if (comtrade) return [...candidates];
  const groups = store.files.filter(({ table }) => table === "flows").map((file) => items.traded(file));
  return candidates.map((candidate) => ({
    ...candidate,
    hasFigures: groups.some((own) => isCovered(candidate.code, own)),
  }));
}

/** Goods of one name, each with a few names that it alone has. */
function tellApart(goods: readonly CodeCandidate[], typed: string): CodeCandidate[] {
  const namesOfAll = goods.map(({ code }) => new Set(Object.values(namesOf(code)).flat().map(fold)));
  const isTelling = (name: string): boolean =>
    fold(name) !== fold(typed) && namesOfAll.filter((names) => names.has(fold(name))).length === 1;
  const telling = ([, ...synonyms]: readonly string[]): string[] => synonyms.filter(isTelling).slice(0, namesTold);
  return goods.map((good) => {
    const { es, en } = namesOf(good.code);
    return { ...good, namesEs: telling(es), namesEn: telling(en) };
  });
}

/** The candidates of a code without figures, with its heading last where that is not among them. */
function withHeading(code: string, candidates: readonly CodeCandidate[]): CodeCandidate[] {
  const heading = code.slice(0, 4);
  if (candidates.some((candidate) => candidate.code === heading)) return [...candidates];
  return [...candidates, ...findCodes(heading).map((wider) => ({ ...wider, score: 0 }))];
}

/** What would give figures of a code: BACI has every good, FAOSTAT those of its items, UN Comtrade what it is asked. */
function waysToFill(code: string, { items, comtrade }: Sources): FillingWay[] {
  const ways: FillingWay[] = isCovered(code, items.faoTrade)
    ? ["import-faostat-trade", "import-baci"]
    : ["import-baci"];
  return comtrade ? ways : [...ways, "connect-comtrade"];
}

/**
 * Product name or code in, report out: the best candidate code (or the one given), the facts the data folder has of it,
 * and a row per exporter. A name that may mean several goods, or none, gives its candidates. Without figures: the reason,
 * and the countries that have the product among their main exports. Rejects only when the store cannot be read or the signal aborts.
 */
export async function researchProduct(sources: Sources, request: ResearchRequest): Promise<Research> {
  const { product, directory, language, signal } = request;
  const given = request.code?.trim();
  const typed = codeIn(given || product);
  const found = request.candidates ?? (given ? findCodes(typed ?? "") : findCodes(product, { directory }));
  const [best] = found;
  const isByName = !given && typed === null;
  const unread = isByName && best ? wordsNotUnderstood(product, best.code) : [];
  const noReport = (reason: NoReportReason, candidates: readonly CodeCandidate[]): NoReport => {
    const marked = markFigures(sources, candidates);
    return { found: false, product, candidates: marked, reason, namedBy: [], notUnderstood: unread };
  };
  if (!best || (isByName && best.score < foundScore)) {
    const goods = isByName ? findGoodsOfService(product, { directory }) : null;
    if (goods) return { ...noReport("no-good", goods), notUnderstood: [] };
    return noReport("unknown-product", typed === null || best ? found : nearestCodes(typed));
  }
  const goods = isByName ? tiedCandidates(found) : [];
  if (goods.length > 0) {
    const others = found.filter((candidate) => !goods.includes(candidate));
    return noReport("several-products", [...tellApart(goods, product), ...others]);
  }

  const code = typed?.length === chapterDigits ? typed : best.code;
  const asking = sources.news.readNews(namesOf(code), product);
  const read = readName(product, code);
  const evidence = await gatherEvidence(sources, { code, hs6: codesUnder(code), signal });
  signal?.throwIfAborted();
  const fillWith = waysToFill(code, sources);
  if (!evidence.found) {
    const { namedBy, uses } = await findNamedExporters(sources, code, language);
    const production = await findKnownProduction(sources, codesUnder(code), language);
    const asked = [...uses, ...evidence.sources];
    const volume = await findKnownVolume(sources, { code, hs6: codesUnder(code) }, language);
    const known = { namedBy, production, volume, fillWith, sources: asked };
    const part = typedPart(read, code, [nameOf(code, "es"), nameOf(code, "en")]);
    return { ...noReport("no-figures", withHeading(code, found)), ...part, ...known };
  }
  const figures = buildReport(evidence, nameCovered(code, read, evidence), {
    language,
    countries: sources.countries,
    thisYear: request.thisYear ?? new Date().getUTCFullYear(),
    fillWith,
  });
  const volume = await findKnownVolume(sources, { code: figures.covered.code, hs6: evidence.hs6 }, language);
  const told = attachNews(volume ? { ...figures, volume } : figures, await asking, sources.matchCountries);
  const report = {
    ...told,
    ...(unread.length > 0 ? { notUnderstood: unread } : {}),
    ...(read === product ? {} : { spelling: { typed: product.trim(), read: read.trim() } }),
  };
  const candidates = markFigures(sources, found);
  return { found: true, product, candidates, rows: reportRows(report), evidence: report };
}
