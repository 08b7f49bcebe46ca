import type { Concept } from "../../lexicon/concept.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { conceptOf, namesConcept } from "../../lexicon/match-concept.ts";
import { sameRoot, sameStem } from "../../lexicon/words.ts";
import { isMeasured } from "../amounts.ts";

const fillers =
  /(?:(?<!\p{L})(?:sea|es|is|are|sean|este|debe ser|must be|be|de|of|un|una|por|for|at|a|para|el|la)\s+)*$/u;
/** Verbs that say what is measured; one that says no more is of the price. */
const verbs: readonly (readonly [RegExp, string])[] = [
  [
    /(?:que |that |which |y |and )*(?:no )?(?:cuest[ae]n?|val(?:ga|e)n?|cost(?:s|ing)?|priced|pag[aue]+n|pay(?:s|ing)?)\s*$/u,
    "price",
  ],
  [
    /(?:que |that |which |y |and |con )*(?:rated|scored|valorad[oa]s|puntuad[oa]s|calificad[oa]s)(?: con| at)?\s*$/u,
    "rating",
  ],
  [
    /(?:que |that |which |y |and )*(?:duran?|duren?|last(?:s|ing)?|(?:se )?(?:hacen|hagan|prepar[ae]n|cocinan)(?: en)?|tard[ae]n?(?: en)?|demor[ae]n?|takes?|ready in)\s*$/u,
    "duration",
  ],
  [
    /(?:que |that |which |who |y |and )*(?:teng[ao]n?|tienen?|ha(?:ve|s)|having|mid[ae]n|sean|son|vien[ea]n?|vengan?|tra(?:en?|igan?)|come)\s*$/u,
    "price",
  ],
];
/** What ties a comparison to what it limits: "que tengan", "con". */
export const ties =
  /(?<!\p{L})(?:(?:que|that|which)\s+(?:tengan?|tienen?|have|has)|con|cuy[oa]s?|whose|donde|where|having|with|de|of|y con)\s+(?:(?:el|la|un|una|los|las|the|a|an)\s+)?$/u;
/** What a comparison is about, as said before it, and where the words for that begin. */
export type Subject = { readonly words: string; readonly concept: Concept | null; readonly from: number };

/** A text without the small words at its end. */
export const withoutFillers = (before: string): string =>
  before.slice(0, before.length - (fillers.exec(before)?.[0].length ?? 0));

const longestName = 3;

/** What the folded text before a comparison says that is measured, by a verb or by its name; of money only what can be a price. */
export function subjectBefore(before: string, ofMoney: boolean): Subject | null {
  const filled = withoutFillers(before);
  for (const [pattern, id] of verbs) {
    const verb = pattern.exec(filled);
    if (verb) return { words: "", concept: findConceptById(id), from: verb.index };
  }
  for (let count = longestName; count > 0; count--) {
    const words = lastWords(filled, count);
    const concept = conceptOf(words);
    if (!concept || !isMeasured(words) || !namesConcept(words)) continue;
    const at = filled.lastIndexOf(words);
    if (/\d\s*$/.test(filled.slice(0, at)) || (ofMoney && !concept.types.includes("price"))) continue;
    const tie = ties.exec(filled.slice(0, at));
    return { words, concept, from: tie ? tie.index : filled.length };
  }
  const words = ofUnknown.exec(filled)?.groups?.words ?? "";
  return words === "" || ofMoney || conceptOf(words) !== null ? null : { words, concept: null, from: filled.length };
}

const said =
  /(?<!\p{L})(?:(?:de |of )?(?:l[oa]s |those |the ones )?(?:que|that|which|who)\s+|(?:solo |only |just )(?:(?:l[oa]s|the) )?)?(?<word>\p{L}{4,})\s*$/u;

/** What a word before a comparison measures that says so elsewhere too: "booth number, only booths above 200", "partidos perdidos de los que perdieron más de 3". */
export function subjectSaidAgain(before: string, after: string): Subject | null {
  const filled = withoutFillers(before);
  const match = said.exec(filled);
  const word = match?.groups?.word ?? "";
  if (!match || word === "" || namesConcept(word)) return null;
  const others = [...`${filled.slice(0, match.index)} ${after}`.matchAll(/\p{L}{4,}/gu)].map(([other]) => other);
  const isAgain = others.some((other) => sameStem(other, word) || sameRoot(other, word));
  return isAgain ? { words: word, concept: null, from: match.index } : null;
}

/** "deals with APR above 11%": what is measured by a word that the page alone knows. */
const ofUnknown =
  /(?<!\p{L})(?:con|with|cuy[oa]s?|whose|having)\s+(?:(?:el|la|un|una|the|a|an)\s+)?(?<words>\p{L}{2,}(?:\s+\p{L}+)?)\s*$/u;

const lastWords = (text: string, count: number): string =>
  new RegExp(`(?:\\p{L}+\\s+){${count - 1}}\\p{L}+(?=\\s*$)`, "u").exec(text)?.[0] ?? "";
