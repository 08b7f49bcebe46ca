import type { Features } from "./features.ts";
import { someWithin, type Tree } from "./tree.ts";

/** The cells that a row brings itself. */
type Row = { readonly own: readonly number[] };

/** Whether a cell, or something in it, is set in bold. */
export const isBold = (tree: Tree, node: number): boolean => {
  const isStrong = (inner: number): boolean => tree.tags[inner] === "b" || tree.tags[inner] === "strong";
  return someWithin(tree, node, isStrong) || boldStyle.test(tree.attributes[node]?.style ?? "");
};
const boldStyle = /font-weight\s*:\s*(bold|[6-9]00)/i;

/** Figures, amounts, addresses, and what stands after a colon; a currency alone may name a column. */
const holdsValue = /\d{2}|\d\s?[€$]|[€$]\s?\d|@|:\s*\S/;
const asides = /\([^)]*\)|(?<!\d)(?:19|20)\d\d(?!\d)/g;
/** Words with a day in brackets or a year name a column where they are set apart from what is below: `Temprana (hasta el 20/07)`. */
const isTerm = (text: string): boolean => /\p{L}{3}/u.test(text) && !holdsValue.test(text.replace(asides, ""));
const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text);

/** Whether its cells carry the headings of their columns themselves, as only values do: `<td data-label="Fecha">`. */
const carriesHeadings = ({ attributes, tags }: Tree, { own }: Row): boolean =>
  own.every((cell) => {
    const of = attributes[cell];
    return tags[cell] === "td" && Boolean(of?.["data-label"] ?? of?.["data-title"] ?? of?.["data-th"]);
  });

/** A bold row above rows that are not bold, or, where bold is not asked for, a first row of short words above rows that hold digits. */
export function looksLikeHeader(
  tree: Tree,
  features: Features,
  rows: readonly Row[],
  read: (node: number) => string,
  isBoldAsked: boolean,
): boolean {
  const [first, second, third] = rows;
  if (!first || !second || first.own.length < 2 || carriesHeadings(tree, first)) return false;
  if (!isBoldAsked && first.own.length < second.own.length) return false;
  const texts = first.own.map((cell) => read(cell));
  const words = texts.filter((text) => text !== "");
  if (words.length < 2 || words.some((text) => text.length > 40)) return false;
  if (new Set(words).size !== words.length) return false;
  const bold = (row: Row): number => row.own.filter((cell) => isBold(tree, cell)).length;
  const isFigured = (text: string): boolean => holdsValue.test(text) && !isYear(text);
  const [corner = "", ...terms] = words;
  const isFiguresUnder = ({ own }: Row): boolean =>
    own.length === texts.length &&
    own.every((cell, i) => texts[i] === corner || !holdsValue.test(texts[i] ?? "") || !/\p{L}/u.test(read(cell))) &&
    own.some((cell) => /\d/.test(read(cell)));
  const isSetApart = bold(first) >= words.length && bold(second) < second.own.length;
  if (isFigured(corner) || terms.some(isFigured))
    return (
      terms.some(isFigured) &&
      terms.every(isTerm) &&
      (isSetApart || (!isBoldAsked && rows.slice(1, 4).every((row) => isFiguresUnder(row))))
    );
  if (isSetApart) return true;
  if (isBoldAsked || words.some(isYear)) return false;
  const below = [second, third].filter((row) => row !== undefined);
  return below.every((row) => row.own.some((cell) => /\d/.test(read(cell)) && (features.textLength[cell] ?? 0) > 0));
}

/**
 * Whether a first row is a label and its value: it is called by a word and a colon, or comes again with another value, and names
 * no columns.
 */
export function isLabelRow(rows: readonly Row[], read: (node: number) => string): boolean {
  const textsOf = ({ own }: Row): string[] => own.map((cell) => read(cell));
  const [first] = rows;
  const [label = "", ...values] = first ? textsOf(first) : [];
  if (label === "" || values.length === 0) return false;
  if (label.endsWith(":") && !values.some((value) => value.endsWith(":"))) return true;
  return rows.some(
    (row) =>
      row.own.length === values.length + 1 &&
      read(row.own[0] ?? 0) === label &&
      textsOf(row).some((text, i) => i > 0 && text !== values[i - 1]),
  );
}

const minRepeatedCells = 3;
const maxFiguredNames = 0.25;
const minFiguresBelow = 0.5;

const countFigures = (texts: readonly string[]): number => texts.filter((text) => /\d/.test(text)).length;

/**
 * The rows that recur word for word but for their first cell, each above a row of figures: the names of the columns, said again for
 * every division or board.
 */
export function findRepeatedHeadings<R extends Row>(
  rows: readonly R[],
  read: (node: number) => string,
): ReadonlySet<R> {
  const restOf = (row: R | undefined): string[] => row?.own.slice(1).map((cell) => read(cell)) ?? [];
  const byNames = new Map<string, R[]>();
  rows.forEach((row, i) => {
    if (row.own.length < minRepeatedCells || rows[i + 1]?.own.length !== row.own.length) return;
    if (/\d/.test(read(row.own[1] ?? 0))) return;
    const names = restOf(row);
    if (names.includes("") || new Set(names).size < names.length) return;
    if (countFigures(names) > names.length * maxFiguredNames) return;
    if (countFigures(restOf(rows[i + 1])) <= names.length * minFiguresBelow) return;
    const key = names.join("|");
    byNames.set(key, [...(byNames.get(key) ?? []), row]);
  });
  return new Set([...byNames.values()].filter((alike) => alike.length > 1).flat());
}
