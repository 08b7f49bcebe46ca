import type { PageReader } from "../page/page-reader.ts";
import { foldToLetters } from "../values/letters.ts";

const minLength = 3;
const maxLength = 300;

/** What a page's title is made of, without the name of the site: `Hornillo | Tienda`, `Hornillo – Cocina: Tienda`. */
const partsOfTitle = (title: string): string[] =>
  title
    .split(/\s+[|–—·»›:/-]\s+|\s*[|»›]\s*|:\s+/u)
    .map(foldToLetters)
    .filter((part) => part.length >= minLength);

const minShared = 10;
const minShareSaid = 0.7;
const minShareOfTitle = 0.5;
const largeHeadings = new Set(["h1", "h2", "h3", "h4"]);

/** How much of a title a heading says: all that it says itself, or what both begin with. */
function sharedLength(title: string, parts: readonly string[], said: string): number {
  if (title.includes(said)) return said.length;
  return parts.reduce(
    (most, part) => (part.length >= minShared && said.startsWith(part) ? Math.max(most, part.length) : most),
    0,
  );
}

/** Whether a heading says a part of the title and more, or that part but for a word or two at one end: `Comprar Hornillo de campaña`. */
const saysMostOf = (part: string, said: string): boolean =>
  part.length >= minShared &&
  (said.startsWith(part) ||
    (said.length >= Math.max(minShared, part.length * minShareSaid) && (part.startsWith(said) || part.endsWith(said))));

/** The length of a word and colon that a heading says before what the page's title does: `Título: Hornillo`. */
export function labelLengthOf(text: string, title: string): number {
  const label = /^\p{L}{3,15}:\s*/u.exec(text)?.[0] ?? "";
  return label !== "" && !title.includes(label.trim()) && title.includes(text.slice(label.length)) ? label.length : 0;
}

/** A heading in the page's header or that is a link: the name of the site. */
const namesSite = ({ features }: PageReader, node: number): boolean =>
  features.chrome[node] === true || isLink(features, node);

const isLink = ({ linkLength, textLength }: PageReader["features"], node: number): boolean =>
  (linkLength[node] ?? 0) > (textLength[node] ?? 0) / 2;

/**
 * The element that names what the page is about: of its first-level headings the one that its title says, the longest first (but a lower
 * one that says more of it before the name of the site, or half of the title where none of them says any of it), otherwise the first in the
 * content; on a page without any, the first heading or
 * whole element that says a part of the title, or a first-level one in the header that is no link. Null when there is none.
 */
export function findThingHeading(page: PageReader): number | null {
  const { tree, features } = page;
  const title = foldToLetters(tree.title);
  const parts = partsOfTitle(tree.title);
  const says = (node: number): string => {
    const length = features.textLength[node] ?? 0;
    if (length < minLength || length > maxLength) return "";
    const text = page.text(node);
    const own = text.slice(labelLengthOf(text, tree.title));
    return foldToLetters(own);
  };
  let named: number | null = null;
  let namedLength = 0;
  let first: number | null = null;
  let second: number | null = null;
  let secondLength = 0;
  let same: number | null = null;
  let above: number | null = null;
  let insideHeading = 0;
  for (let node = 1; node < tree.size; node++) {
    const tag = tree.tags[node] ?? "";
    if (tag === "h1") insideHeading = tree.ends[node] ?? 0;
    const isHeading = largeHeadings.has(tag) || (node < insideHeading && !tag.startsWith("#"));
    if (!isHeading && (same !== null || tag.startsWith("#") || parts.length === 0 || features.chrome[node])) continue;
    if (!isHeading && (features.textLength[node] ?? 0) > tree.title.length) continue;
    const said = says(node);
    if (said === "") continue;
    if (node < insideHeading) {
      const shared = sharedLength(title, parts, said);
      if (shared > namedLength) {
        named = node;
        namedLength = shared;
      }
      if (tag === "h1" && !features.chrome[node]) first ??= node;
      else if (tag === "h1" && !isLink(features, node)) above ??= node;
    } else if (
      parts.some((part) => part === said || (isHeading && saysMostOf(part, said))) ||
      (isHeading && title.includes(said) && said.length >= title.length * minShareOfTitle)
    ) {
      if (isHeading && !features.chrome[node]) {
        second ??= node;
        if (second === node) secondLength = sharedLength(title, parts, said);
      } else same ??= node;
    }
  }
  if (named !== null && second !== null && secondLength > namedLength && namesSite(page, named)) return second;
  if (named === null && second !== null && secondLength >= title.length * minShareOfTitle) return second;
  return named ?? first ?? second ?? same ?? above;
}
