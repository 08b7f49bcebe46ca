import type { Filter, Scalar } from "../../domain/plan.ts";
import { type DateContext, findDate } from "../values/date.ts";
import { parseNumber } from "../values/number.ts";
import { type Concept, findConceptById } from "./lexicon.ts";
import { matchConcept } from "./match-concept.ts";

/** A condition as asked: on a concept or on a field named in words, or on any text when both are null. */
export type AskedFilter = {
  readonly asked: string;
  readonly concept: Concept | null;
  readonly fieldWords: string;
  readonly op: Filter["op"];
  readonly value: Scalar | Scalar[] | null;
};

const number =
  "(?:[$€£]\\s?)?(\\d[\\d.,]*)\\s?(mil(?:lones)?|million|k|m)?(?:\\s?(?:€|\\$|£|euros?|dolares|dollars|usd|eur|pesos?|soles))?";
const subject =
  "(?:(?:con|de|with|of|y|and|cuy[oa]s?|whose|donde|where|que tengan?|having|having a|con un|con una|with a|with an)\\s+)?(?:(?:el|la|un|una|the|a|an)\\s+)?([\\p{L}]+(?:\\s+de\\s+[\\p{L}]+)?)?\\s*(?:(?:sea|es|is|are|sean|esta|debe ser|must be)\\s+)?";
const less =
  "(?:menor(?:es)? (?:que|a|de)|inferior(?:es)? a|menos de|por debajo de|mas barat[oa]s? (?:que|de)|under|below|less than|lower than|cheaper than|smaller than|fewer than|<)";
const lessEqual =
  "(?:como maximo|maximo(?: de)?|hasta|no mas de|at most|up to|no more than|menor o igual (?:que|a)|<=|≤)";
const greater =
  "(?:mayor(?:es)? (?:que|a|de)|superior(?:es)? a|mas de|por encima de|mas car[oa]s? (?:que|de)|over|above|more than|greater than|higher than|>)";
const greaterEqual =
  "(?:como minimo|minimo(?: de)?|al menos|no menos de|a partir de|desde|at least|from|starting at|mayor o igual (?:que|a)|>=|≥)";
const end = "(?![\\p{L}\\d/-])";

const comparisons: readonly (readonly [RegExp, Filter["op"]])[] = [
  [new RegExp(`${subject}(?:entre|between)\\s+${number}\\s+(?:y|and|a|to)\\s+${number}${end}`, "u"), "between"],
  [new RegExp(`${subject}${lessEqual}\\s*${number}${end}`, "u"), "le"],
  [new RegExp(`${subject}${greaterEqual}\\s*${number}${end}`, "u"), "ge"],
  [new RegExp(`${subject}${less}\\s*${number}${end}`, "u"), "lt"],
  [new RegExp(`${subject}${greater}\\s*${number}${end}`, "u"), "gt"],
];
const dateComparisons: readonly (readonly [RegExp, Filter["op"]])[] = [
  [/(?<!\p{L})(?:despues del?|posterior(?:es)? al?|after|newer than|later than)\s+([^,;]{3,40})/u, "gt"],
  [/(?<!\p{L})(?:desde(?: el)?|a partir del?|since|from|starting)\s+([^,;]{3,40})/u, "ge"],
  [/(?<!\p{L})(?:antes del?|anterior(?:es)? al?|before|older than|earlier than)\s+([^,;]{3,40})/u, "lt"],
  [/(?<!\p{L})(?:hasta(?: el)?|until|up to)\s+([^,;]{3,40})/u, "le"],
];
const dateRange =
  /(?<!\p{L})(?:(?:con|de|with)\s+)?(?:(?:la\s+|the\s+)?(?:fecha|date|plazo|deadline)\s+)?(?:entre|between|del|desde|from)\s+(?:el\s+|the\s+)?([^,;]{1,30}?)\s+(?:y|and|al?|to|hasta)\s+(?:el\s+|the\s+)?([^;]{6,40}?)(?=\s*(?:[;.]|$|,\s*\p{L}))/u;

