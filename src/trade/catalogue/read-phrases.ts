import type { Lists } from "./number-lists.ts";
import { isLack, lack } from "./product-words.ts";
import { createNumbering, noWord } from "./word-numbers.ts";

export const spanish = 1;
export const english = 2;
const nextField = 0x7c;
const nextSynonym = 0x2c;
const hyphen = 0x2d;
const nextEntry = 0x0a;

const isWordUnit = (unit: number): boolean =>
  (unit >= 0x61 && unit <= 0x7a) || unit > 0x7f || (unit >= 0x30 && unit <= 0x39) || (unit >= 0x41 && unit <= 0x5a);

const purpose = /^(?:para|for)$/;
/** Cuts catalogue lines ("code|name|name|synonyms|synonyms") into phrases and words, in one pass over their letters. */
export function readPhrases(lines: Iterable<string>) {
  const text = [...lines, ""].join("\n");
  const numbering = createNumbering();
  const codes: string[] = [];
  const ranks: number[] = [];
  const languages: number[] = [];
  const starts = [0];
  const all: number[] = [];
  /** How many words of a phrase stand before "para" or "for"; phrases without either are absent. */
  const goodWords = new Map<number, number>();
  const entriesWith: number[] = [];
  const latestEntry: number[] = [];
  const spoken: number[] = [];
  let entries = 0;

  const addWord = (word: number, language: number, phraseStart: number): void => {
    if (word === entriesWith.length) {
      entriesWith.push(0);
      latestEntry.push(-1);
      spoken.push(0);
    }
    if (word === noWord || all.includes(word, phraseStart)) return;
    all.push(word);
    spoken[word]! |= language;
    if (latestEntry[word] === entries) return;
    latestEntry[word] = entries;
    entriesWith[word]! += 1;
  };

  let code = "";
  let field = 0;
  let rank = 0;
  let pieceStart = -1;
  let phraseStart = 0;
  let lacks = false;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (isWordUnit(unit)) {
      if (pieceStart < 0) pieceStart = at;
      continue;
    }
    if (unit === hyphen && at - pieceStart === 1) continue;
    if (pieceStart >= 0) {
      const piece = text.slice(pieceStart, at);
      pieceStart = -1;
      if (field === 0) code = piece;
      else if (purpose.test(piece) && all.length > phraseStart) goodWords.set(codes.length, all.length - phraseStart);
      else if (isLack(piece)) lacks = true;
      else {
        addWord(numbering.read(lacks ? lack + piece : piece), field % 2 === 1 ? spanish : english, phraseStart);
        lacks = false;
      }
    }
    const endsSynonym = unit === nextSynonym && field > 2;
    if (!endsSynonym && unit !== nextField && unit !== nextEntry) continue;
    if (all.length > phraseStart) {
      codes.push(code);
      ranks.push(rank);
      languages.push(field % 2 === 1 ? spanish : english);
      phraseStart = all.length;
      starts.push(phraseStart);
    }
    rank = endsSynonym ? rank + 1 : Number(field > 1);
    if (unit === nextField) field += 1;
    if (unit !== nextEntry) continue;
    field = 0;
    entries += 1;
  }

  const { words, numbers } = numbering;
  const wordsOfPhrases: Lists = { starts: new Uint32Array(starts), all: new Uint32Array(all) };
  return { words, numbers, wordsOfPhrases, codes, ranks, languages, goodWords, entriesWith, spoken, entries };
}
