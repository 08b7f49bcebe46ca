import { fold } from "../../domain/text.ts";
import { productWords } from "./product-words.ts";

/** The heading that a word of state or material sends a code of another heading to. */
export type MovedHeading = (code: string) => string | undefined;

type Move = { readonly first: string; readonly last: string; readonly to: string };

function readMove(text: string): Move {
  const [from = "", to = ""] = text.trim().split(" ");
  const [first = "", last = first] = from.split("-");
  return { first, last, to };
}

const isWithin = (code: string, { first, last }: Move): boolean =>
  code.slice(0, first.length) >= first && code.slice(0, last.length) <= last;

/** Reads lines such as "seco dried: 070960 0904, 0701-0709 0712" by their stemmed words; the first move that fits counts. */
export function readMoves(lines: readonly string[]): ReadonlyMap<string, MovedHeading> {
  const byWord = new Map<string, MovedHeading>();
  for (const line of lines) {
    const [words = "", listed = ""] = line.split(": ");
    const moves = listed.split(",").map(readMove);
    const movedTo: MovedHeading = (code) => moves.find((move) => isWithin(code, move) && !code.startsWith(move.to))?.to;
    for (const word of productWords(fold(words))) byWord.set(word, movedTo);
  }
  return byWord;
}
