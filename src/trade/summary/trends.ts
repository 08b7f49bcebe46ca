import type { SummarySentence } from "../../domain/summary.ts";
import { smallestChange, type Report, type Say } from "./say.ts";

function directionOf(growthPerYear: number): "up" | "down" | "even" {
  if (Math.abs(growthPerYear) < smallestChange) return "even";
  return growthPerYear < 0 ? "down" : "up";
}

/** How the market went over the years. */
export function trends(report: Report, say: Say): SummarySentence[] {
  const { insight } = report;
  if (!insight) return [];
  const sentences = (["value", "volume", "price", "production"] as const).flatMap((name) => {
    const finding = insight.trends[name].finding;
    if (!finding) return [];
    const at = `/insight/trends/${name}`;
    const direction = directionOf(finding.growthPerYear);
    return [
      say(`${name}-${direction}`, {
        first: ["year", `${at}/finding/points/0/year`],
        last: ["year", `${at}/finding/points/${finding.points.length - 1}/year`],
        ...(direction === "even" ? {} : { growth: ["change", `${at}/finding/growthPerYear`] }),
      }),
    ];
  });
  if (report.worldProduction && report.worldProduction.value !== null)
    sentences.push(
      say("production-level", {
        tonnes: ["tonnes", "/worldProduction/value"],
        year: ["year", "/worldProduction/year"],
      }),
    );
  if (insight.growingImporters.finding)
    sentences.push(
      say("growing-importer-years", {
        first: ["year", "/insight/growingImporters/years/0"],
        last: ["year", "/insight/growingImporters/years/1"],
        country: ["text", "/insight/growingImporters/finding/0/country"],
        growth: ["change", "/insight/growingImporters/finding/0/growthPerYear"],
        share: ["share", "/insight/growingImporters/finding/0/share"],
      }),
    );
  return sentences;
}
