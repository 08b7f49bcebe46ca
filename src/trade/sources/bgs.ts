import type { Metal } from "../../domain/research.ts";
import type { ProductionSource } from "./production-source.ts";

type Mineral = { readonly item: string; readonly codes: readonly string[]; readonly kinds?: readonly string[] };

/**
 * Minerals as the British Geological Survey calls them, with those of its kinds that are the same good, and the headings
 * that are the mineral itself. Minerals of which a heading has only a part are not the traded good.
 */
const minerals: readonly Mineral[] = [
  { item: "asbestos", codes: ["2524"], kinds: ["amosite", "amphibole", "anthophyllite", "chrysotile", "crocidolite"] },
  { item: "barytes", codes: ["251110"], kinds: ["barytes"] },
  { item: "bauxite", codes: ["2606"] },
  { item: "borates", codes: ["2528"] },
  { item: "chromium ores and concentrates", codes: ["2610"] },
  { item: "diatomite", codes: ["2512"], kinds: ["moler"] },
  { item: "feldspar", codes: ["252910"] },
  { item: "fluorspar", codes: ["252921", "252922"] },
  { item: "graphite", codes: ["2504"] },
  { item: "iodine", codes: ["280120"] },
  { item: "iron ore", codes: ["2601"] },
  { item: "kaolin", codes: ["2507"] },
  { item: "magnesite", codes: ["251910"] },
  { item: "manganese ore", codes: ["2602"], kinds: ["chemical", "metallurgical", "manganese ore (ferruginous)"] },
  { item: "petroleum, crude", codes: ["2709"] },
  { item: "phosphate rock", codes: ["2510"], kinds: ["aluminium phosphate", "apatite", "calcium phosphates"] },
  {
    item: "salt",
    codes: ["2501"],
    kinds: [
      "brine salt",
      "brine salt & sea salt",
      "common salt",
      "crude salt",
      "evaporated salt",
      "other salt",
      "refined salt",
      "rock salt",
      "rock salt & brine salt",
      "salt in brine",
      "sea salt",
    ],
  },
  { item: "talc", codes: ["2526"], kinds: ["steatite"] },
];

/** The tonnes are of the metal in what is mined: of a good with `content` in its unit, or of a mine's own name. */
const metals: readonly (Mineral & { readonly metal: Metal })[] = [
  { item: "cobalt, mine", codes: ["2605", "8105"], metal: "cobalt" },
  { item: "copper, mine", codes: ["2603", "7402", "7403"], metal: "copper" },
  { item: "gold, mine", codes: ["7108"], metal: "gold" },
  { item: "lead, mine", codes: ["2607"], metal: "lead" },
  {
    item: "lithium minerals",
    codes: ["253090", "282520", "283691"],
    metal: "lithium",
    kinds: ["li content", "carbonate -li content", "chloride -li content"].map((of) => `lithium minerals (${of})`),
  },
  { item: "nickel, mine", codes: ["2604", "7501", "7502"], metal: "nickel" },
  { item: "silver, mine", codes: ["2616", "7106"], metal: "silver" },
  { item: "tin, mine", codes: ["2609"], metal: "tin" },
  { item: "zinc, mine", codes: ["2608"], metal: "zinc" },
];

/** What an import calls a mineral or a kind of it whose tonnes are of its content: never the good's own weight. */
export const asContent = (item: string): string => `${item} [content]`;

/** Copper of a mine is copper; lithium minerals of no kind are minerals. */
const saysMetal = (item: string): boolean => /, mine$|content\)$/.test(item);

const namesOf = ({ item, kinds = [] }: Mineral): string[] => [item, ...kinds.map((kind) => `${item} / ${kind}`)];

/** World Mineral Statistics: tonnes mined by country and year, from an import only. */
export const bgs: ProductionSource = {
  ref: {
    id: "bgs",
    title: "British Geological Survey, World Mineral Statistics",
    version: "unknown",
    licence: "OGL-UK-3.0",
    url: "https://ogcapi.bgs.ac.uk/collections/world-mineral-statistics",
  },
  readItems: (expand) => [
    ...minerals.map((mineral) => ({
      items: namesOf(mineral),
      hs6: mineral.codes.flatMap(expand),
      sameGood: true,
    })),
    ...metals.map((mineral) => ({
      items: [...namesOf(mineral).filter(saysMetal), ...namesOf(mineral).map(asContent)],
      hs6: mineral.codes.flatMap(expand),
      sameGood: false,
      metal: mineral.metal,
    })),
  ],
};
