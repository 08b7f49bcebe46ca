import type { Language } from "../domain/report.ts";

export type { Language };

/** The same keys as the Spanish text: words stay words, functions keep their parameters, lists keep their items' shape. */
export type Translation<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : T extends readonly (infer Item)[]
      ? readonly Translation<Item>[]
      : { readonly [K in keyof T]: Translation<T[K]> };

/** One area of the product in both languages. */
export type Area<T> = Readonly<Record<Language, Translation<T>>>;
