/** Lists of numbers laid end to end: list `i` is `all` from `starts[i]` to `starts[i + 1]`. */
export type Lists = { readonly starts: Uint32Array; readonly all: Uint32Array };

export const listAt = ({ starts, all }: Lists, position: number): Uint32Array =>
  all.subarray(starts[position], starts[position + 1]);

/** Turns words by phrase into phrases by word. */
export function inverted(wordsOfPhrases: Lists, wordCount: number): Lists {
  const starts = new Uint32Array(wordCount + 1);
  for (const word of wordsOfPhrases.all) starts[word + 1]! += 1;
  for (let word = 0; word < wordCount; word += 1) starts[word + 1]! += starts[word]!;
  const filled = starts.slice();
  const all = new Uint32Array(wordsOfPhrases.all.length);
  for (let at = 0, phrase = 0; at < all.length; at += 1) {
    while (at >= wordsOfPhrases.starts[phrase + 1]!) phrase += 1;
    const word = wordsOfPhrases.all[at]!;
    all[filled[word]!] = phrase;
    filled[word]! += 1;
  }
  return { starts, all };
}
