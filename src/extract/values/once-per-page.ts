import type { PageLocale } from "../page/page-locale.ts";

type Reading<T> = (text: string, locale: PageLocale) => T;

const maxKept = 20_000;

/** A reading whose results are kept as long as the page: a text stands in several columns, in its cell and in the row around it. */
export function oncePerPage<T>(read: Reading<T>): Reading<T> {
  const pages = new WeakMap<PageLocale, Map<string, T>>();
  return (text, locale) => {
    let kept = pages.get(locale);
    if (!kept) pages.set(locale, (kept = new Map()));
    const known = kept.get(text);
    if (known !== undefined || kept.has(text)) return known as T;
    const result = read(text, locale);
    if (kept.size < maxKept) kept.set(text, result);
    return result;
  };
}
