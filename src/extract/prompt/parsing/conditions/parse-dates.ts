import { type DateContext, findDate, findMonth, isMonth } from "../../../values/date.ts";
import type { AskedFilter } from "../asked.ts";
import type { Concept } from "../../lexicon/concept.ts";
import { matchConcept } from "../../lexicon/match-concept.ts";
import { isThing } from "../../lexicon/things.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { type Days, daysOf, monthDays, shiftDays, yearDays } from "./periods.ts";
import type { Draft } from "../prompt-text.ts";

const ties =
  "(?:(?:y|and|que|that|which|con|with|de|los|las|solo|only|se|fueron|were|sean|ha sido|han sido|was|siguen)\\s+)*";
/** Which date a verb or name before it means. */
const subjects: readonly (readonly [string, string])[] = [
  [
    "deadline",
    "(?:cierr[ae]n?|venc[ae]n?|venz[ae]n?|termin[ae]n?|finali[cz][ae]n?|caduc[ae]n?|(?:fecha )?limite|plazo(?: de presentacion)?|fecha de cierre|clos(?:e|es|ing)|due|end(?:s|ing)?|expir(?:e|es|ing)|deadline)",
  ],
  [
    "start",
    "(?:empie[cz][ae]n?|empezar|inici[ae]n?|comien[cz][ae]n?|start(?:s|ing)?|begin(?:s|ning)?|fecha de inicio|start date)",
  ],
  [
    "date",
    "(?:publicad[oa]s?|posted|published|listed|added|filed|issued|dated|decided|entered|released|fechad[oa]s?|dictad[oa]s?|celebr[ae]n?|subid[oa]s?|emitid[oa]s?|anunciad[oa]s?|registrad[oa]s?|cread[oa]s?|fundad[oa]s?|constituid[oa]s?|establecid[oa]s?|construid[oa]s?|inaugurad[oa]s?|nacid[oa]s?|estrenad[oa]s?|lanzad[oa]s?|founded|established|created|built|incorporated|opened|launched|born|fecha|date|held|tienen lugar|tengan lugar)",
  ],
];
const after = "(?:despues|posterior(?:es)?|mas tarde|after|newer than|later than)";
const from = "(?:desde|a partir|since|from|starting|on or after)";
const before = "(?:antes|anterior(?:es)?|before|older than|earlier than)";
const until = "(?:hasta|until|up to|by|no later than|on or before)";
const joint = "(?:\\s+(?:de|del|a|al|el|la|the|of))*\\s+";
const comparisons: readonly (readonly [string, "gt" | "ge" | "lt" | "le"])[] = [
  [after, "gt"],
  [from, "ge"],
  [before, "lt"],
  [until, "le"],
];
/** The name of a date that stands in a list of columns: it stays one. */
const listedNoun =
  /^(?:(?:y|and|la|the)\s+)*(?:fecha(?: limite| de \p{L}+)?|date|deadline|plazo|due date|start date)\s+/u;
const lead = "(?<![\\p{L}\\d])";
const subject = `(?:${ties}(?:${subjects.map(([id, words]) => `(?<${id}>${words})`).join("|")})\\s+)?`;
const rest = "(?=(?<rest>[^;]{1,40}))";
const range = new RegExp(
  `${lead}${subject}(?:(?:con|de|with)\\s+)?(?:(?:la\\s+|the\\s+)?(?<name>fecha|date|plazo|deadline)\\s+)?(?:entre|between|del|de|desde|from)\\s+(?:el\\s+|the\\s+)?(?<first>[^,;]{1,30}?)\\s+(?:y|and|al?|to|hasta)\\s+(?:el\\s+|the\\s+)?(?=(?<second>[^;]{4,40}))`,
  "gu",
);
const compared = comparisons.map(
  ([words, op]) => [new RegExp(`${lead}${subject}${words}${joint}${rest}`, "gu"), op] as const,
);
/** "menos de 2000" is an amount. */
const notCompared =
  "(?<!(?<!\\p{L})(?:mas|menos|mayor(?:es)?|menor(?:es)?|inferior(?:es)?|superior(?:es)?|debajo|encima|more|less|fewer|higher|lower|cheaper)\\s(?:(?:de|a|que|than)\\s)?)";
const within = new RegExp(
  `${lead}${notCompared}${subject}(?<joint>(?:(?:en|de|del|durante|dentro de|a|on|in|of|from|within|for|el|la|los|las|the|solo|solamente|unicamente|only|just)\\s+)*)${rest}`,
  "gu",
);

const onwards =
  /^\s+(?:onwards?|en adelante|(?:para|hacia) (?:arriba|adelante)|o mas|or (?:later|newer)|o (?:posterior|mas recient|mas nuev)[a-z]*)(?!\p{L})/u;

/** "upcoming meetings", "próximos eventos": of today or later. */
const upcoming = /(?<!\p{L})(?:upcoming|future|proxim[oa]s|futur[oa]s)(?=\s+(?<thing>\p{L}+s)(?!\p{L}))/u;

