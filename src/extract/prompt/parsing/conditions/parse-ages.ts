import type { Restriction } from "../asked.ts";
import type { Draft } from "../prompt-text.ts";

const figure = "(?<age>\\d{1,2})\\s*(?:anos|years?(?:\\s+old)?)?";
const open = "(?:\\s*\\+|\\s+(?:(?:and|or)\\s+(?:over|up|older|above)|y\\s+mas|o\\s+mas|en\\s+adelante)(?!\\p{L}))?";
const meant =
  "(?:rated|suitable|recommended|classified|aptas?|aptos?|recomendad[oa]s?|clasificad[oa]s?|indicad[oa]s?|calificad[oa]s?)";
const of =
  "(?:mayores\\s+de|ninos\\s+(?:de|desde|a\\s+partir\\s+de)|ages?|over|a\\s+partir\\s+de|desde|from|kids|children)";
/** "rated for 16 and over", "para mayores de 12 años". */
const ages = new RegExp(
  `(?<!\\p{L})(?:(?:que\\s+(?:sean|son|esten)|(?:that|which)\\s+are)\\s+)?(?:${meant}\\s+(?:(?:para|for|from|como)\\s+)?(?:${of}\\s+)?|(?:para|for)\\s+${of}\\s+)${figure}${open}(?![\\p{L}\\d,.]*\\d)`,
  "u",
);

/** What the records are rated or recommended for, as an age from which on: "16+". */
export function takeAges(draft: Draft): Restriction[] {
  const match = draft.take(ages);
  const age = match?.groups?.age;
  if (!match || age === undefined) return [];
  const asked = draft.original.slice(match.index, match.index + match[0].length).trim();
  return [{ asked, words: `${age}+`, isNegated: false, isSure: true }];
}
