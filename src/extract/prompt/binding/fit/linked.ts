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
