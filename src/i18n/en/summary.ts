import type { Translation } from "../index.ts";
import type { summary as es } from "../es/summary.ts";
import { apart, noFigures } from "./no-figures.ts";
import { buyers, insight, shares } from "./report-market.ts";

export const summary: Translation<typeof es> = {
  title: "Summary",
  intro: "Worked out from the figures of this report. Press a number to see where it comes from.",
  topics: {
    market: "Who sells and who buys",
    prices: "Prices",
    trends: "Trends",
    gaps: "Gaps",
    uncertainty: "What is uncertain",
  },
  sentences: {
    leader: "{leader} leads exports with {value}, {share} of the {world} that the world exported in {year}.",
    "top-three": "With {second} and {third} it adds up to {share}; {countries} countries export in all.",
    "apart-leader": "{exporter} reported exports of {value} in {year}.",
    "apart-buyer": "Its largest buyer was {importer}, with {share}.",
    buyers: "The largest buyers are {first} ({firstShare}), {second} ({secondShare}) and {third} ({thirdShare}).",
    "spread-out": "Supply is spread over many (HHI {hhi}).",
    "moderately-concentrated": "Supply is moderately concentrated (HHI {hhi}).",
    concentrated: "Supply is concentrated in few (HHI {hhi}).",
    "price-spread":
      "The average export price is {world}. Among those who sell at least 1% it runs from {low} ({lowCountry}) to {high} ({highCountry}).",
    "margin-up": "On the typical route the buyer reports a price {margin} above the seller's ({pairs} routes).",
    "margin-even": "On the typical route, buyer and seller report the same price ({pairs} routes).",
    "margin-down": "On the typical route the buyer reports a price {margin} below the seller's ({pairs} routes).",
    "value-up": "From {first} to {last}, the value of world exports grew {growth} a year.",
    "value-down": "From {first} to {last}, the value of world exports fell {growth} a year.",
    "volume-up": "The volume exported grew {growth} a year from {first} to {last}.",
    "volume-down": "The volume exported fell {growth} a year from {first} to {last}.",
    "price-up": "The average price rose {growth} a year from {first} to {last}.",
    "price-down": "The average price fell {growth} a year from {first} to {last}.",
    "production-up": "World production grew {growth} a year from {first} to {last}.",
    "production-down": "World production fell {growth} a year from {first} to {last}.",
    "production-level": "The world made {tonnes} in {year}.",
    "growing-importer-years":
      "The buyer that grew fastest from {first} to {last} is {country}: {growth} a year, up to {share} of the purchases of {last}.",
    "losing-supplier-years":
      "{country} went from {firstShare} of world exports in {first} to {lastShare} in {last}: it leaves room to others.",
    "growing-importer":
      "The fastest-growing buyer is {country}: {growth} a year, with {share} of last year's purchases.",
    "losing-supplier": "{country} went from {first} to {last} of world exports: it leaves room to others.",
    gap: "The largest gap: judging by what it exports already and by how much the two countries trade, {exporter} could sell {unrealised} more a year to {importer}. An indication, not a forecast.",
    "next-gap": "The next gap is that of {exporter} in {importer}: {unrealised} more a year.",
    "whole-code": "Code {code} may hold more than “{typed}”: the figures are of the whole code.",
    "quality-untold":
      "Statistics do not tell apart what “{qualities}” says: the figures are of all of code {code}, whether it is so or not.",
    "old-figures": "The figures with partner countries are of {year}: today's market may be very different.",
    mirrored:
      "{mirrored} of the {exporters} exporters do not report their sales: theirs ({share} of the value) come from what their buyers report.",
    "few-weights": "Only {share} of the value has a reported weight; prices come from that part.",
    "no-weights": "Nobody reports weights of this product, so there are no prices per kilogram.",
    balanced: "The source has reconciled both sides already, so no price can be compared with another by route.",
    hub: "{country} is mostly a place of transit: it makes less than half of what it exports and buys the rest.",
    "no-trend": "No source gives several years of exactly this product: we work out no trends of its trade.",
    "few-years": "There is data from {first} to {last} only: the trend compares the last year with the first.",
    apart:
      "Countries that reported it by itself in {year}: {reporters}. It had no code of its own yet and the others added it to other products, so there is no world total and there are no shares.",
  },
  millions: (amount) => `${amount} million USD`,
  tonnes: (amount) => `${amount} tonnes`,
  millionTonnes: (amount) => `${amount} million tonnes`,
  evidence: {
    open: (value) => `Where ${value} comes from`,
    exact: "Value",
    period: "Years",
    place: "Place in the data",
    how: "How it is worked out",
  },
  formulas: {
    "/insight/exporters": "Share = value of the country / world total.",
    "/insight/importers": "Share = what the country buys / what the world buys, at export value (FOB).",
    "/insight/prices":
      "Value with a weight / weight, without weights beyond 3 deviations. Extremes among those that sell at least 1%.",
    "/insight/margins":
      "Price reported by the buyer (CIF) / price reported by the seller (FOB) − 1; the median of the routes.",
    "/insight/trends": "Theil–Sen slope of the logarithm from four years on; with fewer, last / first.",
    "/insight/growingImporters": "Theil–Sen slope of the logarithm of its purchases, among those that buy at least 1%.",
    "/insight/losingSuppliers": "Share of each year and its Theil–Sen slope.",
    "/insight/gaps":
      "Seller's share × buyer's purchases × ease of trade between the two (2 at most) − what it sells already.",
    "/insight/certainty": "Counted over the rows and country pairs of the report.",
    "/worldValueUsd": "The sum of the report's rows.",
    "/worldProduction":
      "Sum of the countries in the newest year that at least half as many report as reported the best one.",
    "/rows": "The country's row in the table.",
    "/year": "The newest year of the source that has partner countries.",
  },
  gaps: {
    "one-year": "No source at hand gives several years of exactly this product.",
    "few-years": "It takes four years not to mistake an odd one for a trend; there are fewer.",
    "no-weights": "No weights are reported.",
    "balanced-by-source": "The source has reconciled both sides into one value already.",
    "one-side-reports": "Only one side reports.",
    "few-reporters": "Very few countries reported this product by itself: their figures say nothing of the world's.",
    "no-pair-totals": "The total trade between countries of this source is missing.",
    "no-months": "No active source gives months.",
    "no-production-figures": "There is no production of exactly this product.",
    "nothing-found": "Nothing in the figures stands out.",
  },
  failures: {
    unauthorised: "refused the key",
    forbidden: "does not allow the request",
    "rate-limited": "asked to wait longer than a report waits",
    "source-error": "answered with an error",
    unreachable: "could not be reached",
    silent: "did not answer in time",
    "unexpected-answer": "answered something that is no data",
    "cut-short": "cut its answer short",
    "out-of-time": "the report's time was over",
    resting: "failed a moment ago; it is left to rest",
  },
  news: {
    title: "News of the product",
    tone: "Tone of the coverage",
    toneHint: "Mean of each day according to GDELT: below zero bad news, above zero good.",
  },
  noFigures,
  apart,
  shares,
  buyers,
  insight,
};
