import type { Field } from "../../../domain/survey.ts";
import type { Concept } from "../lexicon/concept.ts";
import type { BoundFilter } from "./bound-filter.ts";

/** Whether what is taken off is written with a minus before it: a discount of 40 % as `-40%`. */
export const isWrittenAsLess = ({ samples }: Field, concept: Concept | null): boolean =>
  concept?.id === "discount" && samples.length > 0 && samples.every((sample) => /^[-−–]\s?\D{0,4}\d/u.test(sample));

const turned: Readonly<Partial<Record<BoundFilter["op"], BoundFilter["op"]>>> = {
  lt: "gt",
  le: "ge",
  gt: "lt",
  ge: "le",
};

/** "40 % o más" of what is written as less: `-40%` and below. */
export function asWrittenLess({ op, value, ...filter }: BoundFilter): BoundFilter {
  const values = [value].flat().map((one) => (typeof one === "number" ? -one : one === null ? one : `-${one}`));
  const ordered = op === "between" ? values.toReversed() : values;
  return {
    ...filter,
    op: turned[op] ?? op,
    value: Array.isArray(value) ? ordered.flatMap((one) => one ?? []) : (ordered[0] ?? null),
  };
}
