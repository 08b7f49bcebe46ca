const beyondAscii = /[^\0-\x7f]/;

/** Lower case without accents and with single spaces, for comparing what people type: `" Café  Tostado"` → `"cafe tostado"`. */
export const fold = (text: string): string =>
  (beyondAscii.test(text) ? text.normalize("NFKD").replace(/\p{M}+/gu, "") : text)
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .trim();

/** The first `length` code points plus three full stops, or the text itself when it is no longer. */
export function cutName(text: string, length = 20): string {
  const points = [...text];
  return points.length <= length ? text : `${points.slice(0, length).join("")}...`;
}

/** A file name of at most 120 characters that every system accepts: no scheme, no separators, no control characters. */
export function safeFileName(text: string): string {
  const name = text
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, "")
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, "-")
    .replace(/^[-. ]+|[-. ]+$/gu, "");
  return [...name].slice(0, 120).join("") || "sondeo";
}
