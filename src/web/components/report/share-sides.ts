import type { SourceRef } from "../../../domain/figure.ts";
import type { ReportEvidence } from "../../../domain/report.ts";
import type { Holder } from "../../../domain/share-parts.ts";
import type { TrustBasis } from "../trust-mark.tsx";

export type CountryHolder = Holder & { readonly iso3: string; readonly basis: TrustBasis };
type Side = { holders: readonly CountryHolder[]; total: number; sources: readonly SourceRef[]; years: string | null };

export const hasShares = (evidence: ReportEvidence): boolean =>
  sellersOf(evidence) !== null || buyersOf(evidence) !== null;

/** The exporters of a report and the world's total; null where the report says nothing of the world. */
export function sellersOf({ apart, rows, worldValueUsd, year }: ReportEvidence): Side | null {
  const { value: total, sources } = worldValueUsd;
  if (apart || !total) return null;
  const holders = rows.map(({ iso3, country, value: { value, basis } }) => ({ iso3, name: country, value, basis }));
  return { holders, total, sources, years: year === null ? null : String(year) };
}

/** Who buys, and what all buy together. */
export function buyersOf({ apart, insight }: ReportEvidence): Side | null {
  const buyers = insight?.buyers;
  if (apart || !buyers?.finding?.length) return null;
  const holders = buyers.finding.map(({ iso3, country, valueUsd }) => ({
    iso3,
    name: country,
    value: valueUsd,
    basis: "derived" as const,
  }));
  const [first, last] = buyers.years ?? [];
  const years = first === undefined ? null : first === last ? String(first) : `${first}–${last}`;
  return { holders, total: holders.reduce((sum, { value }) => sum + value, 0), sources: buyers.sources, years };
}
