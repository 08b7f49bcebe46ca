import type { RawCell } from "./column.ts";
import { type WordingPiece, wordingPart } from "./wording-pieces.ts";

type Cells = readonly (RawCell | null)[];

const minShare = 0.6;
const minCells = 3;
const maxLabelLength = 30;
const maxTextLength = 200;

const colon = /:\s+(?=\S)/g;
const lastWords = /(?:\p{L}[\p{L}.'’-]*\s){0,2}\p{L}[\p{L}.'’-]*\s?$/u;

/** The words before each colon of a text that the next value follows, one to three of them. */
function wordsBeforeColons(text: string): string[] {
  return [...text.matchAll(colon)].flatMap(({ index }) => {
    const words = lastWords.exec(text.slice(0, index))?.[0].trim().split(" ") ?? [];
    return words
      .map((_, from) => words.slice(from).join(" "))
      .filter((label) => label.length >= 2 && label.length <= maxLabelLength);
  });
}

/** The words that stand before a colon in most texts, each as long as it is the same. */
function commonLabels(texts: readonly string[]): string[] {
  const least = Math.max(minCells, texts.length * minShare);
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const label of new Set(wordsBeforeColons(text))) counts.set(label, (counts.get(label) ?? 0) + 1);
  const common = [...counts].filter(([, count]) => count >= least).map(([label]) => label);
  return common.filter((label) => !common.some((other) => other !== label && other.endsWith(` ${label}`)));
}

/** Where a label stands in a text with its colon, and where its value begins; null where it is not there. */
function placeOf(text: string, label: string): readonly [number, number] | null {
  let at = text.indexOf(`${label}:`);
  while (at > 0 && /[\p{L}\d]/u.test(text.charAt(at - 1))) at = text.indexOf(`${label}:`, at + 1);
  if (at < 0) return null;
  const start = at + label.length + 1;
  return [at, start + (/^\s*/.exec(text.slice(start))?.[0].length ?? 0)];
}

/**
 * The values of labels within a text, of which one at least stands behind another value in most records: `2025-05-03 Vence: 2025-06-01`.
 * What stands before the first of them is a piece of its own.
 */
export function splitAtInnerLabels(cells: Cells): WordingPiece[] {
  const filled = cells.filter((cell) => cell !== null);
  const texts = filled.map(({ raw }) => raw).filter((raw) => raw.length <= maxTextLength && raw.includes(": "));
  if (texts.length < Math.max(minCells, filled.length * minShare)) return [];
  const labels = commonLabels(texts);
  const isInner = (label: string): boolean =>
    texts.filter((text) => (placeOf(text, label)?.[0] ?? 0) > 0).length >= texts.length * minShare;
  if (labels.length > 6 || !labels.some(isInner)) return [];
  const firstOf = (text: string): number =>
    Math.min(text.length, ...labels.flatMap((label) => placeOf(text, label)?.[0] ?? []));
  const before = cells.map((cell) => {
    const end = cell
      ? cell.raw
          .slice(0, firstOf(cell.raw))
          .trimEnd()
          .replace(/[\s,;|·-]+$/, "").length
      : 0;
    return cell && end > 0 ? wordingPart(cell, 0, end) : null;
  });
  const values = labels.map((label): WordingPiece => ({
    suffix: `${label.toLowerCase()}:`,
    label,
    cells: cells.map((cell) => (cell ? valueOf(cell, label, labels) : null)),
  }));
  return before.some((cell) => cell) ? [{ suffix: "before", label: null, cells: before }, ...values] : values;
}

/** What stands between a label and the next one. */
function valueOf(cell: RawCell, label: string, labels: readonly string[]): RawCell | null {
  const place = placeOf(cell.raw, label);
  if (!place) return null;
  const [, start] = place;
  const next = Math.min(
    cell.raw.length,
    ...labels.flatMap((other) => {
      const found = placeOf(cell.raw, other);
      return found && found[0] > place[0] ? [found[0]] : [];
    }),
  );
  const length = cell.raw.slice(start, next).replace(/[\s,;|·-]+$/, "").length;
  return length > 0 ? wordingPart(cell, start, start + length) : null;
}