/** Both ends of a range of dates; what the first leaves out (month, year) is that of the second. */
function readRange(first: string, second: string, dates: DateContext): [string, string] | null {
  const to = findDate(second, dates);
  if (!to || to.span[0] > 4) return null;
  const year = /(?:19|20)\d{2}/.exec(second)?.[0];
  const rest = second.slice(to.span[0], to.span[1]).replace(/^\d{1,2}/, "");
  const whole = /(?:19|20)\d{2}|\d[/.-]\d/.test(first)
    ? first
    : /^\d{1,2}$/.test(first)
      ? `${first}${rest}`
      : year
        ? `${first}${/\sde\s/.test(first) ? " de" : ","} ${year}`
        : first;
  const from = findDate(whole, dates);
  return from && from.span[0] <= 4 ? [from.iso, to.iso] : null;
}

/** `cuya ciudad sea Madrid`, `city = Bilbao`. */
const equality =
  /(?<!\p{L})(?:(?:cuy[oa]|whose|donde (?:el|la)|where(?: the)?|con|with)\s+)?(\p{L}+)\s*(?:\s(?:sea|es|is|equals|igual a)\s|=)\s*["“«]?(\p{L}[\p{L}\d ]{1,40}?)["”»]?(?=\s*(?:[,.;]|$))/u;
const quoted = "[\"“«']([^\"”»']{1,80})[\"”»']";
const contains = new RegExp(
  `(?<!\\p{L})(?:(?:cuy[oa]|donde (?:el|la)|whose|where the|con|with|que|that)\\s+)?(?:([\\p{L}]+)\\s+)?(?:que )?(?:conten(?:ga|gan|iendo|ido|er)|contiene[n]?|incluya[n]?|incluye[n]?|mencione[n]?|contain(?:s|ing)?|includ(?:es|ing)|mention(?:s|ing)?|match(?:es|ing)?)\\s+(?:la palabra |el texto |the word |the text )?(?:${quoted}|([\\p{L}\\d][\\p{L}\\d-]*))`,
  "u",
);
const lacks = new RegExp(
  `(?<!\\p{L})(?:que )?(?:no (?:conten(?:ga|gan|iendo)|contiene[n]?|incluya[n]?|mencione[n]?)|not containing|(?:that )?do(?:es)? not (?:contain|include|mention)|excluding|excluyendo|excepto|except)\\s+(?:la palabra |the word )?(?:${quoted}|([\\p{L}\\d][\\p{L}\\d-]*))`,
  "u",
);
const presence =
  /(?<!\p{L})(?:(?:que|who|that)\s+)?(?:(?<without>sin|without|no (?:tengan?|tienen?)|do not have|lacking)|(?:solo|only|solamente)(?:\s+\p{L}+){0,3}?\s+(?:con|with)|tengan?|tienen?|have|has|having)\s+(?:(?:un|una|el|la|the|a|an)\s+)?(?<field>\p{L}+(?:[ -]\p{L}+)?)/u;
const place =
  /(?<=\s)(?:(?:de|para|of|for)\s+(?:l[oa]s|the)(?:\s+\p{L}+)?\s+(?:de|en|in|from)|en|in|de la ciudad de|ubicad[oa]s en|located in|situad[oa]s en)\s+(?=(\S))/u;

const scaleOf = (word: string | undefined): number =>
  word === undefined ? 1 : /^mil$|^k$/.test(word) ? 1_000 : 1_000_000;

/**
 * Finds the conditions in a prompt and takes them out of it. `current` gives the folded text that is left, `take` cuts a match
 * out of it; positions are those of `original`.
 */
