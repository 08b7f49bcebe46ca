import type { SourceRef } from "../../domain/figure.ts";
import { readTable, words } from "./item-table.ts";

/**
 * A good as countries name it, and the HS headings or subheadings that it means together. A subheading of a listed heading
 * is most of what is meant, so that it is meant by itself too.
 */
export type NamedGood = { readonly good: string; readonly codes: readonly string[] };

/**
 * The goods that it names among each country's main exports, as text: who, never how much (confidence D).
 * `factbook-goods.tsv` says which headings each good is; goods too wide for a heading are not in it.
 */
export const factbook: { readonly ref: SourceRef; readGoods(): NamedGood[] } = {
  ref: {
    id: "factbook",
    title: "CIA, The World Factbook",
    version: "2019-2023",
    licence: "public-domain",
    url: "https://www.cia.gov/the-world-factbook/field/exports-commodities/",
  },
  readGoods: () =>
    readTable("factbook-goods.tsv").map((line) => ({ good: line.items ?? "", codes: words(line.hs ?? "") })),
};
