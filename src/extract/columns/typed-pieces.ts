import { textsOf } from "./cells.ts";
import { commonestOf, countEach } from "../counts.ts";
import type { ColumnDraft, RawCell } from "./column.ts";
import type { PageLocale } from "../page/page-locale.ts";
import { kindName } from "./field-words.ts";
import { splitAfterPrefix, type WordingPiece } from "./wording-pieces.ts";
import { derive, isUsual, minShare, type Span, within } from "./piece-drafts.ts";
import { remember } from "../remember.ts";
import { weekdayPatternIn } from "../values/calendar-words.ts";
import { findDate } from "../values/date.ts";
import { findEmail } from "../values/email.ts";
import { dateIn, priceIn } from "../values/found-once.ts";
import { oncePerPage } from "../values/once-per-page.ts";
import { countLetters } from "../values/letters.ts";
import { findPhone } from "../values/phone.ts";
import { findTimeOfDay } from "../values/time-of-day.ts";
import { findCitation, findIdentifier } from "../values/text.ts";

const minGapShare = 0.5;
const minCommaShare = 0.9;

type Finder = (text: string, locale: PageLocale) => { readonly span: Span } | null;

/** The first date; eight digits in a row are one only where no other is written. */
function findWrittenDate(text: string, locale: PageLocale): { readonly span: Span } | null {
  const found = dateIn(text, locale);
  if (!found) return null;
  if (!/^\d{8}$/.test(text.slice(...found.span)))
    return withWeekday(text, withRangeEnd(text, found.span, locale), locale);
  const offset = found.span[1];
  const later = findDate(text.slice(offset), locale);
  return later ? { span: [later.span[0] + offset, later.span[1] + offset] } : found;
}

const rangeMark = /^\s?(?:[-–—]|to|until|al?|hasta(?: el)?)\s?(?=\p{L}*\.?\s?\d)/u;

/** A date with the one that its range ends with: `3/20/17 - 4/20/17`. */
function withRangeEnd(text: string, span: Span, locale: PageLocale): Span {
  const mark = rangeMark.exec(text.slice(span[1]));
  const from = span[1] + (mark?.[0].length ?? 0);
  const end = mark ? findDate(text.slice(from), locale) : null;
  return end?.span[0] === 0 ? [span[0], from + end.span[1]] : span;
}

const weekdayBefore = remember((lang) => {
  const { whole, short } = weekdayPatternIn(lang);
  const cut = `mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|lun|mar|mi[eé]|jue|vie|s[aá]b|dom${short === "" ? "" : `|${short}`}`;
  return new RegExp(`(?<!\\p{L})(?:${whole}|miercoles|sabado|(?:${cut})(?:\\.,?|,)),?\\s$`, "iu");
});
const maxWeekdayLength = 18;

/** The day of the week that stands before a date belongs to it. */
function withWeekday(text: string, [start, end]: Span, { lang }: PageLocale): { readonly span: Span } {
  const named = weekdayBefore(lang).exec(text.slice(Math.max(0, start - maxWeekdayLength), start));
  return { span: [start - (named?.[0].length ?? 0), end] };
}

/** A type, what a text has to hold for it to be looked for, and where it is. */
type TypedFinder = readonly [kind: string, hint: RegExp, find: Finder];

const finders: readonly TypedFinder[] = [
  ["email", /@|arroba|\bat\b/i, (text) => findEmail(text)],
  ["date", /\d/, oncePerPage(findWrittenDate)],
  ["price", /\d/, priceIn],
  ["citation", /(?:19|20)\d\d/, (text) => findCitation(text)],
  ["time", /\d(?:[:.h]\d\d|\s?[ap]\.?\s?m)/i, oncePerPage((text) => findTimeOfDay(text))],
  ["identifier", /\d/, oncePerPage((text) => findIdentifier(text))],
  ["phone", /\d(?:\D{0,3}\d){6}/, oncePerPage((text, locale) => findPhone(text, locale.phoneCountry))],
];

/** The parts of values that are of a type most of them have (e-mail, date, price, time of day, code, phone), and the texts between them, that of an address with its commas. */
export function splitByType(
  draft: ColumnDraft,
  filled: readonly RawCell[],
  locale: PageLocale,
  average: number,
  isAddress = false,
): ColumnDraft[] {
  const kinds = usualKinds(filled, locale, average);
  if (kinds.length === 0) return [];
  const { pieces, gaps } = cutByKinds(draft, kinds, locale);
  const between = gaps.filter(Boolean);
  const cut = isAddress ? between.map((cells) => [cells]) : between.map(splitAtCommas);
  const whole = between.filter((_, nth) => (cut[nth]?.length ?? 0) > 1);
  const texts = [...cut.flat(), ...whole].flatMap((cells, nth) => {
    const present = cells.filter((cell) => cell !== null);
    const wordy = present.filter((cell) => countLetters(cell.raw) >= 3).length;
    const values = new Set(present.map((cell) => cell.raw)).size;
    const isDated = pieces.has("date") && !draft.key.endsWith("=");
    const one = isDated && values === 1 ? bySameOne(cells) : null;
    if (one && present.length === filled.length)
      return [{ ...derive(draft, `text${nth + 1}`, one, 10 + nth), label: kindName("author", locale.nameLanguage) }];
    if (wordy < filled.length * minGapShare || values < 2) return [];
    const [author] = isDated ? splitAfterPrefix(cells) : [];
    const words = derive(draft, `text${nth + 1}`, author && isByLine(author) ? [...author.cells] : cells, 10 + nth);
    return [author && isByLine(author) ? { ...words, label: kindName("author", locale.nameLanguage) } : words];
  });
  return [...[...pieces].map(([kind, cells], nth) => derive(draft, kind, cells, nth + 1)), ...texts];
}

