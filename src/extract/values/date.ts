import { remember } from "../remember.ts";
import { monthNamesIn } from "./calendar-words.ts";
import { findRelativeDate } from "./relative-date.ts";

export type FoundDate = { readonly iso: string; readonly span: readonly [number, number] };

/** Folded, in Spanish, English, Portuguese, French, German, Italian, Dutch, Catalan, Romanian, Polish, Russian and Greek. */
const monthNames: readonly (readonly string[])[] = [
  "january jan enero ene janvier janv januar janeiro gennaio gener januari ianuarie stycznia января янв ιανουαριου ιαν",
  "february feb febrero fevrier fevr fev februar fevereiro febbraio febrer februari februarie lutego февраля фев φεβρουαριου φεβ",
  "march mar marzo mars maerz marz mrz marco maart mrt marc martie марта март мар μαρτιου μαρ",
  "april apr abril abr avril avr aprile aprilie kwietnia апреля апр απριλιου απρ",
  "may mayo mai maio maggio maig mei maja мая маи μαιου μαι",
  "june jun junio juin juni junho giugno giu juny iunie czerwca июня июн ιουνιου ιουν",
  "july jul julio juillet juil juli julho luglio lug juliol iulie lipca июля июл ιουλιου ιουλ",
  "august aug agosto ago aout agost augustus sierpnia августа авг αυγουστου αυγ",
  "september sep sept septiembre setiembre set septembre setembro settembre setembre septembrie wrzesnia сентября сент сен σεπτεμβριου σεπ",
  "october oct octubre octobre oktober okt outubro out ottobre ott octombrie pazdziernika октября окт οκτωβριου οκτ",
  "november nov noviembre novembre novembro noiembrie listopada ноября нояб ноя νοεμβριου νοε",
  "december dec diciembre dic decembre dezember dez dezembro dicembre desembre decembrie grudnia декабря дек δεκεμβριου δεκ",
].map((names) => names.split(" "));
const commonMonths: ReadonlyMap<string, number> = new Map(
  monthNames.flatMap((names, i) => names.map((name): [string, number] => [name, i + 1])),
);
const tail = "(?![\\p{L}\\d])";
const lead = "(?<![\\p{L}\\d]|\\d[.,])";
const year = "(?<year>(?:19|20)\\d{2}|['’]?\\d{2})";
const longYear = "(?<year>(?:19|20)\\d{2})";
const ordinal = "(?:st|nd|rd|th|º|°|o|er)?\\.?";
const anyDay = "(?:0?[1-9]|[12]\\d|3[01])";
const day = `(?<day>${anyDay})${ordinal}`;
/** The first day of several: `del 3 al 5 de mayo`, `3-5 May`. */
const fromDay = `(?:(?<![/.,])(?<from>${anyDay})${ordinal}\\s*(?:[-–—]|al?\\s|y\\s|to\\s|and\\s)\\s*)?`;
const toDay = `(?:\\s*(?:[-–—]|to\\s)\\s*${anyDay}${ordinal})?`;
const weekday =
  "(?:lun(?:es)?|mar(?:tes)?|mie(?:rcoles)?|jue(?:ves)?|vie(?:rnes)?|sab(?:ado)?|dom(?:ingo)?|mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)";

/** A date that says which of two figures is the day by what stands beside it. */
const dayAndMonth = "(?<first>\\d{1,2})(?<mark>[/.-])(?<second>\\d{1,2})";

type Calendar = {
  readonly months: ReadonlyMap<string, number>;
  readonly hint: RegExp;
  /** Each pattern with what all its dates have: the name of a month, or figures around a mark. */
  readonly patterns: readonly { readonly pattern: RegExp; readonly hasMonth: boolean }[];
  /** A month alone at the start of a text, with its year or without. */
  readonly alone: RegExp;
  /** The last day of a range that begins before it: `30 dic – 2 ene 2026`, `Feb 28 – Mar 3, 2026`. */
  readonly rangeEnd: RegExp;
};

