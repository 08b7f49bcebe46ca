import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Pair } from "../assign.ts";
import { type Asked, type Binding, isBound } from "../bindings.ts";

/** What columns are bound in: the set, all that was asked for, of it first what was told, and the pairs that could be, best first. */
export type Situation = {
  readonly set: RecordSet;
  readonly asked: readonly Asked[];
  readonly told: number;
  readonly pairs: readonly Pair[];
};

/** A second look at what is bound, by what the columns are beside each other. It changes nothing that it is given. */
export type Adjustment = {
  readonly name: string;
  readonly adjust: (bindings: readonly Binding[], situation: Situation) => readonly Binding[];
};

/** Gives each column what is found to serve it better than the field that it has, unless another column has that. */
export const replaceEach = (
  bindings: readonly Binding[],
  findBetter: (field: Field, column: number) => Field | undefined,
): readonly Binding[] =>
  bindings.map((binding, column) => {
    const better = binding.field ? findBetter(binding.field, column) : undefined;
    return better && !isBound(better, bindings) ? { ...binding, field: better } : binding;
  });
