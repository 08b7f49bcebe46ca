import { openingLength } from "./opening.ts";
import type { Draft } from "../prompt-text.ts";

const languages =
  "(?:espanol|castellano|ingles|frances|aleman|italiano|portugues|chino|japones|ruso|arabe|quechua|catalan|spanish|english|french|german|italian|portuguese|chinese|japanese|russian|arabic)";
const into = `(?:al|a|en|into|in|to)\\s+(?:idioma\\s+)?${languages}(?!\\p{L})`;
const wanted = new RegExp(
  `(?<!\\p{L})(?:(?:y|and|que|to|pero|but)\\s+)*(?:tradu(?:ce|cir|ciendo|zcas?)(?:me)?(?:l[oa]s?)?|translat(?:e|ing)(?:\\s+(?:it|them))?)(?!\\p{L})(?<of>[^,.;:?!]*?)(?:\\s+${into}|(?=\\s*(?:[,.;:?!]|$)))`,
  "u",
);
const translated = new RegExp(`(?<!\\p{L})(?:traducid[oa]s?|translated)\\s+${into}`, "u");

/** "resume la página", "¿cuál me recomiendas comprar?": words of one's own about what is there. */
const opinion =
  /(?<!\p{L})(?:(?:un |a |el |the )?(?:resumen|summary)\s+(?:de|of)\s+(?:(?:la|esta|toda la|the|this)\s+)?(?:pagina|web|page|site)|resum(?:e|ir|eme|eme esto|elo)(?=\s)|summari[sz]e|(?:(?:cual(?:es)?|que|which|what)\s+(?:\p{L}+\s+)?)?(?:(?:me|nos)\s+(?:recom(?:iend|end)|aconsej)(?:as|a|an|en|arias?|ari?an)|recomiendas|recomiendame|(?:would|do|can) you recommend)|que opinas|do you think)(?!\p{L})[^,.;:?!]*/u;

/** Takes out what asks for a summary or advice, which no page shows, and gives it as typed. */
export function takeOpinions(draft: Draft): string[] {
  const match = opinion.exec(draft.text());
  return match ? [draft.cut(match.index, match.index + match[0].length), ...takeOpinions(draft)] : [];
}

/**
 * Takes out what asks for a translation, which rules cannot make, and gives it as typed. What was to be translated stays asked for
 * where nothing else is.
 */
export function takeTranslations(draft: Draft): string[] {
  const match = wanted.exec(draft.text());
  if (match) {
    const end = match.index + match[0].length;
    const rest = `${draft.text().slice(0, match.index)} ${draft.text().slice(end)}`;
    const asked = draft.original.slice(match.index, end).trim();
    const { of = "" } = match.groups ?? {};
    const at = match.index + match[0].lastIndexOf(of);
    const isAll = of.trim() !== "" && !/\p{L}/u.test(rest.slice(openingLength(rest)));
    if (isAll) draft.cut(at + of.length, end);
    draft.cut(match.index, isAll ? at : end);
    return [asked, ...takeTranslations(draft)];
  }
  const done = translated.exec(draft.text());
  return done ? [draft.cut(done.index, done.index + done[0].length), ...takeTranslations(draft)] : [];
}
