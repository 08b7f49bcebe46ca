import type { AskedColumn } from "../parsing/asked.ts";
import { translateValues } from "../lexicon/translations/translate-values.ts";
import { findConceptById } from "../lexicon/lexicon.ts";
import { sameStem, wordsOf } from "../lexicon/words.ts";

/** Whether a page calls what it is about by these words: "wireless mice" on "Wireless Ergonomic Mice". */
export function isAbout(pageTitle: string, words: string): boolean {
  const title = wordsOf(pageTitle);
  const wanted = wordsOf(words);
  return wanted.length > 0 && wanted.every((word) => title.some((other) => sameStem(word, other)));
}

/** The same in other languages too: "de escritorio" on "Desk Accessories". */
export const isAboutInWords = (pageTitle: string, words: string): boolean =>
  isAbout(pageTitle, words) || (pageTitle !== "" && translateValues(words, [pageTitle]) !== null);

const hasTitle = (columns: readonly AskedColumn[]): boolean => columns.some(({ concept }) => concept?.role === "title");

/**
 * The first thing asked for, or the only one without a concept, by a word that the page's columns lack, is what the page is about: the
 * title of its records, and no column where those are asked for too. The topic of a thread is its title where no other is asked for.
 */
export function nameThings(
  columns: readonly AskedColumn[],
  pageTitle: string,
  isCalledSo: (words: string) => boolean,
): readonly AskedColumn[] {
  const [first, ...rest] = columns;
  const title = findConceptById("title");
  if (first?.concept?.id === "category" && /^(?:tema|hilo|topic|thread)s?$/i.test(first.title) && !hasTitle(rest))
    return [{ ...first, concept: title }, ...rest];
  const untold = columns.filter(({ concept }) => concept === null);
  const thing = first?.concept === null ? first : untold.length === 1 ? untold[0] : undefined;
  const name = thing?.narrowed?.title ?? thing?.title ?? "";
  if (!thing || isCalledSo(name) || !isAbout(pageTitle, name)) return columns;
  const others = columns.filter((column) => column !== thing);
  if (!hasTitle(others)) return columns.map((column) => (column === thing ? { ...thing, concept: title } : column));
  if (thing !== first) return columns;
  return thing.narrowed ? [{ ...thing, narrowed: { ...thing.narrowed, title: "" } }, ...rest] : rest;
}
