import type { Field } from "../../../domain/survey.ts";
import { isSideWord } from "../binding/match-sides.ts";
import { matchConcept } from "../lexicon/match-concept.ts";
import { isThing } from "../lexicon/things.ts";
import { coverage, wordsOf } from "../lexicon/words.ts";
import type { AskedColumn } from "../parsing/asked.ts";

/** Conditions that the page shows nothing of, and that the field bound to the column does not say either: "relojes de Rolex". */
export function unreadOf({ narrowed }: AskedColumn, field: Field | null): string[] {
  if (!narrowed || field === null || narrowed.title === "") return [];
  const isOfThings = /s$/iu.test(narrowed.title) && (isThing(narrowed.title) || matchConcept(narrowed.title) === null);
  return narrowed.restrictions.flatMap(({ asked, words }) => {
    const isName = /^\p{Lu}/u.test(words) && /^\p{Ll}/u.test(narrowed.title);
    const isSaid = coverage(wordsOf(words), wordsOf(field.name)) > 0 || (matchConcept(words)?.nearness ?? 0) > 0;
    const isVerb = /^(?:que|that|which|who)\s+\p{L}+$/iu.test(asked);
    return isSaid || isVerb || isSideWord(words) || !(isOfThings || isName) ? [] : [asked];
  });
}
