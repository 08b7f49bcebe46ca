import type { ValueType } from "../domain/survey.ts";
import { filledCells } from "./cells.ts";
import type { ColumnDraft, RawCell } from "./columns.ts";
import type { PageLocale } from "./page-locale.ts";
import { findDate } from "./values/date.ts";
import { findEmail } from "./values/email.ts";
import { oncePerPage } from "./values/once-per-page.ts";
import { countLetters } from "./values/letters.ts";
import { findPhone } from "./values/phone.ts";
import { findPrice } from "./values/price.ts";
import { findCitation, findIdentifier } from "./values/text.ts";
import { splitAfterCode, splitAfterNumber, splitAtCode } from "./code-pieces.ts";
import { kindName } from "./field-words.ts";
import { splitFileNames } from "./file-pieces.ts";
import { splitAtLabels } from "./labelled-pieces.ts";
import { splitTowns } from "./town-pieces.ts";
import { splitAfterPrefix, splitLeadSentence, type WordingPiece, wordingPart } from "./wording-pieces.ts";

const minShare = 0.6;
const minGapShare = 0.5;
const minCommaShare = 0.9;
const maxTextLength = 600;
const separators = [" | ", " · ", " • ", " – ", " — ", " / ", " - ", "; "];

type Span = readonly [number, number];
type Finder = (text: string, locale: PageLocale) => { readonly span: Span } | null;

/** The first date; eight digits in a row are one only where no other is written. */
function findWrittenDate(text: string, locale: PageLocale): { readonly span: Span } | null {
  const found = findDate(text, locale);
  if (!found || !/^\d{8}$/.test(text.slice(...found.span))) return found;
  const offset = found.span[1];
  const later = findDate(text.slice(offset), locale);
  return later ? { span: [later.span[0] + offset, later.span[1] + offset] } : found;
}

const finders: readonly (readonly [string, RegExp, Finder])[] = [
  ["email", /@|arroba|\bat\b/i, (text) => findEmail(text)],
  ["date", /\d/, oncePerPage(findWrittenDate)],
  ["price", /\d/, oncePerPage((text, locale) => findPrice(text, locale.decimalMark))],
  ["citation", /(?:19|20)\d\d/, (text) => findCitation(text)],
  ["identifier", /\d/, oncePerPage((text) => findIdentifier(text))],
  ["phone", /\d(?:\D{0,3}\d){6}/, oncePerPage((text, locale) => findPhone(text, locale.phoneCountry))],
];

const wordyTypes = new Set<ValueType>(["text", "address", "identifier", "date"]);
const dividedTypes = new Set<ValueType>([...wordyTypes, "phone", "email", "price"]);

/**
 * Columns within a text column: the date, price, number, e-mail or phone that most values contain, the text between them,
 * and the parts between separators. Each keeps its span on the page. Empty when the values are of one piece.
 */
export function splitColumn(draft: ColumnDraft, type: ValueType, locale: PageLocale): ColumnDraft[] {
  const filled = filledCells(draft.cells);
  if (type === "url") return nameParts(draft, splitFileNames(draft.cells));
  if (!isCuttable(draft) || !dividedTypes.has(type)) return [];
  const average = filled.reduce((sum, cell) => sum + cell.raw.length, 0) / filled.length;
  if (average > maxTextLength) return [];
  const byLabel = nameParts(draft, splitAtLabels(draft.cells, locale).pieces);
  if (!wordyTypes.has(type)) return byLabel;
  const wordings =
    draft.key.endsWith("=") || (type === "date" && isDateFirst(filled, locale)) ? [] : splitByWording(draft);
  const byType = type === "identifier" ? [] : splitByType(draft, filled, locale, average);
  const isOfTypes = byType.filter(({ key }) => !key.includes("|text")).length > 1;
  const byCode = type === "date" || isOfTypes ? [] : splitByCode(draft, locale);
  const byWording = byCode.some(({ key }) => key.endsWith("|number")) ? [] : wordings;
  if (type === "identifier")
    return [...byLabel, ...nameParts(draft, splitTowns(draft.cells, locale)), ...byWording, ...byCode];
  const byBrackets = type === "text" && byCode.length === 0 ? splitAtBrackets(draft, filled) : [];
  const bySeparator = type === "text" && byBrackets.length === 0 ? splitBySeparator(draft, filled) : [];
  const byTown = type === "text" || type === "address" ? nameParts(draft, splitTowns(draft.cells, locale)) : [];
  return [...byLabel, ...byTown, ...byWording, ...byCode, ...byBrackets, ...bySeparator, ...byType];
}

