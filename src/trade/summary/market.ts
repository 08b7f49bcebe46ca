import type { SummarySentence } from "../../domain/summary.ts";
import type { Report, Say } from "./say.ts";

const concentrationKeys = { low: "spread-out", middle: "moderately-concentrated", high: "concentrated" } as const;

const leaders = (path: string, n: number): string => `${path}/leaders/${n}`;

/** Of few reporters only the largest of them is told, with its largest buyer: no share of the world's trade. */
function apartMarket({ rows, year }: Report, say: Say): SummarySentence[] {
  const [leader] = rows;
  if (!leader || leader.value.value === null || year === null) return [];
  const exporter = ["text", "/rows/0/country"] as const;
  const sentences = [say("apart-leader", { exporter, value: ["usd", "/rows/0/value/value"], year: ["year", "/year"] })];
  if (leader.importers.list.length > 0)
    sentences.push(
      say("apart-buyer", {
        importer: ["text", "/rows/0/importers/list/0/name"],
        share: ["share", "/rows/0/importers/list/0/share"],
      }),
    );
  return sentences;
}

/** Who sells and who buys. */
export function market(report: Report, say: Say): SummarySentence[] {
  if (report.apart) return apartMarket(report, say);
  const exporters = report.insight?.exporters.finding;
  const importers = report.insight?.importers.finding;
  const at = "/insight/exporters/finding";
  const sentences: SummarySentence[] = [];
  if (exporters) {
    sentences.push(
      say("leader", {
        leader: ["text", `${leaders(at, 0)}/country`],
        share: ["share", `${leaders(at, 0)}/share`],
        value: ["usd", `${leaders(at, 0)}/valueUsd`],
        world: ["usd", "/worldValueUsd/value"],
        year: ["year", "/worldValueUsd/year"],
      }),
    );
    if (exporters.leaders.length > 3)
      sentences.push(
        say("top-three", {
          second: ["text", `${leaders(at, 1)}/country`],
          third: ["text", `${leaders(at, 2)}/country`],
          share: ["share", `${at}/topThreeShare`],
          countries: ["count", `${at}/countries`],
        }),
      );
    sentences.push(say(concentrationKeys[exporters.level], { hhi: ["hhi", `${at}/hhi`] }));
  }
  const bought = "/insight/importers/finding";
  if (importers && importers.leaders.length > 2)
    sentences.push(
      say("buyers", {
        first: ["text", `${leaders(bought, 0)}/country`],
        firstShare: ["share", `${leaders(bought, 0)}/share`],
        second: ["text", `${leaders(bought, 1)}/country`],
        secondShare: ["share", `${leaders(bought, 1)}/share`],
        third: ["text", `${leaders(bought, 2)}/country`],
        thirdShare: ["share", `${leaders(bought, 2)}/share`],
      }),
    );
  return sentences;
}
