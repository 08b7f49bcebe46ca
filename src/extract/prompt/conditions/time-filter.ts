import type { Field, RecordSet } from "../../../domain/survey.ts";
import { findTimeOfDay } from "../../values/time-of-day.ts";
import { isOwnText } from "../binding/field-path.ts";
import { bindingScore } from "../binding/fit/field-fit.ts";
import { areMostly } from "../binding/samples.ts";
import { wordsOfPhrase } from "../lexicon/words.ts";
import type { AskedFilter } from "../parsing/asked.ts";
import type { BoundFilter } from "./bound-filter.ts";

const minTimes = 0.8;
/** A text that is a time of day alone rather than a day with one. */
const alone = 0.3;

/** A condition on times of day, on the field that shows them; null where none does. */
export function timeFilter(set: RecordSet, { asked, concept, fieldWords, op, value }: AskedFilter): BoundFilter | null {
  const words = wordsOfPhrase(fieldWords);
  const scored = set.fields.flatMap((field, order) =>
    showsTimes(field)
      ? [{ field, score: bindingScore(field, set, concept, words, order) + (field.type === "text" ? alone : 0) }]
      : [],
  );
  const best = scored.toSorted((a, b) => b.score - a.score)[0];
  return best ? { asked, field: best.field, op, value } : null;
}

const showsTimes = (field: Field): boolean =>
  (field.type === "text" || field.type === "date") &&
  isOwnText(field.path) &&
  field.samples.length > 0 &&
  areMostly(minTimes, field, (sample) => sample.length <= 60 && findTimeOfDay(sample) !== null);