/** Whether the values are pieces of text that can be cut further. */
export const isCuttable = ({ cells, key }: ColumnDraft): boolean =>
  !key.includes("@") &&
  cells.filter((cell) => cell).length >= 2 &&
  cells.every((cell) => cell === null || cell.place.span !== null);

const inBrackets = /^(?:(?<before>.*\S)\s*)?\((?<inside>[^()]+)\)$/u;

/** What stands in brackets at the end of most values, whole or in its parts: `Ruiz v. Vega (140A24 - Published)`. */
function splitAtBrackets(draft: ColumnDraft, filled: readonly RawCell[]): ColumnDraft[] {
  if (!isUsual(filled, minShare, ({ raw }) => raw.endsWith(")") && inBrackets.test(raw))) return [];
  const inside = draft.cells.map((cell) => {
    const found = cell && inBrackets.exec(cell.raw)?.groups?.inside;
    return found ? within(cell, [cell.raw.length - 1 - found.length, cell.raw.length - 1]) : null;
  });
  const present = inside.filter((cell) => cell !== null);
  if (new Set(present.map(({ raw }) => raw)).size < 2) return [];
  const before = draft.cells.map((cell) => {
    const found = cell && inBrackets.exec(cell.raw)?.groups;
    if (!cell || !found) return cell;
    const end = found.before?.replace(/[\s,;:]+$/, "").length ?? 0;
    return end > 0 ? within(cell, [0, end]) : null;
  });
  const content = derive(draft, "(2", inside, 2);
  const parts = splitBySeparator(content, present);
  const isLed = before.filter((cell) => cell).length >= filled.length * minShare;
  return [...(isLed ? [derive(draft, "(1", before, 1)] : []), ...(parts.length > 0 ? parts : [content])];
}

/** Whether the dates of a column begin its values, so that words which most values share are of the date: `May 3, 2025`. */
const isDateFirst = (filled: readonly RawCell[], locale: PageLocale): boolean =>
  filled.slice(0, 40).some(({ raw }) => (findDate(raw, locale)?.span[0] ?? 0) === 0);

const splitByWording = (draft: ColumnDraft): ColumnDraft[] =>
  nameParts(draft, [...splitAfterPrefix(draft.cells), ...splitLeadSentence(draft.cells)]);

function splitByCode(draft: ColumnDraft, locale: PageLocale): ColumnDraft[] {
  if (draft.key.endsWith("=")) return [];
  const codeName = kindName("identifier", locale.nameLanguage);
  const after = splitAfterCode(draft.cells, codeName);
  const numbered = after.length > 0 ? after : splitAfterNumber(draft.cells);
  return nameParts(draft, numbered.length > 0 ? numbered : splitAtCode(draft.cells, codeName));
}

const nameParts = (draft: ColumnDraft, pieces: readonly WordingPiece[]): ColumnDraft[] =>
  pieces.map(({ suffix, label, cells }, nth) => {
    const piece = derive(draft, suffix, [...cells], nth + 1);
    return { ...piece, label: label ?? piece.label };
  });

const within = (cell: RawCell, span: Span): RawCell => wordingPart(cell, ...span);

const isText = (suffix: string): boolean => suffix.startsWith("text") || suffix === "(1";

const derive = (draft: ColumnDraft, suffix: string, cells: (RawCell | null)[], nth: number): ColumnDraft => ({
  key: `${draft.key}|${suffix}`,
  cells,
  label: isText(suffix) ? draft.label : null,
  header: isText(suffix) ? draft.header : null,
  order: draft.order + nth * 0.001,
});

/** Whether at least that share of the cells passes a test; the rest is not tested once too many have failed. */
function isUsual(cells: readonly RawCell[], share: number, test: (cell: RawCell) => boolean): boolean {
  const least = cells.length * share;
  let left = cells.length;
  for (const cell of cells) if (!test(cell) && --left < least) return false;
  return true;
}

/** Whether every bracket that opens in a text closes in it: a separator within brackets separates nothing outside them. */
const isBalanced = (text: string): boolean => text.split("(").length === text.split(")").length;

