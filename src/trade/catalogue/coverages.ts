import type { PhraseTable } from "./phrase-table.ts";
import type { QueryWord } from "./query-words.ts";

/** Weight of the query that a phrase covers, and of the phrase that the query covers. */
export type Coverage = {
  readonly query: number;
  readonly phrase: number;
  readonly head: boolean;
  /** Nothing of the good that the phrase names is covered, only what that is for. */
  readonly isPurpose: boolean;
  /** The phrase names what the typed good is for: "vino" of "uva para vino". */
  readonly isForIt: boolean;
  /** It holds words of the typed good beside what that is for. */
  readonly ofGood: boolean;
  /** The words of the phrase that are covered. */
  readonly words: readonly number[];
};

export type Coverages = {
  readonly ofPhrase: ReadonlyMap<number, Coverage>;
  readonly ofCode: ReadonlyMap<string, number>;
  readonly codesWithHead: ReadonlySet<string>;
};

/** What each phrase covers of one word of a query, by the word's best match there. */
function coveragesOfWord({ weight, matches, isHead, isPurpose }: QueryWord, table: PhraseTable): Map<number, Coverage> {
  const best = new Map<number, Coverage>();
  for (const { word, quality } of matches) {
    const number = table.wordNumbers.get(word)!;
    const gain = { query: weight * quality, phrase: table.weightOf(word) * quality, head: isHead };
    for (const phrase of table.phrasesWith(number))
      if (gain.query > (best.get(phrase)?.query ?? 0))
        best.set(phrase, {
          ...gain,
          isPurpose: table.isPurposeIn(phrase, number),
          isForIt: isPurpose && table.headOf(phrase) === number,
          ofGood: !isPurpose,
          words: [number],
        });
  }
  return best;
}

/** Of the phrase's own words "aguacate palta" says only one: "aceite de palta" is not all said by it. */
const added = (sum: Coverage, gain: Coverage): Coverage => {
  const isSaid = sum.words.includes(gain.words[0]!);
  return {
    query: sum.query + gain.query,
    phrase: isSaid ? sum.phrase : sum.phrase + gain.phrase,
    head: sum.head || gain.head,
    isPurpose: sum.isPurpose && gain.isPurpose,
    isForIt: sum.isForIt || gain.isForIt,
    ofGood: sum.ofGood || gain.ofGood,
    words: isSaid ? sum.words : [...sum.words, ...gain.words],
  };
};

/** Adds up, over the words of a query, what each phrase and each code covers; a word counts once. */
export function coveragesOf(query: readonly QueryWord[], table: PhraseTable): Coverages {
  const ofPhrase = new Map<number, Coverage>();
  const ofCode = new Map<string, number>();
  const codesWithHead = new Set<string>();
  for (const word of query) {
    const bestOfCode = new Map<string, number>();
    for (const [phrase, gain] of coveragesOfWord(word, table)) {
      const sum = ofPhrase.get(phrase);
      ofPhrase.set(phrase, sum ? added(sum, gain) : gain);
      const code = table.codes[phrase]!;
      bestOfCode.set(code, Math.max(gain.query, bestOfCode.get(code) ?? 0));
      if (word.isHead) codesWithHead.add(code);
    }
    for (const [code, gain] of bestOfCode) ofCode.set(code, (ofCode.get(code) ?? 0) + gain);
  }
  return { ofPhrase, ofCode, codesWithHead };
}
