import type { SummarySentence } from "../../domain/summary.ts";
import { smallestMove, type Report, type Say } from "./say.ts";

/** Who leaves room, and where more could be sold. */
export function gaps(report: Report, say: Say): SummarySentence[] {
  const { insight } = report;
  const sentences: SummarySentence[] = [];
  const loss = insight?.losingSuppliers.finding?.[0];
  if (loss && loss.firstShare - loss.lastShare >= smallestMove)
    sentences.push(
      say("losing-supplier-years", {
        country: ["text", "/insight/losingSuppliers/finding/0/country"],
        first: ["year", "/insight/losingSuppliers/years/0"],
        last: ["year", "/insight/losingSuppliers/years/1"],
        firstShare: ["share", "/insight/losingSuppliers/finding/0/firstShare"],
        lastShare: ["share", "/insight/losingSuppliers/finding/0/lastShare"],
      }),
    );
  for (const [i, key] of (["gap-of-year", "next-gap-of-year"] as const).entries()) {
    if (!insight?.gaps.finding?.[i]) continue;
    const at = `/insight/gaps/finding/${i}`;
    sentences.push(
      say(key, {
        ...(i === 0 ? { year: ["year", "/year"] } : {}),
        exporter: ["text", `${at}/exporter/country`],
        importer: ["text", `${at}/importer/country`],
        unrealised: ["usd", `${at}/unrealisedUsd`],
      }),
    );
  }
  return sentences;
}
