import type { FlowSource } from "./flow-source.ts";
import { readTable, words } from "./item-table.ts";

/**
 * FAO's bilateral matrix: what each country reports of its exports (FOB) and imports (CIF), by partner and FAO item.
 * `fao-trade-items.tsv` says which items are exactly which HS 2022 subheadings.
 */
export const faoTrade: FlowSource = {
  ref: {
    id: "fao-trade",
    title: "FAO, FAOSTAT detailed trade matrix",
    version: "2011",
    licence: "CC-BY-4.0",
    url: "https://www.fao.org/faostat/en/#data/TM",
  },
  readItems: (expand) =>
    readTable("fao-trade-items.tsv").map((line) => ({
      hs6: words(line.hs ?? "").flatMap(expand),
      items: words(line.items ?? ""),
      answers: words(line.also_answers ?? ""),
      name: line.name_es && line.name_en ? { es: line.name_es, en: line.name_en } : null,
      apart: words(line.apart ?? "").map((pair) => {
        const [hs6 = "", item = ""] = pair.split("=");
        return { hs6, item };
      }),
    })),
};
