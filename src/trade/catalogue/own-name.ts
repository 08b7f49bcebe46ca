import { foldName, productWords, tellsOfGood } from "./product-words.ts";
import type { QueryWord } from "./query-words.ts";

const asides = /\([^)]*\)/g;
/** "Limón y lima" and "Tequila, mezcal y otros" hold more than any one of their goods. */
const listsGoods = /,| (?:y|e|and) /;

/** Whether a query says all that a name stands for: nothing that the name does not say, and every good of a name that lists some. */
export function saysWholeName(query: readonly QueryWord[], name: string): boolean {
  const bare = name.replace(asides, "");
  const words = productWords(foldName(bare)).filter(tellsOfGood);
  const saidBy = ({ matches }: QueryWord): string[] =>
    words.filter((word) => matches.some((match) => match.word === word));
  const said = query.filter(({ word }) => tellsOfGood(word)).map(saidBy);
  if (said.some((own) => own.length === 0)) return false;
  return !listsGoods.test(bare) || words.every((word) => said.some((own) => own.includes(word)));
}
