import type { Translation } from "../index.ts";
import type { summary as es } from "../es/summary.ts";
import { apart, noFigures } from "./no-figures.ts";
import { buyers, insight, shares } from "./report-market.ts";

export const summary: Translation<typeof es> = {
  title: "Summary",
  intro: "Calculated from the figures in this report. Select a number to see where it comes from.",
  copying: {
    copy: "Copy the summary",
    copied: "Copied with its sources: paste it into a message or a document.",
    failed: "The browser did not allow copying it. Select the text and copy it.",
  },
  topics: {
    market: "Who sells and who buys",
    prices: "Prices",
    trends: "Trends",
    gaps: "Gaps",
    uncertainty: "What is uncertain",
  },
  sentences: {
    leader: "{leader} led exports with {value}, {share} of the {world} that the world exported in {year}.",
    "top-three": "Together with {second} and {third} it accounted for {share}; {countries} countries exported in all.",
    "apart-leader": "{exporter} reported exports of {value} in {year}.",
    "apart-buyer": "Its largest buyer was {importer}, with {share}.",
    buyers: "The largest buyers were {first} ({firstShare}), {second} ({secondShare}) and {third} ({thirdShare}).",
    "spread-out": "Supply was spread over many countries (HHI {hhi}).",
    "moderately-concentrated": "Supply was moderately concentrated (HHI {hhi}).",
    concentrated: "Supply was concentrated in a few countries (HHI {hhi}).",
    "price-spread":
      "The average export price was {world}. Among those that sold at least 1%, it ranged from {low} ({lowCountry}) to {high} ({highCountry}).",
    "margin-up": "On the typical route the buyer reported a price {margin} above the seller’s ({pairs} routes).",
    "margin-even": "On the typical route, buyer and seller reported the same price ({pairs} routes).",
    "margin-down": "On the typical route the buyer reported a price {margin} below the seller’s ({pairs} routes).",
    "value-up": "From {first} to {last}, the value of world exports grew {growth} a year.",
    "value-down": "From {first} to {last}, the value of world exports fell {growth} a year.",
    "value-even": "From {first} to {last}, the value of world exports hardly changed.",
    "volume-up": "The volume exported grew {growth} a year from {first} to {last}.",
    "volume-down": "The volume exported fell {growth} a year from {first} to {last}.",
    "volume-even": "The volume exported hardly changed from {first} to {last}.",
    "price-up": "The average price rose {growth} a year from {first} to {last}.",
    "price-down": "The average price fell {growth} a year from {first} to {last}.",
    "price-even": "The average price hardly changed from {first} to {last}.",
    "production-up": "World production grew {growth} a year from {first} to {last}.",
    "production-down": "World production fell {growth} a year from {first} to {last}.",
    "production-even": "World production hardly changed from {first} to {last}.",
    "production-level": "The world produced {tonnes} in {year}.",
    "whole-harvest":
      "That production is the whole harvest, including what is {use}, which is exported under other codes.",
    makers:
      "The largest producers in {year} were {first} ({firstShare}), {second} ({secondShare}) and {third} ({thirdShare}).",
    "rising-maker": "{country} gained most: from {firstShare} of world production in {first} to {lastShare} in {last}.",
    "growing-importer-years":
      "The buyer that grew fastest from {first} to {last} was {country}: {growth} a year, up to {share} of the purchases of {last}.",
    "losing-supplier-years":
      "{country} went from {firstShare} of world exports in {first} to {lastShare} in {last}, which leaves room for others.",
    "growing-importer":
      "The fastest-growing buyer is {country}: {growth} a year, with {share} of the latest year’s purchases.",
    "losing-supplier": "{country} went from {first} to {last} of world exports, which leaves room for others.",
    "gap-of-year":
      "The largest gap of {year}: judging by what it exported and by how much the two countries trade, {exporter} could have sold {unrealised} more that year to {importer}. An indication, not a forecast.",
    "next-gap-of-year": "The next gap was {exporter} selling to {importer}: {unrealised} more.",
    gap: "The largest gap: judging by what it already exports and by how much the two countries trade, {exporter} could sell {unrealised} more a year to {importer}. An indication, not a forecast.",
    "next-gap": "The next gap is {exporter} selling to {importer}: {unrealised} more a year.",
    "whole-code": "Code {code} may cover more than “{typed}”: the figures are for the whole code.",
    "asked-otherwise":
      "The code of what you are looking for is {code}, which no source in this installation gives separately: the figures are for the codes named in the report.",
    "quality-untold": "Statistics do not distinguish “{qualities}”: the figures are for the whole product.",
    "old-figures": "The figures by partner country are from {year}: today’s market may be very different.",
    "newer-figures":
      "CEPII BACI and FAOSTAT publish more recent years, free of charge: whoever runs this installation can import them.",
    mirrored:
      "{mirrored} of the {exporters} exporters did not report their sales: their figures ({share} of the value) come from what their buyers reported.",
    contradicted:
      "For {contradicted} of {exporters} exporters ({share} of the value), what the country reports and what its buyers report do not match: one figure is at least twice the other. The source of each value gives both.",
    "leader-contradicted":
      "{country} and its buyers contradict each other: it reported sales of {exported} in {year} to the countries that report this product too, and they reported buying {imported} from it, freight and insurance included. We show {value}: for each destination the average of both figures without freight, or the only one there is.",
    "few-weights": "Only {share} of the value has a reported weight; prices come from that part.",
    "no-weights": "Nobody reported weights for this product, so there are no prices per kilogram.",
    balanced: "The source has already reconciled both sides, so prices cannot be compared by route.",
    hub: "{country} re-exported: it produced less than half of what it exported and bought most of the rest abroad.",
    "no-trend":
      "No source in this installation gives several years for exactly this product: we do not calculate trends for its trade.",
    "few-years": "There is only data from {first} to {last}: the trend compares the last year with the first.",
    "apart-one":
      "In {year} only {reporter} reported it separately. It did not have its own code yet and the others counted it within other products, so there is no world total and no shares.",
    apart:
      "Countries that reported it separately in {year}: {reporters}. It did not have its own code yet and the others counted it within other products, so there is no world total and no shares.",
  },
  lessThan: (share) => `less than ${share}`,
  millions: (amount) => `${amount} million USD`,
  tonnes: (amount) => `${amount} metric tons`,
  millionTonnes: (amount) => `${amount} million metric tons`,
  evidence: {
    open: (value) => `Where ${value} comes from`,
    exact: "Value",
    period: "Years",
    place: "Place in the data",
    how: "How it is calculated",
  },
  formulas: {
    "/insight/exporters": "Share = the country’s value / world total.",
    "/insight/importers": "Share = what the country buys / what the world buys, at export value (FOB).",
    "/insight/prices":
      "Value that has a weight / weight, leaving out weights more than 3 deviations away. Extremes among those that sell at least 1% and whose buyers do not report three times as much, or a third.",
    "/insight/margins":
      "Price reported by the buyer (CIF) / price reported by the seller (FOB) − 1; the median of the routes.",
    "/insight/trends": "Theil–Sen slope of the logarithm with four years or more; with fewer, last / first.",
    "/insight/makers": "What the country produces / what the world produces that year.",
    "/insight/growingImporters": "Theil–Sen slope of the logarithm of its purchases, among those that buy at least 1%.",
    "/insight/losingSuppliers": "Share of each year and its Theil–Sen slope.",
    "/insight/gaps":
      "Seller’s share × buyer’s purchases × ease of trade between the two (2 at most), never beyond all it buys, − what it sells already.",
    "/insight/certainty": "Counted from the report’s rows and country pairs.",
    "/worldValueUsd": "The sum of the report’s rows.",
    "/worldProduction":
      "Sum of the countries in the latest year reported by at least half as many as reported the best year.",
    "/rows": "The country’s row in the table.",
    "/year": "The latest year of the source that has partner countries.",
  },
  gaps: {
    "one-year": "No source at hand gives several years for exactly this product.",
    "few-years": "It takes four years not to mistake an odd one for a trend; there are fewer.",
    "no-weights": "No weights are reported.",
    "balanced-by-source": "The source has already reconciled both sides into a single value.",
    "one-side-reports": "Only one side reports.",
    "few-reporters": "Very few countries reported this product separately: their figures say nothing about the world.",
    "no-pair-totals": "The total trade between countries of this source is missing.",
    "no-months": "No active source gives months.",
    "no-production-figures": "There are no production figures for exactly this product.",
    "nothing-found": "Nothing in the figures stands out.",
  },
  failures: {
    unauthorised: "refused the key",
    forbidden: "does not allow the request",
    "rate-limited": "asked to wait longer than a report waits",
    "source-error": "answered with an error",
    unreachable: "could not be reached",
    silent: "did not answer in time",
    "unexpected-answer": "answered with something that is not data",
    "cut-short": "cut its answer short",
    "out-of-time": "the report ran out of time",
    resting: "failed a moment ago; we are giving it a rest",
  },
  news: {
    title: "News about the product",
    tone: "Tone of the coverage",
    toneHint: "Daily average according to GDELT: below zero, bad news; above zero, good news.",
  },
  noFigures,
  apart,
  shares,
  buyers,
  insight,
};
