import { findMonth, type FoundDate } from "./date.ts";

const longYear = "(?<year>(?:19|20)\\d{2})";
const quarterWord = "(?:trimestres?|trim\\.?|quarter|quartal|trimestri?e?)";
const quarters: readonly RegExp[] = [
  new RegExp(
    `^(?:[qt]\\.?\\s?(?<quarter>[1-4])|(?<quarterFirst>[1-4])\\s?[qt])[\\s/·-]*(?:de(?:l)?\\s)?(?<year>(?:19|20)\\d{2}|['’]?\\d{2})$`,
    "iu",
  ),
  new RegExp(`^${longYear}[\\s/·-]*[qt](?<quarter>[1-4])$`, "iu"),
  new RegExp(
    `^(?<quarter>[1-4])(?:\\.?[ºo°ª]|er|st|nd|rd|th|\\.)?\\s${quarterWord}(?:\\s(?:de|del|of|di))?\\s${longYear}$`,
    "iu",
  ),
  new RegExp(
    `^(?<word>primer|segundo|tercer|cuarto|first|second|third|fourth)\\s${quarterWord}(?:\\s(?:de|del|of))?\\s${longYear}$`,
    "iu",
  ),
];
const quarterOfWord: Readonly<Record<string, number>> = {
  primer: 1,
  first: 1,
  segundo: 2,
  second: 2,
  tercer: 3,
  third: 3,
  cuarto: 4,
  fourth: 4,
};
const monthInFigures =
  /^(?:(?<month>0[1-9]|1[0-2])[/-](?<year>(?:19|20)\d{2})|(?<yearFirst>(?:19|20)\d{2})-(?<monthLast>0[1-9]|1[0-2]))$/;

/** `2020年3月` */
const monthInSigns = /^(?<year>(?:19|20)\d{2})\s?[年년]\s?(?<month>0?[1-9]|1[0-2])\s?[月월]$/u;
const endsInYear = /(?:19|20)\d{2}(?:\sг\.?)?$/u;

const firstDay = (year: number, month: number): string => `${year}-${String(month).padStart(2, "0")}-01`;

/** The first day of a text that is a month with its year or a quarter: `marzo de 2026`, `03/2026`, `T2 2026`, `Q1 2026`; null for any other text. */
export function readPeriod(text: string, lang = ""): FoundDate | null {
  const written = text.trim();
  if (written.length > 30 || !/\d{2}/.test(written)) return null;
  const span = [0, text.length] as const;
  const figures = monthInFigures.exec(written)?.groups;
  if (figures)
    return {
      iso: firstDay(Number(figures.year ?? figures.yearFirst), Number(figures.month ?? figures.monthLast)),
      span,
    };
  for (const pattern of quarters) {
    const groups = pattern.exec(written)?.groups;
    if (!groups) continue;
    const quarter = Number(groups.quarter ?? groups.quarterFirst ?? quarterOfWord[groups.word?.toLowerCase() ?? ""]);
    const year = groups.year?.replace(/\D/g, "") ?? "";
    return { iso: firstDay(Number(year.length === 2 ? `20${year}` : year), quarter * 3 - 2), span };
  }
  const inSigns = monthInSigns.exec(written)?.groups;
  if (inSigns) return { iso: firstDay(Number(inSigns.year), Number(inSigns.month)), span };
  const month = endsInYear.test(written) ? findMonth(written, { capturedAt: "", lang }) : null;
  return month?.length === written.length ? { iso: firstDay(month.year, month.month), span } : null;
}
