import type { ProductionSource } from "./production-source.ts";

/** USGS mine output in tonnes of contained metal: never the traded ore or compound itself, so it does not fill a row. */
export const usgs: ProductionSource = {
  ref: {
    id: "usgs",
    title: "USGS, Mineral Commodity Summaries",
    version: "2018-2025",
    licence: "public-domain",
    url: "https://www.usgs.gov/centers/national-minerals-information-center/mineral-commodity-summaries",
  },
  readItems: (expand) =>
    [
      { metal: "cobalt" as const, codes: ["2605", "8105", "2822"] },
      { metal: "lithium" as const, codes: ["253090", "282520", "283691"] },
      { metal: "manganese" as const, codes: ["2602", "8111", "2820"] },
      { metal: "nickel" as const, codes: ["2604", "7501", "7502", "282540", "283324"] },
    ].map(({ metal, codes }) => ({ items: [metal], hs6: codes.flatMap(expand), sameGood: false, metal })),
};
