import type { ColumnDraft } from "./column.ts";
import { within } from "./piece-drafts.ts";
import type { PageLocale } from "../page/page-locale.ts";
import { priceIn } from "../values/found-once.ts";

const shareOff = /\d\s?%/;

/** Prices without the share that is taken off them in the same element: `R$ 80,00 -20%`. Two prices stay together. */
export function withoutShareOff(draft: ColumnDraft, locale: PageLocale): ColumnDraft {
  if (draft.key.includes("@") || !draft.cells.some((cell) => cell && shareOff.test(cell.raw))) return draft;
  const cells = draft.cells.map((cell) => {
    const price = cell && shareOff.test(cell.raw) ? priceIn(cell.raw, locale) : null;
    if (!cell || !price) return cell;
    const [start, end] = price.span;
    const rest = `${cell.raw.slice(0, start)} ${cell.raw.slice(end)}`;
    return priceIn(rest, locale) ? cell : within(cell, price.span);
  });
  return { ...draft, cells };
}
