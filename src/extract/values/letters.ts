const letter = /\p{L}/u;

/** How many letters a text has, in UTF-16 units. */
export function countLetters(text: string): number {
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x80) {
      const lower = code | 0x20;
      if (lower >= 0x61 && lower <= 0x7a) count++;
      continue;
    }
    const character = String.fromCodePoint(text.codePointAt(i) ?? code);
    if (letter.test(character)) count += character.length;
    i += character.length - 1;
  }
  return count;
}

const beyondAscii = /[^\0-\x7f]/;

/** The letters and figures of a text in lower case without accents, for telling whether two texts say the same. */
export const foldToLetters = (text: string): string =>
  (beyondAscii.test(text)
    ? text.normalize("NFKD").replace(/[^\p{L}\p{N}]+/gu, "")
    : text.replace(/[^a-z\d]+/gi, "")
  ).toLowerCase();
