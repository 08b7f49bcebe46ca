import { findCurrency } from "../values/price.ts";
import { priceIn } from "../values/found-once.ts";
import type { PageLocale } from "../page/page-locale.ts";
import type { ColumnDraft, RawCell } from "./column.ts";
import { derive, isUsual, minShare, type Span, within } from "./piece-drafts.ts";

const between = /^\s*$/u;

/** The two prices that a text is made of, in two currencies: `3,99 лв. 2,04 €`. */
function inTwoCurrencies({ raw }: RawCell, locale: PageLocale): readonly [Span, Span] | null {
  const first = priceIn(raw, locale)?.span;
  if (!first) return null;
  const rest = raw.slice(first[1]);
  const second = priceIn(rest, locale)?.span;
  if (!second || !between.test(rest.slice(0, second[0])) || !between.test(rest.slice(second[1]))) return null;
  const [one, other] = [findCurrency(raw.slice(...first)), findCurrency(rest.slice(...second))];
  if (!one || !other || one.key === other.key) return null;
  return [first, [second[0] + first[1], second[1] + first[1]]];
}

/** The price in each of the two currencies that most texts give it in. */
export function splitCurrencies(draft: ColumnDraft, filled: readonly RawCell[], locale: PageLocale): ColumnDraft[] {
  const found = new Map<RawCell, readonly [Span, Span]>();
  const isPair = (cell: RawCell): boolean => {
    const pair = inTwoCurrencies(cell, locale);
    if (pair) found.set(cell, pair);
    return pair !== null;
  };
  if (!isUsual(filled, minShare, isPair)) return [];
  return [0, 1].map((nth) => {
    const cells = draft.cells.map((cell) => {
      const span = cell && found.get(cell)?.[nth];
      return cell && span ? within(cell, span) : nth === 0 ? cell : null;
    });
    return derive(draft, `price${nth + 1}`, cells, nth + 1);
  });
}
