import type { SummarySentence } from "../../domain/summary.ts";
import { smallestChange, type Report, type Say } from "./say.ts";

/** How far prices spread, and what a good gains on its way. */
export function prices(report: Report, say: Say): SummarySentence[] {
  const found = report.insight?.prices.finding;
  const margins = report.insight?.margins.finding;
  const at = "/insight/prices/finding";
  const pairs = ["count", "/insight/margins/finding/pairs"] as const;
  const sentences: SummarySentence[] = [];
  if (found && found.lowest.iso3 !== found.highest.iso3)
    sentences.push(
      say("price-spread", {
        world: ["usdPerKg", `${at}/worldUsdPerKg`],
        low: ["usdPerKg", `${at}/lowest/usdPerKg`],
        lowCountry: ["text", `${at}/lowest/country`],
        high: ["usdPerKg", `${at}/highest/usdPerKg`],
        highCountry: ["text", `${at}/highest/country`],
      }),
    );
  if (margins)
    sentences.push(
      Math.abs(margins.median) < smallestChange
        ? say("margin-even", { pairs })
        : say(margins.median < 0 ? "margin-down" : "margin-up", {
            margin: ["change", "/insight/margins/finding/median"],
            pairs,
          }),
    );
  return sentences;
}
