import { HarvestUse } from "../../domain/figure.ts";
import { readTable, words } from "./item-table.ts";
import type { ProductionSource } from "./production-source.ts";

/**
 * FAOSTAT production in tonnes, as prepared by gcamfaostat, which fills gaps in the official series.
 * `fao-production-items.tsv` says which produced item is the traded good, and which is only its raw material. FAO counts a
 * crop whole, whatever becomes of it (fao.org/waicent/faoinfo/economic/faodef/fdef08e.htm): `also` says what its list of
 * commodities derives from a crop whose code is of the fresh fruit, the nut in its shell or the grain in its husk alone.
 */
export const faoProduction: ProductionSource = {
  ref: {
    id: "faostat-production",
    title: "FAO, FAOSTAT crops and livestock production (gcamfaostat)",
    version: "2024-10-15",
    licence: "CC-BY-4.0",
    url: "https://www.fao.org/faostat/en/#data/QCL",
  },
  readItems: (expand) =>
    readTable("fao-production-items.tsv").map(({ hs = "", items = "", relation, also }) => ({
      hs6: words(hs).flatMap(expand),
      items: words(items),
      sameGood: relation === "same",
      ...(also ? { alsoMadeInto: HarvestUse.parse(also) } : {}),
    })),
};