/** Over folded text: patterns that ignore case cost several times as much to make. */
const figurePatterns: readonly RegExp[] = [
  new RegExp(`${lead}${longYear}-(?<number>0[1-9]|1[0-2])-(?<day>[0-3]\\d)(?!\\d)`, "u"),
  new RegExp(`${lead}${longYear}-(?<number>0?[1-9]|1[0-2])-(?<day>[0-3]?\\d)(?=T\\d)`, "u"),
  new RegExp(`${lead}${longYear}[/.](?<number>0?[1-9]|1[0-2])[/.](?<day>[0-3]?\\d)(?!\\d)`, "u"),
  new RegExp(
    `${lead}(?<first>\\d{1,2})(?<mark>[/.-])(?<second>\\d{1,2})\\k<mark>(?<year>(?:19|20)\\d{2}|\\d{2})(?![\\d/-]|\\.\\d)`,
    "u",
  ),
  new RegExp(`${lead}(?<day>${anyDay})\\.\\s(?<number>0?[1-9]|1[0-2])\\.\\s?${longYear}(?!\\d)`, "u"),
  new RegExp(`${lead}(?<year>(?:19|20)\\d{2})(?<number>0[1-9]|1[0-2])(?<day>0[1-9]|[12]\\d|3[01])(?!\\d)`, "u"),
  new RegExp(`${lead}${dayAndMonth}(?=(?:,|\\s[-–])?\\s\\d{1,2}[:.h]\\d{2}(?!\\d))`, "u"),
  /(?<=(?:^|\s)(?:publi\p{L}+|posted|published|updated|act?ualizad[oa]|atualizad[oa]|veroffentlicht|aggiornato)\s(?:(?:el|em|on|le|il|am|en)\s)?)(?<first>\d{1,2})(?<mark>[/.-])(?<second>\d{1,2})(?![\d/-]|\.\d)/u,
  new RegExp(`${lead}${weekday}\\.?,?\\s${dayAndMonth}(?![\\d/-]|\\.\\d)`, "u"),
  new RegExp(
    `${lead}(?<first>\\d{1,2})/(?<second>\\d{1,2})(?=,?\\s\\(?${weekday}${tail}|\\s?[(（][日月火水木金土][)）])`,
    "u",
  ),
  /(?<!\d)(?:(?<year>(?:19|20)\d{2})\s?[年년]\s?)?(?<number>\d{1,2})\s?[月월]\s?(?<day>\d{1,2})\s?(?:[日号號일](?:\s?[(（]?[日月火水木金土](?:曜日?)?[)）]?(?!\p{L}))?|[日号號일])/u,
];

function calendarOf(months: ReadonlyMap<string, number>): Calendar {
  const names = [...months.keys()].sort((a, b) => b.length - a.length).join("|");
  const month = `(?<month>${names})`;
  const noMonth = `(?!\\s*(?:de\\s+)?(?:${names})${tail})`;
  const monthPatterns = [
    new RegExp(
      `${lead}${fromDay}${day}[\\s/-]*(?:(?:de|of)\\s+)?${month}\\.?,?[\\s/-]*(?:del?\\s+)?${year}${tail}(?!:\\d)`,
      "u",
    ),
    new RegExp(`${lead}${month}\\.?[\\s-]+${day}${toDay},?[\\s-]+${longYear}${tail}`, "u"),
    new RegExp(`${lead}${fromDay}${day}\\s+(?:(?:de|of)\\s+)?${month}\\.?${tail}`, "u"),
    new RegExp(
      `${lead}${month}\\s+${day}\\s+\\d{1,2}:\\d{2}(?::\\d{2})?\\s(?:[a-z]{2,5}\\s|[+-]\\d{4}\\s)?${longYear}${tail}`,
      "u",
    ),
    new RegExp(`${lead}${month}\\.?\\s+${day}${toDay}${tail}${noMonth}`, "u"),
    new RegExp(`^${month}\\.?${day}$`, "u"),
    new RegExp(`^${day}${month}\\.?$`, "u"),
  ];
  return {
    months,
    hint: new RegExp([...new Set([...months.keys()].map((name) => name.slice(0, 3)))].join("|")),
    patterns: [
      ...figurePatterns.map((pattern) => ({ pattern, hasMonth: false })),
      ...monthPatterns.map((pattern) => ({ pattern, hasMonth: true })),
    ],
    alone: new RegExp(`^${month}\\.?(?:\\s+(?:del?\\s+|of\\s+)?${longYear})?(?:\\sг\\.?)?(?![\\p{L}\\d])`, "u"),
    rangeEnd: new RegExp(
      `^\\s*(?:[-–—]|al?\\s|to\\s|until\\s|hasta\\s(?:el\\s)?)\\s*(?:${anyDay}${ordinal}\\s(?:de\\s)?${month}|(?<first>${names})\\.?\\s${anyDay}),?[\\s.]+(?:del?\\s)?${longYear}`,
      "u",
    ),
  };
}

