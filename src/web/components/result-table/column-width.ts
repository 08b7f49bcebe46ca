import type { ReportColumn } from "../../../domain/result-table.ts";
import type { ValueType } from "../../../domain/survey.ts";

type Fitted = { title: string; unit: string; isNumeric: boolean; report: ReportColumn | null; type?: ValueType };

/** Padding, sign of trust and gap beside a value, and a little room: widths are estimates. */
export const besideValuePx = 41;
/** Padding and sign of sorting beside a title. */
const besideTitlePx = 42;
const minWidthPx = 80;
const maxWidthPx = 260;
/** A title is read on one line where there is room for it, and leaves a longer text to wrap. */
const maxOneLinePx = 560;
/** An address of mail has no blank to be broken at, and is what a list of contacts is asked for; that of a page is followed, not read. */
const maxOfTypePx: Partial<Record<ValueType, number>> = { email: 340, url: 200, image: 200 };
/** Who buys and the news are lists that a click shows whole: the figures beside them come first. */
const reportListPx = 140;
/** What is as short as this stays on one line. */
const valueOnOneLinePx = 84;
const unitOnOneLinePx = 112;
const titleLines = 2.5;
const boldness = 1.04;
const unitSize = 12 / 14;
/** Room beside a unit for its year. */
const year = " · 2023";

const shareThatFits = 0.9;

const oneLineTypes = new Set<ValueType>(["date", "phone", "identifier"]);

/** Whether the values of a column go on in a second line: a number, a date or an identifier does not. */
export const wrapsValues = ({ isNumeric, type }: Pick<Fitted, "isNumeric" | "type">): boolean =>
  !isNumeric && !(type && oneLineTypes.has(type));

/** The width in which most values of a column, and its title, can be read. */
export function fittingWidthPx(values: readonly string[], column: Fitted): number {
  const wraps = wrapsValues(column);
  const widths = values.map((value) => (wraps ? twoLinesPx(value, valueOnOneLinePx) : textWidthPx(value)));
  // A number that is cut off reads as another number, an address in two pieces as no address.
  const fitting = quantile(widths, column.isNumeric || column.type === "email" ? 1 : shareThatFits);
  // A country is never cut off: a longer name takes a third line, and none is broken inside a word.
  const longestWord = column.report === "country" ? Math.max(0, ...values.map(longestWordPx)) : 0;
  const isList = column.report === "importers" || column.report === "news";
  const most = isList ? reportListPx : ((column.type && maxOfTypePx[column.type]) ?? maxWidthPx);
  const value = Math.min(most, Math.max(fitting, longestWord) + besideValuePx);
  return Math.round(Math.max(minWidthPx, value, Math.min(maxWidthPx, titlePx(column) + besideTitlePx)));
}

/** The width in which most values of a column stay on one line, as far as a column goes. */
export function oneLineWidthPx(values: readonly string[], column: Fitted): number {
  const whole = quantile(values.map(textWidthPx), shareThatFits) + besideValuePx;
  return Math.max(fittingWidthPx(values, column), Math.round(Math.min(maxOneLinePx, whole)));
}

type Widths = { readonly widthPx: number; readonly oneLinePx: number };

/** What a column of `totalPx` together is given in a wider table: first of all the room that keeps its values on one line. */
export function widthWithRoom({ widthPx, oneLinePx }: Widths, columns: readonly Widths[], totalPx: number): string {
  const wantedPx = columns.reduce((sum, column) => sum + column.oneLinePx - column.widthPx, 0);
  if (oneLinePx === widthPx) return `${widthPx}px`;
  return `calc(${widthPx}px + clamp(0px, 100cqi - ${totalPx}px, ${wantedPx}px) * ${(oneLinePx - widthPx) / wantedPx})`;
}

const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.ceil((values.length - 1) * share)] ?? 0;

const titlePx = ({ title, unit }: Fitted): number =>
  Math.max(
    longestWordPx(title) * boldness,
    (textWidthPx(title) * boldness) / titleLines,
    unit ? twoLinesPx(unit + year, unitOnOneLinePx) * unitSize : 0,
  );

const longestWordPx = (text: string): number => Math.max(0, ...text.split(/\s+/).map(textWidthPx));

/** The narrowest width in which a text takes two lines, or its own where it is short. */
function twoLinesPx(text: string, oneLinePx: number): number {
  const whole = textWidthPx(text);
  if (whole <= oneLinePx) return whole;
  let least = whole;
  for (const { index } of text.matchAll(/\s+/g)) {
    least = Math.min(least, Math.max(textWidthPx(text.slice(0, index)), textWidthPx(text.slice(index).trimStart())));
  }
  return Math.max(oneLinePx, least);
}

const narrow = /[fijlrt.,:;·|!()\s/]/u;
const wide = /[\p{Lu}mw@%]/u;
const fullWidth = /[\u{1100}-\u{11ff}\u{2e80}-\u{ffdc}]/u;

/** About how wide a text is drawn in the table's face and size, digits all alike. */
function textWidthPx(text: string): number {
  let px = 0;
  for (const character of text) {
    if (/\d/.test(character)) px += 9;
    else if (narrow.test(character)) px += 4.5;
    else if (fullWidth.test(character)) px += 14;
    else px += wide.test(character) ? 10 : 8;
  }
  return px;
}
