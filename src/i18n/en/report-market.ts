import type { Translation } from "../index.ts";
import type { shares as sharesEs, buyers as buyersEs, insight as insightEs } from "../es/report-market.ts";

export const shares: Translation<typeof sharesEs> = {
  title: "Market shares",
  sellers: "Sales by country",
  buyers: "Purchases by country",
  country: "Country",
  share: "Share",
  others: (count) => (count === 1 ? "One other country" : `${count} more countries`),
  withoutValue: (count) =>
    count === 1 ? "One country without a value is left out." : `${count} countries without a value are left out.`,
};

export const buyers: Translation<typeof buyersEs> = {
  title: "Who buys",
  ranking: (countries) => (countries === "1" ? "The country that buys" : `The ${countries} countries that buy`),
  hint: "Value at export (FOB); import price (CIF) as the buyer reports it, or ≈ the seller’s price plus 6% for freight and insurance.",
  all: (countries) => `Show all ${countries} countries`,
  fewer: "Show the largest only",
  seeCloseUp: "See who it sells to and buys from",
  closeUp: "One country up close",
  asSeller: (country) => `${country}: what it sells`,
  asBuyer: (country) => `${country}: what it buys`,
  sold: (p) =>
    `${p.year === null ? "Sold" : `In ${p.year} it sold`} ${p.usd} USD (${p.share} of the world), number ${p.rank} of ${p.of}.`,
  soldAt: (price) => `Average export price: ${price} USD/kg.`,
  bought: (p) =>
    `${p.year === null ? "Bought" : `In ${p.year} it bought`} ${p.usd} USD (${p.share} of the world), number ${p.rank} of ${p.of}.`,
  arrivedAt: (price) => `Average import price: ${price} USD/kg.`,
  sellsNothing: (country) => `No sales by ${country} are reported, neither by it nor by its buyers.`,
  buysNothing: (country) => `No purchases by ${country} are reported, neither by it nor by its sellers.`,
  customersOf: (country) => `Main buyers from ${country}`,
  suppliersOf: (country) => `Main sellers to ${country}`,
  couldSell: "Where it could sell more",
  moreSellers: (sellers) => (sellers === 1 ? "And one more seller." : `And ${sellers} more sellers.`),
  columns: {
    buyer: "Buyer",
    seller: "Seller",
    value: "USD a year",
    share: "Share",
    price: "Import (USD/kg)",
    suppliers: "Main suppliers",
    ratio: "Its average = 100",
  },
};

export const insight: Translation<typeof insightEs> = {
  title: "The market in depth",
  missing: "What the sources in this installation do not say",
  trendNames: { value: "Value", volume: "Volume", price: "Price", production: "Production" },
  trendsMissing: {
    value: "Value over the years",
    volume: "Volume over the years",
    price: "Price over the years",
    production: "Production over the years",
  },
  perYear: (growth) => `${growth} a year`,
  everyYear: "See each year",
  gaps: "Gaps by market",
  gapsHint:
    "How much more a country could sell, judging by its share and its trade with each buyer. An indication, not a forecast.",
  marginsHint:
    "The seller reports the export price (FOB); the buyer, the import price (CIF), with freight and insurance. If the difference is negative, the two do not match: another date, weight or origin.",
  margins: "Export and import price by route",
  specialisation: "Who is specialized",
  specialisationHint:
    "The product’s share of a country’s exports, compared with its share of all the trade that the source covers (revealed comparative advantage, Balassa 1965). Above 1: the country is specialized. FAO has agricultural trade only.",
  makers: "Who produces it",
  makersHint: (countries, last) => `The largest of the ${countries} countries that produced it in ${last}.`,
  growingImporters: "Fastest-growing buyers",
  losingSuppliers: "Sellers losing share",
  seasonality: "Seasonality",
  seasonalityHint: "Each month’s exports compared with the year’s average month.",
  season: (peak, low) => `Highest in ${peak}, lowest in ${low}.`,
  pricePositions: "Price compared with the world’s",
  columns: {
    exporter: "Seller",
    importer: "Buyer",
    actual: "Already sold (USD)",
    unrealised: "Gap (USD)",
    exportPrice: "Export (USD/kg)",
    importPrice: "Import (USD/kg)",
    margin: "Difference",
    country: "Country",
    growth: "Per year",
    tonnes: (year) => `t in ${year}`,
    shareIn: (year) => `Share in ${year}`,
    share: "Share",
    firstShare: "Initial share",
    lastShare: "Final share",
    price: "USD/kg",
    ratio: "World = 100",
    ownShare: "Of its exports",
    advantage: "Index",
  },
};
