import type { ProducedGroup, ProductionSource } from "./production-source.ts";

type Mineral = Pick<ProducedGroup, "sameGood" | "metal"> & { readonly item: string; readonly codes: readonly string[] };

/**
 * Minerals as the British Geological Survey calls them, and the headings that are the mineral itself.
 * Ores counted as the metal in them, and minerals of which a heading has only a part, are not the traded good.
 */
const minerals: readonly Mineral[] = [
  { item: "asbestos", codes: ["2524"], sameGood: true },
  { item: "bauxite", codes: ["2606"], sameGood: true },
  { item: "feldspar", codes: ["252910"], sameGood: true },
  { item: "fluorspar", codes: ["252921", "252922"], sameGood: true },
  { item: "graphite", codes: ["2504"], sameGood: true },
  { item: "iron ore", codes: ["2601"], sameGood: true },
  { item: "kaolin", codes: ["2507"], sameGood: true },
  { item: "manganese ore", codes: ["2602"], sameGood: true },
  { item: "phosphate rock", codes: ["2510"], sameGood: true },
  { item: "salt", codes: ["2501"], sameGood: true },
  { item: "talc", codes: ["2526"], sameGood: true },
  { item: "cobalt, mine", codes: ["2605", "8105"], sameGood: false, metal: "cobalt" },
  { item: "copper, mine", codes: ["2603", "7402", "7403"], sameGood: false, metal: "copper" },
  { item: "gold, mine", codes: ["7108"], sameGood: false, metal: "gold" },
  { item: "lead, mine", codes: ["2607"], sameGood: false, metal: "lead" },
  { item: "lithium minerals", codes: ["253090", "282520", "283691"], sameGood: false, metal: "lithium" },
  { item: "nickel, mine", codes: ["2604", "7501", "7502"], sameGood: false, metal: "nickel" },
  { item: "silver, mine", codes: ["2616", "7106"], sameGood: false, metal: "silver" },
  { item: "tin, mine", codes: ["2609"], sameGood: false, metal: "tin" },
  { item: "zinc, mine", codes: ["2608"], sameGood: false, metal: "zinc" },
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
    minerals.map(({ item, codes, ...kind }) => ({ items: [item], hs6: codes.flatMap(expand), ...kind })),
};
