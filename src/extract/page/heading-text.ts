import type { Tree } from "./tree.ts";

/** Longer texts are no names of columns. */
export const maxHeadingLength = 80;

/**
 * What a heading cell says: in full where it is an abbreviation that the page spells out, where a button sorts by it
 * without that and what explains it, without a menu, and once where it says the same twice, for wide and narrow screens.
 */
export function headingText(tree: Tree, cell: number, read: (node: number) => string): string {
  const text = once(read(cell));
  const end = tree.ends[cell] ?? 0;
  const parts: string[] = [];
  let hasButton = false;
  for (let inner = cell; inner < end; inner++) {
    const { title } = tree.attributes[inner] ?? {};
    const tag = tree.tags[inner];
    if (tag === "abbr" && title !== undefined && read(inner) === text) return title.trim();
    if (tag === "button" || tree.attributes[inner]?.role === "menu") {
      hasButton = true;
      inner = (tree.ends[inner] ?? inner + 1) - 1;
    } else if (tag === "#text") parts.push(read(inner));
  }
  if (!hasButton) return text;
  const shown = parts.filter((part) => part !== "");
  const whole = shown.join(" ");
  if (whole !== "" && whole.length <= maxHeadingLength) return whole;
  return shown.find((part) => part.length <= maxHeadingLength) ?? text;
}

/** `Visitas Visitas` is `Visitas`. */
const once = (text: string): string => {
  const half = text.slice(0, text.length >> 1);
  return half !== "" && text === `${half} ${half}` ? half : text;
};