const commonCalendar = calendarOf(commonMonths);

/** The common names of months, and those that a browser gives them in the language of the page. */
const calendarIn = remember((lang): Calendar => {
  const own = monthNamesIn(lang).map(([name, month]) => [sameLength(name), month] as const);
  const isCommon = own.every(([name, month]) => commonMonths.get(name) === month);
  return isCommon ? commonCalendar : calendarOf(new Map([...commonMonths, ...own]));
});

const figuresHint = /\d[/.-]\d|\d\.\s\d|\d{8}|\d\s?[月월]/;

/** Whether a word is the name of a month, whole or cut short. */
export const isMonth = (word: string, lang = ""): boolean => calendarIn(lang).months.has(sameLength(word));

const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
const beyondAscii = /[^\0-\x7f]/;
const sameLength = (text: string): string => {
  if (!beyondAscii.test(text)) return text.toLowerCase();
  const folded = plain(text);
  return folded.length === text.length ? folded : text.toLowerCase();
};

/** Whether `3/4/2025` is read day first (es and most of the world) or month first (en-US). */
export type DateOrder = "day-first" | "month-first";
export type DateContext = {
  readonly capturedAt: string;
  readonly order: DateOrder;
  /** The language of the page, as it says it. */
  readonly lang?: string;
  /** The year of days that are written without one, by their month; where it tells none, that of the capture. */
  readonly yearOf?: (month: number) => number | null;
};

const daysOfMonth = (y: number, m: number): number =>
  m === 2 ? (y % 4 === 0 && (y % 100 !== 0 || y % 400 === 0) ? 29 : 28) : [4, 6, 9, 11].includes(m) ? 30 : 31;
const isoDate = (y: number, m: number, d: number): string | null =>
  y >= 1_000 && m >= 1 && m <= 12 && d >= 1 && d <= daysOfMonth(y, m)
    ? `${y}-${String(m).padStart(2, "0")}-${String(d).padStart(2, "0")}`
    : null;

/** The first date written in a text, in figures, in the language of the page or in another that is widely spoken, as `YYYY-MM-DD` with its span; dates without a year take that which the context tells. */
export function findDate(text: string, context: DateContext): FoundDate | null {
  const folded = sameLength(text);
  const isNumbered = /\d/.test(text);
  const calendar = calendarIn(context.lang ?? "");
  const holdsMonth = isNumbered && calendar.hint.test(folded);
  const holdsFigures = isNumbered && figuresHint.test(folded);
  let best: FoundDate | null = null;
  for (const { pattern, hasMonth } of holdsMonth || holdsFigures ? calendar.patterns : []) {
    const match = (hasMonth ? holdsMonth : holdsFigures) ? pattern.exec(folded) : null;
    if (!match || (best && match.index >= best.span[0])) continue;
    const iso = readMatch(match.groups ?? {}, calendar, context, folded.slice(match.index + match[0].length));
    if (iso) best = { iso, span: [match.index, match.index + match[0].length] };
  }
  return best ?? findRelativeDate(folded, context.capturedAt);
}

type Groups = Readonly<Record<string, string | undefined>>;

