import type { PageReader } from "../page/page-reader.ts";

const maxSiblings = 8;
const digitsOf = (text: string): string => text.replace(/\D/g, "");

/**
 * Figures in an element that is kept from those who hear the page stand beside it for them: one of the two is left out, which this tells
 * when asked for the former. It is the one that is heard (`Precio actual: 29,00 €`) where it comes after, and the one that is shown where
 * it writes its digits in pieces (`$79<sup>00</sup>`). Null where there are none.
 */
export function saidTwice(page: PageReader, node: number): number | null {
  const { tree } = page;
  if (tree.attributes[node]?.["aria-hidden"] !== "true") return null;
  const digits = digitsOf(page.text(node));
  if (digits === "") return null;
  const parent = tree.parents[node] ?? 0;
  let siblings = 0;
  for (let other = parent + 1; other < (tree.ends[parent] ?? 0); other = tree.ends[other] ?? other + 1) {
    if (++siblings > maxSiblings) return null;
    if (other === node || tree.tags[other]?.startsWith("#")) continue;
    if (digitsOf(page.text(other)) !== digits || tree.attributes[other]?.["aria-hidden"] === "true") continue;
    return other > node && isInOnePiece(page, node) ? other : node;
  }
  return null;
}

function isInOnePiece(page: PageReader, node: number): boolean {
  const { tree } = page;
  let pieces = 0;
  for (let inner = node + 1; inner < (tree.ends[node] ?? 0); inner++)
    if (tree.tags[inner] === "#text" && /\d/.test(page.text(inner))) pieces++;
  return pieces === 1;
}