export function takeFilters(
  original: string,
  current: () => string,
  take: (pattern: RegExp) => RegExpExecArray | null,
  dates: DateContext,
): AskedFilter[] {
  const filters: AskedFilter[] = [];
  const add = (
    match: RegExpExecArray,
    words: string,
    op: Filter["op"],
    value: AskedFilter["value"],
    fallback: string | null,
  ): void => {
    const concept = words !== "" ? (matchConcept(words)?.concept ?? null) : fallback ? findConceptById(fallback) : null;
    filters.push({
      asked: original.slice(match.index, match.index + match[0].length).trim(),
      concept,
      fieldWords: words,
      op,
      value,
    });
  };
  const range = dateRange.exec(current());
  const days = range ? readRange(range[1] ?? "", range[2] ?? "", dates) : null;
  if (range && days) {
    const cut = take(dateRange);
    if (cut) add(cut, "", "between", days, "date");
  }
  for (const [pattern, op] of dateComparisons) {
    const match = pattern.exec(current());
    const found = match?.[1] ? (findDate(match[1], dates) ?? yearOf(match[1], op)) : null;
    if (!match || !found || found.span[0] > 12) continue;
    const cut = take(new RegExp(pattern.source.replace("([^,;]{3,40})", `([^,;]{${found.span[1]}})`), "u"));
    if (cut) add(cut, "", op, found.iso, "date");
  }
  for (const [pattern, op] of comparisons) {
    for (let match = take(pattern); match; match = take(pattern)) {
      const words = isMeasured(match[1] ?? "") ? (match[1] ?? "") : "";
      const first = amount(match[2], match[3]);
      if (op === "between") add(match, words, op, [first, amount(match[4], match[5])], "price");
      else add(match, words, op, first, "price");
    }
  }
  const equal = equality.exec(current());
  if (equal?.[1] && equal[2] && matchConcept(equal[1])) {
    const match = take(equality);
    if (match) add(match, equal[1], "contains", originalText(original, match, equal[2]), null);
  }
  const without = take(lacks);
  if (without) add(without, "", "lacks", originalText(original, without, without[1] ?? without[2] ?? ""), null);
  const including = take(contains);
  if (including) {
    const words = matchConcept(including[1] ?? "") ? (including[1] ?? "") : "";
    add(including, words, "contains", originalText(original, including, including[2] ?? including[3] ?? ""), null);
  }
  const present = presence.exec(current());
  if (present?.groups?.field && matchConcept(present.groups.field)) {
    const match = take(presence);
    if (match)
      add(match, present.groups.field, present.groups.without === undefined ? "present" : "absent", null, null);
  }
  const where = place.exec(current());
  if (where) {
    const from = where.index + where[0].length;
    const name = /^\p{Lu}[\p{L}'’-]+(?:\s+(?:de|del|la|las|los|of|y)?\s*\p{Lu}[\p{L}'’-]+)*/u.exec(
      original.slice(from),
    )?.[0];
    const match = name ? take(new RegExp(`${where[0].trim()}\\s+.{${name.length}}`, "u")) : null;
    if (match && name) add(match, "", "contains", name, "city");
  }
  return filters;
}

/** Whether words name something that has a figure: the things counted ("items under 50") do not. */
const isMeasured = (words: string): boolean =>
  matchConcept(words)?.concept.types.some((type) => type !== "text" && type !== "identifier" && type !== "url") ??
  false;

const amount = (written: string | undefined, scale: string | undefined): number =>
  (parseNumber(written ?? "") ?? 0) * scaleOf(scale);

const originalText = (original: string, match: RegExpExecArray, folded: string): string => {
  const at = match[0].lastIndexOf(folded);
  return original.slice(match.index + at, match.index + at + folded.length);
};

function yearOf(text: string, op: Filter["op"]): { iso: string; span: readonly [number, number] } | null {
  const match = /^(?:el )?(?:ano |year )?((?:19|20)\d{2})(?!\d)/.exec(text);
  if (!match?.[1]) return null;
  return { iso: op === "gt" || op === "le" ? `${match[1]}-12-31` : `${match[1]}-01-01`, span: [0, match[0].length] };
}
