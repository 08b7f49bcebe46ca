import type { Draft } from "../prompt-text.ts";

const distinct =
  /(?<!\p{L})(?:(?:que )?(?:sin (?:duplicados|repetir(?:se)?|repetidos|repetidas|repeticiones|que se repitan)|no se repitan)|(?:valores |registros )?(?:unic[oa]s|distint[oa]s|diferentes)(?!\s+(?:de|a)\s)|quita(?:r|ndo)? (?:los )?(?:duplicados|repetidos)|elimina(?:r|ndo)? (?:los )?(?:duplicados|repetidos)|no (?:duplicates|repeats)|without (?:duplicates|repeats|repetition)|de-?duplicated?|remov(?:e|ing) duplicates|unique(?: only)?|distinct|different)(?!\p{L})/u;

/** Whether a prompt asks for each row once, which is taken out of it. */
export const takeDistinct = (draft: Draft): boolean => draft.take(distinct) !== null;
