import { fold } from "../../domain/text.ts";
import { productWords } from "./product-words.ts";

/** The heading that a word of state or material sends a good of another heading to. */
export type MovedHeading = (heading: string) => string | undefined;

type Move = { readonly first: string; readonly last: string; readonly to: string };

function readMove(text: string): Move {
  const [from = "", to = ""] = text.trim().split(" ");
  const [first = "", last = first] = from.split("-");
  return { first, last, to };
}

/** Reads lines such as "congelado frozen: 0302 0303, 0701-0709 0710" by their stemmed words; the first move that fits counts. */
export function readMoves(lines: readonly string[]): ReadonlyMap<string, MovedHeading> {
  const byWord = new Map<string, MovedHeading>();
  for (const line of lines) {
    const [words = "", listed = ""] = line.split(": ");
    const moves = listed.split(",").map(readMove);
    const movedTo: MovedHeading = (heading) =>
      moves.find(({ first, last, to }) => heading >= first && heading <= last && heading !== to)?.to;
    for (const word of productWords(fold(words))) byWord.set(word, movedTo);
  }
  return byWord;
}
