import type { ProductionSource } from "./production-source.ts";

/**
 * Minerals as the British Geological Survey calls them, and the headings that are the mineral itself.
 * Ores counted as the metal in them, and minerals of which a heading has only a part, are not the traded good.
 */
const minerals = [
  { item: "asbestos", codes: ["2524"], sameGood: true },
  { item: "bauxite", codes: ["2606"], sameGood: true },
  { item: "feldspar", codes: ["252910"], sameGood: true },
  { item: "fluorspar", codes: ["252921", "252922"], sameGood: true },
  { item: "graphite", codes: ["2504"], sameGood: true },
  { item: "kaolin", codes: ["2507"], sameGood: true },
  { item: "manganese ore", codes: ["2602"], sameGood: true },
  { item: "phosphate rock", codes: ["2510"], sameGood: true },
  { item: "salt", codes: ["2501"], sameGood: true },
  { item: "talc", codes: ["2526"], sameGood: true },
  { item: "cobalt, mine", codes: ["2605", "8105"], sameGood: false },
  { item: "copper, mine", codes: ["2603", "7402", "7403"], sameGood: false },
  { item: "gold, mine", codes: ["7108"], sameGood: false },
  { item: "lead, mine", codes: ["2607"], sameGood: false },
  { item: "lithium minerals", codes: ["253090", "282520", "283691"], sameGood: false },
  { item: "nickel, mine", codes: ["2604", "7501", "7502"], sameGood: false },
  { item: "silver, mine", codes: ["2616", "7106"], sameGood: false },
  { item: "tin, mine", codes: ["2609"], sameGood: false },
  { item: "zinc, mine", codes: ["2608"], sameGood: false },
];

/** World Mineral Statistics: tonnes mined by country and year, from an import only. */
export const bgs: ProductionSource = {
  ref: {
    id: "bgs",
    title: "British Geological Survey, World Mineral Statistics",
    version: "unknown",
    licence: "OGL-UK-3.0",
    url: "https://ogcapi.bgs.ac.uk/collections/world-mineral-statistics",
  },
  readItems: (expand) =>
    minerals.map(({ item, codes, sameGood }) => ({ items: [item], hs6: codes.flatMap(expand), sameGood })),
};
