import { decodeHTMLStrict } from "entities";

const comments = /<!--(?:(?!-->)[^])*-->/g;
const formatting = /<\/?(?:p|br|div|span|strong|b|em|i|u|ul|ol|li|a|h[1-6])(?:\s[^<>]*)?\/?>/gi;

/** A text without the character references and the formatting that a page's data for machines writes out: `Olla &amp; tapa`, `<p>Olla</p>`. */
export function plainText(raw: string): string {
  if (!/[&<]/.test(raw)) return raw;
  const decoded = decodeAgain(raw).replace(comments, " ").replace(formatting, " ");
  return decoded === raw ? raw : decoded.replace(/\s+/g, " ").trim();
}

/** Once for what is written for HTML, again for what was so written already. */
const decodeAgain = (text: string): string => decodeHTMLStrict(decodeHTMLStrict(decodeHTMLStrict(text)));
