import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { once } from "../samples.ts";

/** A text some steps further in is part of what a link leads to rather than its words. */
const maxSteps = 3;

/** Whether a text is that of a link, or of a record that is one. */
export const isLinked = once((field, set) => {
  const steps = field.path.replace(/[@|=].*$/, "").split(">");
  const anchor = steps.findLastIndex((step) => /^a(?:[.[:#~]|$)/.test(step));
  if (anchor < 0) return steps.length === 1 && set.fields.some((other) => other.path === "@href");
  return steps.length - anchor <= maxSteps;
});

/** How many of the records that have a value have one of their own, 0 to 1. */
export const distinctShare = ({ distinct, fill }: Field, { count }: RecordSet): number =>
  Math.min(1, distinct / Math.max(1, count * fill));
