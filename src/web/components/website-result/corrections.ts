import { type Corrections, noCorrections } from "../../../domain/corrections.ts";

/** What pressing a part of what was understood does; nothing where it cannot be put right. */
export type Change = (next: (now: Corrections) => Corrections) => (() => void) | undefined;

/** The set is another: its fields are others too, what was left out stays left out. */
export const withSet = (corrections: Corrections, recordSet: string): Corrections => ({
  ...corrections,
  recordSet,
  bound: [],
});

export const withoutCondition = (corrections: Corrections, asked: string): Corrections => ({
  ...corrections,
  dropped: [...corrections.dropped.filter((one) => one !== asked), asked],
});

export const withCondition = (corrections: Corrections, asked: string): Corrections => ({
  ...corrections,
  dropped: corrections.dropped.filter((one) => one !== asked),
});

type Lifted = Corrections["lifted"][number];

export const lifting = (corrections: Corrections, what: Lifted): Corrections => ({
  ...corrections,
  lifted: [...corrections.lifted.filter((one) => one !== what), what],
});

export const restoring = (corrections: Corrections, what: Lifted): Corrections => ({
  ...corrections,
  lifted: corrections.lifted.filter((one) => one !== what),
});

/** Another set cannot be read by the fields of the one before: the set they belong to is fixed with them. */
export const withField = (
  corrections: Corrections,
  recordSet: string | null,
  column: string,
  field: string,
): Corrections => ({
  ...corrections,
  recordSet,
  bound: [...corrections.bound.filter((one) => one.column !== column), { column, field }],
});

export const withoutField = (corrections: Corrections, column: string): Corrections => ({
  ...corrections,
  bound: corrections.bound.filter((one) => one.column !== column),
});

/** What goes along with a new prompt: the list that a person chose, nothing that was said of another prompt. */
export const chosenSet = (recordSet: string | null): Corrections => ({ ...noCorrections, recordSet });
