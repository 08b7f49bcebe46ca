import { fold } from "../../domain/text.ts";
import { productWord } from "./product-words.ts";

/** What a piece of no meaning has for a number. */
export const noWord = -1;
const plainPiece = /^[a-z0-9]+$/;

const plainLetters: Readonly<Record<string, string>> = { á: "a", é: "e", í: "i", ó: "o", ú: "u", ü: "u", ñ: "n" };

/** Folds a piece; the letters of Spanish without the detour over Unicode, thousands of times as the catalogue loads. */
function foldPiece(piece: string): string {
  const plain = piece.toLowerCase().replace(/[áéíóúüñ-]/g, (letter) => plainLetters[letter] ?? "");
  return plainPiece.test(plain) ? plain : fold(plain);
}

/** Numbers the words of a text; the few thousand different pieces between marks are cut and stemmed once each. */
export function createNumbering() {
  const words: string[] = [];
  const numbers = new Map<string, number>();
  const numbersOfPiece = new Map<string, number>();
  const numberOf = (word: string): number => {
    const known = numbers.get(word);
    if (known !== undefined) return known;
    numbers.set(word, words.length);
    return words.push(word) - 1;
  };
  const read = (piece: string): number => {
    const known = numbersOfPiece.get(piece);
    if (known !== undefined) return known;
    const word = productWord(plainPiece.test(piece) ? piece : foldPiece(piece));
    const number = word === null ? noWord : numberOf(word);
    numbersOfPiece.set(piece, number);
    return number;
  };
  return { words, numbers, read };
}
