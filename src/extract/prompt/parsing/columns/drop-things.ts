import { matchConcept } from "../../lexicon/match-concept.ts";
import { isThing } from "../../lexicon/things.ts";
import { coversExactly, wordsOf } from "../../lexicon/words.ts";
import type { AskedColumn, Restriction } from "../asked.ts";
import { namesInQuestion } from "./names-in-questions.ts";

/** "hoteles", "jobs": records by the word for what they are. */
const isThings = (name: string): boolean => /s$/i.test(name) && !name.includes(" ") && isThing(name);

/** Things named beside the column of their names ("hoteles: nombre y precio") say what the records are, not one more column. */
export function dropThings(columns: readonly AskedColumn[]): {
  columns: AskedColumn[];
  restrictions: Restriction[];
  isOfThings: boolean;
} {
  const isNamed = columns.some(({ concept }) => concept?.id === "title");
  const isDropped = ({ title, concept, narrowed, followedBy }: AskedColumn, i: number): boolean => {
    const name = narrowed?.title ?? title;
    const isOtherNamed = columns.some((other, j) => j !== i && other.concept?.id === "title");
    if (followedBy === "with" && concept !== null && isOtherNamed) return true;
    if (
      followedBy === "with" &&
      columns.some((other, j) => j !== i && coversExactly(wordsOf(other.title), wordsOf(name)))
    )
      return true;
    if (
      followedBy === "colon" &&
      columns.length > 1 &&
      (isThings(name) || concept === null || (i === 0 && columns.length > 2))
    )
      return true;
    const isSaidAgain = columns.some(
      (other) => other.title !== title && other.concept?.id === concept?.id && !isThings(other.title),
    );
    return isThings(name) && i === 0 && (isNamed || isSaidAgain);
  };
  return {
    isOfThings: columns.some((column, i) => i === 0 && column.followedBy === "colon" && isDropped(column, i)),
    columns: columns.filter((column, i) => !isDropped(column, i)),
    restrictions: columns
      .filter(isDropped)
      .flatMap(({ title, narrowed }) => restrictionsOf(title, narrowed?.restrictions ?? []))
      .map((restriction) => (restriction.isKind ? restriction : { ...restriction, isOfThings: true })),
  };
}

/** "Weber de menos de 300: modelo": the kind or make of the records; with a figure in it ("16GB") surely which of them. */
const ofKind = (words: string): Restriction =>
  /\d/.test(words)
    ? { asked: words, words, isNegated: false, isSure: true }
    : { asked: words, words, isNegated: false, isSure: false, isKind: true };

/** What chooses the records in what heads the list: of a question the names in it as a whole. */
function restrictionsOf(head: string, own: readonly Restriction[]): readonly Restriction[] {
  const names = isThings(head.split(" ")[0] ?? "") ? [] : namesInQuestion(head);
  const others = own.filter(
    ({ words }) => !names.some((name) => words.split(" ").some((word) => name.words.includes(word))),
  );
  if (names.length > 0) return [...names, ...others];
  return own.length > 0 || head.split(" ").length > 2 || matchConcept(head) !== null ? own : [ofKind(head)];
}
