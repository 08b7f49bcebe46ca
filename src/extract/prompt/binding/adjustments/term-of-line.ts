import type { Field, RecordSet } from "../../../../domain/survey.ts";
import type { Binding } from "../bindings.ts";
import type { Adjustment } from "./adjustment.ts";

const minFill = 0.8;

/** What may stand first in a line, set apart by a colon, a dash or by being bold, and what then follows it. */
const firsts: readonly RegExp[] = [/^\|text1$/, /^\|\W1$/, /^\/(?!plain)[a-z]+$/];
const rests: readonly RegExp[] = [/^\|text2$/, /^\|\W2$/, /^\/plain$/];

/** `Fianza: cantidad que se deposita.` is a term and what it means. */
export const termOfLine: Adjustment = {
  name: "the first part of a line for a term, the rest of it for what it means",
  adjust: (bindings, { set, asked }) => {
    const columnOf = (id: string): number => asked.findIndex(({ concept }) => concept?.id === id);
    const term = columnOf("term");
    const definition = columnOf("definition");
    const whole = [bindings[term]?.field, bindings[definition]?.field].find(
      (field) => field && partIn(set, field, firsts),
    );
    const first = whole && partIn(set, whole, firsts);
    const rest = whole && partIn(set, whole, rests);
    if (!first || !rest) return bindings;
    const isOfLine = ({ field }: Binding): boolean =>
      field === null || field === whole || field === first || field === rest;
    return bindings.map((binding, i) =>
      i === term && isOfLine(binding)
        ? { field: first, score: binding.score }
        : i === definition && isOfLine(binding)
          ? { field: rest, score: bindings[term]?.score ?? binding.score }
          : binding,
    );
  },
};

const partIn = ({ fields }: RecordSet, { path: whole }: Field, kinds: readonly RegExp[]): Field | undefined =>
  kinds
    .map((kind) =>
      fields.find(({ path, fill }) => fill >= minFill && path.startsWith(whole) && kind.test(path.slice(whole.length))),
    )
    .find((field) => field !== undefined);
