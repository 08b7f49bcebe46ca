import type { RecordSet } from "../../../domain/survey.ts";
import { isToldByPage } from "../binding/samples.ts";
import { coverage, wordsOf } from "../lexicon/words.ts";

/** Whether a heading or label of the page says just these words. */
export const isFieldName = (set: RecordSet, title: string): boolean => {
  const words = wordsOf(title);
  return set.fields.some(
    (field) =>
      isToldByPage(field) && coverage(words, wordsOf(field.name)) === 1 && coverage(wordsOf(field.name), words) === 1,
  );
};
