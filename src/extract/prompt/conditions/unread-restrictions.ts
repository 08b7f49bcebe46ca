import type { Field } from "../../../domain/survey.ts";
import { isSideWord } from "../binding/match-sides.ts";
import { matchConcept } from "../lexicon/match-concept.ts";
import { isThing } from "../lexicon/things.ts";
import { coverage, wordsOf } from "../lexicon/words.ts";
import { isCurrency } from "../parsing/amounts.ts";
import type { AskedColumn } from "../parsing/asked.ts";

/** Conditions that the page shows nothing of, and that the field bound to the column does not say either: "relojes de Rolex". */
export function unreadOf({ narrowed }: AskedColumn, field: Field | null): string[] {
  if (!narrowed || field === null || narrowed.title === "") return [];
  const isOfThings = /s$/iu.test(narrowed.title) && (isThing(narrowed.title) || matchConcept(narrowed.title) === null);
  return narrowed.restrictions.flatMap(({ asked, words }) => {
    const isOtherMoney = isCurrency(words) ? isInOther(field, words) : null;
    if (isOtherMoney !== null) return isOtherMoney ? [asked] : [];
    const isName = /^\p{Lu}/u.test(words) && /^\p{Ll}/u.test(narrowed.title);
    const named = /\s(?:by|por)\s/u.test(` ${words}`) ? null : matchConcept(words);
    const isSaid =
      coverage(wordsOf(words), wordsOf(field.name)) > 0 || (named !== null && named.isWhole && named.nearness > 0);
    const isVerb = /^(?:que|that|which|who)\s+\p{L}+$/iu.test(asked);
    return isSaid || isVerb || isSideWord(words) || !(isOfThings || isName) ? [] : [asked];
  });
}

/** What pages write for the currencies that people name; a bare `$` is of many. */
const written: readonly (readonly [said: RegExp, shown: RegExp])[] = [
  [/^(?:€|euros?|eur)$/iu, /€|\beur/iu],
  [/^(?:£|libras.*|pounds|gbp)$/iu, /£|\bgbp/iu],
  [/^(?:d[oó]lares|dollars|usd)$/iu, /(?<![\p{L}])\$|us\$|\busd/iu],
  [/^(?:soles?|pen)$/iu, /s\/|\bpen/iu],
  [/^(?:pesos?|mxn|cop|ars|clp)$/iu, /(?<![\p{L}])\$|\b(?:mxn|cop|ars|clp)/iu],
];

/** Whether figures are shown in another currency than the one asked for ("en euros" of `US$ 20`); null where they show none. */
function isInOther({ name, samples }: Field, words: string): boolean | null {
  const shown = `${name} ${samples.join(" ")}`;
  const own = written.find(([said]) => said.test(words))?.[1];
  if (own === undefined || !written.some(([, other]) => other.test(shown))) return null;
  return !own.test(shown);
}
