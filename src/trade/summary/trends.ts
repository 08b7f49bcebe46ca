import type { SummarySentence } from "../../domain/summary.ts";
import type { Report, Say } from "./say.ts";

/** How the market went over the years. */
export function trends(report: Report, say: Say): SummarySentence[] {
  const { insight } = report;
  if (!insight) return [];
  const sentences = (["value", "volume", "price", "production"] as const).flatMap((name) => {
    const finding = insight.trends[name].finding;
    if (!finding) return [];
    const at = `/insight/trends/${name}`;
    return [
      say(`${name}-${finding.growthPerYear < 0 ? "down" : "up"}`, {
        first: ["year", `${at}/finding/points/0/year`],
        last: ["year", `${at}/finding/points/${finding.points.length - 1}/year`],
        growth: ["change", `${at}/finding/growthPerYear`],
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
