import { z } from "zod";
import {
  Basis,
  Confidence,
  Contradiction,
  type Figure,
  HarvestUse,
  MissingReason,
  SourceRef,
} from "../../domain/figure.ts";
import { CoveredProduct, Language, type RowEvidence } from "../../domain/report.ts";
import { writeSummary } from "../../i18n/write-summary.ts";
import type { Trade } from "../../trade/index.ts";
import { fitRows } from "./bounds.ts";
import { type Outcome, refuse } from "./failures.ts";
import { CandidateOut, presentCandidate } from "./find-product-codes.ts";

const mostCountries = 250;
const mostImporters = 5;
const mostCandidates = 10;

export const ResearchInput = z.object({
  product: z.string().min(1).max(200).describe("A product's name in Spanish or English"),
  code: z.string().max(12).optional().describe("Its code of two, four or six digits, which wins over the name"),
  language: Language.default("es").describe("Of names and summary"),
  limit: z.number().int().min(1).max(mostCountries).default(20).describe("Most countries to give, largest first"),
});

const FigureOut = z.object({
  value: z.number().nullable(),
  unit: z.string(),
  year: z.number().int().nullable(),
  basis: Basis.describe("How it came about; missing where there is none"),
  confidence: Confidence.nullable().describe("A best, D worst"),
  sources: z.array(z.string()).describe("Ids of sources"),
  reason: MissingReason.nullable().describe("Why it is missing"),
  contradiction: Contradiction.optional().describe("The exporter and its buyers report otherwise: one twice the other"),
  wholeHarvest: HarvestUse.optional().describe("Its tonnes are of the whole harvest, with what is made into this"),
});

export const ResearchAnswer = z.object({
  covered: CoveredProduct,
  year: z.number().int().nullable(),
  countries: z.object({ found: z.number().int(), given: z.number().int() }),
  worldExportValue: FigureOut,
  readAs: z.string().nullable().describe("How a name that was misspelt was read"),
  notUnderstood: z.array(z.string()).describe("Words of the name that say nothing of the product"),
  reportedByFew: z
    .object({ count: z.number().int(), countries: z.array(z.string()) })
    .nullable()
    .describe("Only these countries reported it by itself: the figures are theirs and not the world's"),
  summary: z.array(z.string()),
  rows: z.array(
    z.object({
      country: z.string(),
      iso3: z.string(),
      exportValue: FigureOut,
      production: FigureOut,
      exportPrice: FigureOut,
      importPrice: FigureOut,
      topImporters: z.array(z.object({ country: z.string(), share: z.number(), valueUsd: z.number() })),
      isHub: z.boolean().describe("It makes less than half of what it exports, and buys most of the rest"),
    }),
  ),
  sources: z.array(SourceRef.extend({ licence: z.string() })),
  candidates: z.array(CandidateOut).describe("What else the name may mean"),
});

/** Who exports a product, by the figures at hand; nothing is asked of the network. */
export async function researchForAssistant(
  trade: Trade,
  { product, code: typed, language, limit }: z.output<typeof ResearchInput>,
  signal: AbortSignal,
): Promise<Outcome<z.output<typeof ResearchAnswer>>> {
  const code = typed?.replaceAll(/[.\s]/g, "") ?? null;
  if (code !== null && !/^\d{2}(\d{2}){0,2}$/.test(code)) return refuse("unknown-code");
  const result = await trade.research({ product, code, language, signal });
  const candidates = result.candidates.slice(0, mostCandidates).map(presentCandidate);
  if (!result.found) {
    const { reason, notUnderstood = [], namedBy, production = null, volume = null, fillWith = [] } = result;
    const exporters = namedBy.map(({ country }) => country);
    return refuse(reason, { candidates, notUnderstood, namedAsExporters: exporters, production, volume, fillWith });
  }
  const { evidence } = result;
  const used = new Map<string, SourceRef>();
  const shown = (figure: Figure): z.output<typeof FigureOut> => {
    for (const source of figure.sources) used.set(source.id, source);
    return { ...figure, sources: figure.sources.map(({ id }) => id) };
  };
  const presentRow = ({ country, iso3, importers, hub, ...row }: RowEvidence) => ({
    country,
    iso3,
    exportValue: shown(row.value),
    production: shown(row.production),
    exportPrice: shown(row.exportPrice),
    importPrice: shown(row.importPrice),
    topImporters: importers.list
      .slice(0, mostImporters)
      .map(({ name, share, valueUsd }) => ({ country: name, share, valueUsd })),
    isHub: hub,
  });
  const rows = fitRows(evidence.rows.slice(0, limit).map(presentRow));
  return {
    ok: true,
    answer: {
      covered: evidence.covered,
      year: evidence.year,
      countries: { found: evidence.rows.length, given: rows.length },
      worldExportValue: shown(evidence.worldValueUsd),
      readAs: evidence.spelling?.read ?? null,
      notUnderstood: evidence.notUnderstood ?? [],
      reportedByFew: evidence.apart
        ? { count: evidence.apart.count, countries: evidence.apart.reporters.map(({ country }) => country) }
        : null,
      summary: writeSummary(evidence.summary ?? [], language),
      rows,
      sources: [...used.values()],
      candidates,
    },
  };
}
