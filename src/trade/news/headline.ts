import type { NewsItem } from "../../domain/report.ts";
import { fold } from "../../domain/text.ts";

const longestTitle = 300;

/** One line of plain text as headlines are: no tags, no spaces before marks, not longer than a headline. */
export function cleanTitle(text: string): string {
  const plain = text
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/ ([,.:;!?)»])/g, "$1")
    .trim();
  return [...plain].slice(0, longestTitle).join("");
}

/** Parameters that tell where a reader came from. The others may be all that tells one article from the next. */
const ofReader = /^(?:utm|at|cmp|cid|mc|ns|ref|rss|source|src|from|feed|fbclid|gclid|xtor|ocid)(?:_|$)/i;

const addressKey = (address: string): string => {
  const url = URL.parse(address);
  if (!url) return address;
  const own = [...url.searchParams].filter(([name]) => !ofReader.test(name)).map((pair) => pair.join("="));
  return [url.hostname.replace(/^www\./, ""), url.pathname.replace(/\/$/, ""), ...own.toSorted()].join(" ");
};

/** A headline without the name of its outlet at the end: `Prices rise - The Daily` → `prices rise`. */
const titleKey = (title: string): string => fold(title).replace(/ [-|–—] [^-|–—]{2,40}$/, "");

/** Newest first, each headline once: the same address but for what it tells of the reader, or the same words, is the same news. */
export function withoutRepeats(items: readonly NewsItem[]): NewsItem[] {
  const seen = new Set<string>();
  return items
    .toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0))
    .filter(({ url, title }) => {
      const keys = [addressKey(url), titleKey(title)];
      const isNew = keys.every((key) => !seen.has(key));
      for (const key of keys) seen.add(key);
      return isNew;
    });
}

/** An address that may be shown as a link. */
export const isWebAddress = (address: string): boolean => /^https?:$/.test(URL.parse(address)?.protocol ?? "");