/** The types that a part of most values has, and seldom all of them. */
function usualKinds(filled: readonly RawCell[], locale: PageLocale, average: number): readonly TypedFinder[] {
  const step = Math.max(1, Math.floor(filled.length / 40));
  const sample = filled.filter((_, i) => i % step === 0);
  return finders.filter(([, hint, find]) => {
    if (!isUsual(sample, minShare, (cell) => hint.test(cell.raw))) return false;
    let found = 0;
    let length = 0;
    const isFound = isUsual(sample, minShare, (cell) => {
      const match = hint.test(cell.raw) ? find(cell.raw, locale) : null;
      if (!match) return false;
      found++;
      length += match.span[1] - match.span[0];
      return true;
    });
    return isFound && length / found < average * 0.9;
  });
}

type Cells = (RawCell | null)[];

/** The pieces of each type, and the texts before, between and after them by their order. */
function cutByKinds(
  { cells: wholes }: ColumnDraft,
  kinds: readonly TypedFinder[],
  locale: PageLocale,
): { readonly pieces: ReadonlyMap<string, Cells>; readonly gaps: readonly Cells[] } {
  const pieces = new Map<string, Cells>();
  const gaps: Cells[] = [];
  const emptyCells = (): Cells => new Array<RawCell | null>(wholes.length).fill(null);
  wholes.forEach((cell, i) => {
    if (!cell) return;
    const taken: Span[] = [];
    for (const [kind, , find] of kinds) {
      const span = find(cell.raw, locale)?.span;
      if (!span || taken.some(([start, end]) => span[0] < end && start < span[1])) continue;
      taken.push(span);
      const cells = pieces.get(kind) ?? emptyCells();
      cells[i] = within(cell, span);
      pieces.set(kind, cells);
    }
    taken.sort((a, b) => a[0] - b[0]);
    let from = 0;
    [...taken, [cell.raw.length, cell.raw.length] as const].forEach(([start, end], nth) => {
      const gap = trimGap(cell.raw, from, start);
      if (gap) (gaps[nth] ??= emptyCells())[i] = within(cell, gap);
      from = end;
    });
  });
  return { pieces, gaps };
}

/** Who wrote something, after its date: `Publicado el 3 de marzo por Ana Ruiz`. */
const isByLine = ({ label }: WordingPiece): boolean => /^(?:by|por|par|von|di|da)$/i.test(label ?? "");

const byName = /^(?:by|por|par|von)\s+(?=\p{Lu})/iu;

/** The name of who wrote all of them, after its word. */
function bySameOne(cells: Cells): (RawCell | null)[] | null {
  const names = cells.map((cell) => {
    const word = cell ? byName.exec(cell.raw)?.[0] : undefined;
    return cell && word !== undefined ? within(cell, [word.length, cell.raw.length]) : null;
  });
  return names.some((name) => name) ? names : null;
}

/** The parts of texts that stand between typed pieces, where most have equally many: `Case No. 17, Filed` → two columns, and their whole. */
function splitAtCommas(cells: (RawCell | null)[]): (RawCell | null)[][] {
  const texts = textsOf(cells);
  const [parts, records] = commonestOf(countEach(texts.map((text) => text.split(", ").length))) ?? [1, 0];
  if (parts < 2 || parts > 4 || records < texts.length * minCommaShare) return [cells];
  return Array.from({ length: parts }, (_, nth) =>
    cells.map((cell) => {
      const pieces = cell?.raw.split(", ") ?? [];
      if (!cell || pieces.length !== parts) return nth === 0 ? cell : null;
      const start = pieces.slice(0, nth).reduce((sum, piece) => sum + piece.length + 2, 0);
      return within(cell, [start, start + (pieces[nth]?.length ?? 0)]);
    }),
  );
}

/** What stands at the edges of a text between two values, and is none of it. */
const gapStart = /[\s.,;:|｜︱·•∙⋅・–—\-/)\]]/u;
const gapEnd = /[\s,;:|｜︱·•∙⋅・–—\-/([]/u;

function trimGap(text: string, from: number, to: number): Span | null {
  let start = from;
  let end = to;
  while (start < end && gapStart.test(text.charAt(start))) start++;
  while (end > start && gapEnd.test(text.charAt(end - 1))) end--;
  return end > start ? [start, end] : null;
}
