import { readTable, words } from "./item-table.ts";
import type { ProductionSource } from "./production-source.ts";

/**
 * FAOSTAT production in tonnes, as prepared by gcamfaostat, which fills gaps in the official series.
 * `fao-production-items.tsv` says which produced item is the traded good, and which is only its raw material.
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
    readTable("fao-production-items.tsv").map((line) => ({
      hs6: words(line.hs ?? "").flatMap(expand),
      items: words(line.items ?? ""),
      sameGood: line.relation === "same",
    })),
};
