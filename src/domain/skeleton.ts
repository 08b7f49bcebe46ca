import type { RecordSetKind, ValueType } from "./survey.ts";

export type SkeletonField = {
  /** The survey's id of the field. */
  readonly id: string;
  readonly name: string;
  /** What its values are compared as: a text that is one figure in each record is a measure. */
  readonly type: ValueType;
  /** Share of records that have a value, in whole hundredths. */
  readonly fillPercent: number;
  /** Values that the page shows, cut short. */
  readonly samples: readonly string[];
  /** Why there are no samples: the page hides the values, or has them in an attribute or in data for programs. */
  readonly unshown: "hidden" | "attribute" | "data" | null;
};

export type SkeletonSet = {
  /** The survey's id of the set. */
  readonly id: string;
  readonly kind: RecordSetKind;
  readonly name: string | null;
  readonly count: number;
  readonly fields: readonly SkeletonField[];
};

/** All that a planner needs to know of a page, in a size that does not grow with it. */
export type Skeleton = {
  readonly title: string;
  readonly lang: string;
  /** On which the page was captured: the "today" of a request. */
  readonly day: string;
  readonly sets: readonly SkeletonSet[];
};

/** A stretch of text that a page shows, and where it stands. */
export type Passage = { readonly path: string; readonly text: string };

/** A place in one of the passages: characters `from` to `to` of its text. */
export type PassageSpan = { readonly passage: number; readonly from: number; readonly to: number };

/** A table cut out of running text: which places make each row. Holds no value of its own. */
export type Reading = {
  /** False where the text was too long to be read to its end. */
  readonly isWhole: boolean;
  readonly columns: readonly { readonly title: string; readonly asked: string; readonly type: ValueType }[];
  readonly rows: readonly (readonly (PassageSpan | null)[])[];
};
