import { declaredAmount } from "./candidates/declared-prices.ts";
import { articleKey, type Details, textKey } from "./candidates/details.ts";
import type { TableColumn } from "./columns/column.ts";
import type { MinedSet } from "./mined-set.ts";
import type { PageLocale } from "./page/page-locale.ts";

/** What pages show of a thing, by the property that describes it. */
const shownAs = (property: string): string =>
  property
    .toLowerCase()
    .replace(/^ratingvalue$/, "rating")
    .replace(/^(?:review|rating)count$/, "reviews")
    .replace(/^datepublished$/, "date");

/** What a page describes of its subject for machines, with what it shows of it: the heading that names it first, and what else only is shown. */
export function joinThing(subject: MinedSet, { set: details, outdatedPrices }: Details, locale: PageLocale): MinedSet {
  const amountOf = ({ cells: [cell] }: TableColumn): number | null => declaredAmount(cell?.raw ?? "", locale);
  const isOutdated = (column: TableColumn): boolean =>
    column.type === "price" && outdatedPrices.includes(amountOf(column) ?? NaN);
  const price = details.columns.find(({ key, type }) => key === "~price" && type === "price");
  const isShownOtherwise = (column: TableColumn): boolean =>
    /^(?:offers\.)?sku$/.test(column.key)
      ? isNumbered
      : /(?:^|\.)price$/.test(column.key) &&
        price !== undefined &&
        (amountOf(column) === null || amountOf(column) === amountOf(price));
  const isNumbered = details.columns.some(({ key, name }) => key === articleKey && name.toLowerCase() !== "sku");
  const text = details.columns.find(({ key }) => key === textKey);
  const isShownAtLength = ({ key, cells: [cell] }: TableColumn): boolean =>
    /(?:^|\.)(?:articleBody|text)$/.test(key) && (cell?.raw.length ?? 0) < (text?.cells[0]?.raw.length ?? 0);
  const described = subject.columns.filter(
    (column) => !isOutdated(column) && !isShownOtherwise(column) && !isShownAtLength(column),
  );
  const told = new Set(described.flatMap(({ key }) => key.split(".").map(shownAs)));
  const title = details.columns.find(({ key }) => key === "~title");
  const more = details.columns.filter((column) => column !== title && !told.has(column.key.slice(1).toLowerCase()));
  const shown = title?.cells[0]?.raw ?? "";
  const saysShown = ({ key, cells: [cell] }: TableColumn): boolean =>
    shown !== "" && /^(?:name|headline)$/.test(key) && cell?.raw.includes(shown) === true;
  const isShown = title !== undefined && described.some(saysShown);
  const own = isShown ? [title, ...described.filter((column) => !saysShown(column))] : described;
  return { ...subject, columns: [...own, ...more] };
}
