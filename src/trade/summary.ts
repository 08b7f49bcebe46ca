import type { ReportEvidence } from "../domain/report.ts";
import {
  valuesAlong,
  type SummaryKey,
  type SummarySentence,
  type SummaryTopic,
  type SummaryValue,
} from "../domain/summary.ts";
import { fullWeightCoverage, yearsUntilOld } from "./figures.ts";

const rowsThatLead = 5;

type Blanks = Readonly<Record<string, readonly [kind: SummaryValue["kind"], pointer: string]>>;
type Report = Omit<ReportEvidence, "summary">;

/** A sentence whose every value is read from the place in the evidence that it names. */
function sentence(report: Report, topic: SummaryTopic, key: SummaryKey, blanks: Blanks): SummarySentence {
  const values = Object.entries(blanks).map(([name, [kind, from]]): [string, SummaryValue] => {
    const value = valuesAlong(report, from).at(-1);
    if (typeof value !== "string" && typeof value !== "number") throw new Error(`the evidence has nothing at ${from}`);
    return [name, { kind, value, from }];
  });
  return { topic, key, values: Object.fromEntries(values) };
}

type Say = (key: SummaryKey, blanks?: Blanks) => SummarySentence;

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

function market(report: Report, say: Say): SummarySentence[] {
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

function prices(report: Report, say: Say): SummarySentence[] {
  const found = report.insight?.prices.finding;
  const margins = report.insight?.margins.finding;
  const at = "/insight/prices/finding";
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
      say(margins.median < 0 ? "margin-down" : "margin-up", {
        margin: ["change", "/insight/margins/finding/median"],
        pairs: ["count", "/insight/margins/finding/pairs"],
      }),
    );
  return sentences;
}

function trends(report: Report, say: Say): SummarySentence[] {
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
  if (insight.growingImporters.finding)
    sentences.push(
      say("growing-importer", {
        country: ["text", "/insight/growingImporters/finding/0/country"],
        growth: ["change", "/insight/growingImporters/finding/0/growthPerYear"],
        share: ["share", "/insight/growingImporters/finding/0/share"],
      }),
    );
  return sentences;
}

function gaps(report: Report, say: Say): SummarySentence[] {
  const { insight } = report;
  const sentences: SummarySentence[] = [];
  const loss = insight?.losingSuppliers.finding?.[0];
  if (loss && loss.lastShare < loss.firstShare)
    sentences.push(
      say("losing-supplier", {
        country: ["text", "/insight/losingSuppliers/finding/0/country"],
        first: ["share", "/insight/losingSuppliers/finding/0/firstShare"],
        last: ["share", "/insight/losingSuppliers/finding/0/lastShare"],
      }),
    );
  for (const [i, key] of (["gap", "next-gap"] as const).entries()) {
    if (!insight?.gaps.finding?.[i]) continue;
    const at = `/insight/gaps/finding/${i}`;
    sentences.push(
      say(key, {
        exporter: ["text", `${at}/exporter/country`],
        importer: ["text", `${at}/importer/country`],
        unrealised: ["usd", `${at}/unrealisedUsd`],
      }),
    );
  }
  return sentences;
}

function uncertainty(report: Report, say: Say, thisYear: number): SummarySentence[] {
  const { insight, year } = report;
  const sentences: SummarySentence[] = [];
  if (year !== null && thisYear - year > yearsUntilOld) sentences.push(say("old-figures", { year: ["year", "/year"] }));
  if (report.apart)
    return [...sentences, say("apart", { year: ["year", "/year"], reporters: ["count", "/apart/count"] })];
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

/**
 * What a report says in sentences: who leads and how concentrated the market is, how far prices spread, how it went over
 * the years, where the gaps are, and what is uncertain and why. Sentences are keys with values, worded elsewhere; every
 * value is one of the report's and says where it stands in it.
 */
export function summarise(report: Report, thisYear: number): SummarySentence[] {
  const sayOn =
    (topic: SummaryTopic): Say =>
    (key, blanks = {}) =>
      sentence(report, topic, key, blanks);
  return [
    ...market(report, sayOn("market")),
    ...prices(report, sayOn("prices")),
    ...trends(report, sayOn("trends")),
    ...gaps(report, sayOn("gaps")),
    ...uncertainty(report, sayOn("uncertainty"), thisYear),
  ];
}
