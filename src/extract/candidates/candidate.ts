import type { RecordSetKind } from "../../domain/survey.ts";
import type { Features } from "../page/features.ts";
import type { RecordRange } from "../page/record-range.ts";
import type { Tree } from "../page/tree.ts";

/** A set of ranges that may be the records of one list. */
export type Candidate = {
  readonly kind: RecordSetKind;
  /** How the records were delimited; weak delimiters (`br`) count less. */
  readonly by:
    | "siblings"
    | "segments"
    | "hr"
    | "blank-lines"
    | "lines"
    | "tag-path"
    | "scattered"
    | "table"
    | "continuations"
    | "labels";
  readonly records: readonly RecordRange[];
  /** Mean similarity of neighbours, when the generator knows it. */
  readonly coherence: number | null;
};

export type PageContext = { readonly tree: Tree; readonly features: Features };
