import { foldName, piecesOf, productWord } from "./product-words.ts";
import type { QueryWord } from "./query-words.ts";
import { isOtherEnding } from "./word-matches.ts";

/** A typed word less like the catalogue's than this may have been meant as another. */
const leastAlike = 0.87;

/** A word as names write it, that form first which ends as it was typed; in the plural where only that was typed. */
function formOf(word: string, piece: string, names: readonly string[]): string | undefined {
  const forms = names.flatMap(piecesOf).filter((form) => productWord(foldName(form)) === word);
  const [first] = forms;
  const same = forms.find((form) => foldName(form).at(-1) === foldName(piece).at(-1));
  if (same || !first) return same;
  return /s$/i.test(piece) && /[aeiou]$/i.test(foldName(first)) ? `${first}s` : first;
}

const capitalisedLike = (piece: string, form: string): string =>
  piece[0] === piece[0]?.toLocaleLowerCase() ? form.toLocaleLowerCase() : form[0]!.toLocaleUpperCase() + form.slice(1);

/** A typed name with its misspelt words as the names of its code write them; the rest of it stays as it was typed. */
export function correctSpelling(name: string, query: readonly QueryWord[], names: readonly string[]): string {
  return name.replace(/[\p{L}\p{N}]+/gu, (piece) => {
    const word = productWord(foldName(piece));
    const matches = query.find((each) => each.word === word)?.matches ?? [];
    for (const match of matches) {
      if (!match.isRespelt || match.quality < leastAlike || isOtherEnding(word ?? "", match.word)) continue;
      const form = formOf(match.word, piece, names);
      if (form) return capitalisedLike(piece, form);
    }
    return piece;
  });
}
