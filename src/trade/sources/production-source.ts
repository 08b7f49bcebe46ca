import type { HarvestUse, SourceRef } from "../../domain/figure.ts";
import type { Metal } from "../../domain/research.ts";
import type { ExpandCode } from "./flow-source.ts";

/** Produced items, the subheadings they are traded under, and whether the traded good is the produced one. */
export type ProducedGroup = {
  readonly items: readonly string[];
  readonly hs6: readonly string[];
  readonly sameGood: boolean;
  /** The tonnes count a part of the harvest too that is made into this and traded under other codes. */
  readonly alsoMadeInto?: HarvestUse;
  /** The tonnes are of this metal in what is mined, whatever ore or compound is traded. */
  readonly metal?: Metal;
};

export type ProductionSource = {
  readonly ref: SourceRef;
  readItems(expand: ExpandCode): readonly ProducedGroup[];
};
