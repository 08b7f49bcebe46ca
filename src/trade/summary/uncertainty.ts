import { isOldYear } from "../../domain/figure.ts";
import { fullWeightCoverage } from "../figures.ts";
import type { SummarySentence } from "../../domain/summary.ts";
import type { Report, Say } from "./say.ts";

const rowsThatLead = 5;

function reportedApart({ count }: NonNullable<Report["apart"]>, say: Say): SummarySentence {
  const year = ["year", "/year"] as const;
  return count === 1
    ? say("apart-one", { year, reporter: ["text", "/apart/reporters/0/country"] })
    : say("apart", { year, reporters: ["count", "/apart/count"] });
}

/** How often exporters and their buyers contradict each other, and both figures of the largest that leads. */
function contradictions({ rows, insight }: Report, say: Say): SummarySentence[] {
  const count = insight?.certainty.finding?.contradicted ?? 0;
  if (count === 0) return [];
  const at = "/insight/certainty/finding";
  const lead = rows
    .slice(0, rowsThatLead)
    .findIndex(({ value }) => value.reason === null && value.contradiction !== undefined);
  const value = `/rows/${lead}/value`;
  const ofAll = say("contradicted", {
    contradicted: ["count", `${at}/contradicted`],
    exporters: ["count", `${at}/exporters`],
    share: ["share", `${at}/contradictedShare`],
  });
  if (lead === -1) return [ofAll];
  const ofLead = say("leader-contradicted", {
    country: ["text", `/rows/${lead}/country`],
    year: ["year", `${value}/year`],
    exported: ["usd", `${value}/contradiction/exporterUsd`],
    imported: ["usd", `${value}/contradiction/importersUsd`],
    value: ["usd", `${value}/value`],
  });
  return count === 1 ? [ofLead] : [ofLead, ofAll];
}

/** What is not known for sure, and why. */
export function uncertainty(report: Report, say: Say, thisYear: number): SummarySentence[] {
  const { insight, year, covered } = report;
  const sentences: SummarySentence[] = [];
  if (covered.asked !== undefined) sentences.push(say("asked-otherwise", { code: ["text", "/covered/asked/code"] }));
  else if (covered.typed !== undefined)
    sentences.push(say("whole-code", { code: ["text", "/covered/code"], typed: ["text", "/covered/typed"] }));
  if (covered.qualities !== undefined)
    sentences.push(say("quality-untold", { qualities: ["text", "/covered/qualities"] }));
  if (year !== null && isOldYear(year, thisYear))
    sentences.push(say("old-figures", { year: ["year", "/year"] }), say("newer-figures"));
  if (report.apart) return [...sentences, reportedApart(report.apart, say)];
  const certainty = insight?.certainty.finding;
  const at = "/insight/certainty/finding";
  if (certainty && certainty.mirrored > 0)
    sentences.push(
      say("mirrored", {
        mirrored: ["count", `${at}/mirrored`],
        exporters: ["count", `${at}/exporters`],
        share: ["share", `${at}/mirroredShare`],
      }),
    );
  sentences.push(...contradictions(report, say));
  if (certainty?.weighedShare === 0) sentences.push(say("no-weights"));
  else if (certainty && certainty.weighedShare < fullWeightCoverage)
    sentences.push(say("few-weights", { share: ["share", `${at}/weighedShare`] }));
  if (insight?.margins.reason === "balanced-by-source") sentences.push(say("balanced"));
  const hub = report.rows.slice(0, rowsThatLead).findIndex((row) => row.hub);
  if (hub !== -1) sentences.push(say("hub", { country: ["text", `/rows/${hub}/country`] }));
  if (insight?.trends.value.reason) sentences.push(say("no-trend"));
  else if (insight?.trends.value.finding?.method === "last-over-first")
    sentences.push(
      say("few-years", {
        first: ["year", "/insight/trends/value/years/0"],
        last: ["year", "/insight/trends/value/years/1"],
      }),
    );
  return sentences;
}
