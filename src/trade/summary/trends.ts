import { wholeHarvestOf } from "../../domain/harvest-words.ts";
import type { SummarySentence } from "../../domain/summary.ts";
import { smallestChange, smallestMove, type Report, type Say } from "./say.ts";

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
  if (wholeHarvestOf(report))
    sentences.push(say("whole-harvest", { use: ["harvestUse", "/worldProduction/wholeHarvest"] }));
  sentences.push(...makers(report, say));
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

/** Who makes it, in a year that may be much newer than that of the trade, and who of them won most. */
function makers({ insight }: Report, say: Say): SummarySentence[] {
  const finding = insight?.makers?.finding;
  if (!finding || finding.leaders.length < 3) return [];
  const at = "/insight/makers/finding";
  const largest = say("makers", {
    year: ["year", `${at}/last`],
    first: ["text", `${at}/leaders/0/country`],
    firstShare: ["share", `${at}/leaders/0/share`],
    second: ["text", `${at}/leaders/1/country`],
    secondShare: ["share", `${at}/leaders/1/share`],
    third: ["text", `${at}/leaders/2/country`],
    thirdShare: ["share", `${at}/leaders/2/share`],
  });
  const gains = finding.leaders.map(({ share, firstShare }) => (firstShare === null ? 0 : share - firstShare));
  const most = Math.max(...gains);
  if (most < smallestMove) return [largest];
  const winner = `${at}/leaders/${gains.indexOf(most)}`;
  const rising = say("rising-maker", {
    country: ["text", `${winner}/country`],
    firstShare: ["share", `${winner}/firstShare`],
    first: ["year", `${at}/first`],
    lastShare: ["share", `${winner}/share`],
    last: ["year", `${at}/last`],
  });
  return [largest, rising];
}