function splitBySeparator(draft: ColumnDraft, filled: readonly RawCell[]): ColumnDraft[] {
  for (const separator of separators) {
    if (!isUsual(filled, minShare, (cell) => cell.raw.includes(separator))) continue;
    const counts = new Map<number, number>();
    for (const cell of filled) {
      const pieces = cell.raw.split(separator);
      const parts = pieces.every(isBalanced) ? pieces.length : 1;
      counts.set(parts, (counts.get(parts) ?? 0) + 1);
    }
    const [parts, records] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [1, 0];
    if (parts < 2 || parts > 6 || records < filled.length * minShare) continue;
    return Array.from({ length: parts }, (_, nth) =>
      derive(
        draft,
        `${separator.trim()}${nth + 1}`,
        draft.cells.map((cell) => {
          if (!cell) return null;
          const pieces = cell.raw.split(separator);
          if (pieces.length !== parts || !pieces.every(isBalanced)) return nth === 0 ? cell : null;
          const start = pieces.slice(0, nth).reduce((sum, piece) => sum + piece.length + separator.length, 0);
          return pieces[nth] ? within(cell, [start, start + pieces[nth].length]) : null;
        }),
        nth + 1,
      ),
    );
  }
  return [];
}

function splitByType(
  draft: ColumnDraft,
  filled: readonly RawCell[],
  locale: PageLocale,
  average: number,
): ColumnDraft[] {
  const step = Math.max(1, Math.floor(filled.length / 40));
  const sample = filled.filter((_, i) => i % step === 0);
  const kinds = finders.filter(([, hint, find]) => {
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
  if (kinds.length === 0) return [];
  const pieces = new Map<string, (RawCell | null)[]>();
  const gaps: (RawCell | null)[][] = [];
  draft.cells.forEach((cell, i) => {
    if (!cell) return;
    const taken: Span[] = [];
    for (const [kind, , find] of kinds) {
      const span = find(cell.raw, locale)?.span;
      if (!span || taken.some(([start, end]) => span[0] < end && start < span[1])) continue;
      taken.push(span);
      const cells = pieces.get(kind) ?? new Array<RawCell | null>(draft.cells.length).fill(null);
      cells[i] = within(cell, span);
      pieces.set(kind, cells);
    }
    taken.sort((a, b) => a[0] - b[0]);
    let from = 0;
    [...taken, [cell.raw.length, cell.raw.length] as const].forEach(([start, end], nth) => {
      const gap = trimGap(cell.raw, from, start);
      if (gap) (gaps[nth] ??= new Array<RawCell | null>(draft.cells.length).fill(null))[i] = within(cell, gap);
      from = end;
    });
  });
  const texts = gaps.flatMap(splitAtCommas).flatMap((cells, nth) => {
    const present = cells.filter((cell) => cell !== null);
    const wordy = present.filter((cell) => countLetters(cell.raw) >= 3).length;
    const values = new Set(present.map((cell) => cell.raw)).size;
    return wordy >= filled.length * minGapShare && values > 1 ? [derive(draft, `text${nth + 1}`, cells, 10 + nth)] : [];
  });
  return [...[...pieces].map(([kind, cells], nth) => derive(draft, kind, cells, nth + 1)), ...texts];
}

/** The parts of texts that stand between typed pieces, where most have equally many: `Case No. 17, Filed` → two columns. */
function splitAtCommas(cells: (RawCell | null)[]): (RawCell | null)[][] {
  const counts = new Map<number, number>();
  let filled = 0;
  for (const cell of cells) {
    if (!cell) continue;
    const parts = cell.raw.split(", ").length;
    counts.set(parts, (counts.get(parts) ?? 0) + 1);
    filled++;
  }
  const [parts, records] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? [1, 0];
  if (parts < 2 || parts > 4 || records < filled * minCommaShare) return [cells];
  return Array.from({ length: parts }, (_, nth) =>
    cells.map((cell) => {
      const pieces = cell?.raw.split(", ") ?? [];
      if (!cell || pieces.length !== parts) return nth === 0 ? cell : null;
      const start = pieces.slice(0, nth).reduce((sum, piece) => sum + piece.length + 2, 0);
      return within(cell, [start, start + (pieces[nth]?.length ?? 0)]);
    }),
  );
}

function trimGap(text: string, from: number, to: number): Span | null {
  const gap = text.slice(from, to);
  const start = from + (/^[\s.,;:|·•–—\-/)\]]*/u.exec(gap)?.[0].length ?? 0);
  const end = to - (/[\s,;:|·•–—\-/([]*$/u.exec(gap)?.[0].length ?? 0);
  return end > start ? [start, end] : null;
}
