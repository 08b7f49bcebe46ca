import type { SourceRef } from "../../domain/figure.ts";

/** FAO's yearly totals per country and item. They have no partners, so they can feed trends and never a report's row. */
export const faoTotals: { readonly ref: SourceRef } = {
  ref: {
    id: "fao-trade-totals",
    title: "FAO, FAOSTAT crops and livestock products trade",
    version: "2010-2017",
    licence: "CC-BY-4.0",
    url: "https://www.fao.org/faostat/en/#data/TCL",
  },
};
