import { findCurrency, parsePrice } from "../values/price.ts";
import { priceIn } from "../values/found-once.ts";
import type { PageLocale } from "../page/page-locale.ts";
import type { ColumnDraft, RawCell, TypedDraft } from "./column.ts";
import { kindName } from "./field-words.ts";
import { derive, isUsual, minShare, type Span, within } from "./piece-drafts.ts";

/** The two prices that a text is made of, and which of them they are: in two currencies, or the old one first. */
type Pair = { readonly spans: readonly [Span, Span]; readonly isReduced: boolean };

function readPair({ raw }: RawCell, locale: PageLocale): Pair | null {
  const first = priceIn(raw, locale)?.span;
  if (!first) return null;
  const rest = raw.slice(first[1]);
  const second = priceIn(rest, locale)?.span;
  if (!second || rest.slice(0, second[0]).trim() !== "" || rest.slice(second[1]).trim() !== "") return null;
  const [one, other] = [raw.slice(...first), rest.slice(...second)];
  const [currency, otherCurrency] = [findCurrency(one), findCurrency(other)];
  if (!currency || !otherCurrency) return null;
  const isReduced = currency.key === otherCurrency.key;
  if (isReduced && amountOf(one, locale) <= amountOf(other, locale)) return null;
  return { spans: [first, [second[0] + first[1], second[1] + first[1]]], isReduced };
}

const oldPrice = "old price";

/** Whether the texts of a column are parted into the price before and the one that holds, and so are no price themselves. */
export const isParted = (draft: ColumnDraft, pieces: readonly TypedDraft[]): boolean =>
  pieces.some((piece) => piece.draft.key === `${draft.key}|${oldPrice}`);

const amountOf = (text: string, { decimalMark }: PageLocale): number => parsePrice(text, decimalMark)?.amount ?? 0;

/** The two prices that most texts are made of: in two currencies (`3,99 лв. 2,04 €`), or the old one and the one that holds (`£1.25£1.05`). */
export function splitPrices(draft: ColumnDraft, filled: readonly RawCell[], locale: PageLocale): ColumnDraft[] {
  const pairs = new Map<RawCell, Pair>();
  const isPair = (cell: RawCell): boolean => {
    const pair = readPair(cell, locale);
    if (pair) pairs.set(cell, pair);
    return pair !== null;
  };
  if (!isUsual(filled, minShare, isPair)) return [];
  const reduced = [...pairs.values()].filter((pair) => pair.isReduced).length;
  if (reduced > 0 && (reduced < pairs.size || draft.key.endsWith("="))) return [];
  const holding = reduced > 0 ? 1 : 0;
  return [0, 1].map((nth) => {
    const cells = draft.cells.map((cell) => {
      const span = cell && pairs.get(cell)?.spans[nth];
      return cell && span ? within(cell, span) : nth === holding ? cell : null;
    });
    if (nth < holding)
      return { ...derive(draft, oldPrice, cells, nth + 1), label: kindName("old price", locale.nameLanguage) };
    return derive(draft, `price${nth + 1}`, cells, nth + 1);
  });
}