function readMatch(groups: Groups, calendar: Calendar, context: DateContext, after: string): string | null {
  const captured = Number(context.capturedAt.slice(0, 4));
  const written = groups.year === undefined ? yearOfRange(groups, calendar, after) : fullYear(groups.year, captured);
  const dateOf = (month: number, day: number): string | null =>
    isoDate(written ?? context.yearOf?.(month) ?? captured, month, day);
  if (groups.first !== undefined && groups.second !== undefined) {
    const first = Number(groups.first);
    const second = Number(groups.second);
    const monthFirst = second > 12 || (first <= 12 && context.order === "month-first");
    return monthFirst ? dateOf(first, second) : dateOf(second, first);
  }
  const month = groups.number ? Number(groups.number) : (calendar.months.get(groups.month ?? "") ?? 0);
  return dateOf(month, Number(groups.from ?? groups.day));
}

/** What the end of every range begins with, seen sooner. */
const rangeMark = /^\s*(?:[-–—]|al?\s|to\s|until\s|hasta\s)/;

/** The year of a day that is followed by the end of its range: that of the end, or the one before where the range goes over New Year. */
function yearOfRange(groups: Groups, { months, rangeEnd }: Calendar, after: string): number | null {
  const end = groups.month !== undefined && rangeMark.test(after) ? rangeEnd.exec(after)?.groups : null;
  if (!end || groups.month === undefined) return null;
  const from = months.get(groups.month) ?? 0;
  const to = months.get(end.month ?? end.first ?? "") ?? 0;
  return Number(end.year) - (from > to ? 1 : 0);
}

function fullYear(written: string, captured: number): number {
  const digits = written.replace(/\D/g, "");
  if (digits.length === 4) return Number(digits);
  const century = Math.floor(captured / 100) * 100;
  const value = century + Number(digits);
  return value > captured + 20 ? value - 100 : value;
}

/** The order that figures-only dates of a page are written in: decided by a part above 12, otherwise by language and country. */
export function decideDateOrder(texts: Iterable<string>, lang: string, host: string): DateOrder {
  let dayFirst = 0;
  let monthFirst = 0;
  for (const text of texts) {
    const [, first, second] = /(?<!\d)(\d{1,2})[/.-](\d{1,2})[/.-](?:\d{4}|\d{2})(?!\d)/.exec(text) ?? [];
    if (Number(first) > 12 && Number(second) <= 12) dayFirst++;
    else if (Number(second) > 12 && Number(first) <= 12) monthFirst++;
  }
  if (dayFirst !== monthFirst) return dayFirst > monthFirst ? "day-first" : "month-first";
  if (yearFirst.test(lang === "" ? host : lang)) return "month-first";
  if (lang === "") return nationalDomain.test(host) && !american.test(host) ? "day-first" : "month-first";
  if (american.test(host) || /^en-us/i.test(lang)) return "month-first";
  return /^en$/i.test(lang) && !/\.(uk|au|nz|ie|in|za)$/.test(host) ? "month-first" : "day-first";
}

/** Languages, and their countries, that write the year first, and so the month before the day. */
const yearFirst = /^(?:ja|zh|ko)(?![a-z])|\.(?:jp|cn|tw|kr)$/i;
const american = /\.(?:us|gov|mil|edu)$/;
/** A country's domain, but for those that anyone takes. */
const nationalDomain = /\.(?!(?:io|ai|tv|me|co|ly|gg|fm|to)$)[a-z]{2}$/;

/** The month that a text begins with; without a year, the one nearest to the capture. */
export function findMonth(
  text: string,
  { capturedAt, lang = "" }: Pick<DateContext, "capturedAt" | "lang">,
): { year: number; month: number; length: number } | null {
  const { alone, months } = calendarIn(lang);
  const match = alone.exec(sameLength(text));
  const found = months.get(match?.groups?.month?.toLowerCase() ?? "");
  if (!match || found === undefined) return null;
  const [year = 0, now = 1] = capturedAt.split("-").map(Number);
  const nearest = found - now > 6 ? year - 1 : now - found >= 6 ? year + 1 : year;
  return { year: Number(match.groups?.year) || nearest, month: found, length: match[0].length };
}
