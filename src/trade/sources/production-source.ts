import type { SourceRef } from "../../domain/figure.ts";
import type { ExpandCode } from "./flow-source.ts";

/** Produced items, the subheadings they are traded under, and whether the traded good is the produced one. */
export type ProducedGroup = {
  readonly items: readonly string[];
  readonly hs6: readonly string[];
  readonly sameGood: boolean;
};

export type ProductionSource = {
  readonly ref: SourceRef;
  readItems(expand: ExpandCode): readonly ProducedGroup[];
};