function takeUpcoming(draft: Draft, { capturedAt }: DateContext): AskedFilter[] {
  const match = upcoming.exec(draft.text());
  if (!match || !isThing(match.groups?.thing ?? "")) return [];
  const asked = draft.cut(match.index, match.index + match[0].length);
  return [{ asked, concept: findConceptById("date"), fieldWords: "", op: "ge", value: capturedAt.slice(0, 10) }];
}

/** "películas de los 90": what can be no number of records, for what follows. */
const bareDecade =
  /(?=los|the)(?<=(?:de|del|en|from|in|of)\s+)(?:(?:los|the)\s+(?<tens>[3-9]0)|los\s+(?<years>(?:19|20)\d0))(?=\s*(?:[,.;:?!)]|$)|\s(?:y|con|and|with|ordenad\p{L}*|sorted)\s)/u;

/** Conditions on dates: ranges, before and after, in a month or year, this week, the last seven days. */
export function takeDates(draft: Draft, dates: DateContext): AskedFilter[] {
  const filters = takeUpcoming(draft, dates);
  const add = (match: RegExpExecArray, length: number, op: AskedFilter["op"], value: AskedFilter["value"]): void => {
    const groups = match.groups ?? {};
    const from = match.index + (listedNoun.exec(match[0])?.[0].length ?? 0);
    const asked = draft.cut(from, match.index + match[0].length + length);
    const isYearOpen = namesMonth(asked) && !/(?<!\d)(?:1[0-9]|20)\d{2}(?!\d)/.test(asked);
    const found = { asked, concept: findConceptById(conceptIdOf(groups)), fieldWords: "", op, value };
    filters.push(isYearOpen ? { ...found, isYearOpen } : found);
  };
  const plainDecade = bareDecade.exec(draft.text());
  if (plainDecade)
    draft.put(
      plainDecade.index,
      plainDecade.index + plainDecade[0].length,
      `${plainDecade.groups?.tens ?? plainDecade.groups?.years}s`,
    );
  for (const match of draft.text().matchAll(range)) {
    const groups = match.groups ?? {};
    const read = readRange(groups.first ?? "", groups.second ?? "", dates);
    if (!read) continue;
    add(match, read.length, "between", read.days);
    break;
  }
  for (const [pattern, op] of compared) {
    for (const match of draft.text().matchAll(pattern)) {
      const written = match.groups?.rest ?? "";
      const found = readMoment(written, dates) ?? (op === "lt" || op === "gt" ? readEarlyYear(written) : null);
      if (!found) continue;
      const { days } = found;
      const length = found.length + (onwards.exec(written.slice(found.length))?.[0].length ?? 0);
      /** "from the 90s" are those years, "from 1990" those and later ones. */
      const isWithin = found.isPeriod && days[0] !== days[1] && /(?:^|\s)from\s/.test(match[0]);
      if (isWithin) add(match, length, "between", [...days]);
      else add(match, length, op, op === "gt" || op === "le" ? days[1] : days[0]);
    }
  }
  for (const match of draft.text().matchAll(within)) {
    const groups = match.groups ?? {};
    const written = groups.rest ?? "";
    const isTied = groups.joint !== "" || conceptIdOf(groups) !== "date" || groups.date !== undefined;
    const several = groups.joint === "" ? null : readDays(written, dates);
    if (several) {
      add(match, several.length, "in", several.days);
      break;
    }
    const found = readAlternatives(written, dates);
    if (!found) continue;
    const isOpen = onwards.exec(written.slice(found.length));
    if (!isTied && !found.isPeriod && !isOpen) continue;
    if (isOpen) add(match, found.length + isOpen[0].length, "ge", found.days[0]);
    else add(match, found.length, "between", [...found.days]);
    break;
  }
  return filters;
}

const namesMonth = (text: string): boolean => (text.match(/\p{L}+/gu) ?? []).some((word) => isMonth(word));

type Groups = Readonly<Record<string, string | undefined>>;

const conceptIdOf = (groups: Groups): string =>
  subjects.find(([id]) => groups[id] !== undefined)?.[0] ??
  (/^(?:plazo|deadline)$/.test(groups.name ?? "") ? "deadline" : "date");

type Moment = { readonly days: Days; readonly length: number; readonly isPeriod: boolean };

/** The day, month, year or period that a text begins with. */
function readMoment(text: string, dates: DateContext): Moment | null {
  const period = daysOf(text, dates.capturedAt);
  if (period) return { ...period, isPeriod: true };
  const day = findDate(text, dates);
  if (day && day.span[0] === 0) return { days: [day.iso, day.iso], length: day.span[1], isPeriod: false };
  const part = partOfMonth(text, dates);
  if (part) return part;
  const month = findMonth(text, dates);
  if (month) return { days: monthDays(month.year, month.month), length: month.length, isPeriod: false };
  const year =
    /^(?:(?:ano|year)\s+)?((?:19|20)\d{2})(?![\d\p{L}/-]|[.,]\d|\s*(?:€|\$|euros?|soles|pesos|dolares|m2))/u.exec(text);
  if (!year?.[1] || isCount(text.slice(year[0].length))) return null;
  return { days: yearDays(Number(year[1])), length: year[0].length, isPeriod: false };
}

