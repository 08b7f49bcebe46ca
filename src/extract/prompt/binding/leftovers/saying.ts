import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { findState } from "../../lexicon/value-words.ts";
import { coverage, wordsOf, wordsOfPhrase } from "../../lexicon/words.ts";
import { areMostly } from "../samples.ts";
import { isShown } from "./in-order.ts";
import { type Leftover, takeEach } from "./leftover.ts";

const minSaying = 0.6;
const maxFigureLength = 40;

export const saying: Leftover = {
  name: "values that carry the word that was asked for, or a state that it asks for",
  give: (progress, { set, asked }) =>
    takeEach(progress, asked, ({ title, concept }, { used }) => {
      if (concept !== null) return undefined;
      const field = findSaying(set, title, used) ?? findState(set, title, used);
      return field && { field };
    }),
};

/** Values that carry the word that was asked for, beside a figure: `12 Respuestas`. */
function findSaying(set: RecordSet, title: string, used: ReadonlySet<string>): Field | undefined {
  const words = wordsOfPhrase(title);
  const isSaid = (sample: string): boolean =>
    sample.length <= maxFigureLength && /\d/.test(sample) && coverage(words, wordsOf(sample)) === 1;
  return set.fields.find((field) => !used.has(field.id) && isShown(field, set) && areMostly(minSaying, field, isSaid));
}
