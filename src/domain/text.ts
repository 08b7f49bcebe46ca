const beyondAscii = /[^\0-\x7f]/;

/** Lower case without accents and with single spaces, for comparing what people type: `" Café  Tostado"` → `"cafe tostado"`. */
export const fold = (text: string): string =>
  (beyondAscii.test(text) ? text.normalize("NFKD").replace(/\p{M}+/gu, "") : text)
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .trim();

/** What turns the direction of the text around it, and so shows a name, or what a file's name ends with, in disguise. */
const turning = /\p{Bidi_Control}/gu;

/** The first `length` code points plus three full stops, or the text itself when it is no longer. */
export function cutName(text: string, length = 20): string {
  const points = [...text.replace(turning, "")];
  return points.length <= length ? points.join("") : `${points.slice(0, length).join("")}...`;
}

/** The name of a report's file, `.csv` or another ending apart. */
export const reportFileName = (product: string): string => `${safeFileName(product, 113)}_export`;

/** A file name of at most 120 characters that every system accepts: no scheme, no separators, no control characters. */
export function safeFileName(text: string, length = 120): string {
  const name = text
    .replace(turning, "")
    .replace(/^[a-z][a-z0-9+.-]*:\/\//i, "")
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, "-")
    .replace(/^[-. ]+|[-. ]+$/gu, "");
  return [...name].slice(0, length).join("") || "sondeo";
}