const monthParts: readonly (readonly [RegExp, first: number, last: number])[] = [
  [/^(?:el )?(?:fin|final|the end|end) (?:de|del|of) (?:mes de )?/u, 31, 31],
  [/^(?:finales|fines|late|ultimos de|the last days of) (?:de )?/u, 21, 31],
  [/^(?:mediados|mid) (?:de )?|^mid-/u, 11, 20],
  [/^(?:principios?|comienzos?|inicios?|primeros|early) (?:de )?/u, 1, 10],
];

/** "fin de marzo" is its last day, "finales", "mediados", "principios de marzo" about ten days of it. */
function partOfMonth(text: string, dates: DateContext): Moment | null {
  for (const [pattern, first, last] of monthParts) {
    const said = pattern.exec(text)?.[0].length ?? 0;
    const month = said === 0 ? null : findMonth(text.slice(said), dates);
    if (!month) continue;
    const [, end] = monthDays(month.year, month.month);
    const dayOf = (day: number): string =>
      `${end.slice(0, 8)}${String(Math.min(day, Number(end.slice(8)))).padStart(2, "0")}`;
    return { days: [dayOf(first), dayOf(last)], length: said + month.length, isPeriod: true };
  }
  return null;
}

/** "más de 2000 visitas" counts them. */
function isCount(rest: string): boolean {
  const word = /^\s+(?:de\s+)?(?<word>\p{L}{3,})/u.exec(rest)?.groups?.word ?? "";
  const match = word.endsWith("s") ? matchConcept(word) : null;
  return match !== null && match.nearness > 0 && isCounted(match.concept);
}
const isCounted = ({ types }: Concept): boolean => types[0] === "number" || types[0] === "measure";

/** A year before those of which dates are, where it is said to come before or after: "anteriores a 1800". */
function readEarlyYear(text: string): Moment | null {
  const year =
    /^(?:(?:ano|year)\s+)?(1[0-8]\d{2})(?=\s*(?:[,.;:?!)]|$)|\s(?:con|y|with|and|en|in|de|of|que|that)\s)/u.exec(text);
  return year ? { days: yearDays(Number(year[1])), length: year[0].length, isPeriod: false } : null;
}

/** "ayer o hoy": days that follow one another are one period. */
function readAlternatives(text: string, dates: DateContext): Moment | null {
  const one = readMoment(text, dates);
  const joint = one?.isPeriod ? /^\s+(?:o|u|y|or|and)\s+/u.exec(text.slice(one.length)) : null;
  const other = one && joint ? readMoment(text.slice(one.length + joint[0].length), dates) : null;
  if (!one || !joint || !other?.isPeriod) return one;
  const [first, last] = one.days[0] <= other.days[0] ? [one.days, other.days] : [other.days, one.days];
  if (shiftDays(first[1], 1) < last[0]) return one;
  return {
    days: [first[0], last[1] > first[1] ? last[1] : first[1]],
    length: one.length + joint[0].length + other.length,
    isPeriod: true,
  };
}

/** "20 o 27 de octubre": days of one month. */
function readDays(text: string, dates: DateContext): { days: string[]; length: number } | null {
  const listed =
    /^(?<first>\d{1,2}(?:\s*,\s*\d{1,2})*)\s+(?:o|u|y|or|and)\s+(?:(?:el|del|the)\s+)?(?=\d{1,2}(?!\d))/u.exec(text);
  const last = listed ? readMoment(text.slice(listed[0].length), dates) : null;
  if (!listed || !last || last.days[0] !== last.days[1]) return null;
  const written = text.slice(listed[0].length, listed[0].length + last.length);
  const days = (listed.groups?.first ?? "")
    .split(/\s*,\s*/u)
    .map((day) => readMoment(written.replace(/^\d{1,2}/, day), dates));
  if (!/^\d/.test(written) || days.includes(null)) return null;
  return {
    days: [...days.flatMap((day) => day?.days[0] ?? []), last.days[0]],
    length: listed[0].length + last.length,
  };
}

/** Both ends of a range of dates; what the first leaves out (month, year) is that of the second. */
function readRange(
  first: string,
  second: string,
  dates: DateContext,
): { days: [string, string]; length: number } | null {
  const to = readMoment(second, dates);
  if (!to) return null;
  const written = second.slice(0, to.length);
  const year = /(?:19|20)\d{2}/.exec(written)?.[0];
  const whole = /(?:19|20)\d{2}|\d[/.-]\d/.test(first)
    ? first
    : /^\d{1,2}$/.test(first)
      ? `${first}${written.replace(/^\d{1,2}/, "")}`
      : year
        ? `${first}${/\sde\s/.test(first) ? " de" : ","} ${year}`
        : first;
  const start = readMoment(whole, dates) ?? readMoment(first, dates);
  return start ? { days: [start.days[0], to.days[1]], length: to.length } : null;
}
