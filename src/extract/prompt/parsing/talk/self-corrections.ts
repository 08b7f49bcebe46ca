import { countPattern } from "../amounts.ts";
import { foldKeepingLength } from "../prompt-text.ts";

const doubt = "(?:(?:ay|uy|oh|no|bueno|well)[\\s,]+)*";
const correcting =
  "perdon(?:a|e)?|disculp[ae]|digo|mejor dicho|corrijo|rectifico|me equivoque|qui[sz]e decir|queria decir|no,? espera|espera,? no|sorry|i mean(?:t)?|or rather|scratch that|no,? wait|wait,? no|my mistake";
const trouble = ",? (?:(?:por|for|about|l[oa]s?|el|the) )*(?:molestia|inconvenien|trouble|bother)";
const again =
  "(?:[\\s,.:]+(?:digo|mejor(?: dicho)?(?! (?:valorad|puntuad|calificad|pagad))|quise decir|queria decir|no|i mean(?:t)?|rather)(?!\\p{L}))*";
/** "perdón, mejor", "no, digo", "I mean"; a "no" by itself corrects only between commas. */
const marker = new RegExp(
  `[\\s,.;(…-]*(?<!\\p{L})(?:${doubt}(?:${correcting})(?!\\p{L}|${trouble})${again}|(?<=,\\s*)no\\s*,\\s*mejor|(?<=,\\s*)mejor(?=\\s+(?:l[oa]s|el|la|s[oó]lo)\\s+(?!m[aá]s\\s))|(?<=,\\s*)(?<!si,\\s*)no(?=\\s*,))[\\s,.:;…]*`,
  "u",
);
const quotation = /["«»“”]/gu;
const figure = new RegExp(`(?<![\\p{L}\\d.,])(?:\\d[\\d.,]*\\d|${countPattern.slice(1, -1)})(?![\\p{L}\\d])`, "gu");
const leadingFigure = new RegExp(`^(?:(?:l[oa]s|the|de|a)\\s+)*(?<figure>${figure.source})`, "u");
const sentenceEnd = /[.;:?!\n](?=\s|$)/gu;
const maxCorrections = 5;

/**
 * A prompt in which what a person took back is replaced by what was said instead: "los 10 primeros, perdón, los 20" are the 20 first. What
 * comes after takes the place of what began with the same word, of a figure where it is one, else of as much as it is itself.
 */
export function settleCorrections(prompt: string): string {
  let text = prompt;
  for (let i = 0; i < maxCorrections; i++) {
    const folded = foldKeepingLength(text);
    const match = marker.exec(folded);
    if (!match || isQuoted(folded.slice(0, match.index))) return text;
    const before = text.slice(0, match.index);
    const after = text.slice(match.index + match[0].length);
    text = /\p{L}/u.test(before) && /[\p{L}\d]/u.test(after) ? replaceLast(before, after) : `${before} ${after}`;
  }
  return text;
}

const isQuoted = (before: string): boolean => (before.match(quotation)?.length ?? 0) % 2 === 1;

function replaceLast(before: string, after: string): string {
  const [said, instead] = [foldKeepingLength(before), foldKeepingLength(after)];
  const from = Math.max(0, ...[...said.matchAll(sentenceEnd)].map(({ index }) => index + 1));
  const figured = replaceFigure(before, after, from);
  if (figured !== null) return figured;
  const first = /^[\p{L}\d]+/u.exec(instead)?.[0] ?? "";
  const same = [...said.matchAll(new RegExp(`(?<![\\p{L}\\d])${first}(?![\\p{L}\\d])`, "gu"))].at(-1)?.index ?? -1;
  const at = first !== "" && same >= from ? same : lastPart(said, instead, from);
  return `${before.slice(0, at)}${after}`;
}

/** "menos de 100 euros, digo 200": the figure alone, and what is said once more behind it. */
function replaceFigure(before: string, after: string, from: number): string | null {
  const instead = foldKeepingLength(after);
  const said = foldKeepingLength(before);
  const written = leadingFigure.exec(instead);
  const last = [...said.matchAll(figure)].findLast(({ index }) => index >= from);
  if (!written?.groups?.figure || !last) return null;
  const known = new Set(said.slice(last.index + last[0].length).match(/\p{L}+/gu));
  const rest = instead.slice(written[0].length);
  let repeated = 0;
  for (const word of rest.matchAll(/\s+(\p{L}+)/gu)) {
    if (word.index !== repeated || !known.has(word[1] ?? "")) break;
    repeated += word[0].length;
  }
  if (repeated === 0 && /^\s+\p{L}/u.test(rest) && known.size > 0) return null;
  const kept = before.slice(last.index + last[0].length);
  return `${before.slice(0, last.index)}${written.groups.figure}${kept}${after.slice(written[0].length + repeated)}`;
}

/** Where the last word begins, or the last part of a list where more words come instead. */
function lastPart(said: string, instead: string, from: number): number {
  const words = (instead.split(/[,.;:?!\n]|\s(?:y|and|con|with|de|of|en|in)\s/u)[0] ?? "").trim().split(/\s+/u).length;
  if (words === 1) return /\p{L}*[^\p{L}]*$/u.exec(said)?.index ?? from;
  const part = [...said.matchAll(/,\s*|\s(?:y|and)\s+/gu)].findLast(({ index }) => index >= from);
  return part ? part.index + part[0].length : from;
}
