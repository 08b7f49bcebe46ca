import { readTable, words } from "./item-table.ts";
import type { ProducedGroup, ProductionSource } from "./production-source.ts";

/** A good that the Harmonised System has a subheading of, and the scientific names of what is caught or farmed for it. */
export type SpeciesGroup = { readonly item: string; readonly names: readonly string[] };

type Line = SpeciesGroup & { readonly same: readonly string[]; readonly madeFrom: readonly string[] };

const readLines = (): Line[] =>
  readTable("fishstat-groups.tsv").map((line) => ({
    item: line.item ?? "",
    names: (line.species ?? "").split("|"),
    same: words(line.same ?? ""),
    madeFrom: words(line.made_from ?? ""),
  }));

/**
 * FAO FishStat: what is caught and farmed, in tonnes of live weight, from an import only. Whole fish, fresh or frozen, and
 * shellfish that lives or is fresh is the produced good; fillets, conserves and shellfish without its shell are made from it.
 */
export const fishstat: ProductionSource & { readGroups(): readonly SpeciesGroup[] } = {
  ref: {
    id: "fishstat",
    title: "FAO, FishStat global production",
    version: "unknown",
    licence: "CC-BY-NC-SA-4.0",
    url: "https://www.fao.org/fishery/en/collection/global_production",
  },
  readGroups: readLines,
  readItems: (expand) =>
    readLines().flatMap(({ item, same, madeFrom }): ProducedGroup[] =>
      [...same.map((code) => ({ code, sameGood: true })), ...madeFrom.map((code) => ({ code, sameGood: false }))].map(
        ({ code, sameGood }) => ({ items: [item], hs6: expand(code), sameGood }),
      ),
    ),
};
